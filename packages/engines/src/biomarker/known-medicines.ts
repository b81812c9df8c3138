import { namedMedicine, TERATOGEN_LEVELS } from '@svc/clinical';
import type { BiomarkerAnalyzeRequest } from '@svc/contracts';

/** Levels that say by themselves that a medicine is taken. */
const LEVELS: Readonly<Record<string, string>> = {
  lithium: 'lithium',
  clozapine: 'clozapine',
  norclozapine: 'clozapine',
};

/** Keys of the medicines that a request names: in its list, or as the name of a panel. */
export function namedMedicines({ labs, medicines = [] }: BiomarkerAnalyzeRequest): ReadonlySet<string> {
  const texts = new Set([...medicines, ...labs.map(({ labName }) => labName)]);
  return new Set([...texts].flatMap(namedMedicine));
}

/** The key of the medicine whose level an analyte is. */
export function medicineOfLevel(analyte: string): string | undefined {
  return Object.hasOwn(LEVELS, analyte) ? LEVELS[analyte] : undefined;
}

/** The level of a teratogenic medicine goes by the key of the medicine. */
export function hasTeratogen(medicines: Iterable<string>): boolean {
  return [...medicines].some((key) => TERATOGEN_LEVELS.has(key));
}
