import { asOwner } from '@svc/store';
import { openWearableWorld, type WearableWorld } from '../../../services/platform/test/wearable-world.ts';
import { inParallel } from '../../support/call.ts';
import { createDice, type Dice } from '../../support/dice.ts';
import type { Faults } from '../../support/faults.ts';
import { Tally } from '../../support/tally.ts';
import { type Action, effectOf, LINK_MS, type Status, SYNC_MS } from './model.ts';

const LANES = 8;
/** Between two steps of the clock, in each lane. */
const ROUND = 25;
const HOUR_MS = 3_600_000;

type Mode = 'live' | 'test';

/** A connection as the model knows it. */
interface Known {
  readonly id: string;
  readonly mode: Mode;
  readonly patientRef: string;
  /** Path of its page. */
  readonly link: string;
  readonly createdAt: number;
  status: Status;
  syncedAt: number | null;
  readonly events: string[];
}

interface Lane {
  readonly world: WearableWorld;
  readonly dice: Dice;
  readonly known: Known[];
  readonly keys: Readonly<Record<Mode | 'foreign', string>>;
  readonly faults: Faults;
  readonly seen: Tally;
}

interface Run {
  readonly commands: number;
  readonly seed: number;
  readonly faults: Faults;
  /** Of a real PostgreSQL; the embedded database when absent. */
  readonly databaseUrl?: string;
}

/**
 * Random commands through HTTP, in lanes that share one account, with a clock that the proof moves between rounds: links
 * expire and syncs come due. Afterwards every connection and every event is read back and held against the model.
 */
export async function runOverHttp({ commands, seed, faults, databaseUrl }: Run): Promise<Tally> {
  const world = await openWearableWorld('embedded', {
    SVC_LOG_LEVEL: 'silent',
    SVC_SANDBOX_KEY_DAILY: '1000000000',
    SVC_SANDBOX_ACCOUNT_DAILY: '1000000000',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  const seen = new Tally();
  try {
    const keys = {
      live: await world.newKey('live'),
      test: await world.newKey('test'),
      foreign: await world.newKey('live', 'Another account'),
    };
    const lanes = Array.from(
      { length: LANES },
      (_, index): Lane => ({ world, dice: createDice(seed * LANES + index), known: [], keys, faults, seen }),
    );
    const clock = createDice(seed + 7);
    for (let done = 0; done < commands; done += LANES * ROUND) {
      await inParallel(lanes, LANES, async (lane) => {
        for (let step = 0; step < ROUND; step++) await command(lane);
      });
      await moveClock(lanes, clock);
    }
    const all = lanes.flatMap(({ known }) => known);
    await inParallel(all, LANES, async (one) => readBack(lanes[0] as Lane, one));
    await checkEvents(lanes[0] as Lane, all);
    return seen;
  } finally {
    await world.close();
  }
}

async function command(lane: Lane): Promise<void> {
  const { dice, known } = lane;
  const roll = dice.roll(100);
  if (known.length === 0 || roll < 18) return connect(lane);
  // Mostly one that has not ended.
  const open = known.slice(-40).filter(({ status }) => status !== 'disconnected');
  const one = open.length > 0 && dice.roll(10) < 8 ? dice.pick(open) : dice.pick(known);
  if (roll < 32) return complete(lane, one);
  if (roll < 42) return form(lane, one, 'declined');
  if (roll < 52) return form(lane, one, 'revoked_by_patient');
  if (roll < 62) return endByApp(lane, one);
  if (roll < 69) return sync(lane, one);
  if (roll < 75) return race(lane, one);
  if (roll < 84) return askAsAnotherTenant(lane, one);
  return readBack(lane, one);
}

async function connect({ world, dice, known, keys, faults, seen }: Lane): Promise<void> {
  const mode = dice.pick(['live', 'test'] as const);
  // Few patients: most connections are somebody coming back.
  const patientRef = `patient-${dice.roll(40)}`;
  const made = await world.connect({ patientRef }, keys[mode]);
  seen.add('connect');
  if (made.status !== 'pending' || made.provider !== null) faults.add('connect', JSON.stringify(made));
  const link = made.connect.url.split('?')[0] ?? '';
  const { id } = made;
  known.push({
    id,
    mode,
    patientRef,
    link,
    createdAt: world.now,
    status: 'pending',
    syncedAt: null,
    events: [],
  });
}

/** Lets the model follow; true when something had to change. */
function follow(one: Known, action: Action): boolean {
  const effect = effectOf(one.status, action);
  if (effect === null) return false;
  one.status = effect.to;
  if (effect.event !== null) one.events.push(`${effect.event} ${effect.to}`);
  return true;
}

/** The whole authorization at the demonstration provider. */
async function complete({ world, faults, seen }: Lane, one: Known): Promise<void> {
  const isOpen = world.now - one.createdAt < LINK_MS;
  const expected = isOpen && follow(one, 'authorized') ? 'connected' : 'refused';
  const outcome = await world
    .admin<{ status: string }>('POST', `/wearables/${one.id}/complete`, { provider: 'demo' })
    .then(
      ({ status }) => status,
      () => 'refused',
    );
  seen.add(`complete ${outcome}`);
  if (outcome !== expected) faults.add('complete', `${one.id}: ${outcome} instead of ${expected}`);
}

/** A button of the page. */
async function form(
  { world, faults, seen }: Lane,
  one: Known,
  action: 'declined' | 'revoked_by_patient',
): Promise<void> {
  const path = action === 'declined' ? 'decline' : 'disconnect';
  const changed = follow(one, action);
  const { status } = await press(world, one, path);
  seen.add(`${path}${changed ? '' : ' of nothing'}`);
  if (status !== 303) faults.add('form', `${path} answered ${status}`);
}

/** Sends a form of the page. */
function press(world: WearableWorld, { link }: Known, path: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return world.visit(`${link}/${path}`, { method: 'POST', headers, body: '' });
}

/** Waits for some answers of the server. */
async function later(world: WearableWorld, answers: number): Promise<void> {
  for (let waited = 0; waited < answers; waited++) await world.visit(`${world.origin}/healthz`);
}

async function endByApp({ world, keys, faults, seen }: Lane, one: Known): Promise<void> {
  const changed = follow(one, one.status === 'pending' ? 'cancelled' : 'revoked_by_app');
  const path = `/wearables/connections/${one.id}/disconnect`;
  const { status } = await world.api<{ status: string }>('POST', path, {}, keys[one.mode]);
  seen.add(`end${changed ? '' : ' of nothing'}`);
  if (status !== 'disconnected') faults.add('end', status);
}

async function sync({ world, faults, seen }: Lane, one: Known): Promise<void> {
  const isConnected = one.status === 'connected';
  const outcome = await world.admin<{ outcome: string }>('POST', `/wearables/${one.id}/sync`, {}).then(
    (data) => data.outcome,
    () => 'refused',
  );
  seen.add(`sync ${outcome}`);
  if (outcome !== (isConnected ? 'synced' : 'refused')) faults.add('sync', `${one.status}: ${outcome}`);
  if (isConnected) synced(one, world.now);
}

function synced(one: Known, now: number): void {
  one.syncedAt = now;
  one.events.push('wearable.sync_completed connected');
}

/** Connected and declined at once: exactly one of both. The other side comes sooner or later, so that each wins at times. */
async function race(lane: Lane, one: Known): Promise<void> {
  const { world, dice, faults, seen } = lane;
  if (one.status !== 'pending' || world.now - one.createdAt >= LINK_MS) return;
  const [completed] = await Promise.all([
    world.admin<{ status: string }>('POST', `/wearables/${one.id}/complete`, { provider: 'demo' }).then(
      () => true,
      () => false,
    ),
    later(world, dice.roll(20)).then(() => press(world, one, 'decline')),
  ]);
  seen.add(`race won by ${completed ? 'the patient' : 'declining'}`);
  if (!follow(one, completed ? 'authorized' : 'declined')) faults.add('race', one.id);
  await readBack(lane, one);
}

/** Another account and the other mode see and change nothing. */
async function askAsAnotherTenant({ world, dice, keys, faults, seen }: Lane, one: Known): Promise<void> {
  const key = dice.pick([keys.foreign, keys[one.mode === 'live' ? 'test' : 'live']]);
  const path = `/wearables/connections/${one.id}`;
  const answer = await dice.pick([
    () => world.raw('GET', path, undefined, key),
    () => world.raw('GET', `${path}/metrics`, undefined, key),
    () => world.raw('POST', `${path}/disconnect`, {}, key),
  ])();
  seen.add(`another tenant ${answer.status}`);
  if (answer.status !== 404 || answer.text.includes(one.patientRef))
    faults.add('another tenant sees a connection', `${answer.status} ${answer.text}`);
}

async function readBack({ world, keys, faults, seen }: Lane, one: Known): Promise<void> {
  const path = `/wearables/connections/${one.id}`;
  const data = await world.api<Record<string, unknown>>('GET', path, undefined, keys[one.mode]);
  seen.add(`read ${one.status}`);
  const wasConnected = one.events.length > 0;
  const lastSyncAt = one.syncedAt === null ? null : new Date(one.syncedAt).toISOString();
  if (
    data.status !== one.status ||
    data.patientRef !== one.patientRef ||
    data.lastSyncAt !== lastSyncAt ||
    (data.provider !== null) !== wasConnected ||
    (data.connectedAt !== null) !== wasConnected
  )
    faults.add('connection against the model', `${JSON.stringify(one)}: ${JSON.stringify(data)}`);
}

/** Time goes on, and the jobs run: what was due is synced, what was never used expires. */
async function moveClock(lanes: readonly Lane[], clock: Dice): Promise<void> {
  const { world, faults, seen } = lanes[0] as Lane;
  const all = lanes.flatMap(({ known }) => known);
  const { wearableConnector } = world.platform.services;
  // All that is due at the old time comes first, so that afterwards only the step itself makes things due.
  while ((await wearableConnector.syncDue()) > 0);
  for (const one of all.filter(({ status, syncedAt }) => status === 'connected' && syncedAt === null))
    synced(one, world.now);
  world.now += clock.pick([0, 1, HOUR_MS, SYNC_MS - 1, SYNC_MS, 2 * 24 * HOUR_MS, LINK_MS - 1]);
  while ((await wearableConnector.syncDue()) > 0);
  for (const one of all) {
    if (one.status !== 'connected' || one.syncedAt === null || world.now - one.syncedAt < SYNC_MS) continue;
    synced(one, world.now);
    seen.add('synced by the job');
  }
  // Each pass of the job ends a hundred.
  for (let passes = 0; passes < 4; passes++) await wearableConnector.tidy();
  for (const one of all)
    if (one.status === 'pending' && world.now - one.createdAt >= LINK_MS) {
      if (!follow(one, 'expired')) faults.add('expiry', one.id);
      seen.add('expired');
    }
}

/** The events of the account, in both modes, are exactly those of the model, each connection's in its order. */
async function checkEvents({ world, faults, seen }: Lane, all: readonly Known[]): Promise<void> {
  const { accountId: ownerId, platform } = world;
  // From the table: the list ends after 30 days, and the clock went further.
  const rows = await asOwner(platform.services.database.db, ownerId, (trx) =>
    trx.selectFrom('event').select(['mode', 'payload']).orderBy('mode').orderBy('number').execute(),
  );
  const found = new Map<string, string[]>();
  for (const { mode, payload } of rows) {
    const { type, data } = JSON.parse(payload) as { type: string; data: Record<string, string> };
    seen.add(type);
    const name = `${mode} ${data.id} ${data.patientRef}`;
    found.set(name, [...(found.get(name) ?? []), `${type} ${data.status}`]);
  }
  for (const { mode, id, patientRef, events } of all) {
    const name = `${mode} ${id} ${patientRef}`;
    const [expected, was] = [events.join(), (found.get(name) ?? []).join()];
    if (expected !== was) faults.add('events', `${id}: ${was} instead of ${expected}`);
    found.delete(name);
  }
  for (const name of found.keys()) faults.add('events of nobody', name);
}
