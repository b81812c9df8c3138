/** Whatever one key sends for a minute at its rate limit, others are answered: the worst answer of `/healthz` meanwhile. */
import { setTimeout as delay } from 'node:timers/promises';
import { DEVELOPER_CALLS, type HeavyCall, ORGANIZATION_CALLS } from './bodies.ts';
import { runProof } from '../../proof.ts';
import { adminCall, adminClient } from '../../support/admin-client.ts';
import { bearer, type Client, createClient } from '../../support/call.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { type PlatformProcess, startPlatform } from '../../support/server-process.ts';
import { Tally } from '../../support/tally.ts';
import { probeHealth, residentMegabytes } from '../../support/watch-server.ts';

/** The largest plan with a limit of its own, and the same for an organization. */
const [PER_SECOND, BURST] = [50, 100];
const SECONDS = scaled(60, 3);
const CONNECTIONS = 128;
const BAR_MS = 1_000;

interface Sender {
  readonly key: string;
  readonly calls: readonly HeavyCall[];
}

await runProof({
  name: 'one-key',
  byRealTime: true,
  covers: ['packages/store/src/limits', 'packages/server-kit/src'],
  bar: `Whatever one key sends for ${SECONDS} s at its rate limit (a burst of ${BURST}, then ${PER_SECOND} a second), the answer of /healthz to others never takes ${BAR_MS.toLocaleString('en')} ms.`,
  async run() {
    const platform = await startPlatform();
    const client = createClient(CONNECTIONS);
    try {
      return await sendAll(platform, client);
    } finally {
      client.close();
      await platform.stop();
      platform.remove();
    }
  },
});

async function sendAll(platform: PlatformProcess, client: Client) {
  const figures: Record<string, string | number> = {};
  let worst = 0;
  for (const [name, sender] of Object.entries(await senders(platform, client))) {
    const { statuses, slowest } = await sendFor(platform, client, sender);
    const kept = slowest.toSorted((a, b) => b - a);
    const [most = 0, p99 = 0] = [kept[0], kept[Math.floor(kept.length / 100)]].map((ms = 0) =>
      Math.round(ms),
    );
    worst = Math.max(worst, most);
    figures[`${name}: answers`] = statuses.toString();
    figures[`${name}: /healthz worst, p99, ms`] = `${most}, ${p99}`;
    figures[`${name}: resident after, MB`] = residentMegabytes(platform.pid);
    say(`${name}: ${statuses}; /healthz worst ${most} ms, p99 ${p99} ms`);
  }
  return {
    passed: worst < BAR_MS && platform.isRunning(),
    figures: { ...figures, 'worst of all, ms': worst },
  };
}

async function senders(
  { port, credentials }: PlatformProcess,
  client: Client,
): Promise<Record<string, Sender>> {
  const { adminToken } = credentials();
  const admin = adminClient(client, port, adminToken);
  const call = adminCall(client, port, adminToken);
  const accountId = await admin.newAccount({ plan: 'scale', productionApproved: true });
  const { key } = await admin.newKey(accountId, { kind: 'secret', mode: 'live' });
  const { id } = await call<{ id: string }>('POST', '/organizations', { name: 'Proof' });
  const organization = await call<{ key: string }>('POST', '/organization-keys', {
    organizationId: id,
    scopes: ['mse:read', 'mse:write', 'mse:sign'],
    sustainedPerSecond: PER_SECOND,
    burstPerSecond: BURST,
  });
  return {
    ...Object.fromEntries(Object.entries(DEVELOPER_CALLS).map(([name, calls]) => [name, { key, calls }])),
    'exam records': { key: organization.key, calls: ORGANIZATION_CALLS },
  };
}

/** Sends the calls in turns at the limit, and asks for the health of the process all the while. */
async function sendFor(
  { port }: PlatformProcess,
  client: Client,
  { key, calls }: Sender,
): Promise<{ statuses: Tally; slowest: readonly number[] }> {
  const statuses = new Tally();
  const until = performance.now() + SECONDS * 1_000;
  const health = probeHealth(port, () => performance.now() >= until);
  const sent: Promise<void>[] = [];
  const started = performance.now();
  for (let count = 0; performance.now() < until; count++) {
    const dueAt = started + (Math.max(0, count - BURST) / PER_SECOND) * 1_000;
    const wait = dueAt - performance.now();
    if (wait > 0) await delay(wait);
    sent.push(send(port, client, key, calls[count % calls.length] as HeavyCall, statuses));
  }
  const slowest = await health;
  await Promise.all(sent);
  return { statuses, slowest };
}

async function send(
  port: number,
  client: Client,
  key: string,
  call: HeavyCall,
  statuses: Tally,
): Promise<void> {
  const { method, path, body } = call;
  const headers = { ...bearer(key), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  try {
    const { status } = await client.send({
      port,
      method,
      path,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    statuses.add(status);
  } catch {
    statuses.add('no answer');
  }
}
