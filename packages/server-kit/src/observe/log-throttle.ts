import type { Clock } from '@svc/store';

/** A flood of one kind is one line a minute in the log. */
const SAY_EVERY_MS = 60_000;
/** Kinds are words of ours and error codes, so there are few. */
const MOST_KINDS = 100;

/**
 * Lets the first of each kind through, and one a minute from then on.
 *
 * @returns how many of the kind were held back since the last one; undefined for one that is held back
 */
export function createLogThrottle(clock: Clock): (kind: string) => number | undefined {
  const said = new Map<string, { atMs: number; heldBack: number }>();
  return (kind) => {
    const last = said.get(kind);
    if (last !== undefined && clock() - last.atMs < SAY_EVERY_MS) {
      last.heldBack++;
      return undefined;
    }
    if (said.size >= MOST_KINDS) said.clear();
    said.set(kind, { atMs: clock(), heldBack: 0 });
    return last?.heldBack ?? 0;
  };
}
