import type { Lens } from './plan.ts';

/** How long the quality must hold before a picture is taken by itself. */
const HOLD_MS = 1000;

/** Since when frames have passed without a break; `null` while they do not. */
export function passingSince(before: number | null, passes: boolean, now: number): number | null {
  return passes ? (before ?? now) : null;
}

/**
 * Whether pictures are taken without being asked for: through a lens alone. What a camera sees without one cannot be told
 * from the room, whose quality is good everywhere.
 */
export function hasAutoShutter(lens: Lens): boolean {
  return lens === 'clip_on_lens';
}

export function isDue(since: number | null, now: number): boolean {
  return since !== null && now - since >= HOLD_MS;
}
