import { globSync, readFileSync } from 'node:fs';
import { ANALYTES, describeLabPanel, INSTRUMENTS, LAB_PANELS, MSE_DOMAINS, mseCatalog } from '@svc/clinical';
import { CODE_SYSTEMS } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import {
  hasCheckDigit,
  hasLoincCheckDigit,
  hasSnomedCheckDigit,
  weightedSum,
} from '../../../packages/clinical/test/check-digits.ts';
import { METRICS } from '../../../packages/engines/src/dmse/metrics/index.ts';
import { codesInJson, codesInModule, type WrittenCode } from './codes.ts';
import { ROOT } from '../../root.ts';

const FILES = globSync('{packages/*,services/*,sdks/*,apps/*,cli,examples}/src/**/*.{ts,json}', { cwd: ROOT })
  .filter((file) => !/\.(?:test|fixture)\.(?:ts|json)$/.test(file))
  .toSorted();

/** Digits that are the code of no clinical term. */
const NO_CODES: Readonly<Record<string, string>> = {
  '316672': 'RxNorm, an ingredient',
  '131072': 'bytes of memory',
  '1800000000': 'seconds since the epoch, in examples',
};

const WRITTEN = FILES.flatMap((file) => {
  const text = readFileSync(`${ROOT}${file}`, 'utf8');
  const codes = file.endsWith('.json') ? codesInJson(text) : codesInModule(text);
  return codes.filter(({ code }) => !(code in NO_CODES)).map((it) => ({ ...it, file }));
});

const codesOf = (kind: WrittenCode['kind']) => WRITTEN.filter((it) => it.kind === kind);

describe('codes written in the sources have their check digits', () => {
  it.each(codesOf('loinc'))('LOINC $code in $file', ({ code }) => {
    expect(hasLoincCheckDigit(code)).toBe(true);
  });

  it.each(codesOf('snomed'))('SNOMED CT $code in $file', ({ code }) => {
    expect(hasSnomedCheckDigit(code)).toBe(true);
  });

  it('answers of LOINC lists: the letters add the same to the sum of each, by whether its digits are even in number', () => {
    const added = codesOf('answer').map(({ code }) => {
      const [, digits = '', check] = /^LA(\d+)-(\d)$/.exec(code) ?? [];
      const rest = (20 - Number(check) - (weightedSum(digits) % 10)) % 10;
      return `${digits.length % 2 === 0 ? 'even' : 'odd'}: ${rest}`;
    });
    expect(added.length).toBeGreaterThanOrEqual(6);
    expect([...new Set(added)].toSorted()).toEqual(['even: 5', 'odd: 8']);
  });

  it.each([
    'packages/clinical/src/analytes/electrolytes.ts',
    'packages/clinical/src/instruments/phq9.ts',
    'packages/clinical/src/mse/domains/risk.ts',
    'packages/engines/src/dmse/metrics/psychomotor.ts',
    'packages/engines/src/mse/render.ts',
    'packages/fhir/src/writing/exam-document.ts',
    'packages/fhir/src/reading/scales/instrument-items.ts',
    'packages/fhir/src/reading/scales/answers.ts',
    'packages/contracts/src/endpoints/examples.json',
  ])('%s is among them', (file) => {
    expect(WRITTEN.map((it) => it.file)).toContain(file);
  });

  it('every text that is excepted still stands somewhere', () => {
    const all = FILES.map((file) => readFileSync(`${ROOT}${file}`, 'utf8')).join('\n');
    expect(Object.keys(NO_CODES).filter((digits) => !all.includes(`'${digits}'`))).toEqual([]);
  });
});

describe('codes of the tables have their check digits, and stand in the sources as they are', () => {
  const tables = { ANALYTES, INSTRUMENTS, MSE_DOMAINS, METRICS, catalog: mseCatalog() };
  const panels = LAB_PANELS.map(describeLabPanel).flatMap(({ panelId, analytes }) =>
    analytes.flatMap(({ key, loinc }) =>
      loinc === null ? [] : [{ at: `${panelId}.${key}`, system: CODE_SYSTEMS.loinc, code: loinc }],
    ),
  );
  const coded = [...Object.entries(tables).flatMap(([name, table]) => codedIn(table, name)), ...panels];
  const written = new Set(WRITTEN.map(({ code }) => code));

  it('of every table', () => {
    const named = new Set(coded.map(({ at }) => at.split('.')[0]));
    for (const name of Object.keys(tables)) expect(named).toContain(name);
    expect(coded.some(({ at }) => /^ANALYTES\.\w+\.findings\./.test(at))).toBe(true);
    expect(panels.length).toBeGreaterThan(100);
  });

  it.each(coded)('$code at $at', (code) => {
    expect(hasCheckDigit(code)).toBe(true);
    expect(written).toContain(code.code);
  });
});

describe('what is read of a module', () => {
  it.each<[string, string, WrittenCode[]]>([
    ['a call', "loinc('1-8', 'x')", [{ kind: 'loinc', code: '1-8' }]],
    ['a call in a wrong shape', "snomed('12345', 'x')", [{ kind: 'snomed', code: '12345' }]],
    ['a text', "const A = { code: '44261-6' };", [{ kind: 'loinc', code: '44261-6' }]],
    ['a key', "const A = { 'LA33-6': 1 };", [{ kind: 'answer', code: 'LA33-6' }]],
    ['a template', 'const A = `35489007`;', [{ kind: 'snomed', code: '35489007' }]],
    ['a token', "const A = 'http://loinc.org|44261-6';", [{ kind: 'loinc', code: '44261-6' }]],
    ['an example', "/** {@code loinc('44261-6', 'x')} */", [{ kind: 'loinc', code: '44261-6' }]],
    ['the same twice', "f('44261-6'); f('44261-6')", [{ kind: 'loinc', code: '44261-6' }]],
    ['a range', "const A = '4-5';", []],
    ['a code of another system', "const A = { rxcui: '114477' };", []],
  ])('%s', (_, text, expected) => {
    expect(codesInModule(text)).toEqual(expected);
  });

  it('a code that is put together is refused: nobody could check it', () => {
    expect(() => codesInModule('loinc(prefix + check, name)')).toThrow('loinc() is given no plain text');
  });

  it('of JSON, values alike', () => {
    const text = JSON.stringify({ code: '44261-6', system: CODE_SYSTEMS.loinc, value: 3 });
    expect(codesInJson(text)).toEqual([{ kind: 'loinc', code: '44261-6' }]);
  });
});

interface Coded {
  readonly at: string;
  readonly system: string;
  readonly code: string;
}

/** Every code of LOINC or SNOMED CT in a value, with the path to it. */
function codedIn(value: unknown, at: string): Coded[] {
  if (typeof value !== 'object' || value === null) return [];
  const { system, code } = value as Readonly<Record<string, unknown>>;
  if (typeof code === 'string' && (system === CODE_SYSTEMS.loinc || system === CODE_SYSTEMS.snomed))
    return [{ at, system, code }];
  return Object.entries(value).flatMap(([key, each]) => codedIn(each, `${at}.${keyOf(each) ?? key}`));
}

function keyOf(entry: unknown): string | undefined {
  const key = (entry as { readonly key?: unknown } | null | undefined)?.key;
  return typeof key === 'string' ? key : undefined;
}
