import type { Prescription } from '@svc/contracts';
import { DRUGS, EXPOSURE_WORDS } from '@svc/clinical';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { maybe, withoutUndefined } from './numbers.ts';
import { callerText, spellingOf } from './text.ts';

const GENERIC = DRUGS.flatMap(({ name, inn, synonyms }) => [name, inn, ...synonyms]);
const BRANDS = DRUGS.flatMap(({ brands }) => brands);
const WORDS = EXPOSURE_WORDS.flatMap(({ words }) => words);
const PSYCHIATRIC = [
  'sertraline',
  'Zoloft',
  'lithium',
  'clozapine',
  'quetiapine',
  'lamotrigine',
  'venlafaxine XR',
];

const DOSES = ['', ' 50 mg', ' 100mg daily', ' 0.5 mg bid', ' XR 150', ', 20 mg at night', ' 1 tab'];

function medicationName(): Arbitrary<string> {
  const named = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...PSYCHIATRIC) },
    { weight: 3, arbitrary: spellingOf(GENERIC) },
    { weight: 3, arbitrary: spellingOf(BRANDS) },
    { weight: 1, arbitrary: spellingOf(WORDS) },
  );
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(named, fc.constantFrom(...DOSES))
        .map(([name, dose]) => `${name}${dose}`.slice(0, 160)),
    },
    { weight: 1, arbitrary: callerText(160) },
  );
}

const STATUSES = [
  'active',
  'Active',
  'current',
  'discontinued',
  'stopped',
  'on-hold',
  'planned',
  'ACTIVE ',
  '',
  'whatever',
];

function prescription(date: Arbitrary<string>): Arbitrary<Prescription> {
  return fc
    .record({
      id: fc.oneof(
        fc.nat({ max: 99 }).map((n) => `rx-${n}`),
        callerText(),
      ),
      medicationName: medicationName(),
      dosage: maybe(callerText()),
      frequency: maybe(callerText()),
      status: fc.oneof(
        { weight: 3, arbitrary: fc.constant('active') },
        { weight: 2, arbitrary: fc.constantFrom(...STATUSES) },
      ),
      prescribedAt: maybe(date),
    })
    .map(withoutUndefined);
}

/** A few prescriptions, active or not, known or not; sometimes one twice. */
export function prescriptions(date: Arbitrary<string>): Arbitrary<Prescription[]> {
  return fc
    .tuple(fc.array(prescription(date), { maxLength: 5, size: 'max' }), fc.boolean())
    .map(([list, repeat]) => (repeat && list[0] ? [...list, list[0]] : list));
}
