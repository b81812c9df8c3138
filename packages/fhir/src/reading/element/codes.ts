import type { CodeableConcept, Coding } from 'fhir/r4.js';
import { elementsOf, isElement, textOf } from './element.ts';

export interface ReadCode {
  readonly system: string;
  readonly code: string;
  readonly display: string | undefined;
}

/** Codings of a concept that have both a system and a code; all of them, whatever their system. */
export function codesOf(concept: unknown): ReadCode[] {
  if (!isElement<CodeableConcept>(concept)) return [];
  return elementsOf<Coding>(concept.coding).flatMap(({ system, code, display }) => {
    const [known, value] = [textOf(system), textOf(code)];
    return known === undefined || value === undefined
      ? []
      : [{ system: known, code: value, display: textOf(display) }];
  });
}

/** The code of a concept in one system. */
export function codeIn(concept: unknown, system: string): ReadCode | undefined {
  return codesOf(concept).find((each) => each.system === system);
}
