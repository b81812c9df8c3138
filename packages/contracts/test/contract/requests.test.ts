import { describe, expect, it } from 'vitest';
import { wide } from '../describe-request.ts';
import {
  BiomarkerAgentRequest,
  BiomarkerAnalyzeRequest,
  DmseAnalyzeRequest,
  MedicationAgentRequest,
  MedicationAnalyzeRequest,
  OutcomeAgentRequest,
  OutcomeScoreRequest,
  RelapseAgentRequest,
  RelapsePredictRequest,
  toIssues,
} from '../../src/index.ts';

const SCHEMAS = {
  dmse: DmseAnalyzeRequest,
  medication: MedicationAnalyzeRequest,
  biomarker: BiomarkerAnalyzeRequest,
  outcome: OutcomeScoreRequest,
  relapse: RelapsePredictRequest,
  medicationAgent: MedicationAgentRequest,
  biomarkerAgent: BiomarkerAgentRequest,
  outcomeAgent: OutcomeAgentRequest,
  relapseAgent: RelapseAgentRequest,
};
type Name = keyof typeof SCHEMAS;

const assessment = {
  instrumentId: 'phq9',
  instrumentName: 'PHQ-9',
  score: 10,
  maxScore: 27,
  createdAt: '2026-01-01',
};
const prescription = { id: 'rx1', medicationName: 'sertraline', status: 'active' };
const biomarker = { name: 'TSH', value: 5 };
const panel = { id: 'lab1', labName: 'Thyroid', results: { biomarkers: [biomarker] } };

/** The smallest valid body of each request, with every object the tables below reach into. */
const BODIES: Record<Name, () => object> = {
  dmse: () => ({ responseLatencySeconds: 1, history: {}, previous: {} }),
  medication: () => ({ prescriptions: [{ ...prescription }], assessments: [{ ...assessment }] }),
  biomarker: () => ({ labs: [structuredClone(panel)] }),
  outcome: () => ({ assessments: [] }),
  relapse: () => ({ assessments: [] }),
  medicationAgent: () => ({ medications: ['sertraline'] }),
  biomarkerAgent: () => ({ panel: [{ analyte: 'tsh', value: 1 }] }),
  outcomeAgent: () => ({ instruments: [{ instrument: 'phq9', total: 1 }] }),
  relapseAgent: () => ({ signals: [{ indicator: 'sleep_disruption', severity: 0.5 }] }),
};

const ABSENT = Symbol('absent');
const chars = (count: number) => 'x'.repeat(count);
const many = (count: number, entry: unknown = assessment) => Array.from({ length: count }, () => entry);
const nested = (depth: number) => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth)) as unknown;

/** The issue paths a body with `value` at `path` is refused with; an empty list means it is accepted. */
function issuesWith(name: Name, path: string, value: unknown): string[] {
  const body = BODIES[name]();
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const last = steps.pop() as string;
  let target = body as Record<string, unknown>;
  for (const step of steps) target = target[step] as Record<string, unknown>;
  if (value === ABSENT) delete target[last];
  else target[last] = value;
  const parsed = SCHEMAS[name].safeParse(body);
  return parsed.success ? [] : toIssues(parsed.error.issues).map((issue) => issue.path);
}

interface Row {
  /** Section of document 1 and field. */
  row: string;
  schema: Name;
  path: string;
  accepts: unknown[];
  refuses: unknown[];
}

const number = (min: number, max: number) => ({
  accepts: [min, max, (min + max) / 2],
  refuses: [
    min - 0.001,
    max + 0.001,
    min - 1,
    max + 1,
    '1',
    null,
    true,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ],
});
const integer = (min: number, max: number) => ({
  accepts: [min, max],
  refuses: [min - 1, max + 1, min + 0.5, '1', null, Number.NaN],
});
const string = (min: number, max: number) => ({
  accepts: [chars(Math.max(min, 1)), chars(max), wide(max), ...(min === 0 ? [''] : [])],
  refuses: [
    chars(max + 1),
    wide(max + 1),
    ...(min > 0 ? [chars(min - 1)] : []),
    1,
    null,
    'nul\u0000',
    'lone\ud800',
  ],
});
const freeText = {
  accepts: ['', 'x', chars(10_000), wide(10_000)],
  refuses: [1, null, 'nul\u0000', 'lone\udfff', chars(10_001), wide(10_001)],
};
const boolean = { accepts: [true, false], refuses: ['true', 1, null] };
const date = {
  accepts: ['2026-03-01', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00.123+02:00', '2026-03-01T10:00:00'],
  refuses: ['2026-02-30', 'yesterday', '', 1767225600, null, '03/01/2026'],
};
const entries = (min: number, max: number, entry: unknown) => ({
  accepts: [many(min, entry), many(max, entry)],
  refuses: [many(max + 1, entry), ...(min > 0 ? [many(min - 1, entry)] : []), {}, 'x', null],
});
const optional = ({ accepts, refuses }: { accepts: unknown[]; refuses: unknown[] }) => ({
  accepts: [...accepts, ABSENT],
  refuses,
});
const required = ({ accepts, refuses }: { accepts: unknown[]; refuses: unknown[] }) => ({
  accepts,
  refuses: [...refuses, ABSENT],
});

const common = (schema: Name): Row[] => [
  { row: '2.2 sessionRef', schema, path: 'sessionRef', ...optional(freeText) },
  { row: '2.2 explain', schema, path: 'explain', ...optional(boolean) },
  { row: '2.9 previous', schema, path: 'previous', ...optional({ accepts: [{}], refuses: [null, 'x', []] }) },
  {
    row: '2.9 previous.score',
    schema,
    path: 'previous',
    accepts: [{ score: -1e9 }, { score: 12.5 }],
    refuses: [],
  },
];

const ROWS: Row[] = [
  ...(['dmse', 'medication', 'biomarker', 'outcome', 'relapse'] as const).flatMap(common),
  {
    row: '2.2 psychomotorFidgetEpisodes',
    schema: 'dmse',
    path: 'psychomotorFidgetEpisodes',
    ...optional(number(0, 1000)),
  },
  { row: '2.2 responseLatencySeconds', schema: 'dmse', path: 'responseLatencySeconds', ...number(0, 120) },
  { row: '2.2 speechRateWpm', schema: 'dmse', path: 'speechRateWpm', ...optional(number(0, 600)) },
  {
    row: '2.2 sustainedAttentionPct',
    schema: 'dmse',
    path: 'sustainedAttentionPct',
    ...optional(number(0, 100)),
  },
  {
    row: '2.2 sessionDurationSeconds',
    schema: 'dmse',
    path: 'sessionDurationSeconds',
    ...optional(number(0, 86_400)),
  },
  {
    row: '2.2 history',
    schema: 'dmse',
    path: 'history',
    ...optional({ accepts: [{}], refuses: [null, [], 1] }),
  },
  {
    row: '2.2 history.psychomotor',
    schema: 'dmse',
    path: 'history.psychomotor',
    accepts: [[], [0, 1000]],
    refuses: [[1001], [-1], ['1'], 1],
  },
  {
    row: '2.2 history.response_latency',
    schema: 'dmse',
    path: 'history.response_latency',
    accepts: [[], [0, 120]],
    refuses: [[121], [-1], [null], 1],
  },
  {
    row: '2.2 history.speech_rate',
    schema: 'dmse',
    path: 'history.speech_rate',
    accepts: [[], [0, 600]],
    refuses: [[601], [-1], {}, 1],
  },
  {
    row: '2.2 history.sustained_attention',
    schema: 'dmse',
    path: 'history.sustained_attention',
    accepts: [[], [0, 100]],
    refuses: [[101], [-1], 1],
  },
  {
    row: '2.9 previous.score',
    schema: 'dmse',
    path: 'previous.score',
    ...optional({ accepts: [0, -5.5], refuses: ['1', null, Number.NaN] }),
  },
  { row: '2.9 previous.status', schema: 'dmse', path: 'previous.status', ...optional(freeText) },
  { row: '2.9 previous.computedAt', schema: 'dmse', path: 'previous.computedAt', ...optional(date) },
  {
    row: '2.9 previous.inputs',
    schema: 'dmse',
    path: 'previous.inputs',
    ...optional({ accepts: [{}, { a: 1 }, nested(32)], refuses: [nested(33), [], 1, null] }),
  },
  {
    row: '2.4 instrumentId',
    schema: 'medication',
    path: 'assessments[0].instrumentId',
    ...required(string(1, 64)),
  },
  {
    row: '2.4 instrumentName',
    schema: 'medication',
    path: 'assessments[0].instrumentName',
    ...required(string(1, 120)),
  },
  { row: '2.4 score', schema: 'medication', path: 'assessments[0].score', ...required(number(0, 1000)) },
  {
    row: '2.4 maxScore',
    schema: 'medication',
    path: 'assessments[0].maxScore',
    ...required(number(1, 1000)),
  },
  { row: '2.4 severity', schema: 'medication', path: 'assessments[0].severity', ...optional(freeText) },
  { row: '2.4 createdAt', schema: 'medication', path: 'assessments[0].createdAt', ...required(date) },
  {
    row: '2.4 prescription id',
    schema: 'medication',
    path: 'prescriptions[0].id',
    ...required(string(0, 256)),
  },
  {
    row: '2.4 medicationName',
    schema: 'medication',
    path: 'prescriptions[0].medicationName',
    ...required(string(1, 160)),
  },
  { row: '2.4 dosage', schema: 'medication', path: 'prescriptions[0].dosage', ...optional(freeText) },
  { row: '2.4 frequency', schema: 'medication', path: 'prescriptions[0].frequency', ...optional(freeText) },
  {
    row: '2.4 prescription status',
    schema: 'medication',
    path: 'prescriptions[0].status',
    ...required(freeText),
  },
  { row: '2.4 prescribedAt', schema: 'medication', path: 'prescriptions[0].prescribedAt', ...optional(date) },
  { row: '2.4 lab panel id', schema: 'biomarker', path: 'labs[0].id', ...required(string(0, 256)) },
  { row: '2.4 labName', schema: 'biomarker', path: 'labs[0].labName', ...required(string(1, 160)) },
  { row: '2.4 observedAt', schema: 'biomarker', path: 'labs[0].observedAt', ...optional(date) },
  {
    row: '2.4 results.biomarkers',
    schema: 'biomarker',
    path: 'labs[0].results.biomarkers',
    ...required(entries(0, 200, biomarker)),
  },
  {
    row: '2.4 biomarker name',
    schema: 'biomarker',
    path: 'labs[0].results.biomarkers[0].name',
    ...required(string(1, 120)),
  },
  {
    row: '2.4 biomarker value',
    schema: 'biomarker',
    path: 'labs[0].results.biomarkers[0].value',
    ...required({ accepts: [1, -1, '<0.01', '', null], refuses: [true, [], {}, Number.NaN] }),
  },
  {
    row: '2.4 biomarker unit',
    schema: 'biomarker',
    path: 'labs[0].results.biomarkers[0].unit',
    ...optional(freeText),
  },
  {
    row: '2.4 biomarker flag',
    schema: 'biomarker',
    path: 'labs[0].results.biomarkers[0].flag',
    ...optional({
      accepts: ['high', 'low', 'critical', 'normal', 'HIGH', 'Critical', 'H', 'L', 'HH', 'LL', 'N', 'hh'],
      refuses: ['abnormal', '', 'HL', 'H ', 'A', null, 1],
    }),
  },
  {
    row: '2.4 biomarker referenceRange',
    schema: 'biomarker',
    path: 'labs[0].results.biomarkers[0].referenceRange',
    ...optional(freeText),
  },
  {
    row: '2.4 biomarker note',
    schema: 'biomarker',
    path: 'labs[0].results.biomarkers[0].note',
    ...optional(string(0, 240)),
  },
  {
    row: '4.3 prescriptions',
    schema: 'medication',
    path: 'prescriptions',
    ...required(entries(0, 100, prescription)),
  },
  {
    row: '4.3 assessments',
    schema: 'medication',
    path: 'assessments',
    ...required(entries(0, 500, assessment)),
  },
  {
    row: '4.3 dmseLatencyPctChange',
    schema: 'medication',
    path: 'dmseLatencyPctChange',
    ...optional(number(-100, 1000)),
  },
  { row: '4.4 labs', schema: 'biomarker', path: 'labs', ...required(entries(1, 100, panel)) },
  {
    row: '4.5 assessments',
    schema: 'outcome',
    path: 'assessments',
    ...required(entries(0, 500, assessment)),
  },
  {
    row: '4.5 dmseLatencyPctChange',
    schema: 'outcome',
    path: 'dmseLatencyPctChange',
    ...optional(number(-100, 1000)),
  },
  {
    row: '4.5 activeMedications',
    schema: 'outcome',
    path: 'activeMedications',
    ...optional(integer(0, 100)),
  },
  {
    row: '4.5 biomarkerWatchCount',
    schema: 'outcome',
    path: 'biomarkerWatchCount',
    ...optional(integer(0, 100)),
  },
  { row: '4.5 avgSleepHours', schema: 'outcome', path: 'avgSleepHours', ...optional(number(0, 24)) },
  {
    row: '4.6 assessments',
    schema: 'relapse',
    path: 'assessments',
    ...required(entries(0, 500, assessment)),
  },
  {
    row: '4.6 dmseLatencyPctChange',
    schema: 'relapse',
    path: 'dmseLatencyPctChange',
    ...optional(number(-100, 1000)),
  },
  { row: '4.6 avgSleepHours', schema: 'relapse', path: 'avgSleepHours', ...optional(number(0, 24)) },
  {
    row: '4.6 daysSinceMedChange',
    schema: 'relapse',
    path: 'daysSinceMedChange',
    ...optional(integer(0, 3650)),
  },
  { row: '4.6 hasActiveMedication', schema: 'relapse', path: 'hasActiveMedication', ...optional(boolean) },
  {
    row: '4.6 daysSinceLastVisit',
    schema: 'relapse',
    path: 'daysSinceLastVisit',
    ...optional(integer(0, 3650)),
  },
  {
    row: '4.7 medications',
    schema: 'medicationAgent',
    path: 'medications',
    ...required(entries(1, 50, 'sertraline')),
  },
  { row: '4.7 context', schema: 'medicationAgent', path: 'context', ...optional(string(0, 2000)) },
  {
    row: '4.7 panel',
    schema: 'biomarkerAgent',
    path: 'panel',
    ...required(entries(1, 50, { analyte: 'tsh', value: 1 })),
  },
  {
    row: '4.7 panel value',
    schema: 'biomarkerAgent',
    path: 'panel[0].value',
    ...required({ accepts: [0, -1, 1e6], refuses: ['1', null, Number.NaN] }),
  },
  {
    row: '4.7 panel analyte',
    schema: 'biomarkerAgent',
    path: 'panel[0].analyte',
    ...required({ accepts: ['tsh'], refuses: [1, null] }),
  },
  {
    row: '4.7 instruments',
    schema: 'outcomeAgent',
    path: 'instruments',
    ...required(entries(1, 20, { instrument: 'phq9', total: 1 })),
  },
  {
    row: '4.7 responses',
    schema: 'outcomeAgent',
    path: 'instruments[0].responses',
    ...optional(entries(0, 30, 3)),
  },
  {
    row: '4.7 responses[]',
    schema: 'outcomeAgent',
    path: 'instruments[0].responses',
    accepts: [[0], [10]],
    refuses: [[-1], [11], [null]],
  },
  { row: '4.7 total', schema: 'outcomeAgent', path: 'instruments[0].total', ...number(0, 200) },
  {
    row: '4.7 priorTotal',
    schema: 'outcomeAgent',
    path: 'instruments[0].priorTotal',
    ...optional({ accepts: [0, 300], refuses: ['1', null] }),
  },
  {
    row: '4.7 signals',
    schema: 'relapseAgent',
    path: 'signals',
    ...required(entries(1, 30, { indicator: 'x', severity: 0 })),
  },
  { row: '4.7 severity', schema: 'relapseAgent', path: 'signals[0].severity', ...required(number(0, 1)) },
];

describe.each(ROWS)('$schema $path [1:$row]', ({ schema, path, accepts, refuses }) => {
  it('accepts what the document allows', () => {
    for (const value of accepts)
      expect({ value, issues: issuesWith(schema, path, value) }).toEqual({ value, issues: [] });
  });

  it('refuses everything else and names the field', () => {
    for (const value of refuses) {
      const issues = issuesWith(schema, path, value);
      expect({ value, named: issues.some((issue) => issue.startsWith(path) || issue === 'body') }).toEqual({
        value,
        named: true,
      });
    }
  });
});

describe('[1:2.2 at least one metric]', () => {
  it('refuses a body without any of the four', () => {
    expect(DmseAnalyzeRequest.safeParse({ sessionDurationSeconds: 60 }).success).toBe(false);
  });

  it.each(['psychomotorFidgetEpisodes', 'responseLatencySeconds', 'speechRateWpm', 'sustainedAttentionPct'])(
    'accepts %s alone',
    (metric) => {
      expect(DmseAnalyzeRequest.safeParse({ [metric]: 1 }).success).toBe(true);
    },
  );
});

describe('[1:4.7 each needs responses or total]', () => {
  it.each([
    [{ instrument: 'phq9' }, false],
    [{ instrument: 'phq9', total: 1 }, true],
    [{ instrument: 'phq9', responses: [1] }, true],
    [{ instrument: 'phq9', responses: [1], total: 1 }, true],
  ])('%j: %s', (entry, accepted) => {
    expect(OutcomeAgentRequest.safeParse({ instruments: [entry] }).success).toBe(accepted);
  });
});

describe('analysis requests ignore them [D:unknown request fields]', () => {
  it.each(['dmse', 'medication', 'biomarker', 'outcome', 'relapse'] as const)('%s', (name) => {
    expect(issuesWith(name, 'somethingNew', { any: 'thing' })).toEqual([]);
  });
});

describe('one issue per field [1:7 invalid_request]', () => {
  it('names every field that is wrong, at once', () => {
    const parsed = RelapsePredictRequest.safeParse({
      assessments: [{ ...assessment, score: -1, maxScore: 0 }],
      avgSleepHours: 25,
      daysSinceLastVisit: 0.5,
    });
    const paths = toIssues(parsed.error?.issues ?? []).map((issue) => issue.path);
    expect(paths.sort()).toEqual([
      'assessments[0].maxScore',
      'assessments[0].score',
      'avgSleepHours',
      'daysSinceLastVisit',
    ]);
  });
});
