import { describe, expect, it } from 'vitest';
import { describeFields } from '../describe-fields.ts';
import {
  BiomarkerAgentRequest,
  BiomarkerAssessment,
  MedicationAssessment,
  OutcomeAgentRequest,
  OutcomeAssessment,
  RelapseAgentRequest,
  RelapseAssessment,
  toIssues,
} from '../../src/index.ts';

const reading = { analyte: 'sodium', value: 140 };
const entry = { instrument: 'phq9', total: 1 };
const signal = { indicator: 'missed_doses', severity: 0.5 };
const many = <Entry>(count: number, one: Entry) => Array.from({ length: count }, () => one);

const SCHEMAS = {
  biomarker: BiomarkerAgentRequest,
  outcome: OutcomeAgentRequest,
  relapse: RelapseAgentRequest,
};
const BODIES = {
  biomarker: { panel: [reading] },
  outcome: { instruments: [entry] },
  relapse: { signals: [signal] },
};
type Agent = keyof typeof SCHEMAS;

/** Paths a body with this change is refused for; empty when it is accepted. */
function refusals(agent: Agent, change: object): string[] {
  const result = SCHEMAS[agent].safeParse({ ...BODIES[agent], ...change });
  return toIssues(result.error?.issues ?? []).map(({ path }) => path);
}

const inEntry: Readonly<Record<Agent, (field: string, value: unknown) => object>> = {
  biomarker: (field, value) => ({ panel: [{ ...reading, [field]: value }] }),
  outcome: (field, value) => ({ instruments: [{ ...entry, [field]: value }] }),
  relapse: (field, value) => ({ signals: [{ ...signal, [field]: value }] }),
};

describe('every cap: accepted at it, refused one beyond [1:4.7 caps]', () => {
  it.each<[string, Agent, object, object, string]>([
    ['panel has 1 entry', 'biomarker', { panel: [reading] }, { panel: [] }, 'panel'],
    [
      'panel has 50 entries',
      'biomarker',
      { panel: many(50, reading) },
      { panel: many(51, reading) },
      'panel',
    ],
    ['instruments has 1 entry', 'outcome', { instruments: [entry] }, { instruments: [] }, 'instruments'],
    [
      'instruments has 20 entries',
      'outcome',
      { instruments: many(20, entry) },
      { instruments: many(21, entry) },
      'instruments',
    ],
    ['signals has 1 entry', 'relapse', { signals: [signal] }, { signals: [] }, 'signals'],
    [
      'signals has 30 entries',
      'relapse',
      { signals: many(30, signal) },
      { signals: many(31, signal) },
      'signals',
    ],
    [
      'responses has 30 items',
      'outcome',
      inEntry.outcome('responses', many(30, 1)),
      inEntry.outcome('responses', many(31, 1)),
      'instruments[0].responses',
    ],
    [
      'a response of 0',
      'outcome',
      inEntry.outcome('responses', [0]),
      inEntry.outcome('responses', [-1]),
      'instruments[0].responses[0]',
    ],
    [
      'a response of 10',
      'outcome',
      inEntry.outcome('responses', [10]),
      inEntry.outcome('responses', [11]),
      'instruments[0].responses[0]',
    ],
    [
      'a total of 0',
      'outcome',
      inEntry.outcome('total', 0),
      inEntry.outcome('total', -1),
      'instruments[0].total',
    ],
    [
      'a total of 200',
      'outcome',
      inEntry.outcome('total', 200),
      inEntry.outcome('total', 201),
      'instruments[0].total',
    ],
    [
      'a severity of 0',
      'relapse',
      inEntry.relapse('severity', 0),
      inEntry.relapse('severity', -0.01),
      'signals[0].severity',
    ],
    [
      'a severity of 1',
      'relapse',
      inEntry.relapse('severity', 1),
      inEntry.relapse('severity', 1.01),
      'signals[0].severity',
    ],
    ...(['biomarker', 'outcome', 'relapse'] as const).map(
      (agent): [string, Agent, object, object, string] => [
        `${agent}: a context of 2000 characters`,
        agent,
        { context: '𝛂'.repeat(2000) },
        { context: '𝛂'.repeat(2001) },
        'context',
      ],
    ),
  ])('%s', (_, agent, accepted, refused, path) => {
    expect(refusals(agent, accepted)).toEqual([]);
    expect(refusals(agent, refused)).toEqual([path]);
  });
});

describe('numbers are finite: nothing else reaches an engine [1:4.7 panel value] [1:4.7 total]', () => {
  it.each<[Agent, string, string]>([
    ['biomarker', 'value', 'panel[0].value'],
    ['outcome', 'total', 'instruments[0].total'],
    ['outcome', 'priorTotal', 'instruments[0].priorTotal'],
    ['relapse', 'severity', 'signals[0].severity'],
  ])('%s %s', (agent, field, path) => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '1', null])
      expect({ value, refused: refusals(agent, inEntry[agent](field, value)) }).toEqual({
        value,
        refused: [path],
      });
  });

  it('outcome responses', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '1', null])
      expect(refusals('outcome', inEntry.outcome('responses', [0, value]))).toEqual([
        'instruments[0].responses[1]',
      ]);
  });
});

describe('additions to the biomarker request [D:additive agent fields]', () => {
  it.each([undefined, 'mmol/L', 'x', 'x'.repeat(40)])('a unit may be %s', (unit) => {
    expect(refusals('biomarker', inEntry.biomarker('unit', unit))).toEqual([]);
  });

  it.each(['', 'x'.repeat(41), 5, null])('a unit may not be %s', (unit) => {
    expect(refusals('biomarker', inEntry.biomarker('unit', unit))).toEqual(['panel[0].unit']);
  });

  it.each([undefined, 'male', 'female'])('sex may be %s', (sex) => {
    expect(refusals('biomarker', { sex })).toEqual([]);
  });

  it.each(['', 'M', 'other', 1, null])('sex may not be %s', (sex) => {
    expect(refusals('biomarker', { sex })).toEqual(['sex']);
  });

  it.each([undefined, 0, 17.5, 130])('ageYears may be %s', (ageYears) => {
    expect(refusals('biomarker', { ageYears })).toEqual([]);
  });

  it.each([-1, 131, '40', null, Number.NaN])('ageYears may not be %s', (ageYears) => {
    expect(refusals('biomarker', { ageYears })).toEqual(['ageYears']);
  });

  it('unit, sex and ageYears are not needed, and they reach the engine as sent', () => {
    const body = { panel: [{ ...reading, unit: 'mEq/L' }], sex: 'female', ageYears: 40 };
    expect(BiomarkerAgentRequest.parse(body)).toEqual(body);
    expect(BiomarkerAgentRequest.parse({ panel: [reading] })).toEqual({ panel: [reading] });
  });
});

describe('are ignored, on the body and in every entry [D:unknown request fields]', () => {
  it.each(['biomarker', 'outcome', 'relapse'] as const)('%s', (agent) => {
    expect(refusals(agent, { ...inEntry[agent]('later', 1), later: true })).toEqual([]);
  });
});

const EVIDENCE = { members: ['published', 'provisional'] };
const STATUS = { members: ['specified', 'published', 'provisional'] };

describeFields({
  name: 'medication assessment, additions',
  schema: MedicationAssessment,
  sample: {
    interactions: [
      {
        a: 'ibuprofen',
        b: 'lithium',
        severity: 'major',
        mechanism: 'Renal excretion falls',
        recommendation: 'Check the level',
        evidence: 'published',
        source: 'A list',
        ruleIds: ['D054'],
        stopped: {
          name: 'fluoxetine',
          when: 'two weeks ago',
          washoutDays: 35,
          stillMattersDays: 21,
          evidence: 'published',
          source: 'A label',
        },
      },
    ],
    recognized: [],
    unrecognized: [],
    notes: [{ kind: 'maximum_dose', subject: 'lithium', note: 'above the usual maximum', level: 'moderate' }],
    stopped: [{ name: 'fluoxetine', when: 'two weeks ago', leastDaysAgo: 14, checked: true }],
  },
  rows: [
    ['D:provisional numbers: interactions', 'interactions[0].evidence', 'string?', EVIDENCE],
    ['D:additive agent fields', 'interactions[0].source', 'string?'],
    ['D:additive agent fields', 'interactions[0].ruleIds', 'string[]?'],
    ['D:additive agent fields', 'interactions[0].ruleIds[0]', 'string'],
    ['D:additive agent fields', 'interactions[0].stopped', 'object?'],
    ['D:additive agent fields', 'interactions[0].stopped.name', 'string'],
    ['D:additive agent fields', 'interactions[0].stopped.when', 'string|null'],
    ['D:additive agent fields', 'interactions[0].stopped.washoutDays', 'integer'],
    ['D:additive agent fields', 'interactions[0].stopped.stillMattersDays', 'integer|null'],
    ['D:provisional numbers: interactions', 'interactions[0].stopped.evidence', 'string', EVIDENCE],
    ['D:additive agent fields', 'interactions[0].stopped.source', 'string'],
    ['D:additive agent fields', 'notes', 'object[]?'],
    [
      'D:additive agent fields',
      'notes[0].kind',
      'string',
      {
        members: [
          'duplicate_therapy',
          'maximum_dose',
          'restart',
          'combination',
          'pregnancy',
          'breast_feeding',
          'kidney',
          'liver',
          'ecg',
          'age',
        ],
      },
    ],
    ['D:additive agent fields', 'notes[0].subject', 'string'],
    ['D:additive agent fields', 'notes[0].note', 'string'],
    ['D:additive agent fields', 'notes[0].level', 'string?', { members: ['low', 'moderate', 'high'] }],
    ['D:additive agent fields', 'stopped', 'object[]?'],
    ['D:additive agent fields', 'stopped[0].name', 'string'],
    ['D:additive agent fields', 'stopped[0].when', 'string|null'],
    ['D:additive agent fields', 'stopped[0].leastDaysAgo', 'integer|null'],
    ['D:additive agent fields', 'stopped[0].checked', 'boolean'],
  ],
});

describeFields({
  name: 'biomarker assessment, additions',
  schema: BiomarkerAssessment,
  sample: {
    results: [
      {
        analyte: 'Calcium',
        value: 14,
        unit: 'mg/dL',
        flag: 'critical',
        range: '8.5-10.5 mg/dL',
        key: 'calcium',
        side: 'high',
        criticalLimit: '> 13 mg/dL',
        urgentLimit: '> 12 mg/dL',
        sent: { value: 3.5, unit: 'mmol/L' },
        referenceStatus: 'published',
      },
    ],
    unrecognized: [],
    observations: [],
  },
  rows: [
    ['D:additive agent fields', 'results[0].key', 'string?'],
    ['D:additive agent fields', 'results[0].side', 'string?', { members: ['low', 'high'] }],
    ['D:additive agent fields', 'results[0].criticalLimit', 'string?'],
    ['D:additive agent fields', 'results[0].urgentLimit', 'string?'],
    ['D:additive agent fields', 'results[0].sent', 'object?'],
    ['D:additive agent fields', 'results[0].sent.value', 'number'],
    ['D:additive agent fields', 'results[0].sent.unit', 'string'],
    ['D:provisional numbers: agents', 'results[0].referenceStatus', 'string?', STATUS],
  ],
});

describeFields({
  name: 'outcome assessment, additions',
  schema: OutcomeAssessment,
  sample: {
    results: [
      {
        instrument: 'phq9',
        total: 9,
        severity: 'mild',
        trajectory: 'unknown',
        change: null,
        reliableChange: null,
        name: 'PHQ-9',
        scale: 'total',
        label: 'PHQ-9 total score',
        min: 0,
        max: 27,
        positive: false,
        source: 'total',
        referenceStatus: 'published',
      },
    ],
    observations: [],
  },
  rows: [
    ['D:additive agent fields', 'results[0].name', 'string?'],
    ['D:additive agent fields', 'results[0].scale', 'string?'],
    ['D:additive agent fields', 'results[0].label', 'string?'],
    ['D:additive agent fields', 'results[0].min', 'number?'],
    ['D:additive agent fields', 'results[0].max', 'number?'],
    ['D:additive agent fields', 'results[0].positive', 'boolean|null?'],
    ['D:additive agent fields', 'results[0].source', 'string?', { members: ['responses', 'total'] }],
    ['D:provisional numbers: agents', 'results[0].referenceStatus', 'string?', STATUS],
  ],
});

describeFields({
  name: 'relapse assessment, additions',
  schema: RelapseAssessment,
  sample: {
    compositeScore: 25,
    band: 'moderate',
    contributing: [],
    unrecognized: [],
    scoreBeforeFloor: 5,
    statement: 'Composite score 25 of 100, band moderate.',
    referenceStatus: 'provisional',
  },
  rows: [
    ['D:relapse agent floor', 'scoreBeforeFloor', 'number?', { min: 0, max: 100 }],
    ['D:additive agent fields', 'statement', 'string?'],
    ['D:provisional numbers: agents', 'referenceStatus', 'string?', STATUS],
  ],
});
