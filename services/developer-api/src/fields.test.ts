import type { ProductKey } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANALYSIS_PATHS, assessment, biomarker, panel, prescription, validBody } from '../test/bodies.ts';
import { type Harness, openHarness } from '../test/harness.ts';

/** Bounds of the contract: the field, the body that holds a value there, and the values at and beyond its bounds. */
const NUMBERS: [ProductKey, string, (value: unknown) => object, number, number][] = [
  ['dmse', 'psychomotorFidgetEpisodes', (value) => ({ psychomotorFidgetEpisodes: value }), 0, 1000],
  ['dmse', 'responseLatencySeconds', (value) => ({ responseLatencySeconds: value }), 0, 120],
  ['dmse', 'speechRateWpm', (value) => ({ speechRateWpm: value }), 0, 600],
  ['dmse', 'sustainedAttentionPct', (value) => ({ sustainedAttentionPct: value }), 0, 100],
  [
    'dmse',
    'sessionDurationSeconds',
    (value) => ({ speechRateWpm: 1, sessionDurationSeconds: value }),
    0,
    86_400,
  ],
  [
    'medication',
    'dmseLatencyPctChange',
    (value) => ({ ...validBody('medication'), dmseLatencyPctChange: value }),
    -100,
    1000,
  ],
  [
    'medication',
    'assessments[0].score',
    (value) => ({ prescriptions: [], assessments: [assessment({ score: value })] }),
    0,
    1000,
  ],
  [
    'medication',
    'assessments[0].maxScore',
    (value) => ({ prescriptions: [], assessments: [assessment({ maxScore: value })] }),
    1,
    1000,
  ],
  [
    'outcome',
    'dmseLatencyPctChange',
    (value) => ({ assessments: [], dmseLatencyPctChange: value }),
    -100,
    1000,
  ],
  ['outcome', 'activeMedications', (value) => ({ assessments: [], activeMedications: value }), 0, 100],
  ['outcome', 'biomarkerWatchCount', (value) => ({ assessments: [], biomarkerWatchCount: value }), 0, 100],
  ['outcome', 'avgSleepHours', (value) => ({ assessments: [], avgSleepHours: value }), 0, 24],
  [
    'relapse',
    'dmseLatencyPctChange',
    (value) => ({ assessments: [], dmseLatencyPctChange: value }),
    -100,
    1000,
  ],
  ['relapse', 'avgSleepHours', (value) => ({ assessments: [], avgSleepHours: value }), 0, 24],
  ['relapse', 'daysSinceMedChange', (value) => ({ assessments: [], daysSinceMedChange: value }), 0, 3650],
  ['relapse', 'daysSinceLastVisit', (value) => ({ assessments: [], daysSinceLastVisit: value }), 0, 3650],
];

const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/** Caps of arrays: the field, and the body that holds so many entries there. */
const ARRAYS: [ProductKey, string, (count: number) => object, number][] = [
  [
    'medication',
    'prescriptions',
    (count) => ({ prescriptions: many(count, prescription()), assessments: [] }),
    100,
  ],
  [
    'medication',
    'assessments',
    (count) => ({ prescriptions: [], assessments: many(count, assessment()) }),
    500,
  ],
  ['outcome', 'assessments', (count) => ({ assessments: many(count, assessment()) }), 500],
  ['relapse', 'assessments', (count) => ({ assessments: many(count, assessment()) }), 500],
  ['biomarker', 'labs', (count) => ({ labs: many(count, panel([])) }), 100],
  ['biomarker', 'labs[0].results.biomarkers', (count) => ({ labs: [panel(many(count, biomarker()))] }), 200],
];

/** Lengths of texts in characters, which are code points: the field, the body, the shortest and the longest. */
const TEXTS: [ProductKey, string, (value: unknown) => object, number, number][] = [
  [
    'outcome',
    'assessments[0].instrumentId',
    (value) => ({ assessments: [assessment({ instrumentId: value })] }),
    1,
    64,
  ],
  [
    'outcome',
    'assessments[0].instrumentName',
    (value) => ({ assessments: [assessment({ instrumentName: value })] }),
    1,
    120,
  ],
  [
    'medication',
    'prescriptions[0].medicationName',
    (value) => ({ prescriptions: [prescription({ medicationName: value })], assessments: [] }),
    1,
    160,
  ],
  ['biomarker', 'labs[0].labName', (value) => ({ labs: [panel([], { labName: value })] }), 1, 160],
  [
    'biomarker',
    'labs[0].results.biomarkers[0].name',
    (value) => ({ labs: [panel([biomarker({ name: value })])] }),
    1,
    120,
  ],
  [
    'biomarker',
    'labs[0].results.biomarkers[0].note',
    (value) => ({ labs: [panel([biomarker({ note: value })])] }),
    0,
    240,
  ],
];

const DATES: [ProductKey, string, (value: unknown) => object][] = [
  ['outcome', 'assessments[0].createdAt', (value) => ({ assessments: [assessment({ createdAt: value })] })],
  [
    'medication',
    'prescriptions[0].prescribedAt',
    (value) => ({ prescriptions: [prescription({ prescribedAt: value })], assessments: [] }),
  ],
  ['biomarker', 'labs[0].observedAt', (value) => ({ labs: [panel([], { observedAt: value })] })],
  ['relapse', 'previous.computedAt', (value) => ({ assessments: [], previous: { computedAt: value } })],
];

describe('what a field may hold', () => {
  let api: Harness;
  let key: string;

  beforeAll(async () => {
    api = await openHarness();
    ({ key } = await api.makeKey({ perSecond: 1_000_000 }));
  });
  afterAll(() => api.close());

  /** Status, and the path of the first issue. */
  async function judge(product: ProductKey, body: object): Promise<[number, string | undefined]> {
    const response = await api.post(ANALYSIS_PATHS[product], key, body);
    return [response.statusCode, response.json().error?.issues?.[0]?.path];
  }

  it.each(NUMBERS)('%s: %s is bounded inclusively', async (product, field, bodyWith, min, max) => {
    expect(await judge(product, bodyWith(min))).toEqual([200, undefined]);
    expect(await judge(product, bodyWith(max))).toEqual([200, undefined]);
    for (const beyond of [min - 1, max + 1, min - 0.001, max + 0.001, '5', true, null, [1], {}]) {
      expect(await judge(product, bodyWith(beyond))).toEqual([400, field]);
    }
  });

  it.each([
    ['activeMedications', 'outcome'],
    ['biomarkerWatchCount', 'outcome'],
    ['daysSinceMedChange', 'relapse'],
    ['daysSinceLastVisit', 'relapse'],
  ] as const)('%s is a whole number', async (field, product) => {
    expect(await judge(product, { assessments: [], [field]: 1.5 })).toEqual([400, field]);
  });

  it.each(ARRAYS)('%s: %s has a cap', async (product, field, bodyWith, max) => {
    expect(await judge(product, bodyWith(max))).toEqual([200, undefined]);
    expect(await judge(product, bodyWith(max + 1))).toEqual([400, field]);
  });

  it.each(TEXTS)('%s: %s is counted in characters', async (product, field, bodyWith, min, max) => {
    expect(await judge(product, bodyWith('x'.repeat(Math.max(min, 1))))).toEqual([200, undefined]);
    expect(await judge(product, bodyWith('😀'.repeat(max)))).toEqual([200, undefined]);
    expect(await judge(product, bodyWith('😀'.repeat(max + 1)))).toEqual([400, field]);
    expect(await judge(product, bodyWith('x'.repeat(max + 1)))).toEqual([400, field]);
    const empty = min > 0 ? [400, field] : [200, undefined];
    expect(await judge(product, bodyWith(''))).toEqual(empty);
    for (const beyond of [1, null, ['x'], {}])
      expect(await judge(product, bodyWith(beyond))).toEqual([400, field]);
  });

  it.each(DATES)('%s: %s is an ISO date', async (product, field, bodyWith) => {
    for (const date of [
      '2026-02-28',
      '2026-03-01T09:30:00Z',
      '2026-03-01T09:30:00+02:00',
      '2026-03-01T09:30',
    ]) {
      expect(await judge(product, bodyWith(date))).toEqual([200, undefined]);
    }
    for (const date of [
      '2026-02-30',
      '2026-13-01',
      '01.02.2026',
      'yesterday',
      '',
      1_700_000_000,
      '2026-03-01T25:00:00Z',
    ]) {
      expect(await judge(product, bodyWith(date))).toEqual([400, field]);
    }
  });

  it.each([['medication'], ['outcome'], ['relapse']] as const)(
    '%s needs assessments, which may be empty',
    async (product) => {
      const { assessments: _without, ...rest } = validBody(product);
      expect(await judge(product, { ...rest, assessments: [] })).toEqual([200, undefined]);
      expect(await judge(product, rest)).toEqual([400, 'assessments']);
    },
  );

  it('medication needs prescriptions, which may be empty', async () => {
    expect(await judge('medication', { prescriptions: [], assessments: [] })).toEqual([200, undefined]);
    expect(await judge('medication', { assessments: [] })).toEqual([400, 'prescriptions']);
  });

  it('biomarker needs at least one lab', async () => {
    expect(await judge('biomarker', {})).toEqual([400, 'labs']);
    expect(await judge('biomarker', { labs: [] })).toEqual([400, 'labs']);
  });

  it('digital MSE needs at least one of the four metrics', async () => {
    expect(await judge('dmse', { sessionDurationSeconds: 60 })).toEqual([400, 'body']);
    expect(await judge('dmse', { psychomotorFidgetEpisodes: 0 })).toEqual([200, undefined]);
  });

  it.each([['high'], ['LOW'], ['Critical'], ['normal'], ['H'], ['l'], ['HH'], ['LL'], ['N']])(
    'flag %s is known',
    async (flag) => {
      expect(await judge('biomarker', { labs: [panel([biomarker({ flag })])] })).toEqual([200, undefined]);
    },
  );

  it.each([['abnormal'], ['HHH'], [''], ['high '], [1]])(
    'flag %j is refused, never ignored',
    async (flag) => {
      const path = 'labs[0].results.biomarkers[0].flag';
      expect(await judge('biomarker', { labs: [panel([biomarker({ flag })])] })).toEqual([400, path]);
    },
  );

  it.each([[6.2], ['positive'], [null]])('a biomarker value may be %j', async (value) => {
    expect(await judge('biomarker', { labs: [panel([biomarker({ value })])] })).toEqual([200, undefined]);
  });

  it('previous.inputs may nest 32 deep, not deeper', async () => {
    const nest = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
    expect(await judge('relapse', { assessments: [], previous: { inputs: nest(32) } })).toEqual([
      200,
      undefined,
    ]);
    expect(await judge('relapse', { assessments: [], previous: { inputs: nest(33) } })).toEqual([
      400,
      'previous.inputs',
    ]);
  });

  it.each([
    [32, 200, undefined],
    [33, 400, 'previous.inputs'],
  ])('%d levels among 50,000 other inputs: %d [D:characters: depth]', async (depth, status, field) => {
    const inputs = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, i]));
    const last = JSON.parse(`${'{"a":'.repeat(depth - 1)}1${'}'.repeat(depth - 1)}`);
    const body = { assessments: [], previous: { inputs: { ...inputs, last } } };
    expect(await judge('relapse', body)).toEqual([status, field]);
  });

  it('every invalid field has one issue [1:7 error.issues]', async () => {
    const response = await api.post('/v1/relapse/predict', key, {
      assessments: [assessment({ score: -1 })],
      avgSleepHours: 25,
      daysSinceLastVisit: 'never',
    });
    const paths = response.json().error.issues.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['assessments[0].score', 'avgSleepHours', 'daysSinceLastVisit']);
  });
});
