import type { Previous } from '@svc/contracts';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { maybe, withoutUndefined } from './numbers.ts';
import { callerText } from './text.ts';

const STATUSES = [
  'low',
  'high',
  'improving',
  'worsening',
  'within_normal',
  'watch',
  'critical',
  'responding',
  'stable',
];
const INPUT_NAMES = [
  'avgSleepHours',
  'responseLatencySeconds',
  'daysSinceMedChange',
  'hasActiveMedication',
  'sodium',
  'constructor',
];

/** An earlier result as a caller may send it back, honestly or not. */
function previous(date: Arbitrary<string>): Arbitrary<Previous> {
  const value = fc.oneof(
    fc.double(),
    fc.boolean(),
    callerText(),
    fc.constant(null),
    fc.array(fc.nat(), { maxLength: 3 }),
  );
  return fc
    .record({
      score: maybe(
        fc.oneof(fc.integer({ min: -100, max: 100 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
      ),
      status: maybe(fc.oneof(fc.constantFrom(...STATUSES), callerText(200))),
      computedAt: maybe(date),
      inputs: maybe(
        fc.dictionary(fc.oneof(fc.constantFrom(...INPUT_NAMES), callerText()), value, {
          maxKeys: 5,
          noNullPrototype: true,
        }),
      ),
    })
    .map((sent) => withoutUndefined(JSON.parse(JSON.stringify(sent)) as Previous));
}

/** What every request may carry beside its own fields; none of it may move a score. */
export function extras(date: Arbitrary<string>) {
  return fc
    .record({
      sessionRef: maybe(callerText(200)),
      explain: maybe(fc.boolean()),
      previous: maybe(previous(date)),
    })
    .map(withoutUndefined);
}
