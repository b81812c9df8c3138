import { describeFields, type FieldRow } from '../describe-fields.ts';
import { AT } from '../samples.ts';
import {
  BiomarkerAgentResponse,
  MedicationAgentResponse,
  OutcomeAgentResponse,
  RelapseAgentResponse,
} from '../../src/index.ts';

/** A complete envelope of one agent. */
const answer = (product: string, assessment: object) => ({
  object: `${product}.agent.assessment`,
  patientId: 'p1',
  mode: 'advisory',
  ok: true,
  assessment,
  risk: { flag: false, level: 'low', labels: ['One abnormal result'] },
  reasoning: { narrative: 'One result is high. It is marked for review.', generatedAt: AT },
  citations: ['results[0]'],
  toolCalls: ['evaluatePanel'],
  steps: 2,
  warnings: ['An entry was not recognised'],
  notChecked: ['An entry that was not recognised'],
  disclaimer: 'Decision support.',
});

const envelope = (product: string): FieldRow[] => [
  ['1:2.11 object', 'object', 'string', { members: [`${product}.agent.assessment`] }],
  ['1:2.11 patientId', 'patientId', 'string'],
  ['1:2.11 mode', 'mode', 'string', { members: ['advisory'] }],
  ['1:2.11 ok', 'ok', 'boolean'],
  ['1:2.11 assessment', 'assessment', 'object|null'],
  ['1:2.11 risk', 'risk', 'object'],
  ['1:2.11 risk', 'risk.flag', 'boolean'],
  ['1:2.11 risk', 'risk.level', 'string', { members: ['none', 'low', 'moderate', 'high'] }],
  ['1:2.11 risk', 'risk.labels', 'string[]'],
  ['1:2.11 reasoning', 'reasoning', 'object|null'],
  ['1:2.11 citations', 'citations', 'string[]'],
  ['1:2.11 toolCalls', 'toolCalls', 'string[]'],
  ['1:2.11 steps', 'steps', 'integer', { min: 0 }],
  ['1:2.11 warnings', 'warnings', 'string[]'],
  ['D:additive agent fields', 'notChecked', 'string[]?'],
  ['1:2.11 disclaimer', 'disclaimer', 'string'],
];

describeFields({
  name: 'medication agent',
  schema: MedicationAgentResponse,
  sample: answer('medication', {
    interactions: [
      {
        a: 'lithium',
        b: 'ibuprofen',
        severity: 'major',
        mechanism: 'Lower renal clearance of lithium.',
        recommendation: 'Ask a pharmacist and check the lithium level.',
      },
    ],
    recognized: ['lithium', 'ibuprofen'],
    unrecognized: ['vitamin x'],
  }),
  rows: [
    ...envelope('medication'),
    ['1:2.11 medication assessment', 'assessment.interactions', 'object[]'],
    ['1:2.11 medication assessment', 'assessment.interactions[0].a', 'string'],
    ['1:2.11 medication assessment', 'assessment.interactions[0].b', 'string'],
    [
      '1:2.11 medication assessment',
      'assessment.interactions[0].severity',
      'string',
      { members: ['contraindicated', 'major', 'moderate', 'minor'] },
    ],
    ['1:2.11 medication assessment', 'assessment.interactions[0].mechanism', 'string'],
    ['1:2.11 medication assessment', 'assessment.interactions[0].recommendation', 'string'],
    ['1:2.11 medication assessment', 'assessment.recognized', 'string[]'],
    ['1:2.11 medication assessment', 'assessment.unrecognized', 'string[]'],
  ],
});

describeFields({
  name: 'biomarker agent',
  schema: BiomarkerAgentResponse,
  sample: answer('biomarker', {
    results: [{ analyte: 'tsh', value: 5, unit: 'mIU/L', flag: 'high', range: '0.4 to 4.0 mIU/L' }],
    unrecognized: ['xyz'],
    observations: [{ analyte: 'tsh', note: 'Above its range.' }],
  }),
  rows: [
    ...envelope('biomarker'),
    ['1:2.11 biomarker assessment', 'assessment.results', 'object[]'],
    ['1:2.11 biomarker assessment', 'assessment.results[0].analyte', 'string'],
    ['1:2.11 biomarker assessment', 'assessment.results[0].value', 'number'],
    ['1:2.11 biomarker assessment', 'assessment.results[0].unit', 'string'],
    ['1:2.11 biomarker assessment', 'assessment.results[0].flag', 'string'],
    ['1:2.11 biomarker assessment', 'assessment.results[0].range', 'string'],
    ['1:2.11 biomarker assessment', 'assessment.unrecognized', 'string[]'],
    ['1:2.11 biomarker assessment', 'assessment.observations', 'object[]'],
    ['1:2.11 biomarker assessment', 'assessment.observations[0].analyte', 'string'],
    ['1:2.11 biomarker assessment', 'assessment.observations[0].note', 'string'],
  ],
});

describeFields({
  name: 'outcome agent',
  schema: OutcomeAgentResponse,
  sample: answer('outcome', {
    results: [
      {
        instrument: 'phq9',
        total: 9,
        severity: 'mild',
        trajectory: 'improved',
        change: -9,
        reliableChange: true,
      },
    ],
    observations: [{ instrument: 'phq9', note: 'Lower than before.' }],
  }),
  rows: [
    ...envelope('outcome'),
    ['1:2.11 outcome assessment', 'assessment.results', 'object[]'],
    ['1:2.11 outcome assessment', 'assessment.results[0].instrument', 'string'],
    ['1:2.11 outcome assessment', 'assessment.results[0].total', 'number'],
    ['1:2.11 outcome assessment', 'assessment.results[0].severity', 'string'],
    [
      '1:2.11 outcome assessment',
      'assessment.results[0].trajectory',
      'string',
      { members: ['improved', 'worsened', 'stable', 'unknown'] },
    ],
    ['1:2.11 outcome assessment', 'assessment.results[0].change', 'number|null'],
    ['1:2.11 outcome assessment', 'assessment.results[0].reliableChange', 'boolean|null'],
    ['1:2.11 outcome assessment', 'assessment.observations', 'object[]'],
    ['1:2.11 outcome assessment', 'assessment.observations[0].instrument', 'string'],
    ['1:2.11 outcome assessment', 'assessment.observations[0].note', 'string'],
  ],
});

describeFields({
  name: 'relapse agent',
  schema: RelapseAgentResponse,
  sample: answer('relapse', {
    compositeScore: 40,
    band: 'moderate',
    contributing: [
      { indicator: 'sleep_disruption', label: 'Sleep disruption', severity: 0.5, contribution: 8 },
    ],
    unrecognized: ['mood'],
  }),
  rows: [
    ...envelope('relapse'),
    ['1:2.11 relapse assessment', 'assessment.compositeScore', 'number', { min: 0, max: 100 }],
    ['1:2.11 relapse assessment', 'assessment.band', 'string'],
    ['1:2.11 relapse assessment', 'assessment.contributing', 'object[]'],
    ['1:2.11 relapse assessment', 'assessment.contributing[0].indicator', 'string'],
    ['1:2.11 relapse assessment', 'assessment.contributing[0].label', 'string'],
    ['1:2.11 relapse assessment', 'assessment.contributing[0].severity', 'number'],
    ['1:2.11 relapse assessment', 'assessment.contributing[0].contribution', 'number'],
    ['1:2.11 relapse assessment', 'assessment.unrecognized', 'string[]'],
  ],
});
