/**
 * Lines as people write them in medication lists, with what they name. Written before the recogniser and without it,
 * from memory of medication lists, of published look-alike pairs and of common misspellings; no patient's text.
 */
export interface FixtureLine {
  readonly line: string;
  /** Ingredients by INN or US name, lower case; none where nothing may be recognised. */
  readonly drugs: readonly string[];
  /** Foods, habits and classes by label, lower case. */
  readonly exposures: readonly string[];
}

type Row = readonly [line: string, drugs?: string, exposures?: string];

/** Several names are separated by a semicolon. */
export function fixtureLines(rows: readonly Row[]): readonly FixtureLine[] {
  return rows.map(([line, drugs, exposures]) => ({ line, drugs: split(drugs), exposures: split(exposures) }));
}

function split(names: string | undefined): readonly string[] {
  return names ? names.split('; ') : [];
}
