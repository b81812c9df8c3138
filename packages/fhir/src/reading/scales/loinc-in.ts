import { CODE_SYSTEMS } from '@svc/contracts';
import type { CodeableConcept, Coding } from 'fhir/r4.js';
import { elementsOf, isElement, textOf } from '../element/element.ts';

const LONGEST_LINK = 300;
/** A whole code: not the end of a longer number, not the start of one, and no answer code (LA…). */
const WHOLE_CODE = /(?<![\dA-Za-z-]|LA)(?:loinc)?(\d{3,7}-\d)(?![\dA-Za-z]|-\d)/gi;
const SYSTEMS: ReadonlySet<string> = new Set([
  CODE_SYSTEMS.loinc,
  'https://loinc.org',
  'http://loinc.org/',
  'urn:oid:2.16.840.1.113883.6.1',
]);

/**
 * LOINC codes in a link or an address, in the order they stand: `/44249-1/44250-9`, `phq9.44250-9`, `loinc_44250-9`,
 * `http://loinc.org/44250-9`. Whole codes with a right check digit, never a part of a longer number.
 */
export function loincIn(text: unknown): string[] {
  const link = textOf(text)?.slice(0, LONGEST_LINK) ?? '';
  return [...link.matchAll(WHOLE_CODE)].flatMap(([, code]) =>
    code !== undefined && hasCheckDigit(code) ? [code] : [],
  );
}

/** LOINC codes of a concept; a coding without a system counts where its code is a whole one. */
export function loincsOf(concept: unknown): string[] {
  return isElement<CodeableConcept>(concept) ? loincsAmong(concept.coding) : [];
}

/** LOINC codes of a list of codings. */
export function loincsAmong(codings: unknown): string[] {
  return elementsOf<Coding>(codings).flatMap(({ system, code }) => {
    const value = textOf(code);
    if (value === undefined) return [];
    if (system === undefined) return loincIn(value);
    return SYSTEMS.has(textOf(system) ?? '') ? [value] : [];
  });
}

/** Mod 10, as LOINC has it. */
function hasCheckDigit(code: string): boolean {
  const [number = '', digit] = code.split('-');
  const sum = [...number].toReversed().reduce((total, each, place) => {
    const value = Number(each) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(digit);
}
