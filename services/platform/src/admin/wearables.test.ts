import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../../../cli/src/run-cli.ts';
import { openWearableWorld, type WearableWorld } from '../../test/wearable-world.ts';

let world: WearableWorld;
let testKey: string;

beforeAll(async () => {
  world = await openWearableWorld('postgres', {
    SVC_WEARABLE_OURA_CLIENT_ID: 'id',
    SVC_WEARABLE_OURA_SECRET: 'secret',
  });
  testKey = await world.newKey('test');
});
afterAll(() => world.close());

/** Runs a command against the server of this test. */
async function svc(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await runCli(args, {
    env: {
      SVC_PUBLIC_URL: world.origin,
      SVC_ADMIN_TOKEN: 'svc_admin_for_tests_0123456789',
      SVC_DATA_DIR: '/nonexistent',
    },
    readInput: async () => Buffer.of(),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return { code, out, err };
}

describe('svc wearables', () => {
  it('complete runs the whole authorization of the demonstration provider; sync reads; disconnect ends', async () => {
    const { id } = await world.connect();
    const completed = await svc('wearables', 'complete', id, '--provider', 'demo', '--json');
    expect([completed.code, completed.err]).toEqual([0, '']);
    expect(JSON.parse(completed.out)).toMatchObject({ id, status: 'connected', provider: 'demo' });
    const synced = await svc('wearables', 'sync', id, '--json');
    expect(JSON.parse(synced.out)).toMatchObject({
      outcome: 'synced',
      connection: { lastSyncAt: '2026-11-21T12:00:00.000Z' },
    });
    const { count } = await world.api<{ count: number }>('GET', `/wearables/connections/${id}/metrics`);
    expect(count).toBe(30);
    const ended = await svc('wearables', 'disconnect', id);
    expect(ended.out).toMatch(/status\s+disconnected/);
    expect((await world.events()).filter((event) => event.id === id).map(({ type }) => type)).toEqual([
      'wearable.connected',
      'wearable.sync_completed',
      'wearable.disconnected',
    ]);
    const shown = await svc('wearables', 'show', id);
    expect(shown.out).toMatch(/connectUrl\s+http:\/\/127\.0\.0\.1/);
  });

  it('complete marks a test connection connected for any other provider: it syncs, without data', async () => {
    const { id } = await world.connect({ providers: ['oura'] }, testKey);
    const completed = await svc('wearables', 'complete', id, '--provider', 'oura', '--json');
    expect(JSON.parse(completed.out)).toMatchObject({ status: 'connected', providerDisplayName: 'Oura' });
    expect(JSON.parse((await svc('wearables', 'sync', id, '--json')).out).outcome).toBe('synced');
    const { count } = await world.api<{ count: number }>(
      'GET',
      `/wearables/connections/${id}/metrics`,
      undefined,
      testKey,
    );
    expect(count).toBe(0);
    expect((await world.events('test')).map(({ type }) => type)).toEqual([
      'wearable.connected',
      'wearable.sync_completed',
    ]);
  });

  it('refuses to invent a live connection', async () => {
    const { id } = await world.connect({ providers: ['oura'] });
    const refused = await svc('wearables', 'complete', id, '--provider', 'oura');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('connect.url')]);
  });

  it('says what is wrong: a provider not offered, a connection that is over, an id that is none', async () => {
    const { id } = await world.connect();
    expect((await svc('wearables', 'complete', id, '--provider', 'oura')).err).toContain('use demo');
    expect((await svc('wearables', 'sync', id)).err).toContain('The connection is pending.');
    await svc('wearables', 'disconnect', id);
    expect((await svc('wearables', 'complete', id, '--provider', 'demo')).err).toContain('disconnected');
    expect((await svc('wearables', 'show', 'wear_none')).err).toContain('There is no such connection.');
    expect((await svc('wearables', 'complete', id)).code).toBe(2);
  });

  it('answers with the code that says whose turn it is', async () => {
    const post = async (path: string, body: object) => {
      const url = `${world.origin}/api/admin/v1/wearables/${path}`;
      const headers = {
        authorization: 'Bearer svc_admin_for_tests_0123456789',
        'content-type': 'application/json',
      };
      const { status, text } = await world.visit(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return [status, (JSON.parse(text) as { error: { code: string } }).error.code];
    };
    const { id } = await world.connect();
    expect(await post(`${id}/complete`, { provider: 'oura' })).toEqual([400, 'invalid_request']);
    expect(await post(`${id}/complete`, {})).toEqual([400, 'invalid_request']);
    expect(await post(`${id}/sync`, {})).toEqual([409, 'conflict']);
    await svc('wearables', 'disconnect', id);
    expect(await post(`${id}/complete`, { provider: 'demo' })).toEqual([409, 'conflict']);
    expect(await post('wear_none/sync', {})).toEqual([404, 'not_found']);
  });

  it('svc patients erase removes what is stored of a patient', async () => {
    const { id } = await world.connect({ patientRef: 'patient-gone' });
    await svc('wearables', 'complete', id, '--provider', 'demo');
    await svc('wearables', 'sync', id);
    const erase = ['patients', 'erase', '--account', world.accountId, '--patient-ref', 'patient-gone'];
    erase.push('--reason', 'asked for it', '--by', 'Dr. A');
    const erased = JSON.parse((await svc(...erase, '--json')).out);
    // 31 days of four values; connected, synced, disconnected.
    expect(erased).toMatchObject({ wearableConnections: 1, wearableMetrics: 124, events: 3, labOrders: 0 });
    expect(JSON.stringify(await world.events())).not.toContain('patient-gone');
    expect((await world.raw('GET', `/wearables/connections/${id}`)).status).toBe(404);
    // What was granted is still given back to the provider, and then nothing is left.
    await world.platform.services.wearableConnector.tidy();
    const { db } = world.platform.services.database;
    const grants = await db
      .selectFrom('wearable_grant')
      .selectAll()
      .where('connection_id', '=', id)
      .execute();
    expect(grants).toEqual([]);
  });

  it('explains itself', async () => {
    const help = await svc('wearables', '--help');
    for (const command of ['show', 'complete', 'sync', 'disconnect']) expect(help.out).toContain(command);
  });
});

describe('in the background', () => {
  it('what is due is synced, and again six hours later', async () => {
    const { wearableConnector } = world.platform.services;
    const { id } = await world.connect({ patientRef: 'patient-due' });
    await svc('wearables', 'complete', id, '--provider', 'demo');
    const lastSync = async () =>
      (await world.api<{ lastSyncAt: string }>('GET', `/wearables/connections/${id}`)).lastSyncAt;
    while ((await wearableConnector.syncDue()) > 0);
    expect(await lastSync()).toBe('2026-11-21T12:00:00.000Z');
    world.now += 6 * 3_600_000 - 1;
    await wearableConnector.syncDue();
    expect(await lastSync()).toBe('2026-11-21T12:00:00.000Z');
    world.now += 1;
    await wearableConnector.syncDue();
    expect(await lastSync()).toBe('2026-11-21T18:00:00.000Z');
  });
});
