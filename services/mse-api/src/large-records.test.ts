import { asOwner, lockRecord, nextVersion, storeVersions } from '@svc/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exam } from '../test/exams.ts';
import { type Harness, type MadeKey, openHarness, START } from '../test/harness.ts';

/** Longer than a note may be now, as long as one could be before it had a bound. */
const OLD_NOTE = 'é'.repeat(450_000);

describe.each(['embedded', 'postgres'] as const)('large records on the %s database', (kind) => {
  let api: Harness;
  let mine: MadeKey;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
    mine = await api.makeKey();
  });
  afterAll(() => api.close());

  /** Stores versions as they came before the bounds. */
  async function store(visitId: string, count: number, note = OLD_NOTE): Promise<string> {
    const key = { ownerId: mine.organizationId, visitId, patientId: 'patient-1' };
    const selection = JSON.stringify({ mood: { values: ['depressed'], text: note } });
    const actor = { keyId: mine.keyId, requestId: 'req_old', now: START };
    for (let number = 0; number < count; number++)
      await asOwner(api.database.db, mine.organizationId, async (trx) => {
        const old = { clinicianId: null, flagged: false, riskLowered: false };
        const version = { actor, action: 'mse.write', selection, ...old };
        const made = nextVersion(await lockRecord(trx, key), version);
        await storeVersions(trx, key, [{ ...made, events: [] }]);
      });
    return `/v1/mse/${visitId}`;
  }
  const history = async (path: string, query = '') => {
    const response = await api.get(`${path}/history${query}`, mine.key);
    expect(response.statusCode).toBe(200);
    const { versions, hasMore, nextCursor } = response.json();
    const numbers = versions.map(({ version }: { version: number }) => version) as number[];
    return { numbers, hasMore, nextCursor, bytes: Buffer.byteLength(response.payload), versions };
  };

  it('a history comes in pages of a megabyte or one version, and every version is in one of them [2:9 history] [D:bounds: lists]', async () => {
    const path = await store('large', 5);
    const pages: number[][] = [];
    for (let query = '?limit=1000', more = true; more; ) {
      const { numbers, hasMore, nextCursor, bytes, versions } = await history(path, query);
      expect(bytes).toBeLessThan(1_500_000);
      expect(versions[0].lines).toEqual([`Mood (reported): Depressed. ${OLD_NOTE}.`, 'Risk: not assessed']);
      pages.push(numbers);
      more = hasMore;
      expect(nextCursor).toBe(hasMore ? String(numbers.at(-1)) : null);
      query = `?limit=1000&before=${nextCursor}`;
    }
    expect(pages).toEqual([[5], [4], [3], [2], [1]]);
  });

  it('a history without a limit has the latest 50 [2:9 history]', async () => {
    const path = await store('many', 52, 'short');
    const first = await history(path);
    expect([first.numbers.length, first.numbers[0], first.hasMore, first.nextCursor]).toEqual([
      50,
      52,
      true,
      '3',
    ]);
    const rest = await history(path, `?before=${first.nextCursor}`);
    expect([rest.numbers, rest.hasMore, rest.nextCursor]).toEqual([[2, 1], false, null]);
    expect((await history(path, '?limit=1000')).numbers).toHaveLength(52);
  });

  it('what was stored before notes had a bound is read, compared and amended as ever [D:bounds: stored]', async () => {
    const path = await store('old', 2);
    const record = await api.get(path, mine.key);
    expect(record.json().mse.selection.mood.text).toBe(OLD_NOTE);
    const version = await api.get(`${path}/versions/1`, mine.key);
    expect([version.json().mse.selection.mood.text, version.json().superseded]).toEqual([OLD_NOTE, true]);
    expect((await api.get(`${path}/diff?from=1&to=2`, mine.key)).statusCode).toBe(200);
    const patched = await api.patch(path, mine.key, exam({ speech: { values: ['pressured'] } }));
    expect([patched.statusCode, patched.json().version]).toEqual([200, 3]);
    expect((await api.get(path, mine.key)).json().mse.selection.mood.text).toBe(OLD_NOTE);
  });

  it.each([
    ['a note of 5,000 characters', { text: '😀'.repeat(5000) }, undefined],
    [
      'a note of 5,001',
      { text: '😀'.repeat(5001) },
      'selection.mood.text: must have at most 5000 characters, has 5001',
    ],
    ['30 signals', { supportingSignals: Array.from({ length: 30 }, () => 'latency') }, undefined],
    [
      '31 signals',
      { supportingSignals: Array.from({ length: 31 }, () => 'latency') },
      'selection.mood.supportingSignals: must have at most 30 entries, has 31',
    ],
    ['a signal of 100 characters', { supportingSignals: ['x'.repeat(100)] }, undefined],
    [
      'a signal of 101',
      { supportingSignals: ['x'.repeat(101)] },
      'selection.mood.supportingSignals[0]: must have at most 100 characters, has 101',
    ],
  ])(
    '%s: a message names field and bound [2:2.3 text] [2:2.3 supportingSignals] [D:bounds: requests]',
    async (_, over, message) => {
      const response = await api.post(
        '/v1/mse/bounds',
        mine.key,
        exam({ mood: { values: ['depressed'], ...over } }),
      );
      expect([response.statusCode, response.json().errors]).toEqual(
        message === undefined ? [200, undefined] : [422, [message]],
      );
    },
  );

  it('a clinician id of more than 512 characters is 400 and named [2:4.1 POST /v1/mse/{visitId}]', async () => {
    const body = exam(undefined, { clinicianId: 'x'.repeat(513) });
    const response = await api.post('/v1/mse/bounds', mine.key, body);
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      expect.stringContaining('clinicianId'),
    ]);
  });
});
