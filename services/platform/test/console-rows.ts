import { EVENTS, eventOf } from '@svc/contracts';
import {
  asOwner,
  asWorker,
  claimDeliveries,
  createCdsClient,
  createEndpoint,
  createInvitation,
  createKey,
  disableEndpoint,
  finishAttempts,
  recordEvents,
  requestAccess,
  revokeKey,
  rotateKey,
} from '@svc/store';
import { accountPlace, type ConsoleWorld } from './console-world.ts';

const HOUR_MS = 3_600_000;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** What the rows of an account say. */
export interface RowTexts {
  /** In every text that somebody can write. */
  readonly said: string;
  /** Host of its addresses. */
  readonly host: string;
}

/** What there is in an account after `fillAccount`. */
export interface FilledAccount {
  readonly keyId: string;
  readonly endpointId: string;
  readonly eventId: string;
}

/** Something of every kind that the console shows, in every state. */
export async function fillAccount(
  world: ConsoleWorld,
  accountId: string,
  texts: RowTexts,
): Promise<FilledAccount> {
  const person = await world.person('developer', accountPlace(accountId));
  const keyId = await makeKeys(world, accountId, person.personId, texts);
  const { endpointId, eventId } = await makeDeliveries(world, accountId, texts);
  await makePeople(world, accountId, person.personId, texts);
  return { keyId, endpointId, eventId };
}

async function makeKeys(
  { test }: ConsoleWorld,
  accountId: string,
  createdBy: string,
  { said, host }: RowTexts,
): Promise<string> {
  const { db } = test.platform.services.database;
  const { now } = test;
  const make = (name: string, more: object = {}) =>
    createKey(db, { accountId, kind: 'secret', mode: 'test', name, createdBy, now, ...more });
  const { key, record } = await make(`${said} server`);
  const origins = [`https://app.${host}`, `https://staging.${host}:8443`];
  const browser = await make(`${said} app`, { kind: 'publishable', origins });
  await make(`${said} live`, { mode: 'live' });
  const old = await make(`${said} old`);
  await rotateKey(db, old.record.id, { overlapMs: HOUR_MS, createdBy, now });
  const gone = await make(`${said} gone`);
  await revokeKey(db, gone.record.id, now);
  await callApi(test, key, browser.key, host);
  return record.id;
}

/** Calls that were answered, refused, and sent from an origin that is not on the list. */
async function callApi(
  test: ConsoleWorld['test'],
  secret: string,
  publishable: string,
  host: string,
): Promise<void> {
  const analyze = (key: string, payload: object, headers: object = {}) =>
    test.inject({
      method: 'POST',
      url: '/api/v1/dmse/analyze',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
  await test.inject({ url: '/api/v1/ping', headers: { authorization: `Bearer ${secret}` } });
  await analyze(secret, { responseLatencySeconds: 2.6, speechRateWpm: 96, sessionDurationSeconds: 900 });
  await analyze(secret, { responseLatencySeconds: 'soon' });
  await analyze(publishable, {}, { origin: `https://elsewhere.${host}` });
  const { usage, requests } = test.platform.services;
  await Promise.all([usage.flush(), requests.flush()]);
}

async function makeDeliveries(world: ConsoleWorld, accountId: string, { said, host }: RowTexts) {
  const { platform, now } = world.test;
  const { database, vault } = platform.services;
  const { db } = database;
  const endpoint = (path: string, more: object = {}) =>
    createEndpoint(db, {
      ownerId: accountId,
      ownerKind: 'account',
      mode: 'test',
      url: `https://hooks.${host}/${path}`,
      description: `${said} receiver`,
      secret: SECRET,
      vault,
      now,
      ...more,
    });
  const { id: endpointId } = await endpoint('all');
  const off = await endpoint('off', { eventTypes: ['lab_order.results_ready', 'wearable.connected'] });
  const eventId = await recordSome(world, accountId, { said, count: 4, now: now - 5 * HOUR_MS });
  await settle(world, now - 5 * HOUR_MS);
  await recordSome(world, accountId, { said, count: 2, now: now - HOUR_MS });
  await disableEndpoint(db, { id: off.id, now, reason: 'gone' });
  return { endpointId, eventId };
}

/** Records events as an API would. @returns the id of the last */
export async function recordSome(
  { test }: ConsoleWorld,
  ownerId: string,
  { said, count, now }: { readonly said: string; readonly count: number; readonly now: number },
): Promise<string> {
  const type = 'wearable.connected';
  const event = eventOf(type, { ...EVENTS[type].example, id: `wear_${said}` });
  const events = Array.from({ length: count }, () => event);
  const recorded = await asOwner(test.platform.services.database.db, ownerId, (trx) =>
    recordEvents(trx, { ownerId, mode: 'test', events, now }),
  );
  return recorded.at(-1)?.id ?? '';
}

/** Tries what waits, as a worker would: the first is delivered, the second fails, the third fails for good. */
async function settle({ test }: ConsoleWorld, now: number): Promise<void> {
  const { db } = test.platform.services.database;
  const limits = { free: 16, perEndpoint: 4, endpointLimits: new Map<string, number>(), crowdedOwners: [] };
  const claimed = await asWorker(db, (trx) => claimDeliveries(trx, { now, leaseId: 'lease-1', ...limits }));
  const shared = { startedAt: now, durationMs: 120 };
  const outcomes = [
    { outcome: 'delivered', status: 204, nextAt: null },
    { outcome: 'http_status', status: 500, nextAt: now + HOUR_MS },
    { outcome: 'timeout', status: null, nextAt: null },
  ] as const;
  const attempts = claimed.flatMap((claim, index) => {
    const outcome = outcomes[index % outcomes.length];
    return outcome === undefined ? [] : [{ claim, ...shared, ...outcome }];
  });
  await asWorker(db, (trx) => finishAttempts(trx, attempts, now));
}

async function makePeople(
  { test }: ConsoleWorld,
  accountId: string,
  personId: string,
  { said, host }: RowTexts,
): Promise<void> {
  const { db } = test.platform.services.database;
  const { now } = test;
  await createInvitation(db, {
    ...accountPlace(accountId),
    email: `new@${host}`,
    role: 'developer',
    isAdmin: false,
    invitedBy: personId,
    now,
  });
  await createCdsClient(db, {
    accountId,
    mode: 'test',
    name: `${said} EHR`,
    issuer: `https://ehr.${host}/`,
    keys: [{ kty: 'EC', kid: `${said} kid`, crv: 'P-384', x: 'x', y: 'y' }],
    jku: [`https://ehr.${host}/jwks`],
    origins: [],
    production: false,
    now,
  } as never);
  await db
    .updateTable('person')
    .set({ name: `${said} Person` })
    .where('id', '=', personId)
    .execute();
  await db.updateTable('account').set({ production_approved: false }).where('id', '=', accountId).execute();
  await requestAccess(db, {
    accountId,
    use: `${said} triage`,
    countries: ['DE', 'AT'],
    clinicianInCharge: `${said} Dr A`,
    askedBy: personId,
    now,
  });
}
