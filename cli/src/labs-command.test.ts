import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOwner, createAccount, insertLabOrder } from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const READINGS = {
  observedAt: '2026-11-20',
  readings: [
    { name: 'Lithium', value: 1.6, unit: 'mmol/L', flag: 'HH' },
    { name: 'TSH', value: 2, unit: 'mIU/L' },
  ],
};

describe('svc labs and svc patients', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-labs-'));
  let test: TestDatabase;
  let env: Record<string, string>;
  let account: string;
  beforeAll(async () => {
    test = await createTestDatabase('postgres');
    env = { SVC_DATA_DIR: folder, DATABASE_URL: 'url' in test.options ? test.options.url : '' };
    const settings = { name: 'A', plan: 'launch', now: NOW } as const;
    account = (await createAccount(test.database.db, settings)).id;
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function svc(args: readonly string[], input = '') {
    let out = '';
    let err = '';
    const io = { env, out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
    const code = await runCli(args, { ...io, readInput: async () => Buffer.from(input) });
    return { code, out, err };
  }
  const json = async (...args: string[]) => {
    const run = await svc([...args, '--json']);
    expect([run.code, run.err]).toEqual([0, '']);
    return JSON.parse(run.out);
  };
  const place = async (patientRef = 'p-1') => {
    const panel = { panelId: 'cbc', panelName: 'Blood count', category: 'general', priceCents: 1800 };
    const filed = { ownerId: account, mode: 'test', patientRef, note: '', metadata: '{}', now: NOW } as const;
    return (await asOwner(test.database.db, account, (trx) => insertLabOrder(trx, { ...filed, ...panel })))
      .id;
  };

  it('moves an order, delivers its results from a file and lists it', async () => {
    const id = await place();
    expect((await json('labs', 'advance', id)).status).toBe('authorized');
    expect((await json('labs', 'advance', id, '--to', 'scheduled')).status).toBe('scheduled');
    await json('labs', 'advance', id);
    const file = join(folder, 'results.json');
    writeFileSync(file, JSON.stringify(READINGS));
    const delivered = await json('labs', 'advance', id, '--results', file);
    expect(delivered).toMatchObject({ status: 'resulted', results: { source: 'json' } });
    const shown = await svc(['labs', 'advance', id]);
    expect(shown.out).toMatch(/^status +completed$/m);
    expect(shown.out).toMatch(/^readings +2$/m);
    const { orders } = await json('labs', 'list', '--account', account, '--mode', 'test');
    expect(orders).toMatchObject([{ id, status: 'completed' }]);
  });

  it('reads results from standard input, and says which field is at fault', async () => {
    const id = await place();
    for (let step = 0; step < 3; step++) await json('labs', 'advance', id);
    const broken = { readings: [{ name: 'TSH', value: 1, flag: 'odd' }] };
    const refused = await svc(['labs', 'advance', id, '--results', '-'], JSON.stringify(broken));
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('results.readings[0].flag: ')]);
    const taken = await svc(['labs', 'advance', id, '--results', '-'], JSON.stringify(READINGS));
    expect(taken.out).toMatch(/^status +resulted$/m);
  });

  it('simulates: the same seed gives the same readings', async () => {
    const runs = await Promise.all(
      [await place(), await place()].map((id) =>
        json('labs', 'simulate', id, '--outcome', 'critical', '--seed', '7'),
      ),
    );
    const readings = runs.map(({ results }) => results.labs[0].results.biomarkers);
    expect(readings[0]).toEqual(readings[1]);
    expect(JSON.stringify(readings)).toContain('critical');
    expect(await json('labs', 'simulate', await place(), '--steps', '2')).toMatchObject({
      status: 'scheduled',
    });
  });

  it('erases a patient', async () => {
    const erase = ['patients', 'erase', '--account', account, '--patient-ref', 'erase-me'];
    erase.push('--reason', 'asked for it', '--by', 'Dr. A');
    await place('erase-me');
    expect(await json(...erase)).toMatchObject({
      labOrders: 1,
      keptAnswers: 0,
      events: 0,
    });
  });

  it.each([
    [
      'a move that is not allowed',
      (id: string) => ['advance', id, '--to', 'completed'],
      1,
      'Allowed: authorized',
    ],
    ['an unknown order', () => ['advance', 'labord_none'], 1, 'no such lab order'],
    [
      'a file that is not there',
      (id: string) => ['advance', id, '--results', '/nowhere'],
      1,
      'cannot be read',
    ],
    ['another status', (id: string) => ['advance', id, '--to', 'lost'], 2, '--to'],
    ['another outcome', (id: string) => ['simulate', id, '--outcome', 'odd'], 2, '--outcome'],
    ['no order', () => ['advance'], 2, 'orderId'],
    ['no account', () => ['list'], 2, '--account'],
  ] as const)(
    'says what is wrong: %s',
    async (_, args, code, message) => {
      const run = await svc(['labs', ...args(await place())]);
      expect([run.code, run.out]).toEqual([code, '']);
      expect(run.err).toContain(message);
    },
    60_000,
  );

  it('explains itself', async () => {
    const help = await svc(['labs', 'advance', '--help']);
    expect(help.out).toContain('DiagnosticReport');
    expect((await svc(['labs', '--help'])).out).toMatch(/list[\s\S]*advance[\s\S]*simulate/);
  });
});
