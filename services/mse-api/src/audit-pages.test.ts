import { asOwner, auditRow, insertAudit } from '@svc/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exam, signature } from '../test/exams.ts';
import { type Harness, type MadeKey, openHarness, START } from '../test/harness.ts';

interface Entry {
  readonly id: string;
  readonly keyId: string | null;
  readonly action: string;
}

describe.each(['embedded', 'postgres'] as const)('an audit trail of many rows on the %s database', (kind) => {
  const PATH = '/v1/mse/visit-buried';
  const BURIED = 1_200;
  let api: Harness;
  let mine: MadeKey;
  beforeAll(async () => {
    api = await openHarness({ database: kind });
    mine = await api.makeKey();
    await api.post(PATH, mine.key, exam());
    const rows = Array.from({ length: BURIED }, (_, index) =>
      auditRow(
        {
          ownerId: mine.organizationId,
          action: 'mse.read',
          outcome: index % 100 === 0 ? 'denied' : 'allowed',
          visitId: 'visit-buried',
          patientId: 'patient-1',
        },
        // Several rows of one instant, as reads at once have.
        { keyId: 'okey_noise', requestId: 'req_noise', now: START + 60_000 + Math.floor(index / 7) * 1_000 },
      ),
    );
    await asOwner(api.database.db, mine.organizationId, (trx) => insertAudit(trx, rows));
    api.now = START + 3_600_000;
  });
  afterAll(() => api.close());

  async function pages(query: string): Promise<Entry[][]> {
    const all: Entry[][] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer = await api.get(`${PATH}/audit?${query}${cursor && `&cursor=${cursor}`}`, mine.key);
      expect(answer.statusCode).toBe(200);
      const { entries, hasMore, nextCursor } = answer.json();
      expect(nextCursor === null).toBe(!hasMore);
      all.push(entries);
      cursor = nextCursor;
    }
    return all;
  }

  it('is read whole, page by page, each row once, also while rows are added', async () => {
    const read = await pages('limit=200');
    const noise = read.flat().filter(({ keyId }) => keyId === 'okey_noise');
    expect(new Set(noise.map(({ id }) => id)).size).toBe(BURIED);
    expect(noise).toHaveLength(BURIED);
    expect(read.flat().some(({ action }) => action === 'mse.write')).toBe(true);
    expect(read[0]).toHaveLength(200);
  });

  it('has 50 rows a page when nothing is asked for', async () => {
    expect((await api.get(`${PATH}/audit`, mine.key)).json().entries).toHaveLength(50);
  });

  it.each([
    ['what one key did', () => `actor=${mine.keyId}&action=mse.write`, 1],
    ['one action', () => 'action=mse.write', 1],
    ['what was refused', () => 'outcome=denied&limit=200', 12],
    [
      'from a moment on',
      () => `since=${new Date(START + 60_000).toISOString()}&until=2026-11-21T12:01:10Z&limit=200`,
      70,
    ],
    ['before a moment', () => `until=${new Date(START + 60_000).toISOString()}`, 1],
    ['nothing', () => 'actor=okey_nobody', 0],
  ])('can be asked for %s', async (_, query, count) => {
    expect((await pages(query())).flat()).toHaveLength(count);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['since=yesterday', 'since'],
    ['until=2026-02-30', 'until'],
    ['outcome=maybe', 'outcome'],
    ['cursor=none', 'cursor'],
  ])('refuses %s and names the field', async (query, field) => {
    const answer = await api.get(`${PATH}/audit?${query}`, mine.key);
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain(field);
  });
});

describe('signing without a version', () => {
  let api: Harness;
  beforeAll(async () => {
    api = await openHarness();
  });
  afterAll(() => api.close());

  it('is refused when the record changed since this key read it, and made once it has read it', async () => {
    const path = '/v1/mse/signed-unread';
    const reader = await api.makeKey();
    const writer = await api.makeKey({ organizationId: reader.organizationId });
    await api.post(path, writer.key, exam());
    await api.get(path, reader.key);
    api.now += 1000;
    await api.post(path, writer.key, exam());
    const refused = await api.post(`${path}/sign`, reader.key, signature());
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      expect.stringMatching(
        /^version: is required here: this key last saw version 1, and the current one is 2/,
      ),
    ]);
    expect((await api.post(`${path}/sign`, reader.key, signature({ version: 2 }))).statusCode).toBe(200);
    api.now += 1000;
    await api.post(path, writer.key, exam());
    await api.get(path, reader.key);
    expect((await api.post(`${path}/sign`, reader.key, signature())).json().version).toBe(3);
  });

  it('is made by who wrote the version, and by a key that never read the record', async () => {
    const path = '/v1/mse/signed-by-another';
    const writer = await api.makeKey();
    const signer = await api.makeKey({ organizationId: writer.organizationId, scopes: ['mse:sign'] });
    await api.post(path, writer.key, exam());
    expect((await api.post(`${path}/sign`, writer.key, signature())).statusCode).toBe(200);
    expect((await api.post(`${path}/sign`, signer.key, signature({ signedByName: 'Dr B' }))).statusCode).toBe(
      200,
    );
  });

  it.each([
    ['signedByName', 201],
    ['credential', 201],
    ['license', 201],
    ['organization', 201],
    ['timezone', 201],
    ['attestation', 2_001],
  ])('refuses a longer %s than is kept', async (field, length) => {
    const { key } = await api.makeKey();
    const path = `/v1/mse/signed-long-${field}`;
    await api.post(path, key, exam());
    const answer = await api.post(`${path}/sign`, key, signature({ [field]: '🙂'.repeat(length) }));
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringContaining(`${field}: `)]);
    const fits = await api.post(`${path}/sign`, key, signature({ [field]: '🙂'.repeat(length - 1) }));
    expect(fits.statusCode).toBe(200);
  });
});
