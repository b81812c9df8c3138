import { UNIT } from '../../../packages/mse-draft/src/find/classifier/classify.ts';
import { PLACES } from '../../../packages/mse-draft/src/find/classifier/hash.ts';
import {
  characterOf,
  LONGEST_STEP,
  MIDDLE,
  type PackedWeights,
} from '../../../packages/mse-draft/src/find/classifier/packed-weights.ts';
import type { Learned } from './train.ts';

/** Weights of fewer units are left out: with all of them the file is twice as large and reads no better. Risk keeps more. */
const LEAST_UNITS = { risk: 2, option: 5, observed: 5, other: 5 };

function leastUnits(output: string): number {
  if (output === 'risk') return LEAST_UNITS.risk;
  if (output.startsWith('option:')) return LEAST_UNITS.option;
  return output.includes('.') ? LEAST_UNITS.observed : LEAST_UNITS.other;
}

/** The weights of all outputs as text, in the order of their columns. */
export function pack(
  names: readonly string[],
  outputs: readonly Learned[],
  leastOf: (output: string) => number = leastUnits,
): PackedWeights {
  const packed = { steps: '', columns: '', weights: '' };
  const least = names.map(leastOf);
  let lastPlace = 0;
  for (let place = 0; place < PLACES; place += 1) {
    let lastColumn = -1;
    outputs.forEach(({ weights }, column) => {
      const units = unitsOf(weights[place] ?? 0, least[column] ?? 0);
      if (units === 0) return;
      packed.columns += characterOf(column - lastColumn);
      packed.weights += characterOf(MIDDLE + units);
      lastColumn = column;
    });
    if (lastColumn < 0) continue;
    packed.columns += characterOf(0);
    packed.steps += stepOf(place - lastPlace);
    lastPlace = place;
  }
  return packed;
}

function unitsOf(weight: number, least: number): number {
  const units = Math.max(-MIDDLE, Math.min(MIDDLE - 1, Math.round(weight / UNIT)));
  return Math.abs(units) < least ? 0 : units;
}

/** The distance to the next weight, as text. */
export function stepOf(distance: number): string {
  return (
    characterOf(LONGEST_STEP).repeat(Math.floor(distance / LONGEST_STEP)) +
    characterOf(distance % LONGEST_STEP)
  );
}
