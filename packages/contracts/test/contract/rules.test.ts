import { describe, expect, it } from 'vitest';
import {
  BiomarkerAgentRequest,
  BiomarkerAnalyzeRequest,
  BiomarkerStatus,
  buildOpenApi,
  CHANGE_DIRECTIONS,
  countCodePoints,
  deprecationHeaders,
  DmseAnalyzeRequest,
  DmseStatus,
  ENDPOINTS,
  type Endpoint,
  EVENT_API_VERSION,
  MedicationAgentRequest,
  MedicationAnalyzeRequest,
  MedicationStatus,
  normalizeBiomarkerFlag,
  OutcomeAgentRequest,
  OutcomeDirection,
  OutcomeScoreRequest,
  PRODUCT_ENDPOINTS,
  RelapseAgentRequest,
  RelapseLevel,
  RelapsePredictRequest,
  sunsetProblem,
  toIssues,
  TrendDirection,
} from '../../src/index.ts';

/** Paths of the fields a body is refused for; empty when it is accepted. */
function refusedFields(schema: NonNullable<Endpoint['body']>, body: unknown): string[] {
  return toIssues(schema.safeParse(body).error?.issues ?? []).map(({ path }) => path);
}

const many = <Entry>(count: number, entry: Entry) => Array.from({ length: count }, () => entry);
const assessment = {
  instrumentId: 'phq9',
  instrumentName: 'PHQ-9',
  score: 1,
  maxScore: 27,
  createdAt: '2026-01-01',
};
const reading = { name: 'TSH', value: 5 };
const panel = { id: 'lab1', labName: 'Thyroid', results: { biomarkers: [reading] } };
const requests = {
  dmse: [DmseAnalyzeRequest, { responseLatencySeconds: 1 }],
  medication: [MedicationAnalyzeRequest, { prescriptions: [], assessments: [] }],
  biomarker: [BiomarkerAnalyzeRequest, { labs: [panel] }],
  outcome: [OutcomeScoreRequest, { assessments: [] }],
  relapse: [RelapsePredictRequest, { assessments: [] }],
} as const;

describe('products and endpoints', () => {
  it.each([
    ['1:1 digital MSE', 'dmse', '/v1/dmse/analyze'],
    ['1:1 medication', 'medication', '/v1/medication/analyze'],
    ['1:1 biomarker', 'biomarker', '/v1/biomarker/analyze'],
    ['1:1 outcome', 'outcome', '/v1/outcome/score'],
    ['1:1 relapse', 'relapse', '/v1/relapse/predict'],
  ] as const)('[%s] %s is POST %s', (_, product, path) => {
    expect(PRODUCT_ENDPOINTS[product]).toMatchObject({ method: 'POST', path });
  });

  it('is GET /v1/ping without a body [1:1 health check]', () => {
    expect(ENDPOINTS.ping).toMatchObject({ method: 'GET', path: '/v1/ping' });
    expect(ENDPOINTS.ping).not.toHaveProperty('body');
  });

  it('every path carries the major version [1:9.1]', () => {
    for (const { path } of Object.values(ENDPOINTS)) expect(path).toMatch(/^\/v1\//);
  });

  it.each(Object.entries<Endpoint>(ENDPOINTS))(
    '%s takes publishable keys only for the digital MSE [1:5.5] [1:5.3]',
    (id, { auth }) => {
      expect(auth).toBe(id === 'analyzeDmse' ? 'secretOrPublishable' : 'secret');
    },
  );

  it('the bearer header is the only way in [1:5.8]', () => {
    expect(buildOpenApi().components.securitySchemes).toEqual({
      apiKey: expect.objectContaining({ type: 'http', scheme: 'bearer' }),
      organizationKey: expect.objectContaining({ type: 'http', scheme: 'bearer' }),
      // Patients have no key: the cookie of their session opens their own capture API alone.
      patientSession: expect.objectContaining({ type: 'apiKey', in: 'cookie', name: 'svc_session' }),
    });
    expect(buildOpenApi().security).toEqual([{ apiKey: [] }]);
  });
});

describe('request rules that span fields', () => {
  it.each(Object.entries(requests))('%s accepts previous [1:2.2 previous]', (_, [schema, body]) => {
    expect(refusedFields(schema, { ...body, previous: { score: 1, inputs: { a: 1 } } })).toEqual([]);
    expect(refusedFields(schema, { ...body, previous: 'x' })).toEqual(['previous']);
  });

  it.each([
    ['medication', { prescriptions: [], assessments: [] }, {}, ['prescriptions', 'assessments']],
    ['outcome', { assessments: [] }, {}, ['assessments']],
    ['relapse', { assessments: [] }, {}, ['assessments']],
  ] as const)('%s [D:required or optional: empty arrays]', (product, empty, missing, refused) => {
    const [schema] = requests[product];
    expect(refusedFields(schema, empty)).toEqual([]);
    expect(refusedFields(schema, missing)).toEqual(refused);
  });

  it('are stated, and what was not sent stays absent [D:required or optional: defaults]', () => {
    const { OutcomeScoreRequest: outcome, RelapsePredictRequest: relapse } =
      buildOpenApi().components.schemas;
    expect(outcome?.properties).toMatchObject({
      activeMedications: { default: 0 },
      biomarkerWatchCount: { default: 0 },
    });
    expect(relapse?.properties).toMatchObject({ hasActiveMedication: { default: false } });
    expect(OutcomeScoreRequest.parse({ assessments: [] })).toEqual({ assessments: [] });
    expect(RelapsePredictRequest.parse({ assessments: [] })).toEqual({ assessments: [] });
  });

  it.each([
    ['prescriptions', MedicationAnalyzeRequest, 100, { id: 'a', medicationName: 'a', status: 'active' }],
    ['assessments', MedicationAnalyzeRequest, 500, assessment],
    ['labs', BiomarkerAnalyzeRequest, 100, panel],
  ] as const)('%s [1:8 array caps]', (field, schema, cap, entry) => {
    const body = { prescriptions: [], assessments: [] };
    expect(refusedFields(schema, { ...body, [field]: many(cap, entry) })).toEqual([]);
    expect(refusedFields(schema, { ...body, [field]: many(cap + 1, entry) })).toEqual([field]);
  });

  it('biomarkers per panel [1:8 array caps]', () => {
    const labs = [{ ...panel, results: { biomarkers: many(201, reading) } }];
    expect(refusedFields(BiomarkerAnalyzeRequest, { labs })).toEqual(['labs[0].results.biomarkers']);
  });

  it.each([
    [0, true],
    [86_400, true],
    [-1, false],
    [86_401, false],
  ])('%d s accepted: %s [D:psychomotor: duration]', (sessionDurationSeconds, accepted) => {
    const refused = refusedFields(DmseAnalyzeRequest, { responseLatencySeconds: 1, sessionDurationSeconds });
    expect(refused).toEqual(accepted ? [] : ['sessionDurationSeconds']);
  });
});

describe('what may be missing', () => {
  it.each(['psychomotorFidgetEpisodes', 'responseLatencySeconds', 'speechRateWpm', 'sustainedAttentionPct'])(
    'may be missing when another metric is sent [1:2.2 %s]',
    (metric) => {
      const metrics = { psychomotorFidgetEpisodes: 1, speechRateWpm: 1, sustainedAttentionPct: 1 };
      const body = { ...metrics, responseLatencySeconds: 1, [metric]: undefined };
      expect(refusedFields(DmseAnalyzeRequest, body)).toEqual([]);
    },
  );

  it.each(['psychomotor', 'response_latency', 'speech_rate', 'sustained_attention'])(
    'may be missing [1:2.2 history.%s]',
    (key) => {
      const history = { psychomotor: [1], response_latency: [1], speech_rate: [1], sustained_attention: [1] };
      const body = { responseLatencySeconds: 1, history: { ...history, [key]: undefined } };
      expect(refusedFields(DmseAnalyzeRequest, body)).toEqual([]);
    },
  );

  it('results may not [1:2.4 results.biomarkers]', () => {
    const labs = [{ ...panel, results: undefined }];
    expect(refusedFields(BiomarkerAnalyzeRequest, { labs })).toEqual(['labs[0].results']);
  });
});

describe('agent entries', () => {
  it.each([
    ['medication', MedicationAgentRequest, { medications: ['sertraline'] }],
    ['biomarker', BiomarkerAgentRequest, { panel: [{ analyte: 'tsh', value: 1 }] }],
    ['outcome', OutcomeAgentRequest, { instruments: [{ instrument: 'phq9', total: 1 }] }],
    ['relapse', RelapseAgentRequest, { signals: [{ indicator: 'x', severity: 1 }] }],
  ] as const)('%s: optional text of at most 2000 characters [1:4.7 context]', (_, schema, body) => {
    for (const context of [undefined, '', 'x'.repeat(2000)])
      expect(refusedFields(schema, { ...body, context })).toEqual([]);
    for (const context of ['x'.repeat(2001), 1, null])
      expect(refusedFields(schema, { ...body, context })).toEqual(['context']);
  });

  it('have at least one character each [1:4.7 medications]', () => {
    expect(refusedFields(MedicationAgentRequest, { medications: ['x'] })).toEqual([]);
    expect(refusedFields(MedicationAgentRequest, { medications: ['x', ''] })).toEqual(['medications[1]']);
  });

  it.each([
    ['1:4.7 instrument', OutcomeAgentRequest, 'instruments', { total: 1 }, 'instrument'],
    ['1:4.7 indicator', RelapseAgentRequest, 'signals', { severity: 0.5 }, 'indicator'],
    ['1:4.7 panel analyte', BiomarkerAgentRequest, 'panel', { value: 1 }, 'analyte'],
  ] as const)('[%s] is text with at least one character', (_, schema, list, rest, field) => {
    const refusedFor = (value: unknown) => refusedFields(schema, { [list]: [{ ...rest, [field]: value }] });
    expect(refusedFor('x')).toEqual([]);
    for (const wrong of ['', 1, null, undefined, 'nul\u0000'])
      expect(refusedFor(wrong)).toEqual([`${list}[0].${field}`]);
  });
});

describe('characters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['𝛂𝛃', 2],
    ['a𝛂', 2],
    ['é', 1],
  ])('%j has %d [D:characters: code points]', (text, count) => {
    expect(countCodePoints(text)).toBe(count);
  });

  it.each(['nul\u0000', 'high\ud800', 'low\udc00', '\udc00\ud800'])(
    'refuses %j [D:characters: clean text]',
    (text) => {
      expect(refusedFields(RelapsePredictRequest, { assessments: [], sessionRef: text })).toEqual([
        'sessionRef',
      ]);
    },
  );

  it.each([
    [32, []],
    [33, ['previous.inputs']],
    [5000, ['previous.inputs']],
  ])('%d levels [D:characters: depth]', (depth, refused) => {
    const inputs = JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) as unknown;
    expect(refusedFields(RelapsePredictRequest, { assessments: [], previous: { inputs } })).toEqual(refused);
  });
});

describe('flags and enums', () => {
  it.each([
    ['high', 'high'],
    ['low', 'low'],
    ['critical', 'critical'],
    ['normal', 'normal'],
    ['HIGH', 'high'],
    ['Critical', 'critical'],
    ['H', 'high'],
    ['L', 'low'],
    ['HH', 'critical'],
    ['LL', 'critical'],
    ['N', 'normal'],
  ])('%s means %s [D:biomarker flags: spellings]', (sent, meaning) => {
    expect(normalizeBiomarkerFlag(sent)).toBe(meaning);
  });

  it.each(['', 'abnormal', 'A', 'HHH', 'H ', 'hoch'])(
    '%j is refused, never ignored [D:biomarker flags: other values]',
    (flag) => {
      const labs = [{ ...panel, results: { biomarkers: [{ ...reading, flag }] } }];
      expect(refusedFields(BiomarkerAnalyzeRequest, { labs })).toEqual([
        'labs[0].results.biomarkers[0].flag',
      ]);
    },
  );

  it.each([
    ['1:2.3 summary.status', DmseStatus.options, 'within_normal subclinical clinical_attention'],
    ['1:2.6 relapse.level', RelapseLevel.options, 'low moderate elevated high'],
    ['D:enums: trendDir', TrendDirection.options, 'rising falling stable insufficient_data'],
    ['D:enums: relapse trend', TrendDirection.options, 'rising falling stable insufficient_data'],
    ['D:enums: outcome direction', OutcomeDirection.options, 'improving stable worsening insufficient_data'],
    [
      'D:enums: medication status',
      MedicationStatus.options,
      'responding mixed not_responding insufficient_data',
    ],
    ['D:enums: biomarker status', BiomarkerStatus.options, 'within_normal watch critical'],
    ['D:enums: change.direction', CHANGE_DIRECTIONS, 'improved worsened unchanged indeterminate'],
  ] as const)('[%s] has exactly its members', (_, members, expected) => {
    expect([...members].sort()).toEqual(expected.split(' ').sort());
  });
});

describe('versions', () => {
  it('events carry a date-shaped version [1:9.4]', () => {
    expect(EVENT_API_VERSION).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it.each([
    ['ga', '2026-11-30', '2027-11-29', false],
    ['ga', '2026-11-30', '2027-11-30', true],
    ['beta', '2026-11-30', '2027-02-28', false],
    ['beta', '2026-11-30', '2027-03-02', true],
    ['beta', '2026-01-15', '2026-04-14', false],
    ['beta', '2026-01-15', '2026-04-15', true],
    ['ga', 'soon', '2027-11-30', false],
    ['ga', '2026-11-30', 'later', false],
  ] as const)(
    '%s announced %s, sunset %s: allowed %s [1:9.7]',
    (stability, announcedOn, sunsetOn, allowed) => {
      expect(sunsetProblem({ announcedOn, sunsetOn }, stability) === undefined).toBe(allowed);
    },
  );

  it('a deprecated endpoint announces it in its headers [1:9.7]', () => {
    const deprecation = { announcedOn: '2026-11-20', sunsetOn: '2027-11-20', successor: '/v2/ping' };
    expect(deprecationHeaders(deprecation, 'https://example.org/docs/changelog')).toEqual({
      deprecation: '@1795132800',
      sunset: 'Sat, 20 Nov 2027 00:00:00 GMT',
      link: [
        '<https://example.org/docs/changelog>; rel="deprecation"; type="text/html"',
        '<https://example.org/docs/changelog>; rel="sunset"; type="text/html"',
        '</v2/ping>; rel="successor-version"',
      ].join(', '),
    });
  });

  it('no deprecation of the table breaks the promise [1:9.7]', () => {
    for (const { deprecation, stability } of Object.values<Endpoint>(ENDPOINTS)) {
      expect(deprecation && sunsetProblem(deprecation, stability)).toBeUndefined();
    }
  });
});
