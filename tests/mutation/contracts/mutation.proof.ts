/**
 * Mutation run: small changes of the contracts of the developer API, the error codes and the engines' cut-offs. Each
 * must be noticed by a test that carries the id of the row it breaks.
 */
import { proveMutants } from './prove-mutants.ts';
import { isOfRecords } from './records.ts';

await proveMutants({
  name: 'mutation',
  covers: ['packages/contracts/src', 'packages/clinical/src', 'packages/engines/src'],
  runsTests: true,
  limitMinutes: 30,
  bar: 'Every change of a bound, a field, an enum, a status, an error code or a cut-off is noticed by a test that carries the id of its row.',
  leastMutants: 2000,
  isIn: (file) => !isOfRecords(file),
});
