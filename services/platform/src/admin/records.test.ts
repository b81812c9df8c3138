import type { MseWriteResponse } from '@svc/contracts';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditPage, Seal, Verdict } from '@svc/store';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../../../cli/src/run-cli.ts';
import { ADMIN_TOKEN, openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let test: TestPlatform;
beforeAll(async () => {
  test = await openTestPlatform({ SVC_SECRET: 'a-secret-of-the-tests-of-32-bytes-or-more' });
});
afterAll(() => test.close());

async function admin<Data>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
): Promise<{ status: number; data: Data; message: string | undefined }> {
  const answer = await test.admin(method, path, body);
  const { data, error } = answer.json<{ data: Data; error?: { message: string } }>();
  return { status: answer.statusCode, data, message: error?.message };
}

interface Created {
  readonly key: string;
  readonly record: { readonly id: string; readonly scopes: string[]; readonly sustainedPerSecond: number };
}

const organization = async () =>
  (await admin<{ id: string }>('POST', '/organizations', { name: 'Clinic' })).data;
const key = async (organizationId: string, more: object = {}) =>
  (
    await admin<Created>('POST', '/organization-keys', {
      organizationId,
      scopes: ['mse:read', 'mse:write', 'mse:sign'],
      ...more,
    })
  ).data;

const call = (method: 'GET' | 'POST', path: string, token: string, body?: object) =>
  test.inject({
    method,
    url: `/api/v1/mse/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
const EXAM = { patientId: 'p', selection: { risk: { values: ['passive_si'] } } };

describe('organizations', () => {
  it('are made, listed, deactivated and activated; their keys follow at once', async () => {
    const { id } = await organization();
    const { key: token } = await key(id);
    expect((await call('GET', 'domains', token)).statusCode).toBe(200);
    expect((await admin('POST', `/organizations/${id}/deactivate`)).data).toMatchObject({ active: false });
    expect((await call('GET', 'domains', token)).statusCode).toBe(403);
    await admin('POST', `/organizations/${id}/activate`);
    expect((await call('GET', 'domains', token)).statusCode).toBe(200);
    const { data } = await admin<{ organizations: { id: string }[] }>('GET', '/organizations');
    expect(data.organizations.map((each) => each.id)).toContain(id);
  });

  it.each([
    ['no name', {}],
    ['a blank name', { name: '  ' }],
    ['an unknown field', { name: 'a', plan: 'launch' }],
  ])('are refused with %s', async (_, body) => {
    expect((await admin('POST', '/organizations', body)).status).toBe(400);
  });

  it('that are not there are 404', async () => {
    expect((await admin('POST', '/organizations/org_none/deactivate')).status).toBe(404);
    expect((await admin('POST', '/mse/verify', { organizationId: 'org_none' })).status).toBe(404);
  });
});

describe('keys of organizations', () => {
  it('have 50 a second and bursts of 100 unless made otherwise', async () => {
    const { id } = await organization();
    expect((await key(id)).record).toMatchObject({ sustainedPerSecond: 50, burstPerSecond: 100 });
    const made = await key(id, { sustainedPerSecond: 5 });
    expect(made.record).toMatchObject({ sustainedPerSecond: 5, burstPerSecond: 10 });
    const burst = await key(id, { burstPerSecond: 30 });
    expect(burst.record).toMatchObject({ sustainedPerSecond: 15, burstPerSecond: 30 });
  });

  it('lose a scope, are rotated and revoked at once', async () => {
    const { id } = await organization();
    const { key: token, record } = await key(id);
    await admin('PATCH', `/organization-keys/${record.id}`, { scopes: ['mse:write'] });
    expect((await call('GET', 'domains', token)).statusCode).toBe(403);
    const { data } = await admin<Created>('POST', `/organization-keys/${record.id}/rotate`, {
      overlapSeconds: 0,
    });
    expect(data.record.scopes).toEqual(['mse:write']);
    test.now += 1;
    expect((await call('GET', 'domains', token)).statusCode).toBe(401);
    await admin('POST', `/organization-keys/${data.record.id}/revoke`);
    expect((await call('POST', 'v', data.key, EXAM)).statusCode).toBe(401);
  });

  it('overlap with their successor for as long as was asked', async () => {
    const { id } = await organization();
    const { key: token, record } = await key(id);
    const began = test.now;
    await admin('POST', `/organization-keys/${record.id}/rotate`, { overlapSeconds: 60 });
    test.now = began + 59_999;
    expect((await call('GET', 'domains', token)).statusCode).toBe(200);
    test.now = began + 60_000;
    expect((await call('GET', 'domains', token)).statusCode).toBe(401);
  });

  it.each([
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['mse:admin'] }],
    ['a burst below the rate', { scopes: ['mse:read'], sustainedPerSecond: 10, burstPerSecond: 5 }],
  ])('are refused with %s', async (_, body) => {
    const { id } = await organization();
    expect((await admin('POST', '/organization-keys', { organizationId: id, ...body })).status).toBe(400);
  });
});

describe('the audit trail of an organization', () => {
  it('is read whole, across visits and page by page, with filters', async () => {
    const { id } = await organization();
    const { key: token, record } = await key(id);
    for (const visit of ['visit-1', 'visit-2', 'visit-3']) {
      await call('POST', visit, token, EXAM);
      await call('GET', visit, token);
    }
    const page = (query: string) =>
      admin<AuditPage>('GET', `/mse/audit?organizationId=${id}${query}`).then(({ data }) => data);
    const first = await page('&limit=4');
    expect(first).toMatchObject({ hasMore: true, entries: { length: 4 } });
    const second = await page(`&limit=4&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ hasMore: false, nextCursor: null, entries: { length: 2 } });
    expect(new Set([...first.entries, ...second.entries].map((entry) => entry.id)).size).toBe(6);
    expect((await page('&action=mse.write')).entries.map(({ visitId }) => visitId).toSorted()).toEqual([
      'visit-1',
      'visit-2',
      'visit-3',
    ]);
    expect((await page(`&visitId=visit-2&actor=${record.id}`)).entries).toHaveLength(2);
    expect((await page('&outcome=denied')).entries).toEqual([]);
    expect((await admin('GET', '/mse/audit?organizationId=org_none')).status).toBe(404);
    expect((await admin('GET', `/mse/audit?organizationId=${id}&since=soon`)).status).toBe(400);
  });

  it('is printed by the command line, a line for each', async () => {
    const { id } = await organization();
    const { key: token } = await key(id);
    await call('POST', 'visit-9', token, EXAM);
    const { app } = test.platform.server;
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const env = {
      SVC_PUBLIC_URL: `http://127.0.0.1:${port}`,
      SVC_ADMIN_TOKEN: ADMIN_TOKEN,
      SVC_DATA_DIR: join(tmpdir(), 'svc-none'),
    };
    let out = '';
    const print = (text: string) => void (out += text);
    const io = { env, readInput: async () => Buffer.alloc(0), out: print, err: print };
    expect(await runCli(['mse', 'audit', '--org', id, '--action', 'mse.write'], io)).toBe(0);
    expect(out).toMatch(/^\S+  allowed  mse\.write  \S+  visit-9  p  version 1\n$/);
  });
});

describe('records', () => {
  it('are sealed, verified, exported and erased; a rewritten one is found', async () => {
    const { id } = await organization();
    const { key: token } = await key(id);
    const written = (await call('POST', 'visit-1', token, EXAM)).json<MseWriteResponse>();
    expect(written.version).toBe(1);
    const { seals } = (await admin<{ seals: Seal[] }>('POST', '/mse/seal', { organizationId: id })).data;
    expect(seals).toHaveLength(1);
    const verify = async () =>
      (await admin<Verdict>('POST', '/mse/verify', { organizationId: id, anchors: seals })).data;
    expect(await verify()).toMatchObject({ ok: true, records: 1, versions: 1, seals: 1, unsealed: 0 });

    const record = { organizationId: id, visitId: 'visit-1', patientId: 'p' };
    const asked = { ...record, reason: 'asked for a copy' };
    expect((await admin('POST', '/mse/export', asked)).data).toMatchObject({ format: 'svc-mse-export/1' });
    const erasure = { ...record, reason: 'asked for it', by: 'Dr. A' };
    expect((await admin('POST', '/mse/erase', erasure)).data).toMatchObject({ versions: 1 });
    expect((await admin('POST', '/mse/erase', erasure)).status).toBe(404);
    expect(await verify()).toMatchObject({ ok: true, erased: [{ visitId: 'visit-1', patientId: 'p' }] });

    const { db } = test.platform.services.database;
    await sql`alter table mse_version disable trigger never_changed`.execute(db);
    await sql`update mse_version set key_id = 'forged' where owner_id = ${id}`.execute(db);
    await sql`alter table mse_version enable trigger never_changed`.execute(db);
    const { ok, damages } = await verify();
    expect(ok).toBe(false);
    expect(damages[0]?.problem).toBe('it is not what the chain says');
  });

  it.each([
    ['no reason', { reason: '', by: 'x' }],
    ['no name', { reason: 'x', by: '' }],
    ['neither', {}],
  ])('are not erased with %s', async (_, body) => {
    const { id } = await organization();
    const asked = { organizationId: id, visitId: 'v', patientId: 'p', ...body };
    expect((await admin('POST', '/mse/erase', asked)).status).toBe(400);
  });
});
