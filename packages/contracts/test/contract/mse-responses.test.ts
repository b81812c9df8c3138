import { describeFields, type FieldRow } from '../describe-fields.ts';
import { AT } from '../samples.ts';
import {
  MseAuditTrail,
  FlatError,
  MsePatchResponse,
  MseSignResponse,
  MseVersionDiff,
  MseWriteResponse,
} from '../../src/index.ts';

const LEVELS = ['none', 'low', 'moderate', 'high'];
const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];

const written = {
  ok: true,
  version: 2,
  risk: {
    flag: true,
    level: 'high',
    labels: ['C-SSRS High risk'],
    safetyEventId: 'evt_1',
    riskAssessed: true,
  },
  warnings: ['No longer recorded: risk "active ideation".'],
};

const writtenFields = (id: string): FieldRow[] => [
  [id, 'ok', 'true'],
  [id, 'version', 'integer', { min: 1 }],
  [id, 'risk', 'object'],
  ['D:risk not examined', 'warnings', 'string[]?'],
];

describeFields({
  name: 'answer to a write',
  schema: MseWriteResponse,
  sample: written,
  rows: [
    ...writtenFields('2:4.1 POST /v1/mse/{visitId}'),
    ['2:2.4 flag', 'risk.flag', 'boolean'],
    ['2:2.4 level', 'risk.level', 'string', { members: LEVELS }],
    ['2:2.4 labels', 'risk.labels', 'string[]'],
    ['2:2.4 safetyEventId', 'risk.safetyEventId', 'string?'],
    ['D:risk not examined', 'risk.riskAssessed', 'boolean'],
  ],
});

describeFields({
  name: 'answer to a patch',
  schema: MsePatchResponse,
  sample: { ...written, patchedDomains: ['mood'] },
  rows: [
    ...writtenFields('2:4.1 PATCH /v1/mse/{visitId}'),
    ['2:4.1 PATCH /v1/mse/{visitId}', 'patchedDomains', 'string[]'],
  ],
});

describeFields({
  name: 'answer to a signature',
  schema: MseSignResponse,
  sample: { ok: true, signatureId: 'sig_1', version: 2, contentHash: 'c0ffee' },
  rows: [
    ['2:4.1 POST /v1/mse/{visitId}/sign', 'ok', 'true'],
    ['2:4.1 POST /v1/mse/{visitId}/sign', 'signatureId', 'string'],
    ['D:sign', 'version', 'integer', { min: 1 }],
    ['D:sign', 'contentHash', 'string'],
  ],
});

describeFields({
  name: 'difference of two versions',
  schema: MseVersionDiff,
  sample: {
    visitId: 'visit-1',
    patientId: 'patient-1',
    from: 1,
    to: 2,
    diff: {
      domains: [
        {
          key: 'mood',
          label: 'Mood',
          change: 'changed',
          added: ['anxious'],
          removed: ['depressed'],
          kept: ['irritable'],
          fields: [{ field: 'text', before: null, after: 'since spring' }],
          cssrs: [{ id: 'q1', before: null, after: 'yes' }],
        },
      ],
      riskLevel: { before: 'none', after: 'low' },
    },
  },
  rows: [
    ['2:2.5', 'visitId', 'string'],
    ['2:2.5', 'patientId', 'string'],
    ['2:2.5', 'from', 'integer', { min: 1 }],
    ['2:2.5', 'to', 'integer', { min: 1 }],
    ['2:2.5', 'diff', 'object'],
    ['2:2.5', 'diff.domains', 'object[]'],
    ['2:2.5', 'diff.domains[0].key', 'string'],
    ['2:2.5', 'diff.domains[0].label', 'string'],
    ['2:2.5', 'diff.domains[0].change', 'string', { members: ['added', 'removed', 'changed', 'unchanged'] }],
    ['2:2.5', 'diff.domains[0].added', 'string[]'],
    ['2:2.5', 'diff.domains[0].removed', 'string[]'],
    ['2:2.5', 'diff.domains[0].kept', 'string[]'],
    ['2:2.5', 'diff.domains[0].fields', 'object[]'],
    [
      '2:2.5',
      'diff.domains[0].fields[0].field',
      'string',
      { members: ['text', 'provenance', 'confidence', 'confidenceScore', 'supportingSignals'] },
    ],
    ['2:2.5', 'diff.domains[0].fields[0].before', 'any'],
    ['2:2.5', 'diff.domains[0].fields[0].after', 'any'],
    ['2:2.5', 'diff.domains[0].cssrs', 'object[]'],
    ['2:2.5', 'diff.domains[0].cssrs[0].id', 'string', { members: QUESTIONS }],
    ['2:2.5', 'diff.domains[0].cssrs[0].before', 'string|null', { members: ['yes', 'no'] }],
    ['2:2.5', 'diff.domains[0].cssrs[0].after', 'string|null', { members: ['yes', 'no'] }],
    ['2:2.5', 'diff.riskLevel', 'object'],
    ['2:2.5', 'diff.riskLevel.before', 'string', { members: LEVELS }],
    ['2:2.5', 'diff.riskLevel.after', 'string', { members: LEVELS }],
  ],
});

describeFields({
  name: 'audit trail',
  schema: MseAuditTrail,
  sample: {
    visitId: 'visit-1',
    entries: [
      {
        id: 'aud_1',
        at: AT,
        keyId: 'key_1',
        action: 'mse.read',
        outcome: 'allowed',
        visitId: 'visit-1',
        patientId: 'patient-1',
        version: 2,
        requestId: 'req_1',
        operator: 'token_1',
        reason: 'asked by the patient',
      },
    ],
    hasMore: true,
    nextCursor: 'WzE3NjM3MTkyMDAwMDAsImF1ZF8xIl0',
  },
  rows: [
    ['2:1 auditable', 'visitId', 'string'],
    ['2:1 auditable', 'entries', 'object[]'],
    ['2:1 auditable', 'entries[0].id', 'string'],
    ['2:1 auditable', 'entries[0].at', 'string'],
    ['2:1 auditable', 'entries[0].keyId', 'string|null'],
    ['2:1 auditable', 'entries[0].action', 'string'],
    ['2:1 auditable', 'entries[0].outcome', 'string', { members: ['allowed', 'denied'] }],
    ['2:1 auditable', 'entries[0].patientId', 'string|null'],
    ['2:1 auditable', 'entries[0].version', 'integer|null'],
    ['2:1 auditable', 'entries[0].requestId', 'string|null'],
    ['2:1 auditable', 'entries[0].visitId', 'string|null'],
    ['2:1 auditable', 'entries[0].operator', 'string|null?'],
    ['2:1 auditable', 'entries[0].reason', 'string|null?'],
    ['2:1 auditable', 'hasMore', 'boolean'],
    ['2:1 auditable', 'nextCursor', 'string|null'],
  ],
});

describeFields({
  name: 'flat error',
  schema: FlatError,
  sample: { error: 'The selection is not valid.', errors: ['selection.mood.values[1]: is not an option'] },
  rows: [
    ['2:7 flat', 'error', 'string'],
    ['2:7 flat', 'errors', 'string[]?'],
  ],
});
