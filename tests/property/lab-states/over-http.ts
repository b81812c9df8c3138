import { adminCall, adminClient } from '../../support/admin-client.ts';
import { type Answer, bearer, type Client, createClient, inParallel } from '../../support/call.ts';
import type { Faults } from '../../support/faults.ts';
import type { PlatformProcess } from '../../support/server-process.ts';
import { Tally } from '../../support/tally.ts';
import { createDice, type Dice } from '../../support/dice.ts';
import { eventsOf, mayGo, OUTCOMES, simulatedPath, type Status, STATUSES, usualNext } from './model.ts';

export const ADMIN_TOKEN = 'svc_admin_of_the_proof_0123456789';
const LANES = 8;
const ORDERS = '/api/v1/labs/orders';
const ADMIN = '/api/admin/v1/labs/orders';

type Mode = 'live' | 'test';

/** An order as the model knows it. */
interface Order {
  readonly id: string;
  readonly mode: Mode;
  readonly patientRef: string;
  status: Status;
  /** Every status it entered after it was placed. */
  readonly entered: Status[];
}

interface Keys {
  readonly live: string;
  readonly test: string;
  readonly foreign: string;
}

interface Lane {
  readonly dice: Dice;
  readonly orders: Order[];
  readonly send: (method: 'GET' | 'POST', path: string, key: string, body?: object) => Promise<Answer>;
  readonly keys: Keys;
  readonly faults: Faults;
  readonly seen: Tally;
}

const READINGS = { readings: [{ name: 'Lithium', value: 1.3, unit: 'mmol/L', flag: 'H' }] };
const REPORT = {
  resourceType: 'DiagnosticReport',
  status: 'final',
  contained: [
    {
      resourceType: 'Observation',
      id: 'o',
      status: 'final',
      code: { text: 'TSH' },
      valueQuantity: { value: 2, unit: 'mIU/L' },
    },
  ],
  result: [{ reference: '#o' }],
};
const BROKEN = { readings: [{ name: 'TSH', value: 1, flag: 'odd' }] };

/**
 * Random commands through HTTP against one server, in lanes that share its database and account. Afterwards every
 * order and every event is read back and held against the model.
 */
export async function runOverHttp(
  server: PlatformProcess,
  { commands, seed, faults }: { commands: number; seed: number; faults: Faults },
): Promise<Tally> {
  const client = createClient(LANES);
  const seen = new Tally();
  try {
    const { accountId, keys } = await makeKeys(client, server.port);
    const lanes = Array.from({ length: LANES }, (_, index): Lane => {
      const send: Lane['send'] = (method, path, key, body) =>
        client.send({
          port: server.port,
          method,
          path,
          headers: { ...bearer(key), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      return { dice: createDice(seed * LANES + index), orders: [], send, keys, faults, seen };
    });
    const share = Math.ceil(commands / LANES);
    await inParallel(lanes, LANES, async (lane) => {
      for (let done = 0; done < share; done++) await command(lane);
    });
    const orders = lanes.flatMap((lane) => lane.orders);
    await inParallel(orders, LANES, async (order) => checkOrder(order, lanes[0] as Lane));
    await checkEvents(adminCall(client, server.port, ADMIN_TOKEN), accountId, orders, { faults, seen });
    if (!server.isRunning()) faults.add('crash', server.output().slice(-2_000));
    return seen;
  } finally {
    client.close();
  }
}

async function makeKeys(client: Client, port: number): Promise<{ accountId: string; keys: Keys }> {
  const admin = adminClient(client, port, ADMIN_TOKEN);
  const call = adminCall(client, port, ADMIN_TOKEN);
  const unlimited = { sustainedPerSecond: 1_000_000, burstPerSecond: 1_000_000 };
  const account = async () =>
    (
      await call<{ id: string }>('POST', '/accounts', {
        name: 'Proof',
        plan: 'enterprise',
        productionApproved: true,
        ...unlimited,
      })
    ).id;
  const key = async (owner: string, mode: Mode) => (await admin.newKey(owner, { kind: 'secret', mode })).key;
  const [accountId, other] = [await account(), await account()];
  const keys = {
    live: await key(accountId, 'live'),
    test: await key(accountId, 'test'),
    foreign: await key(other, 'live'),
  };
  return { accountId, keys };
}

async function command(lane: Lane): Promise<void> {
  const { dice, orders } = lane;
  const roll = dice.roll(100);
  if (orders.length === 0 || roll < 12) return place(lane);
  // Mostly an order that is still under way.
  const open = orders.slice(-12);
  const order = dice.roll(10) < 8 ? dice.pick(open) : dice.pick(orders);
  if (roll < 50) return advance(lane, order);
  if (roll < 62) return deliver(lane, order);
  if (roll < 72) return simulate(lane, order);
  if (roll < 80) return race(lane, order);
  if (roll < 86) return askAsAnotherTenant(lane, order);
  if (roll < 90) return unknown(lane);
  return checkOrder(order, lane);
}

async function place({ dice, orders, send, keys, faults, seen }: Lane): Promise<void> {
  const mode = dice.pick(['live', 'test'] as const);
  const patientRef = `p-${dice.roll(50)}`;
  const answer = await send('POST', ORDERS, keys[mode], { patientRef, panelId: 'lithium_monitoring' });
  seen.add(`place ${answer.status}`);
  const order = dataOf(answer);
  if (answer.status !== 201 || order.status !== 'requested')
    return faults.add('placing', `${answer.status} ${answer.text}`);
  orders.push({ id: String(order.id), mode, patientRef, status: 'requested', entered: [] });
}

async function advance(lane: Lane, order: Order): Promise<void> {
  const wanted = lane.dice.roll(2) === 0 ? undefined : lane.dice.pick(STATUSES);
  const to = wanted ?? usualNext(order.status);
  const answer = await post(lane, `${ADMIN}/${order.id}/advance`, wanted === undefined ? {} : { to: wanted });
  const legal = to !== undefined && mayGo(order.status, to);
  settle(lane, order, { what: `advance to ${wanted ?? 'the next'}`, path: legal ? [to] : [], answer });
}

async function deliver(lane: Lane, order: Order): Promise<void> {
  const results = lane.dice.pick([READINGS, REPORT, BROKEN]);
  const answer = await post(lane, `${ADMIN}/${order.id}/advance`, { results });
  const legal = mayGo(order.status, 'resulted');
  if (legal && results === BROKEN) {
    lane.seen.add(`broken results ${answer.status}`);
    if (answer.status !== 400) lane.faults.add('broken results', `${answer.status} ${answer.text}`);
    return;
  }
  settle(lane, order, { what: 'results', path: legal ? ['resulted'] : [], answer });
}

async function simulate(lane: Lane, order: Order): Promise<void> {
  const { dice, keys, send, seen, faults } = lane;
  const outcome = dice.pick(OUTCOMES);
  const steps = dice.roll(3) === 0 ? undefined : 1 + dice.roll(3);
  const body = { outcome, seed: dice.roll(1_000), ...(steps === undefined ? {} : { steps }) };
  if (dice.roll(8) === 0) {
    const refused = await send('POST', `${ORDERS}/${order.id}/simulate`, keys.live, body);
    seen.add(`simulate with a live key ${refused.status}`);
    if (refused.status !== 403) faults.add('simulate with a live key', `${refused.status}`);
    return;
  }
  const viaApi = order.mode === 'test' && dice.roll(2) === 0;
  const answer = viaApi
    ? await send('POST', `${ORDERS}/${order.id}/simulate`, keys.test, body)
    : await post(lane, `${ADMIN}/${order.id}/simulate`, body);
  const path = simulatedPath(order.status, outcome).slice(0, steps);
  settle(lane, order, { what: `simulate ${outcome}`, path, answer });
}

/** Two moves to the same next status at once: exactly one is taken. */
async function race(lane: Lane, order: Order): Promise<void> {
  const next = usualNext(order.status);
  if (next === undefined) return;
  const answers = await Promise.all(
    [0, 1].map(() => post(lane, `${ADMIN}/${order.id}/advance`, { to: next })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  lane.seen.add(`race ${statuses.join(' and ')}`);
  if (statuses.join() !== '200,409')
    lane.faults.add('race', `${order.status} to ${next}: ${statuses.join()}`);
  order.status = next;
  order.entered.push(next);
}

async function askAsAnotherTenant({ send, keys, dice, faults, seen }: Lane, order: Order): Promise<void> {
  const otherMode = order.mode === 'live' ? keys.test : keys.live;
  const key = dice.pick([keys.foreign, otherMode]);
  const answer =
    dice.roll(2) === 0 || order.mode === 'test'
      ? await send('GET', `${ORDERS}/${order.id}`, key)
      : await send('POST', `${ORDERS}/${order.id}/simulate`, keys.test, {});
  seen.add(`another tenant ${answer.status}`);
  if (answer.status !== 404 || answer.text.includes(order.patientRef))
    faults.add('another tenant sees an order', `${answer.status} ${answer.text}`);
}

async function unknown(lane: Lane): Promise<void> {
  const { dice, send, keys, faults, seen } = lane;
  const id = `labord_${dice.roll(1_000_000)}`;
  const answer = await dice.pick([
    () => send('GET', `${ORDERS}/${id}`, keys.live),
    () => send('POST', `${ORDERS}/${id}/simulate`, keys.test, {}),
    () => post(lane, `${ADMIN}/${id}/advance`, {}),
    () => post(lane, `${ADMIN}/${id}/simulate`, {}),
  ])();
  seen.add(`unknown id ${answer.status}`);
  if (answer.status !== 404) faults.add('unknown id', `${answer.status} ${answer.text}`);
}

function post({ send }: Lane, path: string, body: object): Promise<Answer> {
  return send('POST', path, ADMIN_TOKEN, body);
}

/** Holds the answer to a move against the model, and lets the model follow. An empty path is a refusal. */
function settle(
  { faults, seen }: Lane,
  order: Order,
  { what, path, answer }: { what: string; path: readonly Status[]; answer: Answer },
): void {
  const [kind] = what.split(' ');
  seen.add(`${kind} ${answer.status}`);
  const where = `${order.status}, ${what}: ${answer.status} ${answer.text.slice(0, 300)}`;
  const last = path.at(-1);
  if (last === undefined) {
    if (answer.status !== 409) faults.add('illegal move', where);
    return;
  }
  if (answer.status !== 200 || dataOf(answer).status !== last) faults.add('legal move', where);
  order.status = last;
  order.entered.push(...path);
}

async function checkOrder(order: Order, { send, keys, faults, seen }: Lane): Promise<void> {
  const answer = await send('GET', `${ORDERS}/${order.id}`, keys[order.mode]);
  seen.add(`read ${answer.status}`);
  const { status, results, patientRef } = dataOf(answer);
  const resulted = order.entered.includes('resulted');
  if (status !== order.status || patientRef !== order.patientRef || (results !== null) !== resulted)
    faults.add('order against the model', `${order.status} ${order.entered.join()}: ${answer.text}`);
}

interface Event {
  readonly type: string;
  readonly data: { readonly id: string; readonly status: string; readonly patientRef: string };
}

/** The stream of the account, in both modes, is exactly the events of the model, each order's in its order. */
async function checkEvents(
  call: ReturnType<typeof adminCall>,
  accountId: string,
  orders: readonly Order[],
  { faults, seen }: Pick<Lane, 'faults' | 'seen'>,
): Promise<void> {
  for (const mode of ['live', 'test'] as const) {
    const found = new Map<string, string[]>();
    for (let cursor = '', hasMore = true; hasMore; ) {
      const path = `/events?ownerId=${accountId}&mode=${mode}&limit=200${cursor}`;
      const page = await call<{ events: Event[]; hasMore: boolean; nextCursor: string }>('GET', path);
      for (const { type, data } of page.events) {
        seen.add(type);
        const of = found.get(data.id) ?? [];
        found.set(data.id, [...of, `${type} ${data.status}`]);
      }
      cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
      hasMore = page.hasMore;
    }
    for (const order of orders.filter((each) => each.mode === mode)) {
      const [expected, seenOfIt] = [eventsOf(order.entered).join(), (found.get(order.id) ?? []).join()];
      if (expected !== seenOfIt) faults.add('events', `${order.id}: ${seenOfIt} instead of ${expected}`);
      found.delete(order.id);
    }
    for (const id of found.keys()) faults.add('events of nobody', id);
  }
}

function dataOf({ text }: Answer): Record<string, unknown> {
  return (JSON.parse(text) as { data?: Record<string, unknown> }).data ?? {};
}
