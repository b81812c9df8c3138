import { describe, expect, it } from 'vitest';
import { describeFields } from '../describe-fields.ts';
import { callerId, describeRequest, freeText, type RequestRow } from '../describe-request.ts';
import { AT } from '../samples.ts';
import { MSE_AGENT_TOOLS, MseAgentProposal, MseAgentRequest } from '../../src/index.ts';

/** A measurement: accepted at its bounds, refused beyond; telemetry may hold any of them or none. */
const measured = (field: string, max: number): RequestRow => [
  '2:4.2 telemetry',
  `telemetry.${field}`,
  'optional',
  [0, 0.5, max],
  [-0.001, max + 0.001, -1, max + 1, Number.NaN, Number.POSITIVE_INFINITY, '1', null, true, [], {}],
];

describeRequest({
  name: 'request for a draft',
  schema: MseAgentRequest,
  body: {
    patientId: 'patient-1',
    transcript: 'Patient: I slept badly.',
    telemetry: {
      speechRateWpm: 130,
      responseLatencySeconds: 1.2,
      psychomotorFidgetEpisodes: 3,
      sustainedAttentionPct: 80,
      sessionDurationSeconds: 1800,
    },
    context: 'Follow-up',
    clinicianId: 'clinician-1',
  },
  rows: [
    callerId('2:4.2 patientId', 'patientId'),
    freeText('2:4.2 transcript', 'transcript', 400_000),
    ['2:4.2 telemetry', 'telemetry', 'optional', [{}, { speechRateWpm: 1 }], [1, true, null, [], 'fast']],
    measured('speechRateWpm', 600),
    measured('responseLatencySeconds', 120),
    measured('psychomotorFidgetEpisodes', 1000),
    measured('sustainedAttentionPct', 100),
    measured('sessionDurationSeconds', 86_400),
    freeText('2:4.2 context', 'context', 20_000),
    freeText('2:4.2 clinicianId', 'clinicianId', 512),
  ],
});

describe('what a draft is made of', () => {
  it.each<[string, boolean, object]>([
    ['transcript', true, { transcript: 'x' }],
    ['telemetry', true, { telemetry: { speechRateWpm: 90 } }],
    ['transcript and telemetry', true, { transcript: 'x', telemetry: { speechRateWpm: 90 } }],
    ['an empty transcript and telemetry', true, { transcript: '', telemetry: {} }],
    ['neither transcript nor telemetry', false, {}],
    ['an empty transcript', false, { transcript: '' }],
    ['a blank transcript', false, { transcript: ' \n\t' }],
    ['context alone, without transcript and telemetry,', false, { context: 'x', clinicianId: 'c' }],
  ])('%s: accepted %s [2:4.2 transcript or telemetry]', (_, accepted, body) => {
    const { success, error } = MseAgentRequest.safeParse({ patientId: 'patient-1', ...body });
    expect(success).toBe(accepted);
    expect(error?.issues.map(({ path }) => path) ?? []).toEqual(accepted ? [] : [['transcript']]);
  });

  it('fields it does not know are left out [D:unknown request fields]', () => {
    const body = { patientId: 'patient-1', transcript: 'x', telemetry: { speechRateWpm: 90 } };
    const later = { ...body, telemetry: { ...body.telemetry, pupilSize: 1 }, addedLater: true };
    expect(MseAgentRequest.parse(later)).toEqual(body);
  });
});

const TOOLS = ['getCatalog', 'analyzeTelemetry', 'validateDraft', 'assessRisk'];
const PROVENANCES = ['clinician', 'digital_mse', 'wearable', 'patient_reported'];

const selection = { sleep: { values: ['insomnia'], provenance: 'patient_reported' } };
const statement = {
  quote: 'Ask me on Friday.',
  topic: 'suicidal thoughts',
  reason: 'answer does not plainly deny',
  question: 'What happens on Friday?',
};
const proposal = {
  object: 'mse.agent.proposal',
  visitId: 'visit-1',
  mode: 'proposed',
  ok: true,
  draft: {
    selection,
    lines: [{ key: 'sleep', label: 'Sleep', line: 'Sleep: insomnia.', provenance: 'patient_reported' }],
    objectiveBlock: 'Sleep: insomnia.',
  },
  risk: { flag: true, level: 'low', labels: ['One statement to clarify'], riskAssessed: false },
  reasoning: { narrative: 'The patient speaks of poor sleep.', generatedAt: AT },
  citations: ['I slept badly.'],
  statementsToClarify: [statement],
  toolCalls: TOOLS,
  steps: 4,
  warnings: ['Not heard: memory.'],
  commit: {
    method: 'POST',
    path: '/v1/mse/visit-1',
    headers: { 'If-None-Match': '*' },
    body: { patientId: 'patient-1', selection, clinicianId: 'clinician-1' },
  },
  disclaimer: 'A draft for a clinician, not a diagnosis.',
};

describeFields({
  name: 'proposal',
  schema: MseAgentProposal,
  sample: proposal,
  rows: [
    ['2:4.2 object', 'object', 'string', { members: ['mse.agent.proposal'] }],
    ['2:4.2 visitId', 'visitId', 'string'],
    ['2:4.2 mode', 'mode', 'string', { members: ['proposed'] }],
    ['2:4.2 ok', 'ok', 'boolean'],
    ['2:4.2 draft', 'draft', 'object|null'],
    ['2:4.2 draft', 'draft.selection', 'map'],
    ['2:4.2 draft', 'draft.lines', 'object[]'],
    ['2:4.2 draft', 'draft.lines[0].key', 'string'],
    ['2:4.2 draft', 'draft.lines[0].label', 'string'],
    ['2:4.2 draft', 'draft.lines[0].line', 'string'],
    ['2:4.2 draft', 'draft.lines[0].provenance', 'string?', { members: PROVENANCES }],
    ['2:4.2 draft', 'draft.objectiveBlock', 'string'],
    ['2:4.2 risk', 'risk', 'object'],
    ['2:4.2 risk', 'risk.flag', 'boolean'],
    ['2:4.2 risk', 'risk.level', 'string', { members: ['none', 'low', 'moderate', 'high'] }],
    ['2:4.2 risk', 'risk.labels', 'string[]'],
    ['D:risk not examined', 'risk.riskAssessed', 'boolean'],
    ['2:4.2 reasoning', 'reasoning', 'object|null'],
    ['2:4.2 reasoning', 'reasoning.narrative', 'string'],
    ['2:4.2 reasoning', 'reasoning.generatedAt', 'string'],
    ['2:4.2 citations', 'citations', 'string[]'],
    ['D:draft agent', 'statementsToClarify', 'object[]'],
    ['D:draft agent', 'statementsToClarify[0].quote', 'string'],
    ['D:draft agent', 'statementsToClarify[0].topic', 'string'],
    [
      'D:draft agent',
      'statementsToClarify[0].reason',
      'string',
      {
        members: [
          'answer does not plainly deny',
          'wording not clear',
          'sounds like risk by its words',
          'not plainly harmless beside risk',
        ],
      },
    ],
    ['D:draft agent', 'statementsToClarify[0].question', 'string?'],
    ['2:4.2 toolCalls', 'toolCalls', 'string[]'],
    ['2:4.2 toolCalls', 'toolCalls[0]', 'string', { members: TOOLS }],
    ['2:4.2 steps', 'steps', 'integer', { min: 0 }],
    ['2:4.2 warnings', 'warnings', 'string[]'],
    ['2:4.2 commit', 'commit', 'object|null'],
    ['2:4.2 commit', 'commit.method', 'string', { members: ['POST'] }],
    ['2:4.2 commit', 'commit.path', 'string'],
    ['D:draft agent', 'commit.headers', 'object'],
    ['D:draft agent', 'commit.headers.If-None-Match', 'string', { members: ['*'] }],
    ['2:4.2 commit', 'commit.body', 'object'],
    ['2:4.2 commit', 'commit.body.patientId', 'string'],
    ['2:4.2 commit', 'commit.body.selection', 'map'],
    ['2:4.2 clinicianId', 'commit.body.clinicianId', 'string?'],
    ['2:4.2 disclaimer', 'disclaimer', 'string'],
  ],
});

describe('bounds of a proposal', () => {
  const accepts = (statementsToClarify: readonly object[]) =>
    MseAgentProposal.safeParse({ ...proposal, statementsToClarify }).success;

  it.each([
    [0, false],
    [1, true],
    [300, true],
    [301, false],
  ])('a quote of %s characters is a statement to clarify: %s [D:draft agent]', (length, accepted) => {
    expect(accepts([{ ...statement, quote: 'x'.repeat(length) }])).toBe(accepted);
  });

  it.each([
    [0, true],
    [8, true],
    [9, false],
  ])('statementsToClarify lists %s: accepted %s [D:draft agent]', (count, accepted) => {
    expect(accepts(Array.from({ length: count }, () => statement))).toBe(accepted);
  });

  it('the tools are used in the order of the specification [2:4.2 toolCalls]', () => {
    expect(MSE_AGENT_TOOLS).toEqual(TOOLS);
  });
});
