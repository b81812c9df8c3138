import { UNIT } from '../../src/find/classifier/classify.ts';
import { PLACES } from '../../src/find/classifier/hash.ts';
import { OUTPUTS } from '../../src/find/classifier/outputs.ts';
import {
  characterOf,
  LONGEST_STEP,
  MIDDLE,
  type PackedWeights,
} from '../../src/find/classifier/packed-weights.ts';
import type { Learned } from './train.ts';

/** Weights of fewer units are left out: with all of them the file is twice as large and reads no better. Risk keeps more. */
const LEAST_UNITS = { risk: 2, option: 6, other: 4 };

function leastUnits(output: string): number {
  return output === 'risk'
    ? LEAST_UNITS.risk
    : output.startsWith('option:')
      ? LEAST_UNITS.option
      : LEAST_UNITS.other;
}

/** The weights of all outputs as text, in the order of their columns. */
export function pack(outputs: readonly Learned[]): PackedWeights {
  const packed = { steps: '', columns: '', weights: '' };
  const least = OUTPUTS.map(leastUnits);
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
