import type { CodeableConcept, Coding } from 'fhir/r4.js';

interface AnyCode {
  readonly system: string;
  readonly code: string;
  readonly display: string;
}

/** A concept with its words and each of its codes once; without a code its words alone. */
export function conceptOf(text: string, codes: readonly AnyCode[] = []): CodeableConcept {
  const byCode = new Map(codes.map((each) => [`${each.system}|${each.code}`, codingOf(each)]));
  return { ...(byCode.size === 0 ? {} : { coding: [...byCode.values()] }), text };
}

/** One code. */
export function codingOf({ system, code, display }: AnyCode): Coding {
  return { system, code, display };
}
