import { DRUGS, EXPOSURE_WORDS } from '@svc/clinical';
import { labelOf, type Taken, type TakenDrug } from './taken.ts';

const drugs = new Map(DRUGS.map((drug) => [drug.key, drug]));
const exposures = new Map(EXPOSURE_WORDS.map((exposure) => [exposure.key, exposure]));

/** Something taken, by key, with no dose written. Throws on an unknown key. */
export function takenOf(key: string, written: Partial<TakenDrug> = {}): Taken {
  const drug = drugs.get(key);
  const exposure = exposures.get(key);
  if (exposure) return { kind: 'exposure', exposure };
  if (!drug) throw new Error(`${key} is not listed`);
  const daily = { atLeastMg: 0, averageMg: 0, dosesWritten: false, complete: false };
  return { kind: 'drug', drug, daily, lines: [key], matched: [key], ...written };
}

/** How a list would write it: generic name, first brand where there is one, or exposure word. */
export function writtenAs(key: string): readonly string[] {
  const taken = takenOf(key);
  if (taken.kind === 'exposure') return taken.exposure.words.slice(0, 1);
  return [labelOf(taken), ...taken.drug.brands.slice(0, 1)];
}
