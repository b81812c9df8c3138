import { BOUNDS, countCodePoints, isCleanText, MSE_CONFIDENCES, MSE_PROVENANCES } from '@svc/contracts';
import { type MseDomain, findMseOption, RISK } from '@svc/clinical';
import { describeValue, listAllowed, quoteSafely } from './input-text.ts';
import { isRecord } from './is-record.ts';
import type { ProblemList } from './problem-list.ts';
import { validateCssrs } from './validate-cssrs.ts';

interface Field {
  readonly domain: MseDomain;
  readonly value: unknown;
  readonly path: string;
  readonly problems: ProblemList;
}

/** The fields an entry may have, each with its check. `values` is required, the others are checked when present. */
const CHECKS = new Map<string, (field: Field) => void>([
  ['values', checkValues],
  ['text', (field) => checkText(field, BOUNDS.mseNote)],
  ['provenance', (field) => checkEnum(field, MSE_PROVENANCES)],
  ['confidence', (field) => checkEnum(field, MSE_CONFIDENCES)],
  ['confidenceScore', checkScore],
  ['supportingSignals', checkSignals],
  ['cssrs', ({ domain, value, path, problems }) => validateCssrs(domain, value, path, problems)],
]);

/** Checks what was sent for one domain, every field of it. */
export function validateEntry(domain: MseDomain, entry: unknown, path: string, problems: ProblemList): void {
  if (!isRecord(entry)) {
    problems.add(() => `${path}: must be an object with values, is ${describeValue(entry)}`);
    return;
  }
  if (entry['values'] === undefined) problems.add(() => `${path}.values: is required`);
  for (const name of Object.keys(entry)) {
    const value = entry[name];
    const check = CHECKS.get(name);
    if (check === undefined) {
      problems.add(
        () => `${path}: unknown field ${quoteSafely(name)}; allowed: ${listAllowed(fieldsOf(domain))}`,
      );
    } else if (value !== undefined) {
      check({ domain, value, path: `${path}.${name}`, problems });
    }
  }
}

function fieldsOf(domain: MseDomain): string[] {
  return [...CHECKS.keys()].filter((name) => name !== 'cssrs' || domain === RISK);
}

function valuesOf({ options }: MseDomain): string[] {
  return options.map(({ value }) => value);
}

function checkValues({ domain, value, path, problems }: Field): void {
  if (!Array.isArray(value)) {
    problems.add(() => `${path}: must be a list of option values, is ${describeValue(value)}`);
    return;
  }
  const values: readonly unknown[] = value;
  if (!domain.multi && values.length > 1) {
    problems.add(() => `${path}: ${domain.key} takes one value at most, has ${values.length}`);
  }
  const seen = new Set<string>();
  for (const [index, option] of values.entries()) {
    checkOption({ domain, value: option, path: `${path}[${index}]`, problems }, seen);
  }
}

function checkOption({ domain, value, path, problems }: Field, seen: Set<string>): void {
  if (typeof value !== 'string') {
    problems.add(() => `${path}: must be the text of an option, is ${describeValue(value)}`);
  } else if (findMseOption(domain, value) === undefined) {
    problems.add(
      () => `${path}: unknown option ${quoteSafely(value)}; allowed: ${listAllowed(valuesOf(domain))}`,
    );
  } else if (seen.has(value)) {
    problems.add(() => `${path}: option "${value}" is given twice`);
  } else {
    seen.add(value);
  }
}

function checkText({ value, path, problems }: Field, most: number): void {
  if (typeof value !== 'string') {
    problems.add(() => `${path}: must be text, is ${describeValue(value)}`);
  } else if (value.length > most && countCodePoints(value) > most) {
    problems.add(() => `${path}: must have at most ${most} characters, has ${countCodePoints(value)}`);
  } else if (!isCleanText(value)) {
    problems.add(() => `${path}: must not contain a NUL character or a lone surrogate`);
  }
}

function checkEnum({ value, path, problems }: Field, allowed: readonly unknown[]): void {
  if (!allowed.includes(value)) {
    problems.add(() => `${path}: must be one of ${allowed.join(', ')}, is ${describeValue(value)}`);
  }
}

function checkScore({ value, path, problems }: Field): void {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) {
    problems.add(() => `${path}: must be a number from 0 to 1, is ${describeValue(value)}`);
  }
}

function checkSignals({ domain, value, path, problems }: Field): void {
  if (!Array.isArray(value)) {
    problems.add(() => `${path}: must be a list of signal names, is ${describeValue(value)}`);
    return;
  }
  const signals: readonly unknown[] = value;
  if (signals.length > BOUNDS.mseSignals) {
    problems.add(() => `${path}: must have at most ${BOUNDS.mseSignals} entries, has ${signals.length}`);
  }
  for (const [index, signal] of signals.entries()) {
    checkText({ domain, value: signal, path: `${path}[${index}]`, problems }, BOUNDS.mseSignalName);
  }
}
