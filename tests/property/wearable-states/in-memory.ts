import { WEARABLE_STATUSES, WEARABLE_TRANSITIONS, type WearableStatus } from '@svc/contracts';
import type { Dice } from '../../support/dice.ts';
import type { Faults } from '../../support/faults.ts';
import { Tally } from '../../support/tally.ts';
import { type Action, ACTIONS, effectOf, type Status } from './model.ts';

const SEQUENCE = 100;

/** Random commands on the table of transitions, in sequences of a hundred, each held against the model. */
export function runInMemory(commands: number, dice: Dice, faults: Faults): Tally {
  const seen = new Tally();
  for (let done = 0; done < commands; done += SEQUENCE) {
    let status: WearableStatus = 'pending';
    let expected: Status = 'pending';
    const events: string[] = [];
    const expectedEvents: string[] = [];
    for (let step = 0; step < SEQUENCE && done + step < commands; step++) {
      // Whoever comes back gets a new connection.
      if (status === 'disconnected' && dice.roll(3) === 0) {
        status = 'pending';
        expected = 'pending';
        seen.add('new connection');
        continue;
      }
      const action = dice.pick(ACTIONS);
      const moved = applied(status, action, events);
      const effect = effectOf(expected, action);
      if (effect !== null) {
        expected = effect.to;
        if (effect.event !== null) expectedEvents.push(effect.event);
      }
      seen.add(moved === status ? 'nothing' : `${status} to ${moved}`);
      if (moved !== expected || !WEARABLE_STATUSES.includes(moved))
        faults.add('illegal state', `${status}, ${action}: ${moved} instead of ${expected}`);
      status = moved;
    }
    if (events.join() !== expectedEvents.join())
      faults.add('events', `${events.join()} instead of ${expectedEvents.join()}`);
  }
  return seen;
}

function applied(status: WearableStatus, action: Action, events: string[]): WearableStatus {
  const { from, to, event } = WEARABLE_TRANSITIONS[action];
  if (from !== status) return status;
  if (event !== null) events.push(event);
  return to;
}
