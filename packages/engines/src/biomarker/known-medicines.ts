import { PATIENT_CAUTIONS } from '@svc/clinical';
import type { BiomarkerAnalyzeRequest } from '@svc/contracts';
import { recogniseLine } from '../medication-lines/recognise-line.ts';

/** Levels that say by themselves that a medicine is taken. */
const LEVELS: Readonly<Record<string, string>> = {
  lithium: 'lithium',
  clozapine: 'clozapine',
  norclozapine: 'clozapine',
};

/** Medicines that matter for an unborn child by more than a low level. */
const TERATOGENS: ReadonlySet<string> = new Set(
  PATIENT_CAUTIONS.filter(({ kind, level }) => kind === 'pregnancy' && level !== 'low').flatMap(
    ({ members }) => members,
  ),
);

/** Keys of the medicines that some words name as taken, sentence by sentence. */
export function medicinesIn(words: string): string[] {
  return words
    .split(/[.;\n](?=\s|$)/)
    .flatMap((sentence) => recogniseLine(sentence).drugs.map(({ drug }) => drug.key));
}

/** Keys of the medicines that a request names: in its list, or as the name of a panel. */
export function namedMedicines({ labs, medicines = [] }: BiomarkerAnalyzeRequest): ReadonlySet<string> {
  const words = new Set([...medicines, ...labs.map(({ labName }) => labName)]);
  return new Set([...words].flatMap(medicinesIn));
}

/** The key of the medicine whose level an analyte is. */
export function medicineOfLevel(analyte: string): string | undefined {
  return Object.hasOwn(LEVELS, analyte) ? LEVELS[analyte] : undefined;
}

export function hasTeratogen(medicines: Iterable<string>): boolean {
  return [...medicines].some((key) => TERATOGENS.has(key));
}
