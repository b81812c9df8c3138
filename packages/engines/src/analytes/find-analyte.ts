import type { Analyte } from './define-analyte.ts';
import { ANALYTES } from './index.ts';

/** Letters and digits only, lower case: `Na+`, `NA` and `na` are one name, as are `TSH (serum)` and `tsh serum`. */
export function normalizeAnalyteName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Every name an analyte is found under, normalised, each once. */
export function namesOfAnalyte(analyte: Analyte): ReadonlySet<string> {
  const names = [
    analyte.key,
    analyte.label,
    ...analyte.aliases,
    ...analyte.codes.map((code) => code.display),
  ];
  return new Set(names.map(normalizeAnalyteName));
}

const byName: ReadonlyMap<string, Analyte> = new Map(
  ANALYTES.flatMap((analyte) => [...namesOfAnalyte(analyte)].map((name) => [name, analyte] as const)),
);

/** The analyte a laboratory or a device calls by this name. Only listed names are known: nothing is guessed. */
export function findAnalyte(name: string): Analyte | undefined {
  return byName.get(normalizeAnalyteName(name));
}
