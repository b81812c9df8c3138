/** What one process changes about keys and accounts, another one on the same PostgreSQL obeys within a second. */
import { runProof } from '../proof.ts';
import { adminCall, type AdminClient, adminClient } from '../support/admin-client.ts';
import { bearer, createClient } from '../support/call.ts';
import { cutSessions } from '../support/cut-sessions.ts';
import { createFaults, faultFigures, type Faults } from '../support/faults.ts';
import { withPostgres } from '../support/postgres.ts';
import { say } from '../support/say.ts';
import { scaled } from '../support/scale.ts';
import { startPlatform } from '../support/server-process.ts';

const TIMES = scaled(20, 3);
const POLL_MS = 20;
const BAR_MS = 1_000;
const GIVE_UP_MS = 5_000;
/** How the connections that hear notifications call themselves. */
const LISTENERS = 'svc listen';
const ADMIN_TOKEN = 'svc_admin_of_the_proof_0123456789';
const ORIGIN = 'https://app.example.org';
/** A read with an organization key; everything else is an analysis. */
const CATALOG = '/api/v1/mse/domains';
const BODY = JSON.stringify({ responseLatencySeconds: 2 });

/** Asks process B with a key; the status of its answer. */
type Ask = (key: string, origin?: string, path?: string) => Promise<number>;

interface Change {
  /** Makes what is needed and says how to ask for it, before and after. */
  prepare(admin: AdminClient, call: AdminCall): Promise<Prepared>;
}

interface Prepared {
  apply(): Promise<Effect>;
  /** Must hold in process B before the change, which also puts the key into its cache. */
  before(ask: Ask): Promise<boolean>;
}

/** True once process B obeys. */
type Effect = (ask: Ask) => Promise<boolean>;

/** A limit refuses after permission was judged, so 429 means "permitted". */
const permitted = (status: number) => status === 200 || status === 429;

const live = { plan: 'enterprise', productionApproved: true } as const;

const CHANGES: Readonly<Record<string, Change>> = {
  'revoking a key': {
    async prepare(admin) {
      const { id, key } = await admin.newKey(await admin.newAccount(live), { kind: 'secret', mode: 'live' });
      return {
        before: async (ask) => (await ask(key)) === 200,
        async apply() {
          await admin.revoke(id);
          return async (ask) => (await ask(key)) === 401;
        },
      };
    },
  },
  'taking the plan away': accountChange({ plan: 'none' }, 402, live),
  'a new plan': accountChange({ plan: 'launch' }, 200, { plan: 'none', productionApproved: true }),
  'giving production access': accountChange({ productionApproved: true }, 200, {
    ...live,
    productionApproved: false,
  }),
  'taking production access away': accountChange({ productionApproved: false }, 402, live),
  'adding an origin': originChange([], [ORIGIN]),
  'removing an origin': originChange([ORIGIN], ['https://other.example.org']),
  'rotating a key: the old one ends': rotation((oldKey) => async (ask) => (await ask(oldKey)) === 401),
  'rotating a key: the new one works': rotation((_old, newKey) => async (ask) => (await ask(newKey)) === 200),
  'revoking an organization key': organizationChange(
    (call, { keyId }) => call('POST', `/organization-keys/${keyId}/revoke`),
    401,
  ),
  'taking a scope away': organizationChange(
    (call, { keyId }) => call('PATCH', `/organization-keys/${keyId}`, { scopes: ['mse:write'] }),
    403,
  ),
  'deactivating an organization': organizationChange(
    (call, { id }) => call('POST', `/organizations/${id}/deactivate`),
    403,
  ),
};

type AdminCall = ReturnType<typeof adminCall>;

/** A change of an organization or its key, seen by reading the catalog with the key. */
function organizationChange(
  apply: (call: AdminCall, made: { id: string; keyId: string }) => Promise<unknown>,
  after: number,
): Change {
  return {
    async prepare(_admin, call) {
      const { id } = await call<{ id: string }>('POST', '/organizations', { name: 'Proof' });
      const { key, record } = await call<{ key: string; record: { id: string } }>(
        'POST',
        '/organization-keys',
        { organizationId: id, scopes: ['mse:read'], sustainedPerSecond: 1_000, burstPerSecond: 1_000 },
      );
      return {
        before: async (ask) => (await ask(key, undefined, CATALOG)) === 200,
        async apply() {
          await apply(call, { id, keyId: record.id });
          return async (ask) => (await ask(key, undefined, CATALOG)) === after;
        },
      };
    },
  };
}

function accountChange(
  patch: object,
  after: number,
  start: { plan: string; productionApproved: boolean },
): Change {
  const reached = (status: number) => (after === 200 ? permitted(status) : status === after);
  return {
    async prepare(admin) {
      const accountId = await admin.newAccount(start);
      const { key } = await admin.newKey(accountId, { kind: 'secret', mode: 'live' });
      return {
        before: async (ask) => !reached(await ask(key)),
        async apply() {
          await admin.updateAccount(accountId, patch);
          return async (ask) => reached(await ask(key));
        },
      };
    },
  };
}

function originChange(before: string[], after: string[]): Change {
  const allowed = after.includes(ORIGIN);
  return {
    async prepare(admin) {
      const accountId = await admin.newAccount(live);
      const { id, key } = await admin.newKey(accountId, {
        kind: 'publishable',
        mode: 'live',
        origins: before,
      });
      const obeys: Effect = async (ask) => {
        const status = await ask(key, ORIGIN);
        return allowed ? permitted(status) : status === 403;
      };
      return {
        before: async (ask) => !(await obeys(ask)),
        async apply() {
          await admin.setOrigins(id, after);
          return obeys;
        },
      };
    },
  };
}

function rotation(effect: (oldKey: string, newKey: string) => Effect): Change {
  return {
    async prepare(admin) {
      const { id, key } = await admin.newKey(await admin.newAccount(live), { kind: 'secret', mode: 'live' });
      return {
        before: async (ask) => (await ask(key)) === 200,
        async apply() {
          return effect(key, await admin.rotate(id, 0));
        },
      };
    },
  };
}

await runProof({
  name: 'two-processes',
  byRealTime: true,
  covers: ['packages/store/src', 'services/platform/src', 'services/worker/src', 'services/admin-api/src'],
  bar: 'Two server processes on one PostgreSQL: a revoked or rotated key, a changed plan, production access, origins, and the keys, scopes and state of organizations take effect in the other process within 1 s, 20 times each with notifications and 20 times without.',
  run: () =>
    withPostgres(async ({ url, database }) => {
      const env = { DATABASE_URL: url, SVC_ADMIN_TOKEN: ADMIN_TOKEN, SVC_LOG_LEVEL: 'error' };
      const a = await startPlatform(env);
      const b = await startPlatform(env);
      const client = createClient(4);
      const faults = createFaults();
      const figures: Record<string, string | number> = { 'times each': TIMES, 'asked every, ms': POLL_MS };
      let worst = 0;
      try {
        const admin = adminClient(client, a.port, ADMIN_TOKEN);
        const call = adminCall(client, a.port, ADMIN_TOKEN);
        const ask: Ask = async (key, origin, path) => {
          const headers = { ...bearer(key), ...(origin ? { origin } : {}) };
          if (path !== undefined)
            return (await client.send({ port: b.port, method: 'GET', path, headers })).status;
          const analysis = { path: '/api/v1/dmse/analyze', method: 'POST', body: BODY };
          return (
            await client.send({
              port: b.port,
              ...analysis,
              headers: { ...headers, 'content-type': 'application/json' },
            })
          ).status;
        };
        for (const notified of [true, false]) {
          for (const [change, { prepare }] of Object.entries(CHANGES)) {
            const name = notified ? change : `${change}, not notified`;
            const delays: number[] = [];
            for (let i = 0; i < TIMES; i++) {
              const prepared = await prepare(admin, call);
              // A notification is a hint only: the promise holds when the connection that hears it is gone.
              if (!notified) await cutSessions(database, LISTENERS);
              delays.push(await measure(name, prepared, ask, faults));
            }
            worst = Math.max(worst, ...delays);
            figures[`${name}: worst and median, ms`] = worstAndMedian(delays);
            say(`${name}: ${worstAndMedian(delays)} ms`);
          }
        }
      } finally {
        client.close();
        await Promise.all([a.stop(), b.stop()]);
        for (const server of [a, b]) server.remove();
      }
      return {
        passed: faults.total === 0,
        figures: { 'worst of all, ms': worst, ...figures, ...faultFigures(faults) },
      };
    }),
});

/** Milliseconds from the moment process A answered to the first answer of process B that obeys. */
async function measure(name: string, { before, apply }: Prepared, ask: Ask, faults: Faults): Promise<number> {
  if (!(await before(ask))) faults.add(name, 'process B did not start in the state before the change');
  const effect = await apply();
  const changedAt = performance.now();
  let waited = 0;
  while (!(await effect(ask))) {
    waited = performance.now() - changedAt;
    if (waited > GIVE_UP_MS) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const delay = Math.round(performance.now() - changedAt);
  if (delay > BAR_MS) faults.add(name, `took ${delay} ms`);
  return delay;
}

function worstAndMedian(values: readonly number[]): string {
  const sorted = [...values].sort((x, y) => x - y);
  return `${sorted.at(-1)} and ${sorted[Math.floor(sorted.length / 2)]}`;
}
