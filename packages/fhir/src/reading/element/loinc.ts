import { CODE_SYSTEMS } from '@svc/contracts';
import type { Coding } from 'fhir/r4.js';
import { textOf, type Unread } from './element.ts';

/** Spellings of the system that records carry in the wild; a code that looks like one needs no system. */
const SPELLINGS: ReadonlySet<string> = new Set([
  CODE_SYSTEMS.loinc,
  `${CODE_SYSTEMS.loinc}/`,
  'https://loinc.org',
  'https://loinc.org/',
  'urn:oid:2.16.840.1.113883.6.1',
  '2.16.840.1.113883.6.1',
  'loinc',
  'ln',
]);
const LOOKS_LIKE_LOINC = /^\d{1,7}-\d$/;

/** The LOINC code of a coding; undefined for one of another system. */
export function loincOf({ system, code }: Unread<Coding>): string | undefined {
  const loinc = textOf(code);
  if (loinc === undefined) return undefined;
  const of = textOf(system)?.toLowerCase();
  const isLoinc = of === undefined ? LOOKS_LIKE_LOINC.test(loinc) : SPELLINGS.has(of);
  return isLoinc ? loinc : undefined;
}
