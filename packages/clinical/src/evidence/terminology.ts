import { CODE_SYSTEMS, type Code } from '@svc/contracts';

/** A code of a concept, without the place in an answer it maps to. Only codes seen in a public source are listed. */
export interface ConceptCode {
  readonly system: (typeof CODE_SYSTEMS)[keyof typeof CODE_SYSTEMS];
  readonly code: string;
  readonly display: string;
}

/**
 * A LOINC code with its display name.
 *
 * @example
 * ```ts
 * import { loinc } from '@svc/clinical';
 *
 * loinc('44261-6', 'PHQ-9 total score');
 * // → { system: 'http://loinc.org', code: '44261-6', display: 'PHQ-9 total score' }
 * ```
 */
export const loinc = (code: string, display: string): ConceptCode => ({
  system: CODE_SYSTEMS.loinc,
  code,
  display,
});

/**
 * A SNOMED CT code with its display name.
 *
 * @example
 * ```ts
 * import { snomed } from '@svc/clinical';
 *
 * snomed('35489007', 'Depressive disorder').system; // → 'http://snomed.info/sct'
 * ```
 */
export const snomed = (code: string, display: string): ConceptCode => ({
  system: CODE_SYSTEMS.snomed,
  code,
  display,
});
export const rxnorm = (code: string, display: string): ConceptCode => ({
  system: CODE_SYSTEMS.rxnorm,
  code,
  display,
});

/**
 * The codes of a part of the answer.
 *
 * @example
 * ```ts
 * import { codesAt, loinc } from '@svc/clinical';
 *
 * codesAt('signals[0]', [loinc('44261-6', 'PHQ-9 total score')]);
 * // → [
 * //     {
 * //       system: 'http://loinc.org',
 * //       code: '44261-6',
 * //       display: 'PHQ-9 total score',
 * //       mapsTo: 'signals[0]'
 * //     }
 * //   ]
 * ```
 */
export function codesAt(mapsTo: string, concepts: readonly ConceptCode[] = []): Code[] {
  return concepts.map(({ system, code, display }) => ({ system, code, display, mapsTo }));
}
