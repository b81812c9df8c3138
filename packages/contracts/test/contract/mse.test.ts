import { describe, expect, it } from 'vitest';
import {
  callerId,
  describeRequest,
  freeText,
  IDS,
  NO_IDS,
  NOT_CLEAN,
  NOT_TEXT,
  type RequestRow,
  wide,
} from '../describe-request.ts';
import {
  type Endpoint,
  MSE_ENDPOINTS,
  MsePatchRequest,
  MseSelection,
  MseSignRequest,
  MseWriteRequest,
  ORGANIZATION_SCOPES,
} from '../../src/index.ts';

const WRITE = '2:4.1 POST /v1/mse/{visitId}';
const PATCH = '2:4.1 PATCH /v1/mse/{visitId}';
const SIGN = '2:4.1 POST /v1/mse/{visitId}/sign';
const AUDIT = '2:1 auditable';

const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];
const PROVENANCES = ['clinician', 'digital_mse', 'wearable', 'patient_reported'];
const CONFIDENCES = ['high', 'medium', 'low'];

/** An entry with everything an entry can have. */
const risk = {
  values: ['passive_si'],
  text: 'said in passing',
  provenance: 'clinician',
  confidence: 'high',
  confidenceScore: 0.9,
  supportingSignals: ['latency', 'speech_rate'],
  cssrs: { q1: 'yes', q2: 'no', q3: 'no', q4: 'no', q5: 'no', q6: 'no' },
};
const selection = { risk, mood: { values: ['depressed'] } };

/** What a text of 1 to `most` characters may be and what not. */
const within = (most: number) =>
  [
    ['x', wide(most)],
    [...NOT_TEXT, ...NOT_CLEAN, '', wide(most + 1)],
  ] as const;
const required = (id: string, path: string, most: number): RequestRow => [
  id,
  path,
  'required',
  ...within(most),
];
/** A moment of a query. */
const moment = (path: string): RequestRow => [
  AUDIT,
  path,
  'optional',
  ['2026-11-20', '2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000+01:00'],
  [...NOT_TEXT, '', 'yesterday', '2026-02-30', '20.11.2026'],
];
const NO_ENTRIES = [
  { mood: null },
  { mood: [] },
  { mood: 'depressed' },
  { mood: {} },
  { mood: { values: [1] } },
];

describeRequest({
  name: 'write',
  schema: MseWriteRequest,
  body: { patientId: 'patient-1', selection, clinicianId: 'clinician-1' },
  rows: [
    callerId('D:ids in paths', 'patientId'),
    callerId(WRITE, 'patientId'),
    [WRITE, 'selection', 'required', [{}, selection], [1, true, null, [], 'mood', ...NO_ENTRIES]],
    freeText(WRITE, 'clinicianId', 512),
  ],
});

describeRequest({
  name: 'patch',
  schema: MsePatchRequest,
  body: { patientId: 'patient-1', selection, clinicianId: 'clinician-1' },
  rows: [
    callerId('D:ids in paths', 'patientId'),
    callerId(PATCH, 'patientId'),
    [PATCH, 'selection', 'required', [{ mood: { values: [] } }], [1, true, null, [], 'mood', ...NO_ENTRIES]],
    ['2:7 PATCH selection', 'selection', 'required', [selection], [{}, [], 'mood', null]],
    freeText(PATCH, 'clinicianId', 512),
  ],
});

describeRequest({
  name: 'signature',
  schema: MseSignRequest,
  body: {
    patientId: 'patient-1',
    signedByName: 'A. Doctor',
    attestation: 'I examined the patient.',
    credential: 'MD',
    license: 'L-1',
    organization: 'Clinic',
    timezone: 'Europe/Berlin',
    version: 2,
  },
  rows: [
    callerId('D:ids in paths', 'patientId'),
    callerId(SIGN, 'patientId'),
    required(SIGN, 'signedByName', 200),
    required(SIGN, 'attestation', 2000),
    required('D:sign', 'signedByName', 200),
    required('D:sign', 'attestation', 2000),
    freeText(SIGN, 'credential', 200),
    freeText(SIGN, 'license', 200),
    freeText(SIGN, 'organization', 200),
    freeText(SIGN, 'timezone', 200),
    ['D:sign', 'version', 'optional', [1, 2_147_483_647], [0, -1, 1.5, '1', null, true, [], {}]],
  ],
});

describeRequest({
  name: 'selection',
  schema: MseSelection,
  body: selection,
  rows: [
    ['2:2.3', 'mood', 'optional', [{ values: [] }, risk], [...NOT_TEXT, 'depressed']],
    [
      '2:2.3 values',
      'risk.values',
      'required',
      [[], ['a'], ['a', 'b']],
      ['a', 1, null, {}, [1], [null], ...NOT_CLEAN.map((text) => [text])],
    ],
    freeText('2:2.3 text', 'risk.text', 5000),
    ['2:2.3 provenance', 'risk.provenance', 'optional', PROVENANCES, [...NOT_TEXT, '', 'Clinician', 'nurse']],
    ['2:2.3 confidence', 'risk.confidence', 'optional', CONFIDENCES, [...NOT_TEXT, '', 'High', 'moderate']],
    [
      '2:2.3 confidenceScore',
      'risk.confidenceScore',
      'optional',
      [0, 0.5, 1],
      [-0.001, -1, 1.001, 2, Number.NaN, '1', null, true, [], {}],
    ],
    ['2:8 confidenceScore', 'risk.confidenceScore', 'optional', [0, 1], [-0.001, 1.001]],
    [
      '2:2.3 supportingSignals',
      'risk.supportingSignals',
      'optional',
      [[], ['latency', 'speech_rate', 'blink_rate'], Array.from({ length: 30 }, () => wide(100))],
      [
        'latency',
        1,
        null,
        {},
        [1],
        [null],
        ...NOT_CLEAN.map((text) => [text]),
        [wide(101)],
        Array.from({ length: 31 }, () => 'x'),
      ],
    ],
    [
      '2:2.3 cssrs',
      'risk.cssrs',
      'optional',
      [{}, { q6: 'yes' }],
      [1, null, [], 'yes', { q7: 'yes' }, { q0: 'no' }],
    ],
    ...QUESTIONS.map(
      (question): RequestRow => [
        '2:8 C-SSRS items',
        `risk.cssrs.${question}`,
        'optional',
        ['yes', 'no'],
        [...NOT_TEXT, '', 'Yes', 'unknown'],
      ],
    ),
  ],
});

describeRequest({
  name: 'query of the audit trail',
  schema: MSE_ENDPOINTS.getMseAudit.query,
  body: {
    patientId: 'patient-1',
    limit: '50',
    cursor: 'WzE3NjM3MTkyMDAwMDAsImF1ZF8xIl0',
    actor: 'key_1',
    action: 'mse.read',
    outcome: 'allowed',
    since: '2026-11-20',
    until: '2026-11-21T10:00:00Z',
  },
  rows: [
    [AUDIT, 'limit', 'optional', ['1', '99', '200'], [...NOT_TEXT, '', '0', '201', '01', '1.5']],
    [AUDIT, 'cursor', 'optional', ...within(200)],
    [AUDIT, 'actor', 'optional', IDS, NO_IDS],
    [AUDIT, 'action', 'optional', ...within(64)],
    [AUDIT, 'outcome', 'optional', ['allowed', 'denied'], [...NOT_TEXT, '', 'Allowed', 'failed']],
    moment('since'),
    moment('until'),
  ],
});

describe('what no selection has', () => {
  it.each([
    ['an entry', { mood: { values: [], note: 'x' } }],
    ['an entry that names its risk', { mood: { values: [], risk: true } }],
    ['the answers of the screen', { risk: { values: [], cssrs: { q1: 'no', total: 1 } } }],
  ])('an unknown field of %s is refused [2:4.1 validated against the catalog]', (_, unknown) => {
    expect(MseSelection.safeParse(unknown).success).toBe(false);
  });

  it('an answer that was not given stays absent and is not made a no [D:C-SSRS q6]', () => {
    const sent = { risk: { values: [], cssrs: { q1: 'yes' } } };
    expect(MseSelection.parse(sent)).toEqual(sent);
  });
});

const accepts = (schema: Endpoint['query'] | Endpoint['body'], value: unknown) =>
  schema?.safeParse(value).success;

describe('queries of the record API', () => {
  it.each<[string, string, boolean, object]>([
    ['limit, before and patientId', 'may be missing', true, {}],
    ['limit', 'is 1 at least', true, { limit: '1' }],
    ['limit', 'is 1 at least', false, { limit: '0' }],
    ['limit', 'has two digits', true, { limit: '99' }],
    ['limit', 'has three digits', true, { limit: '999' }],
    ['limit', 'is 1000 at most', true, { limit: '1000' }],
    ['limit', 'is 1000 at most', false, { limit: '1001' }],
    ['limit', 'is written plainly', false, { limit: '01' }],
    ['limit', 'is a whole number', false, { limit: '1.5' }],
    ['limit', 'is not empty', false, { limit: '' }],
    ['before', 'is a version', true, { before: '1' }],
    ['before', 'is a version', true, { before: '999999999' }],
    ['before', 'has nine digits at most', false, { before: '1000000000' }],
    ['before', 'is not 0', false, { before: '0' }],
    ['before', 'is written plainly', false, { before: '01' }],
    ['before', 'is not negative', false, { before: '-1' }],
    ['before', 'is not a text', false, { before: 'x' }],
    ['patientId', 'picks a patient', true, { patientId: 'x'.repeat(256) }],
    ['patientId', 'has 256 characters at most', false, { patientId: 'x'.repeat(257) }],
    ['patientId', 'is not empty', false, { patientId: '' }],
  ])(
    'of the history: %s %s, accepted %s: %j [2:4.1 GET /v1/mse/{visitId}/history]',
    (_, _what, accepted, query) => {
      expect(accepts(MSE_ENDPOINTS.getMseHistory.query, query)).toBe(accepted);
    },
  );

  it.each<[string, string, boolean, object]>([
    ['from and to', 'are versions', true, { from: '1', to: '2' }],
    ['from and to', 'are asked of one patient', true, { from: '1', to: '999999999', patientId: 'p' }],
    ['from', 'is required', false, { to: '2' }],
    ['from', 'is not 0', false, { from: '0', to: '2' }],
    ['from', 'is no text', false, { from: 'x', to: '2' }],
    ['to', 'is required', false, { from: '1' }],
    ['to', 'is not 0', false, { from: '1', to: '0' }],
    ['to', 'is no text', false, { from: '1', to: 'x' }],
  ])('of a difference: %s %s, accepted %s: %j [2:2.5]', (_, _what, accepted, query) => {
    expect(accepts(MSE_ENDPOINTS.diffMse.query, query)).toBe(accepted);
  });

  it.each(['getMse', 'getMseVersion', 'getMseAudit'] as const)(
    '%s takes patientId or none [2:4.1 patientId disambiguates]',
    (id) => {
      const { query } = MSE_ENDPOINTS[id];
      for (const asked of [{}, ...IDS.map((value) => ({ patientId: value }))])
        expect([asked, accepts(query, asked)]).toEqual([asked, true]);
      for (const value of NO_IDS)
        expect([value, accepts(query, { patientId: value })]).toEqual([value, false]);
    },
  );
});

describe('the table of record endpoints', () => {
  const endpoints: Endpoint[] = Object.values(MSE_ENDPOINTS);

  it('has those of the specification and the additions, each with its scope [2:4.1] [2:5 rule 1] [2:5 rule 2]', () => {
    expect(endpoints.map(({ method, path, auth }) => `${method} ${path} ${auth}`)).toEqual([
      'GET /v1/mse/domains org(mse:read)',
      'POST /v1/mse/{visitId} org(mse:write)',
      'PATCH /v1/mse/{visitId} org(mse:write)',
      'GET /v1/mse/{visitId} org(mse:read)',
      'GET /v1/mse/{visitId}/history org(mse:read)',
      'GET /v1/mse/{visitId}/versions/{version} org(mse:read)',
      'GET /v1/mse/{visitId}/diff org(mse:read)',
      'GET /v1/mse/{visitId}/audit org(mse:read)',
      'POST /v1/mse/{visitId}/sign org(mse:sign)',
      'POST /v1/mse/{visitId}/agent secret',
    ]);
    expect(ORGANIZATION_SCOPES).toEqual(['mse:read', 'mse:write', 'mse:sign']);
  });

  it('every error is flat, and every success is a 200 [2:7 flat]', () => {
    for (const { errorShape, successStatus } of endpoints)
      expect([errorShape, successStatus]).toEqual(['flat', undefined]);
  });

  it('the visit of a path has 1 to 256 characters and no control character [D:ids in paths]', () => {
    for (const { path, pathParams } of endpoints.filter(({ path }) => path.includes('{visitId}'))) {
      const visitId = pathParams?.visitId;
      for (const id of IDS) expect([path, id, visitId?.safeParse(id).success]).toEqual([path, id, true]);
      for (const id of NO_IDS) expect([path, id, visitId?.safeParse(id).success]).toEqual([path, id, false]);
    }
  });

  it('the version of a path is a whole number from 1 [2:9 history]', () => {
    const { version } = MSE_ENDPOINTS.getMseVersion.pathParams;
    for (const number of ['1', '10', '999999999']) expect(version.safeParse(number).success).toBe(true);
    for (const number of ['0', '01', '-1', '1.5', 'x', '', '1000000000'])
      expect(version.safeParse(number).success).toBe(false);
  });
});
