import { describe, expect, it } from 'vitest';
import { describeFields, type FieldRow, withValue } from '../describe-fields.ts';
import { wide } from '../describe-request.ts';
import { AT } from '../samples.ts';
import { MseDomainCatalog, MseHistory, MseRecordAnswer, MseVersionAnswer } from '../../src/index.ts';

const PROVENANCES = ['clinician', 'digital_mse', 'wearable', 'patient_reported'];
const CONFIDENCES = ['high', 'medium', 'low'];
const LEVELS = ['none', 'low', 'moderate', 'high'];
const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];
const CODE_SYSTEMS = [
  'http://snomed.info/sct',
  'http://loinc.org',
  'http://www.nlm.nih.gov/research/umls/rxnorm',
];

const panel = { system: 'http://loinc.org', code: '10190-7', display: 'Mental status' };
const moodCode = { system: 'http://snomed.info/sct', code: '366979004', display: 'Depressed mood' };

const codeFields = (id: string, path: string): FieldRow[] => [
  [id, `${path}.system`, 'string', { members: CODE_SYSTEMS }],
  [id, `${path}.code`, 'string'],
  [id, `${path}.display`, 'string'],
];

describeFields({
  name: 'domain catalog',
  schema: MseDomainCatalog,
  sample: {
    version: '1',
    panel,
    observationMetadata: {
      provenanceValues: PROVENANCES,
      confidenceValues: CONFIDENCES,
      confidenceScore: 'number 0 to 1',
      supportingSignals: 'array of signal names',
    },
    domains: [
      {
        key: 'mood',
        label: 'Mood',
        type: 'chips',
        multi: true,
        options: [{ value: 'depressed', label: 'Depressed', risk: false, codes: [moodCode] }],
        hasNote: true,
      },
    ],
    cssrs: {
      appliesTo: 'risk',
      questions: [
        { id: 'q1', order: 1, text: 'Wish to be dead', timeframe: 'past month', textStatus: 'paraphrase' },
      ],
    },
  },
  rows: [
    ['2:2.1 version', 'version', 'string', { members: ['1'] }],
    ['2:9 catalog version', 'version', 'string', { members: ['1'] }],
    ['2:2.1 panel', 'panel', 'object'],
    ...codeFields('2:2.1 panel', 'panel'),
    ['2:2.1 observationMetadata', 'observationMetadata', 'object'],
    ['2:2.1 observationMetadata', 'observationMetadata.provenanceValues', 'string[]'],
    [
      '2:2.1 observationMetadata',
      'observationMetadata.provenanceValues[0]',
      'string',
      { members: PROVENANCES },
    ],
    ['2:2.1 observationMetadata', 'observationMetadata.confidenceValues', 'string[]'],
    [
      '2:2.1 observationMetadata',
      'observationMetadata.confidenceValues[0]',
      'string',
      { members: CONFIDENCES },
    ],
    ['2:2.1 observationMetadata', 'observationMetadata.confidenceScore', 'string'],
    ['2:2.1 observationMetadata', 'observationMetadata.supportingSignals', 'string'],
    ['2:2.1 domains', 'domains', 'object[]'],
    ['2:2.1 domain entry', 'domains[0].key', 'string'],
    ['2:2.1 domain entry', 'domains[0].label', 'string'],
    ['2:2.1 domain entry', 'domains[0].type', 'string'],
    ['2:2.1 domain entry', 'domains[0].multi', 'boolean'],
    ['2:2.1 domain entry', 'domains[0].options', 'object[]'],
    ['2:2.1 domain entry', 'domains[0].options[0].value', 'string'],
    ['2:2.1 domain entry', 'domains[0].options[0].label', 'string'],
    ['2:2.1 domain entry', 'domains[0].options[0].risk', 'boolean'],
    ['2:2.1 codes', 'domains[0].options[0].codes', 'object[]'],
    ...codeFields('2:2.1 codes', 'domains[0].options[0].codes[0]'),
    ['2:2.1 domain entry', 'domains[0].hasNote', 'boolean'],
    ['2:2.1 cssrs', 'cssrs', 'object'],
    ['2:2.1 cssrs', 'cssrs.appliesTo', 'string', { members: ['risk'] }],
    ['2:2.1 cssrs', 'cssrs.questions', 'object[]'],
    ['2:2.1 cssrs', 'cssrs.questions[0].id', 'string', { members: QUESTIONS }],
    ['2:2.1 cssrs', 'cssrs.questions[0].order', 'integer', { min: 1 }],
    ['2:2.1 cssrs', 'cssrs.questions[0].text', 'string'],
    ['2:2.1 cssrs', 'cssrs.questions[0].timeframe', 'string'],
    ['D:C-SSRS q6', 'cssrs.questions[0].textStatus', 'string', { members: ['paraphrase', 'official'] }],
  ],
});

const record = {
  visitId: 'visit-1',
  patientId: 'patient-1',
  selection: { mood: { values: ['depressed'], text: 'low for weeks', supportingSignals: ['latency'] } },
  lines: [
    {
      key: 'mood',
      label: 'Mood',
      line: 'Mood: depressed.',
      provenance: 'clinician',
      confidence: 'high',
      confidenceScore: 0.9,
      supportingSignals: ['latency'],
      codes: [moodCode],
    },
  ],
  objectiveBlock: 'Mood: depressed.',
  riskFlag: false,
  riskLevel: 'none',
  riskLabels: ['C-SSRS High risk'],
  riskAssessed: true,
  version: 3,
  savedAt: AT,
  signed: true,
  signedAt: AT,
  signedByName: 'A. Doctor',
  signedByCredential: 'MD',
  signedByLicense: 'L-1',
  signedByOrganization: 'Clinic',
  signedVersion: 3,
};

describeFields({
  name: 'record',
  schema: MseRecordAnswer,
  sample: { mse: record },
  rows: [
    ['2:4.1 GET /v1/mse/{visitId}', 'mse', 'object'],
    ['2:2.2 visitId', 'mse.visitId', 'string'],
    ['2:2.2 patientId', 'mse.patientId', 'string'],
    ['2:2.2 selection', 'mse.selection', 'map'],
    ['2:2.2 selection', 'mse.selection.mood.values', 'string[]'],
    ['2:2.2 selection', 'mse.selection.mood.text', 'string?'],
    ['2:2.2 selection', 'mse.selection.mood.supportingSignals', 'string[]?'],
    ['2:2.2 lines', 'mse.lines', 'object[]'],
    ['2:2.2 lines', 'mse.lines[0].key', 'string'],
    ['2:2.2 lines', 'mse.lines[0].label', 'string'],
    ['2:2.2 lines', 'mse.lines[0].line', 'string'],
    ['2:2.2 lines', 'mse.lines[0].provenance', 'string?', { members: PROVENANCES }],
    ['2:2.2 lines', 'mse.lines[0].confidence', 'string?', { members: CONFIDENCES }],
    ['2:2.2 lines', 'mse.lines[0].confidenceScore', 'number?', { min: 0, max: 1 }],
    ['2:2.2 lines', 'mse.lines[0].supportingSignals', 'string[]?'],
    ['2:2.2 lines', 'mse.lines[0].codes', 'object[]?'],
    ...codeFields('2:2.2 lines', 'mse.lines[0].codes[0]'),
    ['2:2.2 objectiveBlock', 'mse.objectiveBlock', 'string'],
    ['2:2.2 riskFlag', 'mse.riskFlag', 'boolean'],
    ['2:2.2 riskLevel', 'mse.riskLevel', 'string', { members: LEVELS }],
    ['2:2.2 riskLabels', 'mse.riskLabels', 'string[]'],
    ['D:risk not examined', 'mse.riskAssessed', 'boolean'],
    ['2:2.2 version', 'mse.version', 'integer', { min: 0 }],
    ['2:2.2 savedAt', 'mse.savedAt', 'string|null'],
    ['2:2.2 signed', 'mse.signed', 'boolean'],
    ['2:2.2 signedAt', 'mse.signedAt', 'string|null'],
    ['2:2.2 signedBy*', 'mse.signedByName', 'string|null'],
    ['2:2.2 signedBy*', 'mse.signedByCredential', 'string|null'],
    ['2:2.2 signedBy*', 'mse.signedByLicense', 'string|null'],
    ['2:2.2 signedBy*', 'mse.signedByOrganization', 'string|null'],
    ['D:write to a signed record', 'mse.signedVersion', 'integer|null'],
  ],
});

describe('an entry of a record', () => {
  it.each<[string, unknown]>([
    ['values', Array.from({ length: 51 }, () => wide(65))],
    ['text', wide(5001)],
    ['supportingSignals', Array.from({ length: 31 }, () => wide(101))],
  ])('%s comes through as written, with more than a request may hold [D:bounds: stored]', (field, stored) => {
    const answer = withValue({ mse: record }, `mse.selection.mood.${field}`, stored);
    expect(MseRecordAnswer.safeParse(answer)).toEqual({ success: true, data: answer });
  });
});

describeFields({
  name: 'one version of a record',
  schema: MseVersionAnswer,
  sample: { mse: record, superseded: true },
  rows: [
    ['2:9 history', 'mse', 'object'],
    ['2:9 history', 'superseded', 'boolean'],
  ],
});

describeFields({
  name: 'history',
  schema: MseHistory,
  sample: {
    visitId: 'visit-1',
    versions: [{ version: 1, savedAt: AT, lines: ['Mood: depressed.'], superseded: true }],
    hasMore: true,
    nextCursor: '2',
  },
  rows: [
    ['2:4.1 GET /v1/mse/{visitId}/history', 'visitId', 'string'],
    ['2:4.1 GET /v1/mse/{visitId}/history', 'versions', 'object[]'],
    ['2:4.1 GET /v1/mse/{visitId}/history', 'hasMore', 'boolean'],
    ['2:4.1 GET /v1/mse/{visitId}/history', 'nextCursor', 'string|null'],
    ['2:2.5 version', 'versions[0].version', 'integer', { min: 0 }],
    ['2:2.5 savedAt', 'versions[0].savedAt', 'string'],
    ['2:2.5 lines', 'versions[0].lines', 'string[]'],
    ['2:2.5 superseded', 'versions[0].superseded', 'boolean'],
  ],
});
