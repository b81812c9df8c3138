import type { ComparableInput } from '../engine.ts';
import { roundOffNoise } from './whole-numbers.ts';

type Described = Pick<ComparableInput, 'name' | 'label' | 'unit'>;

/**
 * A number of the request that can be compared with its earlier value.
 *
 * @param pointsTowardsWorse what a value adds to the result, in the engine's points, more meaning worse
 */
export function comparableNumber(
  described: Described,
  value: number,
  pointsTowardsWorse: (value: number) => number,
): ComparableInput {
  return {
    ...described,
    value,
    effect: (previous) =>
      typeof previous === 'number'
        ? roundOffNoise(pointsTowardsWorse(value) - pointsTowardsWorse(previous))
        : 0,
  };
}

/** The same for a yes or no. */
export function comparableFlag(
  described: Described,
  value: boolean,
  pointsTowardsWorse: (value: boolean) => number,
): ComparableInput {
  return {
    ...described,
    value,
    effect: (previous) =>
      typeof previous === 'boolean'
        ? roundOffNoise(pointsTowardsWorse(value) - pointsTowardsWorse(previous))
        : 0,
  };
}
