import { eraseLabOrdersOfPatient, eraseWearablesOfPatient } from '@svc/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, START } from '../test/harness.ts';

interface Listed {
  readonly ids: readonly string[];
  readonly patients: readonly string[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** Every list that goes back in time, with what puts an entry into it and erases those of a patient. */
const LISTS = [
  {
    path: '/v1/labs/orders',
    entries: 'orders',
    add: ['/v1/labs/orders', { panelId: 'cbc' }],
    erase: eraseLabOrdersOfPatient,
  },
  {
    path: '/v1/wearables/connections',
    entries: 'connections',
    add: ['/v1/wearables/connect', {}],
    erase: eraseWearablesOfPatient,
  },
] as const;

/** Who erases, and why. */
const ORDERED = {
  reason: 'asked by the patient',
  by: 'Dr B',
  operator: 'token-0123456789ab',
  patientHash: Buffer.alloc(32, 7),
  requestId: 'req_erase',
  now: START,
} as const;

describe.each(['embedded', 'postgres'] as const)('lists on the %s database', (kind) => {
  let api: Harness;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
  });
  afterAll(() => api.close());

  describe.each(LISTS)('$path', ({ path, entries, add: [addPath, body], erase }) => {
    const filled = async (patients: readonly string[]) => {
      const { key, accountId } = await api.makeKey();
      for (const patientRef of patients)
        expect((await api.post(addPath, key, { ...body, patientRef })).statusCode).toBe(201);
      const list = async (query: string): Promise<Listed> => {
        const { data } = (await api.get(`${path}?${query}`, key)).json();
        const listed = data[entries] as { id: string; patientRef: string }[];
        return {
          ...data,
          ids: listed.map(({ id }) => id),
          patients: listed.map(({ patientRef }) => patientRef),
        };
      };
      return { key, accountId, ...(await list('limit=200')), list };
    };

    it('goes on behind an entry that was erased between two pages', async () => {
      const { accountId, ids, patients, list } = await filled(['a', 'b', 'c', 'd', 'e']);
      const first = await list('limit=3');
      expect(first.ids).toEqual(ids.slice(0, 3));
      await erase(api.database.db, { ownerId: accountId, patientRef: patients[2] ?? '' }, ORDERED);
      const second = await list(`limit=3&before=${first.nextCursor}`);
      expect(second).toMatchObject({ ids: ids.slice(3), hasMore: false, nextCursor: null });
    });

    it('goes on behind the id of an entry too', async () => {
      const { ids, list } = await filled(['a', 'b', 'c']);
      expect((await list(`before=${ids[1]}`)).ids).toEqual(ids.slice(2));
    });

    it('refuses what is no place in it, by name, and the place of another list', async () => {
      const { key, list } = await filled(['a', 'b']);
      const foreign = await filled(['a', 'b']);
      const theirs = (await foreign.list('limit=1')).nextCursor ?? '';
      const mine = (await list('limit=1')).nextCursor ?? '';
      for (const before of ['none', 'ord_none', theirs, foreign.ids[0], `${mine}A`, mine.slice(0, -1)]) {
        const response = await api.get(`${path}?before=${before}`, key);
        expect([response.statusCode, response.json().error.message]).toEqual([
          400,
          expect.stringMatching(/^before: /),
        ]);
      }
    });
  });
});
