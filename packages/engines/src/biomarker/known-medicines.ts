import { recogniseLine } from '../medication-lines/recognise-line.ts';
import type { Reading } from './reading.ts';

/** Levels that say by themselves that a medicine is taken. */
const LEVELS: Readonly<Record<string, string>> = {
  lithium: 'lithium',
  clozapine: 'clozapine',
  norclozapine: 'clozapine',
};

/** Keys of medicines that a level or the name of a panel says are taken. */
export function knownMedicines(readings: readonly Reading[]): ReadonlySet<string> {
  const known = new Set<string>();
  const panels = new Set<string>();
  for (const { analyte, excluded, panel } of readings) {
    if (excluded !== undefined) continue;
    const level = analyte && LEVELS[analyte.key];
    if (level !== undefined) known.add(level);
    panels.add(panel.labName);
  }
  for (const name of panels) for (const { drug } of recogniseLine(name).drugs) known.add(drug.key);
  return known;
}
