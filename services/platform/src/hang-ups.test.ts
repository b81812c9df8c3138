import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { GuardedRoute } from '@svc/server-kit';
import { createPatient, createPatientSession } from '@svc/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_TOKEN } from '../test/test-platform.ts';
import { pathOf } from '../test/served-routes.ts';
import { openWearableWorld, type WearableWorld } from '../test/wearable-world.ts';

let world: WearableWorld;
let key: string;
let cookie: string;
beforeAll(async () => {
  world = await openWearableWorld();
  key = await world.newKey('live');
  cookie = await newPatient();
});
afterAll(() => world.close());
beforeEach(() => void (world.now += 3600_000));

async function newPatient(): Promise<string> {
  const { db } = world.platform.services.database;
  const patient = await createPatient(db, { ownerId: world.accountId, now: world.now });
  const { token } = await createPatientSession(db, { patient, now: world.now });
  return `svc_session=${token}`;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What is written of the body before the caller hangs up. */
  readonly body: string;
}

/** Sends a request, hangs up as soon as the server has its head, and waits until the server knows. */
async function hangUp({ method, path, headers, body }: Sent): Promise<void> {
  const { server } = world.platform.server.app;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const reached = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  const [, response] = await reached;
  socket.destroy();
  if (!response.closed) await once(response, 'close');
}

const BODY = '{"patientRef":"patient-1"}';

function headersOf({ policy, form, pattern }: GuardedRoute): Record<string, string> {
  const isUpload = pattern.endsWith('/retina/v1/capture');
  return {
    ...(policy === 'patientSession' ? { cookie } : {}),
    ...(policy === 'public' ? {} : { authorization: `Bearer ${policy === 'admin' ? ADMIN_TOKEN : key}` }),
    'content-type':
      form !== undefined
        ? 'application/x-www-form-urlencoded'
        : isUpload
          ? 'multipart/form-data; boundary=x'
          : 'application/json',
  };
}

const requestLines = () => world.logLines.filter((line) => line.includes('"request"')).length;

/** Ways to be gone, by how much of the body came. */
const PHASES: readonly (readonly [
  name: string,
  bodyOf: (isRead: boolean) => [length: number, body: string],
])[] = [
  ['before its body', (isRead) => [isRead ? BODY.length : 0, '']],
  ['within its body', (isRead) => (isRead ? [BODY.length, BODY.slice(0, 9)] : [0, ''])],
  ['before its answer', (isRead) => (isRead ? [BODY.length, BODY] : [0, ''])],
];

describe('a caller who hangs up', () => {
  it.each(PHASES)('%s is written down once, and nothing is held for it: every route', async (_, bodyOf) => {
    const { routes, inFlight } = world.platform.server;
    const before = requestLines();
    let sent = 0;
    for (const route of routes)
      for (const method of route.methods) {
        const [length, body] = bodyOf(!['GET', 'HEAD', 'OPTIONS'].includes(method));
        const headers = {
          ...headersOf(route),
          ...(length === 0 ? {} : { 'content-length': String(length) }),
        };
        await hangUp({ method, path: pathOf(route.pattern), headers, body });
        sent += 1;
      }
    expect(sent).toBeGreaterThan(100);
    await vi.waitFor(
      () => {
        inFlight.sweep();
        expect([requestLines() - before, inFlight.size]).toEqual([sent, 0]);
      },
      { timeout: 20_000 },
    );
  });

  it('takes no place of a picture with him, however many they are', async () => {
    cookie = await newPatient();
    const patients = await Promise.all(Array.from({ length: 5 }, newPatient));
    for (const [i, own] of [...patients, ...patients, ...patients, ...patients].entries())
      await hangUp({
        method: 'POST',
        path: '/api/retina/v1/capture',
        headers: {
          cookie: own,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': '50000',
        },
        body: i % 2 === 0 ? '' : '--x\r\nContent-Disposition: form-data; name="sessionId"\r\n\r\nab',
      });
    const answer = await world.visit(`${world.origin}/api/retina/v1/capture`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x--\r\n',
    });
    expect(answer.status).toBe(400);
  });

  it('takes no place of a form with him, however many they are', async () => {
    const page = '/connect/x';
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let i = 0; i < 260; i++)
      await hangUp({ method: 'POST', path: page, headers: { ...form, 'content-length': '99' }, body: 'a=' });
    const answer = await world.visit(`${world.origin}${page}`, {
      method: 'POST',
      headers: form,
      body: 'a=b',
    });
    expect(answer.status).not.toBe(503);
  });
});
