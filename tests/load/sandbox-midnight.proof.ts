/** The sandbox quota over a simulated midnight: exact per key and per account, whichever process is asked. */
import type { Credential, LimitDecision } from '@svc/store';
import { runProof } from '../proof.ts';
import { credentialsOf } from '../support/accounts.ts';
import { createFaults, faultFigures, type Faults } from '../support/faults.ts';
import { createFleet, type Fleet } from '../support/fleet.ts';
import { type ProofPostgres, withPostgres } from '../support/postgres.ts';
import { say } from '../support/say.ts';
import { scaled } from '../support/scale.ts';
import { Tally } from '../support/tally.ts';

const CALLS = scaled(50_000, 8_000);
const RACES = scaled(10);
const PROCESSES = 8;
const DAY_MS = 86_400_000;
const MIDNIGHT = Date.UTC(2026, 11, 1);

interface Quotas {
  readonly perKey: number;
  readonly perAccount: number;
}

await runProof({
  name: 'sandbox-midnight',
  covers: ['packages/store/src/limits', 'packages/store/src/usage'],
  bar: '50,000 concurrent calls of 8 processes over a simulated midnight on real PostgreSQL: exactly the quota of each account and key before midnight and exactly the quota after it (500 and 100, and as configured).',
  run: () =>
    withPostgres(async (postgres) => {
      const faults = createFaults();
      const shipped = await overMidnight(postgres, { perKey: 100, perAccount: 500 }, CALLS, faults);
      const configured = await overMidnight(
        postgres,
        { perKey: 7, perAccount: 20 },
        Math.round(CALLS / 10),
        faults,
      );
      const raced = await raceMidnight(postgres, faults);
      return {
        passed: faults.total === 0,
        figures: {
          processes: PROCESSES,
          'concurrent calls': shipped.calls,
          'granted before midnight, account of 8 keys (500)': shipped.wide.before,
          'granted after midnight, account of 8 keys (500)': shipped.wide.after,
          'granted before midnight, account of 3 keys (300)': shipped.narrow.before,
          'granted after midnight, account of 3 keys (300)': shipped.narrow.after,
          'most granted to one key in a day (100)': shipped.mostPerKey,
          'with quotas 7 and 20: before and after': `${configured.wide.before} and ${configured.wide.after}`,
          'races in which midnight came between question and answer': RACES,
          'most and least granted after midnight in them (500)': raced,
          ...faultFigures(faults),
        },
      };
    }),
});

interface Seen {
  readonly credential: Credential;
  readonly decision: LimitDecision;
}

/** Calls of an account with more keys than it has quota, and of one with fewer. Half of them before midnight. */
async function overMidnight(postgres: ProofPostgres, quotas: Quotas, calls: number, faults: Faults) {
  const nowMs = MIDNIGHT - 1_000;
  const options = {
    size: PROCESSES,
    nowMs,
    sandboxKeyDaily: quotas.perKey,
    sandboxAccountDaily: quotas.perAccount,
  };
  const fleet = await createFleet(postgres, options);
  const wide = await credentialsOf(postgres.database, { plan: 'sandbox', mode: 'test', keys: 8, nowMs });
  const narrow = await credentialsOf(postgres.database, { plan: 'launch', mode: 'test', keys: 3, nowMs });
  const credentials = [...wide, ...wide, ...narrow];
  const seen = [await ask(fleet, credentials, calls / 4)];
  const late = ask(fleet, credentials, calls / 4);
  // One process after the other passes midnight while its questions are under way.
  for (let process = 0; process < PROCESSES; process++) fleet.setClock(MIDNIGHT, process);
  seen.push(...(await Promise.all([late, ask(fleet, credentials, calls / 2)])));
  await fleet.close();
  const all = seen.flat();
  const counts = { wide: grantedTo(all, wide), narrow: grantedTo(all, narrow) };
  const expected = { wide: quotas.perAccount, narrow: Math.min(quotas.perAccount, 3 * quotas.perKey) };
  for (const account of ['wide', 'narrow'] as const) {
    for (const half of ['before', 'after'] as const) {
      const granted = counts[account][half];
      if (granted !== expected[account])
        faults.add('quota', `${account}, ${half} midnight: ${granted}, not ${expected[account]}`);
    }
  }
  const perKey = perKeyAndDay(all);
  const mostPerKey = Math.max(...perKey.values());
  if (mostPerKey > quotas.perKey) faults.add('quota', `a key was granted ${mostPerKey} in a day`);
  checkAnswers(all, quotas, faults);
  await checkRows(postgres, [...wide, ...narrow], all, faults);
  say(`${all.length} calls, quotas ${quotas.perKey}/${quotas.perAccount}: ${JSON.stringify(counts)}`);
  return { calls: all.length, mostPerKey, ...counts };
}

/** Calls in flight when midnight comes: before it at most the quota, after it exactly. */
async function raceMidnight(postgres: ProofPostgres, faults: Faults): Promise<string> {
  const afters: number[] = [];
  for (let race = 0; race < RACES; race++) {
    const nowMs = MIDNIGHT + race * DAY_MS - 1;
    const fleet = await createFleet(postgres, { size: 3, nowMs });
    const credentials = await credentialsOf(postgres.database, {
      plan: 'sandbox',
      mode: 'test',
      keys: 6,
      nowMs,
    });
    const early = ask(fleet, credentials, 900);
    await Promise.race([early, new Promise((resolve) => setTimeout(resolve, race % 5))]);
    fleet.setClock(nowMs + 1);
    const all = (await Promise.all([early, ask(fleet, credentials, 1_200)])).flat();
    await fleet.close();
    const { before, after } = grantedTo(all, credentials, nowMs + 1);
    afters.push(after);
    if (before > 500 || after !== 500) faults.add('race', `before ${before}, after ${after}`);
    if (Math.max(...perKeyAndDay(all).values()) > 100)
      faults.add('race', 'a key was granted more than 100 in a day');
    await checkRows(postgres, credentials, all, faults);
  }
  return `${Math.max(...afters)} and ${Math.min(...afters)}`;
}

async function ask(fleet: Fleet, credentials: readonly Credential[], calls: number): Promise<Seen[]> {
  return Promise.all(
    Array.from({ length: Math.floor(calls) }, async (_, i) => {
      const credential = credentials[i % credentials.length] as Credential;
      const process = Math.floor(i / credentials.length) % fleet.size;
      return { credential, decision: await fleet.take(process, credential) };
    }),
  );
}

/** A decision names the end of the day it was counted in. */
function grantedTo(seen: readonly Seen[], account: readonly Credential[], midnight = MIDNIGHT) {
  const own = seen.filter(({ credential, decision }) => account.includes(credential) && decision.allowed);
  const before = own.filter(({ decision }) => decision.resetAtSeconds * 1_000 === midnight).length;
  return { before, after: own.length - before };
}

function perKeyAndDay(seen: readonly Seen[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { credential, decision } of seen) {
    const key = `${credential.keyId} ${decision.resetAtSeconds}`;
    if (decision.allowed) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function checkAnswers(seen: readonly Seen[], { perKey, perAccount }: Quotas, faults: Faults): void {
  for (const { decision } of seen) {
    const { allowed, remaining, limit, retryAfterSeconds } = decision;
    const sane = remaining >= 0 && remaining < limit && (limit === perKey || limit === perAccount);
    const waits = allowed
      ? retryAfterSeconds === 0
      : retryAfterSeconds >= 1 && retryAfterSeconds <= DAY_MS / 1_000;
    if (!sane || !waits) faults.add('answer', JSON.stringify(decision));
  }
}

/** What the table counts is what was granted: a refused call is charged to nobody. */
async function checkRows(
  { database }: ProofPostgres,
  credentials: readonly Credential[],
  seen: readonly Seen[],
  faults: Faults,
) {
  const accounts = [...new Set(credentials.map(({ accountId }) => accountId))];
  const rows = await database.db
    .selectFrom('sandbox_day')
    .selectAll()
    .where('owner_id', 'in', accounts)
    .execute();
  const granted = new Tally();
  for (const { credential, decision } of seen) if (decision.allowed) granted.add(credential.accountId);
  for (const account of accounts) {
    const own = rows.filter(({ owner_id }) => owner_id === account);
    const counted = own.reduce((sum, { requests }) => sum + requests, 0);
    const byKey = own
      .flatMap(({ requests_by_key }) => Object.values(requests_by_key))
      .reduce((sum, n) => sum + n, 0);
    if (counted !== granted.of(account) || byKey !== counted) {
      faults.add('rows', `${account}: counted ${counted}, by key ${byKey}, granted ${granted.of(account)}`);
    }
  }
}
