/** Mutation run of what is kept: the contracts of the exam, of lab orders and of wearables. */
import { proveMutants } from './prove-mutants.ts';
import { isOfRecords } from './records.ts';

await proveMutants({
  name: 'mutation-records',
  covers: ['packages/contracts/src'],
  runsTests: true,
  limitMinutes: 30,
  bar: 'Every change of a bound, a field, an enum or a scope in the contracts of the exam, of lab orders and of wearables is noticed by a test that carries the id of its row.',
  leastMutants: 1000,
  isIn: isOfRecords,
});
