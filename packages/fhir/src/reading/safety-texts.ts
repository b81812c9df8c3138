import { findSafetyWords } from '@svc/clinical';
import type { Annotation, CodeableConcept, Coding, Condition } from 'fhir/r4.js';
import type { Placed } from './bundle/placed.ts';
import type { ReadingReport } from './bundle/reading-report.ts';
import { elementsOf, isElement, textOf } from './element/element.ts';

/** Words about safety in the free texts of a resource ask a clinician to look; they never score. */
export function noteSafetyWords(placed: Placed, year: number, report: ReadingReport): void {
  for (const [path, text] of textsOf(placed)) {
    for (const { label, quote } of findSafetyWords(text, year)) report.review(`${path}: ${label}: "${quote}"`);
  }
}

function textsOf({ resource, path }: Placed): (readonly [path: string, text: string])[] {
  const { note, valueString, conclusion } = resource as {
    readonly note?: unknown;
    readonly valueString?: unknown;
    readonly conclusion?: unknown;
  };
  return [
    ...elementsOf<Annotation>(note).map(({ text }, index) => [`${path}.note[${index}].text`, textOf(text)] as const),
    [`${path}.valueString`, textOf(valueString)] as const,
    [`${path}.conclusion`, textOf(conclusion)] as const,
  ].flatMap(([at, text]) => (text === undefined ? [] : [[at, text] as const]));
}

const OVER = new Set(['inactive', 'remission', 'resolved']);
const NOT_SO = new Set(['refuted', 'entered-in-error']);
/** Names of conditions are no sentences: each of these is about safety by itself. */
const ABOUT_SAFETY = /suicid|self[- ]harm|homicid|command hallucination/i;

/** A present condition whose name is about safety asks for a look. No request takes conditions otherwise. */
export function readCondition(placed: Placed<Condition>, report: ReadingReport): void {
  const { resource, path } = placed;
  if (codesIn(resource.verificationStatus).some((code) => NOT_SO.has(code))) {
    report.notUsed(placed, 'is refuted or entered in error');
    return;
  }
  if (codesIn(resource.clinicalStatus).some((code) => OVER.has(code))) {
    report.notUsed(placed, 'is over');
    return;
  }
  report.used(placed, 'context');
  const names = isElement<CodeableConcept>(resource.code)
    ? [textOf(resource.code.text), ...elementsOf<Coding>(resource.code.coding).map(({ display }) => textOf(display))]
    : [];
  const about = names.find((name) => name !== undefined && ABOUT_SAFETY.test(name));
  if (about !== undefined) report.review(`${path}.code: on record: "${about.slice(0, 120)}"`);
}

function codesIn(concept: unknown): string[] {
  if (!isElement<CodeableConcept>(concept)) return [];
  return elementsOf<Coding>(concept.coding).flatMap(({ code }) => textOf(code) ?? []);
}
