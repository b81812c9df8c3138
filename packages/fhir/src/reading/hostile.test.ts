import { FhirReport } from '@svc/contracts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreBundle } from '../index.ts';

const NOW = '2026-11-21T12:00:00Z';
const subject = { reference: 'Patient/1' };
const coding = [{ system: 'http://loinc.org', code: '44261-6', display: 'PHQ-9' }];

/** One of each type that is read, with the fields that are. */
const RESOURCES: readonly object[] = [
  {
    resourceType: 'Observation',
    id: 'o',
    status: 'final',
    meta: { tag: coding, profile: ['x'] },
    category: [{ coding }],
    code: { coding, text: 'PHQ-9' },
    subject,
    focus: [],
    effectiveDateTime: '2026-11-10',
    effectivePeriod: { start: '2026', end: '2026' },
    issued: '2026-11-10',
    valueQuantity: { value: 15, unit: 'x', code: 'x', comparator: '<' },
    interpretation: [{ coding, text: 'x' }],
    referenceRange: [{ low: { value: 1 }, high: { value: 2 }, type: { coding }, text: 'x' }],
    note: [{ text: 'x' }],
    hasMember: [{ reference: 'Observation/o' }],
    component: [{ code: { coding }, valueInteger: 1 }],
  },
  {
    resourceType: 'DiagnosticReport',
    id: 'r',
    status: 'final',
    code: { text: 'x' },
    subject,
    identifier: [{ system: 'x', value: 'x' }],
    result: [{ reference: 'Observation/o' }, { reference: '#c' }],
    contained: [{ resourceType: 'Observation', id: 'c' }],
    conclusion: 'x',
  },
  {
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    doNotPerform: false,
    statusReason: { text: 'x' },
    identifier: [{ system: 'x', value: 'x' }],
    medicationCodeableConcept: { coding, text: 'Lithium' },
    medicationReference: { reference: '#m' },
    subject,
    authoredOn: '2026-11-01',
    dosageInstruction: [
      {
        text: 'x',
        timing: { code: { text: 'x' }, repeat: { frequency: 1, period: 1, periodUnit: 'd' } },
        doseAndRate: [{ doseQuantity: { value: 1 } }],
      },
    ],
  },
  {
    resourceType: 'MedicationStatement',
    status: 'active',
    medicationCodeableConcept: { text: 'Lithium' },
    subject,
    effectivePeriod: { start: '2026-01' },
    dosage: [{ text: 'x' }],
  },
  {
    resourceType: 'QuestionnaireResponse',
    status: 'completed',
    questionnaire: 'x/phq9',
    subject,
    authored: '2026-11-10',
    item: [
      {
        linkId: '1',
        answer: [{ valueCoding: { code: 'x', extension: [{ url: 'x/ordinalValue', valueDecimal: 1 }] } }],
        item: [{}],
      },
    ],
  },
  {
    resourceType: 'Encounter',
    status: 'finished',
    subject,
    period: { start: '2026-11-01', end: '2026-11-01' },
  },
  {
    resourceType: 'Condition',
    code: { coding, text: 'x' },
    clinicalStatus: { coding },
    verificationStatus: { coding },
    subject,
    note: [{ text: 'x' }],
  },
  { resourceType: 'Patient', id: '1' },
];

/** A copy with one value, anywhere in it, put in place of another. */
function withOne(value: unknown, path: readonly number[], by: unknown): unknown {
  const [at = 0, ...rest] = path;
  if (typeof value !== 'object' || value === null || path.length === 0) return by;
  const keys = Object.keys(value);
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? withOne(each, rest, by) : each));
  return { ...value, [key]: withOne((value as Record<string, unknown>)[key], rest, by) };
}

const HOSTILE = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    [null],
    [[]],
    [{}],
    '#',
    '__proto__',
    { reference: 5 },
    { reference: '#' },
    { toString: {} },
    [{ toString: {}, valueOf: {} }],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Read with a report of the right shape, or refused with a place. */
function isAnswered(value: unknown): boolean {
  const scored = scoreBundle(value, { now: NOW });
  if (scored.ok) return FhirReport.safeParse(scored.data.report).success;
  return scored.outcome.issue.every(({ expression = [] }) => expression.length === 1);
}

const BUNDLE = {
  resourceType: 'Bundle',
  type: 'collection',
  entry: RESOURCES.map((resource) => ({ fullUrl: 'urn:x', resource })),
};

it('any value in any place of any resource is read or refused, never thrown at', () => {
  const checked = fc.check(
    fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 9 }), HOSTILE, (path, by) =>
      isAnswered(withOne(BUNDLE, path, by)),
    ),
    { numRuns: 1_500, seed: 20_261_124 },
  );
  expect(checked).toMatchObject({ failed: false, numRuns: 1_500 });
});

/** Every place in a value, as the steps to it. */
function placesIn(value: unknown): readonly (readonly number[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((each, index) => [
    [index],
    ...placesIn(each).map((steps) => [index, ...steps]),
  ]);
}

it('an object that cannot be made a text is read or refused in each place of each resource', () => {
  const places = placesIn(BUNDLE);
  expect(places.length).toBeGreaterThan(200);
  const thrownAt = places.filter(
    (steps) => !isAnswered(withOne(BUNDLE, steps, { toString: {}, valueOf: {} })),
  );
  expect(thrownAt).toEqual([]);
});

it('any JSON at all is read or refused', () => {
  const checked = fc.check(fc.property(fc.jsonValue(), isAnswered), { numRuns: 300, seed: 20_261_124 });
  expect(checked).toMatchObject({ failed: false, numRuns: 300 });
});

it('the same bundle gives the same bytes', () => {
  expect(JSON.stringify(scoreBundle(BUNDLE, { now: NOW }))).toBe(
    JSON.stringify(scoreBundle(BUNDLE, { now: NOW })),
  );
});
