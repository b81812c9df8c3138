import { CODE_SYSTEMS, MSE_ENDPOINTS } from '@svc/contracts';
import { mseCatalog } from '@svc/clinical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTESTATION, CALM, exam, RISKY, signature } from '../test/exams.ts';
import { type Harness, type MadeKey, openHarness, START, START_TEXT } from '../test/harness.ts';

const HASH = /^[0-9a-f]{64}$/;

/** An exam with every field of an entry. */
const WHOLE = {
  risk: {
    values: ['passive_si'],
    cssrs: { q6: 'no', q1: 'yes', q2: 'no' },
  },
  mood: {
    supportingSignals: ['latency', 'blink_rate'],
    confidenceScore: 0.5,
    confidence: 'medium',
    provenance: 'patient_reported',
    text: 'Tearful, “weint” 😀',
    values: ['depressed', 'anxious'],
  },
};

const MOOD_LINE = 'Mood (reported): Depressed, anxious. Tearful, “weint” 😀.';
const RISK_LINE = 'Risk: Passive suicidal ideation. C-SSRS screen positive, low risk: q1 yes, q2 no, q6 no.';

describe.each(['embedded', 'postgres'] as const)('the record on the %s database', (kind) => {
  let api: Harness;
  let key: string;
  let mine: MadeKey;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
    mine = await api.makeKey();
    key = mine.key;
  });
  afterAll(() => api.close());

  it('the catalog is answered whole [2:4.1 GET /v1/mse/domains] [2:1 structured exam] [2:2.1 domains] [2:2.1 observationMetadata] [2:2.1 panel] [2:2.1 version] [2:2.1 cssrs] [2:9 catalog version]', async () => {
    const response = await api.get('/v1/mse/domains', key);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const catalog = response.json();
    expect(catalog).toEqual(mseCatalog());
    expect(MSE_ENDPOINTS.getMseDomains.response.safeParse(catalog).error).toBeUndefined();
    const { domains, cssrs, ...around } = catalog;
    expect(around).toEqual({
      version: '1',
      panel: { system: CODE_SYSTEMS.loinc, code: '10190-7', display: expect.any(String) },
      observationMetadata: {
        provenanceValues: ['clinician', 'digital_mse', 'wearable', 'patient_reported'],
        confidenceValues: ['high', 'medium', 'low'],
        confidenceScore: 'number 0 to 1',
        supportingSignals: 'array of signal names',
      },
    });
    expect(domains).toHaveLength(17);
    expect(domains.map((domain: { key: string }) => domain.key)).toEqual(
      expect.arrayContaining(['perception', 'speech', 'mood', 'affect', 'appearance', 'risk']),
    );
    expect(cssrs.appliesTo).toBe('risk');
    expect(cssrs.questions.map(({ id, order }: { id: string; order: number }) => [id, order])).toEqual([
      ['q1', 1],
      ['q2', 2],
      ['q3', 3],
      ['q4', 4],
      ['q5', 5],
      ['q6', 6],
    ]);
  });

  it('a domain has key, label, type, multi, options with risk and codes, and hasNote [2:2.1 domain entry]', async () => {
    const { domains } = (await api.get('/v1/mse/domains', key)).json();
    const [insight] = domains.filter((domain: { key: string }) => domain.key === 'insight');
    expect(insight).toEqual({
      key: 'insight',
      label: 'Insight',
      type: 'chips',
      multi: false,
      hasNote: true,
      options: ['good', 'fair', 'partial', 'limited', 'poor', 'absent', 'not_assessed'].map((value) => ({
        value,
        label: expect.any(String),
        risk: value === 'absent',
        codes: [],
      })),
    });
    const [mood] = domains.filter((domain: { key: string }) => domain.key === 'mood');
    expect(mood).toMatchObject({ multi: true });
    expect(mood.options.find(({ value }: { value: string }) => value === 'hopeless')).toEqual({
      value: 'hopeless',
      label: 'Hopeless',
      risk: true,
      codes: [{ system: CODE_SYSTEMS.snomed, code: '307077003', display: 'Feeling hopeless (finding)' }],
    });
  });

  it('a write answers with version, risk and the safety event it emitted [2:4.1 POST /v1/mse/{visitId}] [2:2.4 flag] [2:2.4 level] [2:2.4 labels] [2:2.4 safetyEventId]', async () => {
    const response = await api.post('/v1/mse/visit-write', key, exam(WHOLE, { clinicianId: 'clin-1' }));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ok: true,
      version: 1,
      risk: {
        flag: true,
        level: 'moderate',
        labels: ['Passive suicidal ideation', 'C-SSRS Low risk'],
        riskAssessed: true,
        safetyEventId: expect.stringMatching(/^safety_/),
      },
    });
    expect(response.headers['etag']).toBe('"1"');
    const content = await api.database.db
      .selectFrom('mse_content')
      .selectAll()
      .where('visit_id', '=', 'visit-write')
      .executeTakeFirstOrThrow();
    expect([content.clinician_id, content.selection]).toEqual(['clin-1', JSON.stringify(WHOLE)]);
  });

  it('a write without risk has no safety event, and says that risk was not examined [2:2.4 safetyEventId] [2:2.4 labels] [D:risk not examined]', async () => {
    const response = await api.post('/v1/mse/visit-calm', key, exam(CALM));
    expect(response.json()).toEqual({
      ok: true,
      version: 1,
      risk: { flag: false, level: 'none', labels: [], riskAssessed: false },
    });
  });

  it('a read answers with the whole record [2:4.1 GET /v1/mse/{visitId}] [2:2.2 visitId] [2:2.2 patientId] [2:2.2 lines] [2:2.2 objectiveBlock] [2:2.2 riskFlag] [2:2.2 riskLevel] [2:2.2 riskLabels] [2:2.2 version] [2:2.2 savedAt] [2:2.2 signed] [2:1 provenance] [2:1 codes]', async () => {
    await api.post('/v1/mse/visit-read', key, exam(WHOLE));
    const response = await api.get('/v1/mse/visit-read?patientId=patient-1', key);
    expect(response.statusCode).toBe(200);
    expect(response.headers['etag']).toBe('"1"');
    expect(response.json()).toEqual({
      mse: {
        visitId: 'visit-read',
        patientId: 'patient-1',
        selection: WHOLE,
        lines: [
          {
            key: 'mood',
            label: 'Mood (reported)',
            line: MOOD_LINE,
            provenance: 'patient_reported',
            confidence: 'medium',
            confidenceScore: 0.5,
            supportingSignals: ['latency', 'blink_rate'],
            codes: [
              { system: CODE_SYSTEMS.loinc, code: '80296-7', display: 'Mood' },
              { system: CODE_SYSTEMS.snomed, code: '366979004', display: 'Depressed mood (finding)' },
              { system: CODE_SYSTEMS.snomed, code: '48694002', display: 'Anxiety (finding)' },
            ],
          },
          {
            key: 'risk',
            label: 'Risk',
            line: RISK_LINE,
            codes: [
              {
                system: CODE_SYSTEMS.loinc,
                code: '93373-9',
                display: 'Columbia - suicide severity rating scale screener - recent',
              },
            ],
          },
        ],
        objectiveBlock: `${MOOD_LINE}\n${RISK_LINE}`,
        riskFlag: true,
        riskLevel: 'moderate',
        riskLabels: ['Passive suicidal ideation', 'C-SSRS Low risk'],
        riskAssessed: true,
        version: 1,
        savedAt: START_TEXT,
        signed: false,
        signedAt: null,
        signedByName: null,
        signedByCredential: null,
        signedByLicense: null,
        signedByOrganization: null,
        signedVersion: null,
      },
    });
  });

  it('gives the selection back as it was written: order, characters, numbers [2:2.2 selection]', async () => {
    const selection =
      '{"risk":{"cssrs":{"q6":"no","q1":"no"},"values":["none_identified"]},"mood":{"text":"é É 😀 \\u2028 \\"x\\" \\\\ / </script>","confidenceScore":0.1,"values":["guilty","anxious"]},"appearance":{"values":[],"supportingSignals":["b","a"],"confidenceScore":1}}';
    await api.post('/v1/mse/visit-exact', key, `{"selection":${selection},"patientId":"patient-1"}`);
    const { payload } = await api.get('/v1/mse/visit-exact', key);
    expect(payload).toContain(`"selection":${JSON.stringify(JSON.parse(selection))},`);
  });

  it('a visit with one patient is read without naming the patient [2:4.1 GET /v1/mse/{visitId}]', async () => {
    await api.post('/v1/mse/visit-one', key, exam());
    expect((await api.get('/v1/mse/visit-one', key)).json().mse.patientId).toBe('patient-1');
  });

  it('a patch answers with version, the domains it replaced, and the risk of the merged record [2:4.1 PATCH /v1/mse/{visitId}]', async () => {
    await api.post('/v1/mse/visit-patch', key, exam(WHOLE));
    const response = await api.patch(
      '/v1/mse/visit-patch',
      key,
      exam({ speech: { values: ['pressured'] }, mood: { values: ['euthymic'] } }, { clinicianId: 'clin-2' }),
    );
    expect(response.statusCode).toBe(200);
    expect(response.headers['etag']).toBe('"2"');
    expect(response.json()).toEqual({
      ok: true,
      version: 2,
      patchedDomains: ['speech', 'mood'],
      risk: {
        flag: true,
        level: 'moderate',
        labels: ['Passive suicidal ideation', 'C-SSRS Low risk'],
        riskAssessed: true,
        safetyEventId: expect.stringMatching(/^safety_/),
      },
    });
  });

  it('history lists every version, newest first [2:4.1 GET /v1/mse/{visitId}/history] [2:2.5 version] [2:2.5 savedAt] [2:2.5 lines] [2:2.5 superseded] [2:9 history]', async () => {
    const path = '/v1/mse/visit-history';
    await api.post(path, key, exam(CALM));
    api.now += 60_000;
    await api.post(path, key, exam(RISKY));
    api.now = START;
    const response = await api.get(`${path}/history`, key);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      visitId: 'visit-history',
      versions: [
        {
          version: 2,
          savedAt: '2026-11-21T12:01:00.000Z',
          lines: ['Risk: Active suicidal ideation.'],
          superseded: false,
        },
        {
          version: 1,
          savedAt: START_TEXT,
          lines: ['Mood (reported): Euthymic.', 'Risk: not assessed'],
          superseded: true,
        },
      ],
      hasMore: false,
      nextCursor: null,
    });
  });

  it.each([
    ['', [3, 2, 1], false],
    ['?limit=2', [3, 2], true],
    ['?limit=3', [3, 2, 1], false],
    ['?limit=1&before=3', [2], true],
    ['?limit=1&before=2', [1], false],
    ['?before=1', [], false],
    ['?before=4', [3, 2, 1], false],
    ['?limit=1000', [3, 2, 1], false],
  ])('history%s has versions %j', async (query, versions, hasMore) => {
    const path = '/v1/mse/visit-pages';
    if ((await api.get(path, key)).statusCode === 404)
      for (const selection of [CALM, RISKY, CALM]) await api.post(path, key, exam(selection));
    const page = (await api.get(`${path}/history${query}`, key)).json();
    const listed = page.versions as { version: number; superseded: boolean }[];
    expect([listed.map(({ version }) => version), page.hasMore]).toEqual([versions, hasMore]);
    expect(listed.filter(({ superseded }) => !superseded).map(({ version }) => version)).toEqual(
      versions.filter((version) => version === 3),
    );
  });

  it('a signature is answered with its id, and the record names the signer [2:4.1 POST /v1/mse/{visitId}/sign] [2:2.2 signed] [2:2.2 signedAt] [2:2.2 signedBy*]', async () => {
    await api.post('/v1/mse/visit-sign', key, exam());
    api.now += 1000;
    const body = signature({
      credential: 'MD',
      license: 'L-1',
      organization: 'Example Clinic',
      timezone: 'Europe/London',
    });
    const response = await api.post('/v1/mse/visit-sign/sign', key, body);
    api.now = START;
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ok: true,
      signatureId: expect.stringMatching(/^sig_/),
      version: 1,
      contentHash: expect.stringMatching(HASH),
    });
    const { mse } = (await api.get('/v1/mse/visit-sign', key)).json();
    expect(mse).toMatchObject({
      version: 1,
      signed: true,
      signedAt: '2026-11-21T12:00:01.000Z',
      signedByName: 'Dr Ada Example',
      signedByCredential: 'MD',
      signedByLicense: 'L-1',
      signedByOrganization: 'Example Clinic',
      signedVersion: 1,
    });
    const stored = await api.database.db
      .selectFrom('mse_signature')
      .selectAll()
      .where('visit_id', '=', 'visit-sign')
      .executeTakeFirstOrThrow();
    expect([stored.timezone, stored.attestation]).toEqual(['Europe/London', ATTESTATION]);
  });

  it('what a signer left out is null [2:2.2 signedBy*]', async () => {
    await api.post('/v1/mse/visit-bare-sign', key, exam());
    await api.post('/v1/mse/visit-bare-sign/sign', key, signature());
    expect((await api.get('/v1/mse/visit-bare-sign', key)).json().mse).toMatchObject({
      signed: true,
      signedByName: 'Dr Ada Example',
      signedByCredential: null,
      signedByLicense: null,
      signedByOrganization: null,
    });
  });

  it('a version is read as it was, with its own signature', async () => {
    const path = '/v1/mse/visit-version';
    await api.post(path, key, exam(RISKY));
    await api.post(`${path}/sign`, key, signature());
    await api.post(path, key, exam(CALM));
    const first = (await api.get(`${path}/versions/1`, key)).json();
    expect(first).toMatchObject({
      superseded: true,
      mse: { version: 1, selection: RISKY, riskLevel: 'high', signed: true, signedVersion: 1 },
    });
    const second = (await api.get(`${path}/versions/2`, key)).json();
    expect(second).toMatchObject({
      superseded: false,
      mse: { version: 2, selection: CALM, riskLevel: 'none', signed: false, signedVersion: 1 },
    });
    expect(second.mse).toEqual((await api.get(path, key)).json().mse);
  });

  it('the difference of two versions names what came, went and stayed', async () => {
    const path = '/v1/mse/visit-diff';
    await api.post(path, key, exam({ mood: { values: ['depressed', 'anxious'] } }));
    await api.post(path, key, exam({ mood: { values: ['anxious', 'hopeless'], text: 'x' } }));
    const response = await api.get(`${path}/diff?from=1&to=2`, key);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      visitId: 'visit-diff',
      patientId: 'patient-1',
      from: 1,
      to: 2,
      diff: {
        domains: [
          {
            key: 'mood',
            label: 'Mood (reported)',
            change: 'changed',
            added: ['hopeless'],
            removed: ['depressed'],
            kept: ['anxious'],
            fields: [{ field: 'text', before: null, after: 'x' }],
            cssrs: [],
          },
        ],
        riskLevel: { before: 'none', after: 'low' },
      },
    });
    const same = (await api.get(`${path}/diff?from=2&to=2`, key)).json();
    expect(same.diff.domains[0].change).toBe('unchanged');
  });

  it('the audit trail says who read and wrote which version of whom, newest first [2:1 record API] [2:1 auditable]', async () => {
    const path = '/v1/mse/visit-audit';
    const calls = [
      await api.post(path, key, exam(RISKY)),
      await api.patch(path, key, exam(CALM)),
      await api.post(path, key, exam(CALM)),
      await api.post(`${path}/sign`, key, signature()),
      await api.get(path, key),
      await api.get(`${path}/history`, key),
      await api.get(`${path}/versions/2`, key),
      await api.get(`${path}/diff?from=1&to=2`, key),
    ];
    // Entries of one instant have no order of their own.
    api.now += 1;
    const first = await api.get(`${path}/audit`, key);
    api.now += 1;
    const { visitId, entries } = (await api.get(`${path}/audit?patientId=patient-1`, key)).json();
    api.now = START;
    expect([visitId, first.statusCode]).toEqual(['visit-audit', 200]);
    const requestIds = new Set(calls.map(({ headers }) => headers['x-request-id']));
    expect(entries[0]).toEqual({
      id: expect.stringMatching(/^aud_/),
      at: '2026-11-21T12:00:00.001Z',
      keyId: mine.keyId,
      action: 'mse.read_audit',
      outcome: 'allowed',
      visitId: 'visit-audit',
      patientId: 'patient-1',
      version: null,
      requestId: first.headers['x-request-id'],
      operator: null,
      reason: null,
    });
    const before = entries.slice(1) as { action: string; version: number; requestId: string }[];
    expect(before.map(({ action, version }) => `${action} ${version}`).toSorted()).toEqual([
      'mse.patch 2',
      'mse.read 3',
      'mse.read_diff null',
      'mse.read_history null',
      'mse.read_version 2',
      'mse.risk_lowered 3',
      'mse.sign 3',
      'mse.write 1',
      'mse.write 3',
    ]);
    expect(new Set(before.map(({ requestId }) => requestId))).toEqual(requestIds);
  });
});

describe('official wording [D:C-SSRS q6]', () => {
  it('supplied by the deployment is in the catalog, marked as official', async () => {
    const api = await openHarness({ database: 'postgres', cssrsTexts: { q1: 'The official question?' } });
    try {
      const { key } = await api.makeKey();
      const [first, second] = (await api.get('/v1/mse/domains', key)).json().cssrs.questions;
      expect(first).toMatchObject({ text: 'The official question?', textStatus: 'official' });
      expect(second).toMatchObject({ textStatus: 'paraphrase' });
    } finally {
      await api.close();
    }
  });
});
