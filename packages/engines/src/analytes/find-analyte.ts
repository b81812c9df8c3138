import { normalForm } from '@svc/contracts';
import type { Analyte } from './define-analyte.ts';
import { ANALYTES } from './index.ts';

/** Letters and digits only, lower case: `Na+`, `NA` and `na` are one name, as are `TSH (serum)` and `tsh serum`. */
function normalizeAnalyteName(name: string): string {
  return normalForm(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Every name of an analyte as listed. */
function spellingsOf({ key, label, aliases, codes }: Analyte): string[] {
  return [key, label, ...aliases, ...codes.map(({ display }) => display)];
}

/** Every name an analyte is found under, normalised, each once. */
export function namesOfAnalyte(analyte: Analyte): ReadonlySet<string> {
  return new Set(spellingsOf(analyte).map(normalizeAnalyteName));
}

const byName: ReadonlyMap<string, Analyte> = new Map(
  ANALYTES.flatMap((analyte) => [...namesOfAnalyte(analyte)].map((name) => [name, analyte] as const)),
);

/** The listed names as they stand: most senders use one, and it need not be normalised. */
const bySpelling: ReadonlyMap<string, Analyte | undefined> = new Map(
  ANALYTES.flatMap(spellingsOf).map((name) => [name, byName.get(normalizeAnalyteName(name))]),
);

/** The analyte a laboratory or a device calls by this name. Only listed names are known: nothing is guessed. */
export function findAnalyte(name: string): Analyte | undefined {
  return bySpelling.get(name) ?? byName.get(normalizeAnalyteName(name));
}
