import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { WearableConnection } from '@svc/contracts';
import { createLogger } from '@svc/server-kit';
import { asOwner, createAccount, createKey, linkToken, getConnection, listEvents } from '@svc/store';
import { createTestDatabase } from '@svc/store/test';
import type { Env } from '../src/config/env-reader.ts';
import { readConfig } from '../src/config/read-config.ts';
import { openPlatform, type Platform } from '../src/open-platform.ts';
import { ADMIN_TOKEN } from './test-platform.ts';

const START = Date.UTC(2026, 10, 21, 12);

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface StoredWearableEvent {
  readonly type: string;
  readonly object: string;
  readonly id: string;
  readonly status: string;
  readonly patientRef: string;
}

/** The whole platform listening on a loopback port, with a clock that stands until it is moved. */
export interface WearableWorld {
  now: number;
  readonly origin: string;
  readonly platform: Platform;
  readonly accountId: string;
  readonly logLines: readonly string[];
  /** A call with the account's live key; `key` for another. */
  api<Data>(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<Data>;
  /** The same without asking that it succeeds. */
  raw(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<Answer>;
  admin<Data>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Data>;
  newKey(mode: 'test' | 'live', accountName?: string): Promise<string>;
  /** A pending connection and its link. */
  connect(body?: object, key?: string): Promise<WearableConnection>;
  /** Types of the events of the account in live mode, in order. */
  events(mode?: 'test' | 'live', ownerId?: string): Promise<StoredWearableEvent[]>;
  /** What a browser does with the page: no redirect is followed. */
  visit(url: string, init?: RequestInit): Promise<Answer>;
  close(): Promise<void>;
}

export async function openWearableWorld(
  kind: 'postgres' | 'embedded' = 'postgres',
  env: Env = {},
): Promise<WearableWorld> {
  const test = kind === 'postgres' ? await createTestDatabase(kind) : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-wearables-'));
  const place = test !== null && 'url' in test.options ? { DATABASE_URL: test.options.url } : {};
  const time = { now: START };
  const clock = () => time.now;
  const logLines: string[] = [];
  let origin = '';
  const config = readConfig({ SVC_DATA_DIR: dataDir, ...place, ...env });
  const platform = await openPlatform({
    config,
    clock,
    log: createLogger({ level: 'debug', write: (line) => void logLines.push(line), clock }),
    adminToken: ADMIN_TOKEN,
    origin: () => config.publicUrl ?? origin,
  });
  const { app } = platform.server;
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const { db } = platform.services.database;
  const newAccount = (name: string) =>
    createAccount(db, {
      name,
      plan: 'enterprise',
      productionApproved: true,
      sustainedPerSecond: 10_000,
      burstPerSecond: 10_000,
      now: START,
    });
  const newKeyOf = async (accountId: string, mode: 'test' | 'live') =>
    (await createKey(db, { accountId, kind: 'secret', mode, now: START })).key;
  const { id: accountId } = await newAccount('Northside Clinic');
  const live = await newKeyOf(accountId, 'live');

  const world: WearableWorld = {
    get now() {
      return time.now;
    },
    set now(ms) {
      time.now = ms;
    },
    origin,
    platform,
    accountId,
    logLines,
    raw: (method, path, body, key = live) => send(`${origin}/api/v1${path}`, method, key, body),
    async api(method, path, body, key) {
      return dataOf(await world.raw(method, path, body, key));
    },
    async admin(method, path, body) {
      return dataOf(await send(`${origin}/api/admin/v1${path}`, method, ADMIN_TOKEN, body));
    },
    async newKey(mode, accountName) {
      const owner = accountName === undefined ? accountId : (await newAccount(accountName)).id;
      return newKeyOf(owner, mode);
    },
    connect: (body = {}, key) =>
      world.api('POST', '/wearables/connect', { patientRef: 'patient-1', providers: ['demo'], ...body }, key),
    async events(mode = 'live', ownerId = accountId) {
      const page = await asOwner(db, ownerId, (trx) =>
        listEvents(trx, { ownerId, mode, limit: 200, now: time.now }),
      );
      return page.events.map(({ payload }) => {
        const { type, data } = JSON.parse(payload) as { type: string; data: object };
        return { ...data, type } as StoredWearableEvent;
      });
    },
    visit: async (url, init = {}) => answerOf(await fetch(url, { redirect: 'manual', ...init })),
    async close() {
      await app.close();
      await platform.release();
      await test?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return world;
}

/** Path of the page of a connection, without its query. */
export async function linkOf(world: WearableWorld, id: string): Promise<string> {
  const { database, vault } = world.platform.services;
  const connection = await asOwner(database.db, world.accountId, (trx) =>
    getConnection(trx, { ownerId: world.accountId, id }),
  );
  if (connection === null) throw new Error('There is no such connection.');
  return `${world.origin}/connect/${linkToken(vault, connection)}`;
}

async function send(url: string, method: string, key: string, body: unknown): Promise<Answer> {
  return answerOf(
    await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function dataOf<Data>({ status, text }: Answer): Data {
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}
