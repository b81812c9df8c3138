import { WEARABLE_ENDPOINTS, type WearableConnection } from '@svc/contracts';
import {
  asOwner,
  authorizeConnection,
  claimSync,
  endConnection,
  finishSync,
  type NewMetric,
} from '@svc/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, type MadeKey, openHarness, START } from '../test/harness.ts';

describe.each(['embedded', 'postgres'] as const)('wearables on the %s database', (kind) => {
  let api: Harness;
  let live: MadeKey;
  let test: MadeKey;
  let foreign: MadeKey;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
    live = await api.makeKey();
    test = await api.makeKey({ mode: 'test', accountId: live.accountId });
    foreign = await api.makeKey();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.now = START;
  });

  const connect = (body: unknown, key = live.key, headers = {}) =>
    api.post('/v1/wearables/connect', key, body, headers);
  const made = async (body: object = {}, key = live.key): Promise<WearableConnection> =>
    (await connect({ patientRef: 'patient-1', ...body }, key)).json().data;
  const get = (id: string, key = live.key) => api.get(`/v1/wearables/connections/${id}`, key);
  const issueOf = async (body: unknown) => {
    const response = await connect(body);
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request']);
    return response.json().error.issues[0] as { path: string; message: string };
  };
  const inTenant = <Result>(work: Parameters<typeof asOwner<Result>>[2]) =>
    asOwner(api.database.db, live.accountId, work);
  const authorize = (id: string) =>
    inTenant((trx) =>
      authorizeConnection(trx, {
        ownerId: live.accountId,
        id,
        now: api.now,
        provider: 'demo',
        tokensSealed: null,
      }),
    );

  describe('the list of providers [2:4.4 GET /v1/wearables/providers]', () => {
    it('has the envelope of a list; connectable ones come first [D:wearables: providers]', async () => {
      const { data } = (await api.get('/v1/wearables/providers', live.key)).json();
      expect(data).toMatchObject({
        object: 'list',
        resource: 'wearable_provider',
        count: data.providers.length,
      });
      const statuses = data.providers.map(({ code, status }: Record<string, string>) => [code, status]);
      expect(statuses).toEqual([
        ['demo', 'active'],
        ['oura', 'active'],
        ['whoop', 'active'],
        ['withings', 'unconfigured'],
        ['polar', 'unconfigured'],
        ['google_health', 'unconfigured'],
        ['fitbit', 'retired'],
      ]);
    });

    it('tells when a retired provider ended and which one follows it', async () => {
      const { data } = (await api.get('/v1/wearables/providers', live.key)).json();
      expect(data.providers.at(-1)).toEqual({
        code: 'fitbit',
        displayName: 'Fitbit',
        status: 'retired',
        endsOn: '2026-09',
        successor: 'google_health',
        dataTypes: ['sleep', 'resting_heart_rate', 'heart_rate_variability', 'steps'],
      });
    });
  });

  describe('starting a connection [2:4.4 POST /v1/wearables/connect]', () => {
    it('answers 201 with a pending connection, its link, and every field [2:2.7 fields] [2:3 wearable none]', async () => {
      const response = await connect({
        patientRef: 'patient-1',
        providers: ['oura', 'whoop'],
        language: 'es',
        metadata: { visit: 7 },
      });
      expect(response.statusCode).toBe(201);
      const { data, ...rest } = response.json();
      expect(rest).toEqual({ ok: true });
      expect(data).toEqual({
        object: 'wearable_connection',
        id: expect.stringMatching(/^wear_\w+$/),
        patientRef: 'patient-1',
        status: 'pending',
        provider: null,
        providerDisplayName: null,
        connect: {
          url: expect.stringMatching(
            /^https:\/\/api\.example\.org\/connect\/[\w-]{43}\?providers=oura,whoop&lang=es$/,
          ),
        },
        connectedAt: null,
        lastSyncAt: null,
        createdAt: '2026-11-21T12:00:00.000Z',
        updatedAt: '2026-11-21T12:00:00.000Z',
        metadata: { visit: 7 },
        notice: expect.stringContaining('must complete device authorization'),
      });
    });

    it('the link carries no address of a third party and not the reference of the patient [2:2.7 connect]', async () => {
      const { connect: link } = await made({ patientRef: 'ref-of-the-patient' });
      expect(link.url).not.toMatch(/ouraring|whoop\.com|ref-of-the-patient/);
      expect(new URL(link.url).host).toBe('api.example.org');
    });

    it('offers every connectable provider when none is named, each once [2:4.4 providers]', async () => {
      expect((await made()).connect.url).toContain('providers=demo,oura,whoop&');
      expect((await made({ providers: ['whoop', 'oura', 'whoop'] })).connect.url).toContain(
        'providers=whoop,oura&',
      );
    });

    it.each([
      ['xx', 'en', true],
      ['DE', 'de', false],
      ['ja', 'ja', false],
      [undefined, 'en', false],
    ])(
      'language %s is shown in %s; a fallback is told: %s [2:4.4 language]',
      async (language, shown, told) => {
        const { connect: link, notice } = await made(language === undefined ? {} : { language });
        expect(new URL(link.url).searchParams.get('lang')).toBe(shown);
        expect(notice.includes('shown in English')).toBe(told);
      },
    );

    it.each([
      [{}, 'patientRef'],
      [{ patientRef: '' }, 'patientRef'],
      [{ patientRef: 'x'.repeat(129) }, 'patientRef'],
      [{ patientRef: 'p', language: 'eng' }, 'language'],
      [{ patientRef: 'p', language: 'e' }, 'language'],
      [{ patientRef: 'p', providers: [] }, 'providers'],
      [{ patientRef: 'p', providers: 'oura' }, 'providers'],
      [{ patientRef: 'p', metadata: [] }, 'metadata'],
    ])('refuses %j and names %s [2:8 wearable patientRef]', async (body, path) => {
      expect((await issueOf(body)).path).toBe(path);
    });

    it('takes a reference of 128 characters, counted as code points, and echoes metadata as sent', async () => {
      const patientRef = '𝒜'.repeat(128);
      const metadata = { nested: { list: [1, 'two', null] }, empty: {} };
      expect(await made({ patientRef, metadata })).toMatchObject({ patientRef, metadata });
    });

    it.each([
      ['none', 'is not a provider code: use demo, oura, whoop'],
      ['withings', 'has no credentials in this deployment: set SVC_WEARABLE_WITHINGS_CLIENT_ID'],
      ['fitbit', 'was retired in 2026-09: use demo, oura, whoop'],
      ['google_health', 'has no credentials in this deployment: set SVC_WEARABLE_GOOGLE_HEALTH_CLIENT_ID'],
    ])('%s is refused, by its place, and told what to do [D:wearables: refused]', async (code, message) => {
      const issue = await issueOf({ patientRef: 'p', providers: ['oura', code] });
      expect(issue.path).toBe('providers[1]');
      expect(issue.message).toContain(message);
    });

    it('the same key and body give the same answer and one connection; another body is refused [D:idempotency: connect]', async () => {
      const headers = { 'idempotency-key': 'once-1' };
      const body = { patientRef: 'patient-once' };
      const first = await connect(body, live.key, headers);
      const again = await connect(body, live.key, headers);
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
      expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
        undefined,
        'true',
      ]);
      const { data } = (await api.get('/v1/wearables/connections?patientRef=patient-once', live.key)).json();
      expect(data.count).toBe(1);
      expect((await connect({ patientRef: 'another' }, live.key, headers)).statusCode).toBe(400);
    });

    it('the same key and body make one connection in each mode: test and live share nothing', async () => {
      const headers = { 'idempotency-key': 'once-per-mode' };
      const body = { patientRef: 'patient-modes' };
      const answers = [await connect(body, live.key, headers), await connect(body, test.key, headers)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      const [first, second] = answers.map((answer) => answer.json().data.id as string);
      expect(first).not.toBe(second);
      expect((await get(second ?? '', test.key)).statusCode).toBe(200);
      expect((await get(second ?? '', live.key)).statusCode).toBe(404);
    });

    it('takes a body with a key however deep the fields nest that nobody knows', async () => {
      const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
      const body = `{"patientRef":"deep","unknown":${deep}}`;
      expect((await connect(body, live.key, { 'idempotency-key': 'deep' })).statusCode).toBe(201);
    });

    it('keeps nothing that opens the link for an idempotency key', async () => {
      const response = await connect({ patientRef: 'kept' }, live.key, { 'idempotency-key': 'once-2' });
      const token = new URL(response.json().data.connect.url).pathname.split('/').at(-1) ?? '';
      const rows = await inTenant((trx) => trx.selectFrom('idempotent_answer').selectAll().execute());
      expect(token).toHaveLength(43);
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('the list of connections [2:4.4 GET /v1/wearables/connections]', () => {
    it('has the envelope, newest first, and lastSyncAt in every entry [2:2.7 envelope]', async () => {
      const patientRef = 'patient-list';
      const ids: string[] = [];
      for (let index = 0; index < 3; index++) {
        api.now = START + index;
        ids.unshift((await made({ patientRef })).id);
      }
      const { data } = (await api.get(`/v1/wearables/connections?patientRef=${patientRef}`, live.key)).json();
      expect(data).toMatchObject({
        object: 'list',
        resource: 'wearable_connection',
        count: 3,
        patientRef,
        hasMore: false,
      });
      expect(data.connections.map(({ id }: WearableConnection) => id)).toEqual(ids);
      for (const connection of data.connections) expect(connection).toHaveProperty('lastSyncAt', null);
      const page = (
        await api.get(`/v1/wearables/connections?patientRef=${patientRef}&limit=2`, live.key)
      ).json();
      expect([page.data.count, page.data.hasMore]).toEqual([2, true]);
      const next = await api.get(
        `/v1/wearables/connections?patientRef=${patientRef}&before=${ids[1]}`,
        live.key,
      );
      expect(next.json().data.connections.map(({ id }: WearableConnection) => id)).toEqual([ids[2]]);
    });

    it('names no patient when none was asked for', async () => {
      const { data } = (await api.get('/v1/wearables/connections', live.key)).json();
      expect(data.patientRef).toBeNull();
    });

    it.each(['limit=0', 'limit=201', 'limit=x', 'patientRef='])('refuses %s', async (query) => {
      expect((await api.get(`/v1/wearables/connections?${query}`, live.key)).statusCode).toBe(400);
    });
  });

  it('another account, and the other mode, see nothing of it [2:1 wearables scoped] [D:test and live] [D:test and live: own mode]', async () => {
    const { id } = await made({ patientRef: 'patient-mine' });
    for (const key of [foreign.key, test.key]) {
      for (const path of [`/${id}`, `/${id}/metrics`])
        expect((await api.get(`/v1/wearables/connections${path}`, key)).statusCode).toBe(404);
      const ended = await api.post(`/v1/wearables/connections/${id}/disconnect`, key, {});
      expect([ended.statusCode, ended.json().error.code]).toEqual([404, 'not_found']);
      const list = await api.get('/v1/wearables/connections?patientRef=patient-mine', key);
      expect(list.json().data.count).toBe(0);
    }
    expect((await get(id)).json().data.status).toBe('pending');
  });

  it('once authorized it names provider and time, and what an app may expect [2:2.7 provider]', async () => {
    const { id } = await made();
    api.now = START + 60_000;
    await authorize(id);
    expect((await get(id)).json().data).toMatchObject({
      status: 'connected',
      provider: 'demo',
      providerDisplayName: 'Demo Band',
      connectedAt: '2026-11-21T12:01:00.000Z',
      updatedAt: '2026-11-21T12:01:00.000Z',
      notice: expect.stringContaining('can disconnect at connect.url'),
    });
  });

  it.each([
    ['pending', 'cancelled'],
    ['connected', 'revoked_by_app'],
  ])('an app ends a %s connection, and ending it again changes nothing', async (from, endedBy) => {
    const { id } = await made();
    if (from === 'connected') await authorize(id);
    const end = () => api.post(`/v1/wearables/connections/${id}/disconnect`, live.key, {});
    const first = (await end()).json().data;
    api.now = START + 5000;
    expect((await end()).json().data).toEqual(first);
    expect(first).toMatchObject({
      status: 'disconnected',
      connectedAt: from === 'pending' ? null : first.createdAt,
    });
    const [row] = await inTenant((trx) =>
      trx.selectFrom('wearable_connection').select('ended_by').where('id', '=', id).execute(),
    );
    expect(row?.ended_by).toBe(endedBy);
  });

  describe('metrics', () => {
    let id: string;

    beforeAll(async () => {
      ({ id } = await made({ patientRef: 'patient-metrics' }));
      await authorize(id);
      const ownerId = live.accountId;
      const nights = [6.2, 5.8, 6.4].map(
        (value, index): NewMetric => ({
          day: `2026-11-1${7 + index}`,
          metric: 'sleepHours',
          value,
          provider: 'demo',
        }),
      );
      const metrics: NewMetric[] = [
        ...nights,
        { day: '2026-11-19', metric: 'restingHeartRateBpm', value: 61, provider: 'demo' },
        { day: '2026-11-19', metric: 'heartRateVariabilityMs', value: 42, provider: 'demo' },
        { day: '2026-11-20', metric: 'steps', value: 4321, provider: 'demo' },
        { day: '2026-09-01', metric: 'steps', value: 1, provider: 'demo' },
      ];
      await inTenant(async (trx) => {
        const claimed = await claimSync(trx, { ownerId, id, now: START, leaseId: 'lease' });
        if (claimed) await finishSync(trx, { claimed, metrics, now: START + 1000 });
      });
    });

    const metricsOf = (query = '') => api.get(`/v1/wearables/connections/${id}/metrics${query}`, live.key);

    it('are the last 30 days, one entry a day with units in the names, and where they come from', async () => {
      const { data } = (await metricsOf()).json();
      expect(data).toMatchObject({
        object: 'list',
        resource: 'wearable_metric',
        count: 4,
        connectionId: id,
        patientRef: 'patient-metrics',
        from: '2026-10-23',
        to: '2026-11-21',
      });
      expect(data.metrics.slice(2)).toEqual([
        {
          date: '2026-11-19',
          provider: 'demo',
          sleepHours: 6.4,
          restingHeartRateBpm: 61,
          heartRateVariabilityMs: 42,
        },
        { date: '2026-11-20', provider: 'demo', steps: 4321 },
      ]);
      expect((await get(id)).json().data.lastSyncAt).toBe('2026-11-21T12:00:01.000Z');
    });

    it('can be narrowed to days and to one metric', async () => {
      const { data } = (await metricsOf('?from=2026-11-18&to=2026-11-19&type=sleepHours')).json();
      expect(data.metrics).toEqual([
        { date: '2026-11-18', provider: 'demo', sleepHours: 5.8 },
        { date: '2026-11-19', provider: 'demo', sleepHours: 6.4 },
      ]);
    });

    it.each(['to=1900-01-01', 'from=9999-12-31&to=9999-12-31'])(
      'answers %s, the ends of the calendar',
      async (query) => {
        expect((await metricsOf(`?${query}`)).json().data.count).toBe(0);
      },
    );

    it.each([
      ['from=2026-11-31', 'from'],
      ['from=21.11.2026', 'from'],
      ['from=2026-11-20&to=2026-11-19', 'from'],
      ['from=2025-01-01&to=2026-11-19', 'from'],
      ['type=weight', 'type'],
      ['to=1899-12-31', 'to'],
      ['to=0001-01-02', 'to'],
      ['from=0000-01-01&to=0000-01-02', 'from'],
    ])('refuses %s as invalid_request [D:wearables: metrics]', async (query, path) => {
      const response = await metricsOf(`?${query}`);
      const { code, issues } = response.json().error;
      expect([response.statusCode, code, issues[0].path]).toEqual([400, 'invalid_request', path]);
    });

    it('feed the analysis endpoints as they are: what came of the days is accepted and counts', async () => {
      const { feed } = (await metricsOf()).json().data;
      expect(feed).toEqual({
        avgSleepHours: 6.1,
        biomarkers: [
          { name: 'Resting heart rate', value: 61, unit: 'bpm' },
          { name: 'HRV', value: 42, unit: 'ms' },
        ],
      });
      const { avgSleepHours, biomarkers } = feed;
      const outcome = await api.post('/v1/outcome/score', live.key, { assessments: [], avgSleepHours });
      expect(outcome.statusCode).toBe(200);
      expect(JSON.stringify(outcome.json().data)).toContain('6.1');
      const relapse = await api.post('/v1/relapse/predict', live.key, { assessments: [], avgSleepHours });
      expect(relapse.statusCode).toBe(200);
      const labs = [
        { id: 'wearable', labName: 'Wearable', observedAt: '2026-11-19', results: { biomarkers } },
      ];
      const biomarker = await api.post('/v1/biomarker/analyze', live.key, { labs });
      expect(biomarker.statusCode).toBe(200);
    });

    it('of a connection without any are an empty list', async () => {
      const empty = await made();
      const { data } = (await api.get(`/v1/wearables/connections/${empty.id}/metrics`, live.key)).json();
      expect([data.count, data.metrics, data.feed]).toEqual([0, [], { biomarkers: [] }]);
    });
  });

  it('every answer fits its schema, and logs carry no reference, link or token [2:4.4 rows]', async () => {
    const first = await connect({ patientRef: 'canary-patient', metadata: { note: 'canary-note' } });
    expect(WEARABLE_ENDPOINTS.connectWearable.response.safeParse(first.json()).error).toBeUndefined();
    const { id, connect: link } = first.json().data as WearableConnection;
    const one = await get(id);
    expect(WEARABLE_ENDPOINTS.getWearableConnection.response.safeParse(one.json()).error).toBeUndefined();
    const list = await api.get('/v1/wearables/connections?patientRef=canary-patient', live.key);
    expect(WEARABLE_ENDPOINTS.listWearableConnections.response.safeParse(list.json()).error).toBeUndefined();
    const token = new URL(link.url).pathname.split('/').at(-1) ?? '';
    const lines = api.logLines.join('\n');
    expect(lines).toContain('/api/v1/wearables/connections/:id');
    for (const secret of ['canary', token, live.key]) expect(lines).not.toContain(secret);
  });

  it('a publishable key is refused [2:5 rule 3]', async () => {
    const publishable = await api.makeKey({ kind: 'publishable', accountId: live.accountId });
    const origin = { origin: 'https://app.example.org' };
    const listed = await api.get('/v1/wearables/providers', publishable.key, origin);
    const started = await connect({ patientRef: 'p' }, publishable.key, origin);
    expect([listed.statusCode, started.statusCode]).toEqual([403, 403]);
  });

  it('a move of another process is never half seen: ended and connected exclude each other', async () => {
    const { id } = await made();
    const ownerId = live.accountId;
    const moves = await Promise.all([
      authorize(id),
      inTenant((trx) => endConnection(trx, { ownerId, id, now: api.now, trigger: 'declined' })),
    ]);
    expect(moves.filter((moved) => moved !== null)).toHaveLength(1);
  });
});
