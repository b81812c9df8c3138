import { allowedTransitions, simulateLabOrder } from '@svc/labs';
import { LAB_PANELS } from '@svc/clinical';
import type { Faults } from '../../support/faults.ts';
import { Tally } from '../../support/tally.ts';
import { createDice, type Dice } from '../../support/dice.ts';
import { mayGo, OUTCOMES, simulatedPath, type Status, STATUSES, usualNext } from './model.ts';

const ORDERS = 64;
const OBSERVED_AT = '2026-11-20T07:30:00.000Z';

/** Random commands on the state machine and the simulator of the engines, each held against the model. */
export function runInMemory(commands: number, seed: number, faults: Faults): Tally {
  const dice = createDice(seed);
  const orders = Array.from({ length: ORDERS }, (): Status => 'requested');
  const seen = new Tally();
  for (let done = 0; done < commands; done++) {
    const which = dice.roll(ORDERS);
    const from = orders[which] as Status;
    // An order at its end makes room for a new one.
    if (simulatedPath(from, 'normal').length === 0 && from !== 'resulted' && dice.roll(4) === 0) {
      orders[which] = 'requested';
      seen.add('new order');
    } else
      orders[which] =
        dice.roll(50) === 0 ? simulate(from, dice, faults, seen) : move(from, dice, faults, seen);
  }
  return seen;
}

function move(from: Status, dice: Dice, faults: Faults, seen: Tally): Status {
  const allowed = allowedTransitions(from);
  const to = dice.roll(3) === 0 ? allowed[0] : dice.pick(STATUSES);
  if (allowed[0] !== usualNext(from)) faults.add('usual next', `${from}: ${allowed[0]}`);
  if (to === undefined) return from;
  const accepted = allowed.includes(to);
  if (accepted !== mayGo(from, to)) faults.add('illegal state', `${from} to ${to}: ${accepted}`);
  seen.add(accepted ? 'move accepted' : 'move refused');
  return accepted ? to : from;
}

function simulate(from: Status, dice: Dice, faults: Faults, seen: Tally): Status {
  const outcome = dice.pick(OUTCOMES);
  const panel = dice.pick(LAB_PANELS);
  const simulation = {
    orderId: 'labord_1',
    panel,
    from,
    outcome,
    seed: dice.roll(1_000),
    observedAt: OBSERVED_AT,
  };
  const { path, report, statusReason } = simulateLabOrder(simulation);
  const expected = simulatedPath(from, outcome);
  if (path.join() !== expected.join()) faults.add('simulated path', `${from} ${outcome}: ${path.join()}`);
  const last = path.at(-1);
  if ((report !== null) !== (last === 'resulted')) faults.add('simulated report', `${from} ${outcome}`);
  if ((statusReason !== null) !== (last === 'failed')) faults.add('simulated reason', `${from} ${outcome}`);
  seen.add(path.length === 0 ? 'nothing to simulate' : 'simulated');
  return last ?? from;
}
