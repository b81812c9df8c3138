const LIMIT_BYTES = 1_048_000;

/** The largest body of this shape that is still read. */
function fill(grow: (count: number) => object): Buffer {
  let [low, high] = [1, LIMIT_BYTES];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (JSON.stringify(grow(middle)).length < LIMIT_BYTES) low = middle;
    else high = middle - 1;
  }
  return Buffer.from(JSON.stringify(grow(low)));
}

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Fits any endpoint: refused or ignored, but read first. */
const manyKeys = fill((count) => Object.fromEntries(times(Math.min(count, 90_000), (i) => [`k${i}`, i])));
const nested = fill((count) => ({ metadata: times(count, () => [[[[0]]]]) }));

const visit =
  "Clinician: How have you been sleeping? Patient: I wake early and can't get back to sleep. I have been feeling down for weeks. Clinician: Any thoughts of hurting yourself? Patient: No, not really, but sometimes I wish I wouldn't wake up. ";
const transcript = visit.repeat(Math.floor(390_000 / visit.length));
const hostileTranscript = (piece: string) => piece.repeat(Math.floor(390_000 / piece.length));

const assessments = (padding: number) =>
  times(500, (i) => ({
    instrumentId: 'phq9',
    instrumentName: 'PHQ-9',
    score: i % 27,
    maxScore: 27,
    createdAt: new Date(Date.UTC(2026, 0, 1) + i * 3_600_000).toISOString(),
    severity: 'x'.repeat(padding),
  }));

export interface HeavyCall {
  readonly method: string;
  readonly path: string;
  readonly body?: Buffer;
}

const post = (path: string, body: Buffer): HeavyCall => ({ method: 'POST', path: `/api${path}`, body });
const get = (path: string): HeavyCall => ({ method: 'GET', path: `/api${path}` });
const json = (value: object) => Buffer.from(JSON.stringify(value));

const DRAFT = '/v1/mse/visit-heavy/agent';

/** The heaviest requests a developer key can send, by what they weigh on. */
export const DEVELOPER_CALLS: Readonly<Record<string, readonly HeavyCall[]>> = {
  drafts: [
    post(DRAFT, json({ patientId: 'p', transcript })),
    post(DRAFT, json({ patientId: 'p', transcript: hostileTranscript('\ufdfa') })),
    post(DRAFT, json({ patientId: 'p', transcript: hostileTranscript('a@a@') })),
    post(
      DRAFT,
      json({ patientId: 'p', transcript: hostileTranscript('I want to kill myself, no, never. ') }),
    ),
    post(DRAFT, manyKeys),
  ],
  analyses: [
    post(
      '/v1/dmse/analyze',
      fill((count) => ({
        speechRateWpm: 120,
        history: { speech_rate: times(count, (i) => (i % 240) + 60) },
      })),
    ),
    post(
      '/v1/relapse/predict',
      fill((count) => ({
        avgSleepHours: 5,
        previous: { inputs: Object.fromEntries(times(Math.min(count, 90_000), (i) => [`k${i}`, i])) },
      })),
    ),
    post(
      '/v1/outcome/score',
      fill((count) => ({ assessments: assessments(Math.floor(count / 500)) })),
    ),
    post(
      '/v1/biomarker/analyze',
      fill((count) => ({
        labs: times(100, (panel) => ({
          id: `${panel}`,
          labName: 'p',
          results: {
            biomarkers: times(Math.min(200, Math.ceil(count / 100)), () => ({
              name: 'TSH',
              value: 9,
              unit: 'mIU/L',
              flag: 'high',
            })),
          },
        })),
      })),
    ),
    post('/v1/medication/analyze', manyKeys),
    post('/v1/dmse/analyze', json({ responseLatencySeconds: 2.6 })),
  ],
  agents: [
    post(
      '/v1/medication/p/agent',
      json({ medications: times(50, () => 'no lithium not lithium stopped lithium '.repeat(100)) }),
    ),
    post(
      '/v1/medication/p/agent',
      fill((count) => ({ medications: times(50, () => 'x'.repeat(Math.floor(count / 50))) })),
    ),
    post(
      '/v1/outcome/p/agent',
      fill((count) => ({ instruments: times(count, () => ({ instrument: 'phq9', total: 17 })) })),
    ),
    post(
      '/v1/relapse/p/agent',
      fill((count) => ({ signals: times(count, () => ({ indicator: 'missed_doses', severity: 0.8 })) })),
    ),
    post(
      '/v1/biomarker/p/agent',
      fill((count) => ({ panel: times(count, () => ({ analyte: 'sodium', value: 119 })) })),
    ),
  ],
  records: [
    post('/v1/labs/orders', nested),
    post('/v1/labs/orders', manyKeys),
    get('/v1/labs/orders?limit=200'),
    post('/v1/wearables/connect', nested),
    get('/v1/events?limit=200'),
    get('/v1/labs/panels'),
    get('/v1/ping'),
  ],
};

const RECORD = '/v1/mse/visit-heavy';
const note = (count: number) => 'I have been down for weeks. '.repeat(Math.ceil(count / 28)).slice(0, count);

/** The same for an organization key. */
export const ORGANIZATION_CALLS: readonly HeavyCall[] = [
  post(
    RECORD,
    json({
      patientId: 'p',
      selection: { mood: { values: ['depressed'], text: note(2_000), provenance: 'patient_reported' } },
    }),
  ),
  post(
    RECORD,
    fill((count) => ({
      patientId: 'p',
      selection: { mood: { values: ['depressed'], text: note(count), provenance: 'patient_reported' } },
    })),
  ),
  post(RECORD, manyKeys),
  post(RECORD, nested),
  { ...post(RECORD, nested), method: 'PATCH' },
  get(`${RECORD}/history?limit=200`),
  get(`${RECORD}/audit`),
  get(RECORD),
  post(
    `${RECORD}/sign`,
    json({ patientId: 'p', signedByName: 'A. Clinician', attestation: 'Reviewed and agreed.' }),
  ),
];
