import { EVENT_ENDPOINTS, EVENT_TYPES, type EventList, eventOf, type EventType } from '@svc/contracts';
import { asOwner, purgeEvents, recordEvents } from '@svc/store';
import { exampleEvent } from '@svc/store/test';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, type MadeKey, openHarness, START } from '../test/harness.ts';

const DAY = 24 * 3_600_000;
const READY = 'lab_order.results_ready';
const STATUS = 'lab_order.status_changed';

describe.each(['embedded', 'postgres'] as const)('GET /v1/events on the %s database', (kind) => {
  let api: Harness;
  let secret: MadeKey;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
  });
  beforeEach(async () => {
    api.now = START;
    secret = await api.makeKey();
  });
  afterAll(() => api.close());

  const ask = (query = '', key = secret.key) => api.get(`/v1/events${query}`, key);
  async function list(query = '', key = secret.key): Promise<EventList> {
    const response = await ask(query, key);
    expect([response.statusCode, response.json().ok]).toEqual([200, true]);
    return response.json().data as EventList;
  }
  function record(
    count: number,
    { accountId = secret.accountId, mode = 'live' as 'live' | 'test', type = STATUS as EventType } = {},
  ) {
    const data = { object: 'lab_order', id: 'lo_1', status: 'collected', patientRef: 'p-1' };
    const events = Array.from({ length: count }, () => exampleEvent(type, data));
    return asOwner(api.database.db, accountId, (trx) =>
      recordEvents(trx, { ownerId: accountId, mode, events, now: api.now }),
    );
  }
  const sequences = ({ events }: EventList) => events.map(({ sequence }) => sequence);
  async function refusedFields(query: string, key = secret.key): Promise<[number, string, string[]]> {
    const response = await ask(query, key);
    const { code, issues = [] } = response.json().error;
    return [response.statusCode, code, issues.map(({ path }: { path: string }) => path)];
  }

  it('a page of large events ends early and the next goes on behind it [D:events list: paging] [D:bounds: lists]', async () => {
    const data = { object: 'lab_order', id: 'x', status: 'y', patientRef: 'p'.repeat(450_000) } as const;
    const events = Array.from({ length: 5 }, () => eventOf(STATUS, data));
    const stream = { ownerId: secret.accountId, mode: 'live', now: api.now } as const;
    for (const event of events)
      await asOwner(api.database.db, secret.accountId, (trx) =>
        recordEvents(trx, { ...stream, events: [event] }),
      );
    const pages: (number | undefined)[][] = [];
    for (let cursor = '', more = true; more; ) {
      const page = await list(`?limit=200${cursor}`);
      pages.push(sequences(page));
      more = page.hasMore;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(pages).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('answers a list whose entries are the envelopes that travel [1:4.8 GET /v1/events] [1:6 delivery 5] [D:events list: shape]', async () => {
    const [recorded] = await record(1);
    const response = await ask();
    expect(EVENT_ENDPOINTS.listEvents.response.safeParse(response.json()).error).toBeUndefined();
    expect(response.json()).toEqual({
      ok: true,
      data: {
        object: 'list',
        resource: 'event',
        count: 1,
        events: [
          {
            id: recorded?.id,
            object: 'event',
            type: STATUS,
            apiVersion: '2026-11-20',
            createdAt: new Date(START).toISOString(),
            sequence: 1,
            data: { object: 'lab_order', id: 'lo_1', status: 'collected', patientRef: 'p-1' },
          },
        ],
        hasMore: false,
        nextCursor: expect.stringMatching(/^[\w-]{20,200}$/),
      },
    });
  });

  it('is in order, in pages joined by the cursor, and goes on with what comes later [1:4.8 cursor] [D:events list: paging]', async () => {
    await record(7);
    const pages: number[][] = [];
    let cursor = '';
    for (let hasMore = true; hasMore; ) {
      const page = await list(`?limit=3${cursor}`);
      pages.push(sequences(page) as number[]);
      expect(page.count).toBe(page.events.length);
      hasMore = page.hasMore;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(pages).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
    expect(sequences(await list(`?${cursor.slice(1)}`))).toEqual([]);
    await record(1);
    expect(sequences(await list(`?${cursor.slice(1)}`))).toEqual([8]);
  });

  it('an empty page has a cursor too, which finds the first event [D:events list: paging]', async () => {
    const empty = await list();
    expect(empty).toMatchObject({ count: 0, events: [], hasMore: false });
    await record(2);
    expect(sequences(await list(`?cursor=${empty.nextCursor}`))).toEqual([1, 2]);
  });

  it('gives 50 events unless told otherwise, 200 at most [D:events list: paging]', async () => {
    await record(201);
    for (const [query, count, hasMore] of [
      ['', 50, true],
      ['?limit=1', 1, true],
      ['?limit=199', 199, true],
      ['?limit=200', 200, true],
    ] as const)
      expect([query, await list(query)]).toMatchObject([query, { count, hasMore }]);
    const { nextCursor } = await list('?limit=200');
    expect(await list(`?limit=200&cursor=${nextCursor}`)).toMatchObject({ count: 1, hasMore: false });
  });

  it.each(['0', '-1', '201', '1000', '1.5', '1e2', '+1', '01', ' 1', '', 'all', '1&limit=2'])(
    'refuses limit=%s and names it [D:events list: paging]',
    async (limit) => {
      expect(await refusedFields(`?limit=${limit}`)).toEqual([400, 'invalid_request', ['limit']]);
    },
  );

  it.each(EVENT_TYPES)(
    'lists the events of one type alone [1:6 %s] [D:events list: paging]',
    async (type) => {
      for (const each of EVENT_TYPES) await record(1, { type: each });
      const { events } = await list(`?type=${type}`);
      expect(events.map((event) => event.type)).toEqual([type]);
    },
  );

  it('a filtered page goes on behind what the filter left out [D:events list: paging]', async () => {
    await record(3, { type: READY });
    await record(2);
    const page = await list(`?type=${READY}&limit=200`);
    expect(sequences(page)).toEqual([1, 2, 3]);
    await record(1, { type: READY });
    expect(sequences(await list(`?type=${READY}&cursor=${page.nextCursor}`))).toEqual([6]);
  });

  it.each(['', 'x', 'lab_order.', 'LAB_ORDER.RESULTS_READY', 'mse.safety_event', `${READY}&type=${STATUS}`])(
    'refuses type=%s and names it [D:events list: paging]',
    async (type) => {
      expect(await refusedFields(`?type=${type}`)).toEqual([400, 'invalid_request', ['type']]);
    },
  );

  it.each([
    ['empty', ''],
    ['no base64', '%00'],
    ['a word', 'latest'],
    ['a number', '5'],
    ['a bare position', Buffer.from('live.1').toString('base64url')],
    ['a position with a mark of our making', Buffer.from('live.1.AAAAAAAAAAAAAAAA').toString('base64url')],
    ['200 characters', 'a'.repeat(200)],
    ['201 characters', 'a'.repeat(201)],
    ['an SQL fragment', encodeURIComponent("' or 1=1 --")],
    ['given twice', 'a&cursor=b'],
  ])('refuses a cursor that is %s with 400 and names it [D:events list: cursor]', async (_, cursor) => {
    await record(2);
    expect(await refusedFields(`?cursor=${cursor}`)).toEqual([400, 'invalid_request', ['cursor']]);
  });

  it('refuses the cursor of another account, of the other mode, and one ahead of the stream [D:events list: cursor]', async () => {
    await record(3);
    const { nextCursor } = await list();
    const other = await api.makeKey();
    const test = await api.makeKey({ accountId: secret.accountId, mode: 'test' });
    await record(5, { accountId: other.accountId });
    await record(5, { mode: 'test' });
    const refused = [400, 'invalid_request', ['cursor']];
    expect(await refusedFields(`?cursor=${nextCursor}`, other.key)).toEqual(refused);
    expect(await refusedFields(`?cursor=${nextCursor}`, test.key)).toEqual(refused);
    await api.database.db
      .updateTable('event_counter')
      .set({ last_number: 2 })
      .where('owner_id', '=', secret.accountId)
      .execute();
    expect(await refusedFields(`?cursor=${nextCursor}`)).toEqual(refused);
  });

  it('a cursor with any one character changed, dropped or added is refused [D:events list: cursor]', async () => {
    await record(3);
    const { nextCursor } = await list('?limit=2');
    const place = fc.nat({ max: nextCursor.length - 1 });
    const character = fc.constantFrom(...'ABCXYZabcxyz059-_');
    const changed = fc.tuple(place, character, fc.constantFrom(0, 1)).map(([at, with_, cut]) => {
      const kept = nextCursor.slice(at + cut);
      return `${nextCursor.slice(0, at)}${with_}${kept}`;
    });
    const dropped = place.map((at) => nextCursor.slice(0, at));
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, dropped), async (cursor) => {
        fc.pre(cursor !== nextCursor);
        expect((await ask(`?cursor=${cursor}`)).statusCode).toBe(400);
      }),
      { numRuns: 60 },
    );
  });

  describe('after 30 days [1:8 event query window] [D:events list: window]', () => {
    it.each([
      ['shows all one millisecond before', 30 * DAY - 1, [2, 3], undefined],
      ['resumes at the oldest kept and says so', 30 * DAY, [3], true],
      ['says so also when none is kept', 31 * DAY, [], true],
    ])('%s', async (_, later, expected, truncated) => {
      await record(2);
      const { nextCursor: early } = await list('?limit=1');
      api.now += DAY;
      await record(1);
      api.now = START + later;
      for (const isPurged of [false, true]) {
        if (isPurged) await purgeEvents(api.database.db, { now: api.now });
        const page = await list(`?cursor=${early}`);
        expect([sequences(page), page.truncated]).toEqual([expected, truncated]);
        expect((await list()).truncated).toBeUndefined();
      }
    });
  });

  it('a key lists the events of its own account and mode, and no others [D:test and live: own mode]', async () => {
    const other = await api.makeKey();
    const test = await api.makeKey({ accountId: secret.accountId, mode: 'test' });
    const [mine] = await record(1);
    const [tested] = await record(1, { mode: 'test' });
    const [theirs] = await record(1, { accountId: other.accountId });
    const ids = async (key: string) => (await list('', key)).events.map(({ id }) => id);
    expect(await ids(secret.key)).toEqual([mine?.id]);
    expect(await ids(test.key)).toEqual([tested?.id]);
    expect(await ids(other.key)).toEqual([theirs?.id]);
  });

  it('needs a secret key [1:5.3]', async () => {
    const publishable = await api.makeKey({ kind: 'publishable', accountId: secret.accountId });
    expect((await ask('', publishable.key)).json().error.code).toBe('forbidden');
    expect((await api.get('/v1/events', null)).json().error.code).toBe('unauthorized');
  });

  it('parameters it does not know change nothing', async () => {
    await record(1);
    expect(await list('?order=desc&ownerId=acct_other')).toEqual(await list());
  });

  it('leaves neither cursor nor content in the log', async () => {
    await record(1);
    const { nextCursor } = await list();
    await list(`?cursor=${nextCursor}`);
    const log = api.logLines.join('\n');
    expect([log.includes(nextCursor), log.includes('lo_1')]).toEqual([false, false]);
  });
});
