import { LAB_PANELS } from '@svc/clinical';
import { asOwner, insertLabOrder } from '@svc/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceLabOrder } from '@svc/labs';
import { type Harness, type MadeKey, openHarness, START } from '../test/harness.ts';

const ORDERS = '/v1/labs/orders';
const AT = '2026-11-21T12:00:00.000Z';
const order = (over: object = {}) => ({ patientRef: 'p-1', panelId: 'thyroid_screen', ...over });
const PANEL = { panelId: 'cbc', panelName: 'x', category: 'general', priceCents: 1 };
const once = (name: string) => ({ 'idempotency-key': name });

interface Answer {
  readonly id: string;
  readonly status: string;
}

describe.each(['embedded', 'postgres'] as const)('lab orders on the %s database', (kind) => {
  let api: Harness;
  let live: MadeKey;
  let sandbox: MadeKey;
  let foreign: MadeKey;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
    live = await api.makeKey();
    sandbox = await api.makeKey({ mode: 'test', accountId: live.accountId });
    foreign = await api.makeKey();
  });
  afterAll(() => api.close());

  const place = async (over: object = {}, key = live.key): Promise<Answer> => {
    const response = await api.post(ORDERS, key, order(over));
    expect(response.statusCode).toBe(201);
    return response.json().data;
  };
  const readOrder = async (id: string, key = live.key) => (await api.get(`${ORDERS}/${id}`, key)).json().data;
  const simulate = (id: string, body: object = {}, headers = {}) =>
    api.post(`${ORDERS}/${id}/simulate`, sandbox.key, body, headers);
  const advance = (id: string, to: Parameters<typeof advanceLabOrder>[1]['to'], more: object = {}) =>
    asOwner(api.database.db, live.accountId, (trx) =>
      advanceLabOrder(trx, {
        key: { ownerId: live.accountId, mode: 'live', id },
        to,
        now: api.now,
        ...more,
      }),
    );
  const readEvents = async (id: string) => {
    const rows = await api.database.db.selectFrom('event').select('payload').orderBy('number').execute();
    return rows.map(({ payload }) => JSON.parse(payload)).filter(({ data }) => data.id === id);
  };
  /** Type and status of every event about an order, in order. */
  const eventsOf = async (id: string): Promise<string[]> => {
    const events = await readEvents(id);
    return events.map(({ type, data }) => `${type} ${data.status}`);
  };
  const countOrders = async () => {
    const rows = await api.database.db.selectFrom('lab_order').select('id').execute();
    return rows.length;
  };

  describe('the catalog [2:4.3 GET /v1/labs/panels]', () => {
    it('lists every panel with price, turnaround and use cases [2:2.6 panel list]', async () => {
      const response = await api.get('/v1/labs/panels', live.key);
      const { ok, data } = response.json();
      expect([response.statusCode, ok]).toEqual([200, true]);
      expect(data).toMatchObject({ object: 'list', resource: 'lab_panel', count: LAB_PANELS.length });
      expect(data.panels).toHaveLength(LAB_PANELS.length);
      expect(data.panels[0]).toMatchObject({
        panelId: expect.any(String),
        priceCents: expect.any(Number),
        turnaround: expect.any(String),
        useCases: [expect.any(String), expect.any(String)],
      });
    });

    it('keeps to one category when asked', async () => {
      const { data } = (await api.get('/v1/labs/panels?category=thyroid', live.key)).json();
      expect(data.count).toBe(data.panels.length);
      expect(new Set(data.panels.map((panel: { category: string }) => panel.category))).toEqual(
        new Set(['thyroid']),
      );
      const none = await api.get('/v1/labs/panels?category=nothing', live.key);
      expect([none.statusCode, none.json().data.count]).toEqual([200, 0]);
    });
  });

  describe('placing an order [2:4.3 POST /v1/labs/orders]', () => {
    it('answers 201 with the order, requested, and says who authorizes it [2:3 lab order created] [2:2.6 id] [2:2.6 panelId*] [2:2.6 note] [2:2.6 createdAt] [2:2.6 notice]', async () => {
      const metadata = { batch: 7, nested: { a: [null, 'x'] } };
      const response = await api.post(ORDERS, live.key, order({ note: 'fasting 12 h', metadata }));
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual({
        ok: true,
        data: {
          object: 'lab_order',
          id: expect.stringMatching(/^labord_/),
          patientRef: 'p-1',
          panelId: 'thyroid_screen',
          panelName: LAB_PANELS.find(({ panelId }) => panelId === 'thyroid_screen')?.name,
          category: 'thyroid',
          priceCents: LAB_PANELS.find(({ panelId }) => panelId === 'thyroid_screen')?.priceCents,
          status: 'requested',
          statusReason: null,
          note: 'fasting 12 h',
          requisitionNumber: expect.stringMatching(/^LR-/),
          metadata,
          createdAt: AT,
          updatedAt: AT,
          notice: expect.stringContaining('provider'),
        },
      });
    });

    it('emits nothing [D:lab statuses: events]', async () => {
      expect(await eventsOf((await place()).id)).toEqual([]);
    });

    it.each<[string, object, number, string?]>([
      ['a reference of 1 character', { patientRef: 'x' }, 201],
      ['a reference of 128 characters of two units each', { patientRef: '😀'.repeat(128) }, 201],
      ['a reference of 129', { patientRef: 'x'.repeat(129) }, 400, 'patientRef'],
      ['an empty reference', { patientRef: '' }, 400, 'patientRef'],
      ['no reference', { patientRef: undefined }, 400, 'patientRef'],
      ['a reference that is a number', { patientRef: 1 }, 400, 'patientRef'],
      ['no panel', { panelId: undefined }, 400, 'panelId'],
      ['an unknown panel', { panelId: 'nothing' }, 400, 'panelId'],
      ['a panel named like a property of every object', { panelId: 'constructor' }, 400, 'panelId'],
      ['a note of 500 characters', { note: '😀'.repeat(500) }, 201],
      ['a note of 501', { note: 'x'.repeat(501) }, 400, 'note'],
      ['a note that is null', { note: null }, 400, 'note'],
      ['metadata that is a list', { metadata: [] }, 400, 'metadata'],
      ['metadata that is text', { metadata: 'x' }, 400, 'metadata'],
      ['an unknown field', { urgent: true }, 201],
    ])('%s [2:8 patientRef] [2:8 note] [D:orders: unknown panelId]', async (_, over, status, field) => {
      const response = await api.post(ORDERS, live.key, order(over));
      expect([response.statusCode, response.json().error?.issues[0].path]).toEqual([status, field]);
    });

    it('takes metadata 32 levels deep and no deeper [2:2.6 metadata]', async () => {
      const nested = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth));
      expect((await api.post(ORDERS, live.key, order({ metadata: nested(32) }))).statusCode).toBe(201);
      const deep = await api.post(ORDERS, live.key, order({ metadata: nested(33) }));
      expect([deep.statusCode, deep.json().error.issues[0].path]).toEqual([400, 'metadata']);
    });

    it.each([
      ['jane.doe@example.org', 'an e-mail address'],
      ['call 415-555-0100', 'a telephone number'],
      ['born 17.05.1980', 'a date'],
      ['SSN 123-45-6789', 'an identity number'],
    ])(
      'refuses a note that names a person, and does not repeat it: %s [2:4.3 note]',
      async (note, kindOfIt) => {
        const before = await countOrders();
        const response = await api.post(ORDERS, live.key, order({ note }));
        expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request']);
        expect(response.json().error.issues).toEqual([
          { path: 'note', message: expect.stringContaining(kindOfIt) },
        ]);
        expect(response.payload).not.toContain(note);
        expect(api.logLines.join('\n')).not.toContain(note);
        expect(await countOrders()).toBe(before);
      },
    );

    it('once per Idempotency-Key: the same answer and one order [D:idempotency]', async () => {
      const before = await countOrders();
      const first = await api.post(ORDERS, live.key, order(), once('k-1'));
      api.now += 60_000;
      const second = await api.post(ORDERS, live.key, order(), once('k-1'));
      api.now = START;
      expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
      expect(second.payload).toBe(first.payload);
      expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
        undefined,
        'true',
      ]);
      expect(await countOrders()).toBe(before + 1);
      const other = await api.post(ORDERS, live.key, order({ patientRef: 'p-2' }), once('k-1'));
      expect([other.statusCode, other.json().error.code]).toEqual([400, 'invalid_request']);
    });

    it('a field nobody reads makes no other request, however deep it nests [D:idempotency]', async () => {
      const first = await api.post(ORDERS, live.key, order(), once('k-3'));
      const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
      const body = `${JSON.stringify(order()).slice(0, -1)},"later":${deep}}`;
      expect((await api.post(ORDERS, live.key, body, once('k-3'))).payload).toBe(first.payload);
    });

    it('the same Idempotency-Key of a test key is another request [D:test and live: own mode]', async () => {
      const of = async (key: string) => (await api.post(ORDERS, key, order(), once('k-2'))).json().data.id;
      expect(await of(sandbox.key)).not.toBe(await of(live.key));
    });

    it('has a requisition number of its own every time', async () => {
      const numbers = await Promise.all(
        Array.from({ length: 10 }, async () => (await api.post(ORDERS, live.key, order())).json().data),
      );
      expect(new Set(numbers.map(({ requisitionNumber }) => requisitionNumber)).size).toBe(10);
    });
  });

  describe('the list [2:4.3 GET /v1/labs/orders]', () => {
    it('is newest first, of one patient when asked, without results [D:orders: list]', async () => {
      const patientRef = 'list me & "others"';
      const placed = [await place({ patientRef }), await place({ patientRef }), await place({ patientRef })];
      const { data } = (
        await api.get(`${ORDERS}?patientRef=${encodeURIComponent(patientRef)}`, live.key)
      ).json();
      expect(data).toMatchObject({ object: 'list', resource: 'lab_order', count: 3 });
      expect(data.orders.map(({ id }: Answer) => id)).toEqual(placed.map(({ id }) => id).reverse());
      expect(data.orders[0]).not.toHaveProperty('results');
    });

    it('has 50 orders unless asked for 1 to 200 [2:8 limit] [D:orders: limit]', async () => {
      const { key, accountId: ownerId } = await api.makeKey();
      await asOwner(api.database.db, ownerId, async (trx) => {
        const filed = {
          ownerId,
          mode: 'live',
          patientRef: 'p',
          note: '',
          metadata: '{}',
          now: START,
        } as const;
        for (let i = 0; i < 52; i++) await insertLabOrder(trx, { ...filed, ...PANEL });
      });
      const count = async (query: string) => {
        const response = await api.get(`${ORDERS}${query}`, key);
        return response.json().data?.count ?? response.json().error.issues[0].path;
      };
      expect(await count('')).toBe(50);
      expect(await count('?limit=1')).toBe(1);
      expect(await count('?limit=51')).toBe(51);
      expect(await count('?limit=200')).toBe(52);
      for (const limit of ['0', '201', '-1', '1.5', 'x', '', '01', '1e2', '٣'])
        expect([limit, await count(`?limit=${encodeURIComponent(limit)}`)]).toEqual([limit, 'limit']);
      const ids = async (query: string) => {
        const { orders, hasMore } = (await api.get(`${ORDERS}${query}`, key)).json().data;
        return { ids: orders.map(({ id }: Answer) => id) as string[], hasMore: hasMore as boolean };
      };
      const all = await ids('?limit=200');
      const first = await ids('?limit=40');
      expect([all.hasMore, first.hasMore]).toEqual([false, true]);
      const rest = await ids(`?limit=40&before=${first.ids.at(-1)}`);
      expect([...first.ids, ...rest.ids]).toEqual(all.ids);
      expect(rest.hasMore).toBe(false);
      expect(await count('?before=labord_none')).toBe('before');
      const empty = await api.get(`${ORDERS}?patientRef=`, key);
      expect([empty.statusCode, empty.json().error.issues[0].path]).toEqual([400, 'patientRef']);
    });
  });

  it('a list of large orders comes in pages of a megabyte, whatever was stored [2:4.3 GET /v1/labs/orders] [D:bounds: lists]', async () => {
    const { key, accountId: ownerId } = await api.makeKey();
    const filed = { ownerId, mode: 'live', patientRef: 'p', note: '', now: START, ...PANEL } as const;
    // As large as before metadata had a bound.
    const metadata = JSON.stringify({ a: 'é'.repeat(150_000) });
    await asOwner(api.database.db, ownerId, async (trx) => {
      for (let i = 0; i < 5; i++) await insertLabOrder(trx, { ...filed, metadata });
    });
    const seen: string[] = [];
    const counts: number[] = [];
    for (let query = '', more = true; more; ) {
      const response = await api.get(`${ORDERS}?limit=200${query}`, key);
      expect(Buffer.byteLength(response.payload)).toBeLessThan(1_500_000);
      const { orders, hasMore } = response.json().data;
      seen.push(...orders.map(({ id }: Answer) => id));
      counts.push(orders.length);
      more = hasMore;
      query = `&before=${seen.at(-1)}`;
    }
    expect(counts).toEqual([3, 2]);
    expect(new Set(seen).size).toBe(5);
  });

  describe('one order [2:4.3 GET /v1/labs/orders/{id}]', () => {
    it('has results null until it is resulted [D:orders: results]', async () => {
      const { id } = await place();
      expect(await readOrder(id)).toMatchObject({ object: 'lab_order', id, results: null });
    });

    it('is one and the same 404 when it is unknown, of another account or of the other mode [D:orders: unknown id] [2:1 lab orders]', async () => {
      const { id } = await place();
      const { id: testId } = await place({}, sandbox.key);
      const answers = [
        await api.get(`${ORDERS}/labord_none`, live.key),
        await api.get(`${ORDERS}/${id}`, foreign.key),
        await api.get(`${ORDERS}/${id}`, sandbox.key),
        await api.get(`${ORDERS}/${testId}`, live.key),
        await api.post(`${ORDERS}/${id}/simulate`, sandbox.key, {}),
      ];
      const shown = answers.map((answer) => [answer.statusCode, answer.json().error]);
      for (const each of shown) expect(each).toEqual(shown[0]);
      expect(shown[0]?.[0]).toBe(404);
      expect((await readOrder(testId, sandbox.key)).id).toBe(testId);
    });

    it('a list has the orders of its account and mode only [D:test and live: own mode]', async () => {
      const patientRef = 'walls';
      await place({ patientRef });
      await place({ patientRef }, sandbox.key);
      await place({ patientRef }, foreign.key);
      for (const { key } of [live, sandbox, foreign])
        expect((await api.get(`${ORDERS}?patientRef=${patientRef}`, key)).json().data.count).toBe(1);
    });
  });

  describe('moving an order', () => {
    it('goes the whole way, with an event for each step and one more for results [2:6.2 lab events] [D:lab statuses: events]', async () => {
      const { id } = await place();
      let moved = await advance(id, undefined);
      for (let step = 0; step < 6; step++) moved = await advance(id, undefined);
      expect(moved.status).toBe('completed');
      expect(await eventsOf(id)).toEqual([
        'lab_order.status_changed authorized',
        'lab_order.status_changed scheduled',
        'lab_order.status_changed collected',
        'lab_order.status_changed in_transit',
        'lab_order.status_changed processing',
        'lab_order.status_changed resulted',
        'lab_order.results_ready resulted',
        'lab_order.status_changed completed',
      ]);
    });

    it('an event holds object, id, status and patientRef', async () => {
      const { id } = await place({ patientRef: 'p-event', note: 'kept out of events' });
      await advance(id, 'authorized');
      expect(await readEvents(id)).toEqual([
        expect.objectContaining({
          type: 'lab_order.status_changed',
          data: { object: 'lab_order', id, status: 'authorized', patientRef: 'p-event' },
        }),
      ]);
    });

    it('to a status that may not follow is 409 and names those that may [D:lab statuses: illegal]', async () => {
      const { id } = await place();
      await expect(advance(id, 'resulted')).rejects.toMatchObject({
        code: 'conflict',
        message: 'The order is requested and cannot go to resulted. Allowed: authorized, cancelled, failed.',
      });
      await advance(id, 'cancelled');
      await expect(advance(id, undefined)).rejects.toMatchObject({
        code: 'conflict',
        message: 'The order is cancelled. It has ended.',
      });
      expect(await eventsOf(id)).toEqual(['lab_order.status_changed cancelled']);
    });

    it('two at once: exactly one wins, the other is told what is allowed now', async () => {
      for (let round = 0; round < 5; round++) {
        const { id } = await place();
        const moves = await Promise.allSettled([
          advance(id, 'authorized'),
          advance(id, 'authorized'),
          advance(id, 'authorized'),
        ]);
        const [lost, alsoLost, ...rest] = moves.flatMap((move) =>
          move.status === 'rejected' ? [move.reason] : [],
        );
        expect(rest).toEqual([]);
        for (const reason of [lost, alsoLost])
          expect(reason).toMatchObject({
            code: 'conflict',
            message:
              'The order is authorized and cannot go to authorized. Allowed: scheduled, cancelled, failed.',
          });
        expect(await eventsOf(id)).toEqual(['lab_order.status_changed authorized']);
      }
    });

    it('changes updatedAt and the notice, and nothing else', async () => {
      const { id } = await place({ note: 'fasting', metadata: { a: 1 } });
      const before = await readOrder(id);
      api.now += 5_000;
      await advance(id, 'authorized');
      api.now = START;
      expect(await readOrder(id)).toEqual({
        ...before,
        status: 'authorized',
        updatedAt: '2026-11-21T12:00:05.000Z',
        notice: expect.stringContaining('authorized this order'),
      });
    });

    it('a reason goes with failed and cancelled, and with nothing else', async () => {
      const { id } = await place();
      await expect(advance(id, 'authorized', { statusReason: 'not_performed' })).rejects.toMatchObject({
        code: 'invalid_request',
      });
      await advance(id, 'failed', { statusReason: 'redraw_required' });
      expect(await readOrder(id)).toMatchObject({ status: 'failed', statusReason: 'redraw_required' });
    });
  });

  describe('results [D:orders: results]', () => {
    const collected = async () => {
      const { id } = await place();
      for (const to of ['authorized', 'scheduled', 'collected'] as const) await advance(id, to);
      return id;
    };
    const READINGS = {
      observedAt: '2026-11-20',
      readings: [{ name: 'TSH', value: 6.2, unit: 'mIU/L', flag: 'high' }],
    };

    it('arrive with the move to resulted and go straight to the biomarker analysis [2:3 collected to resulted]', async () => {
      const id = await collected();
      await advance(id, undefined, { results: READINGS });
      const { status, results } = await readOrder(id);
      expect([status, results.source, results.reportedAt]).toEqual(['resulted', 'json', AT]);
      const analysis = await api.post('/v1/biomarker/analyze', live.key, { labs: results.labs });
      expect(analysis.statusCode).toBe(200);
      expect(analysis.json().data.signals).toMatchObject([
        { signalKey: 'bio_tsh', metricValue: 6.2, sourceRef: id },
      ]);
    });

    it('stay when the order is completed', async () => {
      const id = await collected();
      await advance(id, undefined, { results: READINGS });
      const { results } = await readOrder(id);
      await advance(id, 'completed');
      expect(await readOrder(id)).toMatchObject({ status: 'completed', results });
    });

    it('without readings say so: a bare move to resulted is no normal result', async () => {
      const id = await collected();
      await advance(id, 'resulted');
      expect((await readOrder(id)).results).toMatchObject({
        source: 'none',
        labs: [],
        notice: expect.stringContaining('does not mean normal'),
      });
    });

    it('that cannot be read leave the order as it was and name the fields', async () => {
      const id = await collected();
      const before = await readOrder(id);
      await expect(
        advance(id, undefined, { results: { readings: [{ name: 'TSH', value: 1, flag: 'odd' }] } }),
      ).rejects.toMatchObject({
        code: 'invalid_request',
        issues: [{ path: 'results.readings[0].flag', message: expect.any(String) }],
      });
      await expect(advance(id, 'cancelled', { results: READINGS })).rejects.toMatchObject({
        code: 'invalid_request',
      });
      expect(await readOrder(id)).toEqual(before);
    });

    it('before the specimen is collected are 409', async () => {
      const { id } = await place();
      await expect(advance(id, undefined, { results: READINGS })).rejects.toMatchObject({ code: 'conflict' });
    });
  });

  describe('simulating a laboratory [D:lab statuses: simulator]', () => {
    it('is for test keys: a live key is 403, whatever the order', async () => {
      const { id } = await place();
      for (const path of [id, 'labord_none']) {
        const response = await api.post(`${ORDERS}/${path}/simulate`, live.key, {});
        expect([response.statusCode, response.json().error.code]).toEqual([403, 'forbidden']);
      }
      expect(await readOrder(id)).toMatchObject({ status: 'requested' });
    });

    it('takes a test order to results that the biomarker analysis reads', async () => {
      const { id } = await place({}, sandbox.key);
      const response = await simulate(id, { outcome: 'abnormal', seed: 3 });
      expect(response.statusCode).toBe(200);
      const { status, results } = response.json().data;
      expect([status, results.source]).toEqual(['resulted', 'simulated']);
      expect(await readOrder(id, sandbox.key)).toEqual(response.json().data);
      const analysis = await api.post('/v1/biomarker/analyze', sandbox.key, { labs: results.labs });
      expect(analysis.json().data.signalsPresent).toBeGreaterThan(0);
      expect(await eventsOf(id)).toHaveLength(7);
    });

    it('steps along as asked, and the readings do not depend on the steps', async () => {
      const { id } = await place({}, sandbox.key);
      const statuses: string[] = [];
      for (let step = 0; step < 6; step++)
        statuses.push((await simulate(id, { seed: 3, steps: 1 })).json().data.status);
      expect(statuses).toEqual([
        'authorized',
        'scheduled',
        'collected',
        'in_transit',
        'processing',
        'resulted',
      ]);
      const { id: other } = await place({}, sandbox.key);
      const whole = (await simulate(other, { seed: 3 })).json().data.results;
      const stepped = (await readOrder(id, sandbox.key)).results;
      const readings = (results: typeof whole) =>
        results.labs.map(({ results: { biomarkers } }: never) => biomarkers);
      expect(readings(stepped)).toEqual(readings(whole));
    });

    it.each([
      ['redraw', 'redraw_required'],
      ['failed', 'not_performed'],
    ])('%s ends without results: %s', async (outcome, statusReason) => {
      const { id } = await place({}, sandbox.key);
      expect((await simulate(id, { outcome })).json().data).toMatchObject({
        status: 'failed',
        statusReason,
        results: null,
        notice: expect.stringContaining('ended without results'),
      });
      const again = await simulate(id);
      expect([again.statusCode, again.json().error.code]).toEqual([409, 'conflict']);
    });

    it.each([
      ['outcome', { outcome: 'odd' }],
      ['seed', { seed: -1 }],
      ['seed', { seed: 1.5 }],
      ['seed', { seed: 2_147_483_648 }],
      ['steps', { steps: 0 }],
      ['steps', { steps: 11 }],
    ])('refuses another %s: %j', async (field, body) => {
      const { id } = await place({}, sandbox.key);
      const response = await simulate(id, body);
      expect([response.statusCode, response.json().error.issues[0].path]).toEqual([400, field]);
    });

    it('once per Idempotency-Key [D:idempotency]', async () => {
      const { id } = await place({}, sandbox.key);
      const first = await simulate(id, { steps: 1 }, once('s-1'));
      const second = await simulate(id, { steps: 1 }, once('s-1'));
      expect(second.payload).toBe(first.payload);
      expect(await eventsOf(id)).toEqual(['lab_order.status_changed authorized']);
    });
  });

  it('publishable keys are refused on every path [2:5.3 labs]', async () => {
    const browser = await api.makeKey({ kind: 'publishable', accountId: live.accountId });
    const origin = { origin: 'https://app.example.org' };
    for (const path of ['/v1/labs/panels', ORDERS, `${ORDERS}/labord_none`]) {
      const response = await api.get(path, browser.key, origin);
      expect([response.statusCode, response.json().error.code]).toEqual([403, 'forbidden']);
    }
    for (const path of [ORDERS, `${ORDERS}/labord_none/simulate`]) {
      const response = await api.post(path, browser.key, order(), origin);
      expect([response.statusCode, response.json().error.code]).toEqual([403, 'forbidden']);
    }
  });

  it('an order of a panel that left the catalog can be read and moved, not simulated [D:lab statuses: simulator]', async () => {
    const leave = (id: string) =>
      asOwner(api.database.db, live.accountId, (trx) =>
        trx.updateTable('lab_order').set({ panel_id: 'gone' }).where('id', '=', id).execute(),
      );
    const [{ id }, { id: testId }] = [await place(), await place({}, sandbox.key)];
    await leave(id);
    await leave(testId);
    expect(await readOrder(id)).toMatchObject({ panelId: 'gone' });
    expect((await advance(id, 'authorized')).status).toBe('authorized');
    const refused = await simulate(testId);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'conflict']);
  });
});
