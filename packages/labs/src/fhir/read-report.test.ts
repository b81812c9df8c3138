import { describe, expect, it } from 'vitest';
import { ANALYTES } from '@svc/clinical';
import { readLabResults } from '../read-results.ts';

const ORDER = { orderId: 'labord_1', panelName: 'Lithium' };
const LOINC = 'http://loinc.org';
const LITHIUM = ANALYTES.find(({ key }) => key === 'lithium');
const LITHIUM_CODE = LITHIUM?.codes.find(({ system }) => system === LOINC)?.code ?? '';

const text = (words: string) => ({ text: words });
const interpretation = (...codes: string[]) => [{ coding: codes.map((code) => ({ code })) }];

/** An Observation of a lithium level of 1.4 mmol/L. */
function observation(over: object = {}): object {
  return {
    resourceType: 'Observation',
    id: 'o1',
    status: 'final',
    code: text('Lithium'),
    effectiveDateTime: '2026-11-20T07:30:00Z',
    valueQuantity: { value: 1.4, unit: 'mmol/L' },
    ...over,
  };
}

function reportOf(observations: readonly object[], over: object = {}): object {
  return {
    resourceType: 'DiagnosticReport',
    status: 'final',
    subject: { reference: 'Patient/jane', display: 'Jane Doe' },
    contained: observations.map((each, index) => ({ ...each, id: `o${index}` })),
    result: observations.map((_, index) => ({ reference: `#o${index}` })),
    ...over,
  };
}

/** Reads it as JSON: a field given as undefined is not there. */
const read = (value: unknown) => readLabResults(JSON.parse(JSON.stringify(value)), ORDER);

/** The first reading of a report with one Observation. */
function readingOf(over: object): object | undefined {
  const reading = read(reportOf([observation(over)]));
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.report.labs[0]?.results.biomarkers[0];
}

/** What is at fault, as `path`. */
function faultsOf(value: unknown): string[] {
  const reading = read(value);
  return reading.ok ? [] : reading.issues.map(({ path }) => path);
}

describe('a DiagnosticReport [D:orders: results]', () => {
  it('with contained Observations gives readings and nothing of the person', () => {
    const reading = read(
      reportOf([
        observation({
          interpretation: interpretation('H'),
          referenceRange: [{ low: { value: 0.6, unit: 'mmol/L' }, high: { value: 1.2, unit: 'mmol/L' } }],
          performer: [{ display: 'Dr. Who' }],
          note: [{ text: 'repeat in a week' }],
        }),
      ]),
    );
    expect(reading).toEqual({
      ok: true,
      report: {
        source: 'fhir',
        reportStatus: 'final',
        labs: [
          {
            id: 'labord_1',
            labName: 'Lithium',
            observedAt: '2026-11-20T07:30:00Z',
            results: {
              biomarkers: [
                {
                  name: 'Lithium',
                  value: 1.4,
                  unit: 'mmol/L',
                  flag: 'high',
                  referenceRange: '0.6-1.2 mmol/L',
                  note: 'repeat in a week',
                },
              ],
            },
          },
        ],
      },
    });
    expect(JSON.stringify(reading)).not.toMatch(/Jane|jane|Who/);
  });

  it('in a Bundle names its Observations by type and id, or by their full URL', () => {
    const entry = [
      { resource: { resourceType: 'Patient', id: 'jane', name: [{ family: 'Doe' }] } },
      {
        resource: {
          resourceType: 'DiagnosticReport',
          status: 'corrected',
          result: [{ reference: 'Observation/o1' }, { reference: 'urn:uuid:2' }],
        },
      },
      { resource: observation() },
      {
        fullUrl: 'urn:uuid:2',
        resource: observation({ id: 'o2', code: text('TSH'), valueQuantity: { value: 2 } }),
      },
      { resource: observation({ id: 'o3', code: text('Unnamed') }) },
    ];
    const reading = read({ resourceType: 'Bundle', type: 'collection', entry });
    expect(reading).toMatchObject({ ok: true, report: { reportStatus: 'corrected' } });
    const names = reading.ok ? reading.report.labs[0]?.results.biomarkers.map(({ name }) => name) : [];
    expect(names).toEqual(['Lithium', 'TSH']);
  });

  it('with groups gives the readings of their members, each once, also in a circle', () => {
    const group = { resourceType: 'Observation', status: 'final', code: text('Panel') };
    const reading = read({
      resourceType: 'DiagnosticReport',
      status: 'final',
      contained: [
        { ...group, id: 'g', hasMember: [{ reference: '#a' }, { reference: '#b' }, { reference: '#g' }] },
        observation({ id: 'a' }),
        observation({ id: 'b', code: text('TSH') }),
      ],
      result: [{ reference: '#g' }, { reference: '#a' }],
    });
    const names = reading.ok ? reading.report.labs[0]?.results.biomarkers.map(({ name }) => name) : [];
    expect(names).toEqual(['Lithium', 'TSH']);
  });

  it('with groups that name a member a quarter of a million times is read', () => {
    const group = observation({ valueQuantity: undefined });
    const contained = [
      { ...group, id: 'g', hasMember: Array.from({ length: 250_000 }, () => ({ reference: '#a' })) },
      { ...observation(), id: 'a' },
    ];
    const reading = read(reportOf([], { contained, result: [{ reference: '#g' }] }));
    expect(reading.ok && reading.report.labs[0]?.results.biomarkers).toHaveLength(1);
  });

  it('dates a reading by itself, else by the report, else by the day it was issued', () => {
    const dateOf = (of: object, report: object = {}) => {
      const reading = read(reportOf([observation({ effectiveDateTime: undefined, ...of })], report));
      return reading.ok ? reading.report.labs[0]?.observedAt : undefined;
    };
    expect(dateOf({ effectiveDateTime: '2026-11-01' }, { effectiveDateTime: '2026-11-02' })).toBe(
      '2026-11-01',
    );
    expect(dateOf({ effectivePeriod: { start: '2026-11-01', end: '2026-11-03' } })).toBe('2026-11-03');
    expect(dateOf({ effectiveInstant: '2026-11-01T10:00:00Z' })).toBe('2026-11-01T10:00:00Z');
    expect(dateOf({ issued: '2026-11-05T00:00:00Z' }, { effectiveDateTime: '2026-11-02' })).toBe(
      '2026-11-02',
    );
    expect(dateOf({}, { issued: '2026-11-04T00:00:00Z' })).toBe('2026-11-04T00:00:00Z');
    expect(dateOf({})).toBeUndefined();
  });
});

describe('a value', () => {
  const quantity = (more: object) => ({ valueQuantity: { value: 5, unit: 'mIU/L', ...more } });
  const none = { valueQuantity: undefined };

  it.each<[string, object, unknown, string?]>([
    ['a number', quantity({}), 5, 'mIU/L'],
    ['a number with a code for its unit', { valueQuantity: { value: 5, code: 'mm' } }, 5, 'mm'],
    ['below a number', quantity({ comparator: '<' }), '<5', 'mIU/L'],
    ['at least a number', quantity({ comparator: '>=' }), '>=5', 'mIU/L'],
    ['a whole number', { ...none, valueInteger: 3 }, 3],
    ['words', { ...none, valueString: ' positive ' }, 'positive'],
    ['true', { ...none, valueBoolean: true }, 'true'],
    ['a concept', { ...none, valueCodeableConcept: { coding: [{ display: 'Reactive' }] } }, 'Reactive'],
    ['a range', { ...none, valueRange: { low: { value: 1, unit: 'mg' }, high: { value: 2 } } }, '1-2', 'mg'],
    ['a titre', { ...none, valueRatio: { numerator: { value: 1 }, denominator: { value: 80 } } }, '1:80'],
    ['none, with a reason', { ...none, dataAbsentReason: text('haemolysed') }, null],
  ])('reads as it was sent: %s', (_, value, expected, unit) => {
    const withUnit = unit === undefined ? {} : { unit };
    expect(readingOf(value)).toEqual(expect.objectContaining({ value: expected, ...withUnit }));
    expect(Object.hasOwn(readingOf(value) ?? {}, 'unit')).toBe(unit !== undefined);
  });

  it('of a component is a reading of its own', () => {
    const component = [
      { code: text('TSH'), valueQuantity: { value: 2 }, interpretation: interpretation('L') },
    ];
    const reading = read(reportOf([observation({ valueQuantity: undefined, component })]));
    expect(reading.ok && reading.report.labs[0]?.results.biomarkers).toEqual([
      { name: 'TSH', value: 2, flag: 'low' },
    ]);
  });

  it('that was cancelled is empty and says so', () => {
    expect(readingOf({ status: 'cancelled', valueQuantity: undefined })).toEqual({
      name: 'Lithium',
      value: null,
      note: 'cancelled by the laboratory',
    });
  });
});

describe('an interpretation', () => {
  it.each([
    ['H', 'high'],
    ['HU', 'high'],
    ['>', 'high'],
    ['L', 'low'],
    ['LU', 'low'],
    ['<', 'low'],
    ['HH', 'critical'],
    ['LL', 'critical'],
    ['AA', 'critical'],
    ['N', 'normal'],
  ])('%s is %s', (code, flag) => {
    expect(readingOf({ interpretation: interpretation(code) })).toMatchObject({ flag });
  });

  it('counts the worst of several', () => {
    expect(readingOf({ interpretation: interpretation('N', 'H', 'HH') })).toMatchObject({ flag: 'critical' });
  });

  it.each([
    ['below the range', { low: { value: 2 } }, 'low'],
    ['above the range', { high: { value: 1 } }, 'high'],
  ])('A is read by the range of the laboratory: %s', (_, range, flag) => {
    expect(readingOf({ interpretation: interpretation('A'), referenceRange: [range] })).toMatchObject({
      flag,
    });
  });

  it('A without a side is abnormal and has no flag', () => {
    const reading = readingOf({ interpretation: interpretation('A') });
    expect(reading).toMatchObject({ abnormal: true });
    expect(reading).not.toHaveProperty('flag');
  });

  it('of another kind makes no flag and is kept as a note', () => {
    const reading = readingOf({ interpretation: interpretation('POS') });
    expect(reading).toMatchObject({ note: 'interpretation POS' });
    expect(reading).not.toHaveProperty('flag');
  });

  it('that is not there makes no flag', () => {
    expect(readingOf({})).not.toHaveProperty('flag');
  });
});

describe('the name of a reading', () => {
  const coded = (code: string, words?: string) => ({
    code: { coding: [{ system: LOINC, code }], ...(words === undefined ? {} : { text: words }) },
  });

  it('comes from a known LOINC code', () => {
    expect(LITHIUM_CODE).not.toBe('');
    expect(readingOf(coded(LITHIUM_CODE, 'Li+ level, local name'))).toMatchObject({ name: LITHIUM?.label });
  });

  it('decides beside a code nobody knows, and the reading says so', () => {
    expect(readingOf(coded('99999-0', 'Glucose'))).toMatchObject({
      name: 'Glucose (fasting)',
      note: 'read by its name: LOINC 99999-0 is not known here',
    });
  });

  it('carries the code where that is of urine, so that it is not taken for one of blood', () => {
    expect(readingOf(coded('5792-7', 'Glucose'))).toMatchObject({ name: 'Glucose (LOINC 5792-7)' });
  });

  it('is refused where code and words name different analytes', () => {
    expect(faultsOf(reportOf([observation(coded(LITHIUM_CODE, 'TSH'))]))).toEqual(['contained[0].code']);
  });
});

describe('a report is refused with the field at fault', () => {
  it.each<[string, unknown, string[]]>([
    ['another resource', { resourceType: 'Patient' }, ['resourceType']],
    ['not final', reportOf([observation()], { status: 'preliminary' }), ['status']],
    ['withdrawn', reportOf([observation()], { status: 'entered-in-error' }), ['status']],
    ['without a result', reportOf([]), ['result']],
    [
      'without the Observation it names',
      reportOf([], { result: [{ reference: '#x' }] }),
      ['result[0].reference'],
    ],
    [
      'an Observation that is not final',
      reportOf([observation({ status: 'preliminary' })]),
      ['contained[0].status'],
    ],
    ['without a code', reportOf([observation({ code: {} })]), ['contained[0].code']],
    ['without a value', reportOf([observation({ valueQuantity: undefined })]), ['contained[0]']],
    ['with two values', reportOf([observation({ valueString: 'x' })]), ['contained[0]']],
    [
      'a kind of value nobody reads',
      reportOf([observation({ valueQuantity: undefined, valueTime: '10:00' })]),
      ['contained[0].valueTime'],
    ],
    [
      'a number as text',
      reportOf([observation({ valueQuantity: { value: '1.4' } })]),
      ['contained[0].valueQuantity'],
    ],
    [
      'a comparator nobody knows',
      reportOf([observation({ valueQuantity: { value: 1, comparator: '~' } })]),
      ['contained[0].valueQuantity'],
    ],
    [
      'a date that is none',
      reportOf([observation({ effectiveDateTime: '2026-02-30' })]),
      ['contained[0].effectiveDateTime'],
    ],
    ['a date without a day', reportOf([observation()], { effectiveDateTime: '2026' }), ['effectiveDateTime']],
    [
      'two faults',
      reportOf([observation({ code: {} }), observation({ status: 'x' })]),
      ['contained[0].code', 'contained[1].status'],
    ],
    ['a Bundle without a report', { resourceType: 'Bundle', entry: [] }, ['entry']],
    [
      'a Bundle with two',
      { resourceType: 'Bundle', entry: [{ resource: reportOf([]) }, { resource: reportOf([]) }] },
      ['entry'],
    ],
    ['too many readings', reportOf(Array.from({ length: 201 }, () => observation())), ['result']],
  ])('%s', (_, value, paths) => {
    expect(faultsOf(value)).toEqual(paths);
  });

  it.each([
    { resourceType: 'Bundle', entry: 'x' },
    { resourceType: 'Bundle', entry: [null, 1, { resource: [] }] },
    {
      resourceType: 'DiagnosticReport',
      status: 'final',
      contained: [null],
      result: [null, 1, { reference: 5 }],
    },
    reportOf([
      observation({ code: null, interpretation: 'H', referenceRange: {}, note: 'x', component: 'y' }),
    ]),
    reportOf([observation({ status: { toString: {} } })]),
    reportOf([], {
      result: [{ reference: '#x' }],
      contained: [{ resourceType: 'Observation', id: { toString: {} } }],
    }),
    { resourceType: 'Bundle', entry: [{ resource: { resourceType: { toString: {} }, id: 'o' } }] },
  ])('never fails on what is no resource at all (%#)', (value) => {
    expect(read(value).ok).toBe(false);
  });
});
