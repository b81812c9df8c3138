import { isRead, verdictOf } from '../acknowledged.ts';
import type { Work, WorkContext } from './context.ts';

/** Reads of what was acknowledged a moment or long ago. */
export function reads({ front, dice, faults, acknowledged }: WorkContext): Work {
  return async () => {
    const one = acknowledged[dice.roll(Math.max(1, acknowledged.length))];
    if (one === undefined) return;
    const verdict = verdictOf(one, await front.ask({ ...one.asked, isGood: isRead }));
    if (verdict === 'lost' || verdict === 'wrong') faults.add(verdict, `${one.what}, while it ran`);
  };
}
