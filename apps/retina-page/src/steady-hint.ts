import type { Hint } from './hints.ts';

/** The hint to show: one that changes with every frame cannot be followed, so a new one must be seen twice. */
export function steadyHint(shown: Hint, before: Hint, seen: Hint): Hint {
  return shown === 'wait' || seen === before ? seen : shown;
}
