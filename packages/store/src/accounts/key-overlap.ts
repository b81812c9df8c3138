import { InvalidInputError } from '../invalid-input.ts';

const MAX_OVERLAP_MS = 30 * 24 * 3_600_000;

/** Checks how long a rotated key or secret works beside its successor. Throws InvalidInputError beyond 30 days. */
export function checkOverlap(overlapMs: number): void {
  if (!(overlapMs >= 0 && overlapMs <= MAX_OVERLAP_MS))
    throw new InvalidInputError('An overlap lasts 0 to 30 days.');
}
