import { CODE_SYSTEMS, type Code } from '@svc/contracts';

/** A code of a concept, without the place in an answer it maps to. Only codes seen in a public source are listed. */
export interface ConceptCode {
  readonly system: (typeof CODE_SYSTEMS)[keyof typeof CODE_SYSTEMS];
  readonly code: string;
  readonly display: string;
}

export const loinc = (code: string, display: string): ConceptCode => ({
  system: CODE_SYSTEMS.loinc,
  code,
  display,
});
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

/** The codes of a part of the answer. */
export function codesAt(mapsTo: string, concepts: readonly ConceptCode[] = []): Code[] {
  return concepts.map(({ system, code, display }) => ({ system, code, display, mapsTo }));
}
