/** Launch and Scale over simulated processes and time, held against exact token buckets. */
import type { Credential } from '@svc/store';
import { runProof } from '../../proof.ts';
import { idealBuckets, largestExcess, type PlanLimits } from './ideal-buckets.ts';
import { type Arrival, PATTERNS } from './patterns.ts';
import { credentialsOf } from '../../support/accounts.ts';
import { createFaults, faultFigures, type Faults } from '../../support/faults.ts';
import { createFleet, type Fleet } from '../../support/fleet.ts';
import { type ProofPostgres, withPostgres } from '../../support/postgres.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';

const PROCESSES = 8;
const SECONDS = scaled(60, 12);
const WAITS = scaled(60, 5);
const START = Date.UTC(2026, 10, 20, 10);
const PLANS: Readonly<Record<'launch' | 'scale', PlanLimits>> = {
  launch: { sustained: 10, burst: 20 },
  scale: { sustained: 50, burst: 100 },
};
type PlanName = keyof typeof PLANS;

await runProof({
  name: 'rate-limits',
  covers: ['packages/store/src/limits', 'packages/server-kit/src'],
  bar: 'Launch (10/20) and Scale (50/100) with 8 processes and 5 times the rate for 60 simulated seconds: accepted within +0/-1 % of min(sustained bucket, peak bucket), never above it at any prefix; whoever obeys Retry-After gets no further 429.',
  run: () =>
    withPostgres(async (postgres) => {
      const faults = createFaults();
      const figures: Record<string, string | number> = { processes: PROCESSES, 'simulated seconds': SECONDS };
      for (const plan of Object.keys(PLANS) as PlanName[]) {
        for (const [name, pattern] of Object.entries(PATTERNS)) {
          const arrivals = pattern(PLANS[plan], { processes: PROCESSES, seconds: SECONDS });
          figures[`${plan}, ${name}`] = await runPattern(postgres, plan, name, arrivals, faults);
        }
        figures[`${plan}, waits obeyed and refused again`] = await obeyRetryAfter(postgres, plan, faults);
      }
      return { passed: faults.total === 0, figures: { ...figures, ...faultFigures(faults) } };
    }),
});

async function freshFleet(
  postgres: ProofPostgres,
  plan: PlanName,
): Promise<{ fleet: Fleet; credential: Credential }> {
  const fleet = await createFleet(postgres, { size: PROCESSES, nowMs: START });
  const [credential] = await credentialsOf(postgres.database, { plan, mode: 'live', keys: 1, nowMs: START });
  return { fleet, credential: credential as Credential };
}

/** Every call of one millisecond is under way at once; the next millisecond begins when all are answered. */
async function runPattern(
  postgres: ProofPostgres,
  plan: PlanName,
  name: string,
  arrivals: readonly Arrival[],
  faults: Faults,
): Promise<string> {
  const { fleet, credential } = await freshFleet(postgres, plan);
  const ideal = idealBuckets(PLANS[plan]);
  const acceptedAt: number[] = [];
  let expected = 0;
  let above = 0;
  for (const [atMs, calls] of byMoment(arrivals)) {
    fleet.setClock(START + atMs);
    const decisions = await Promise.all(calls.map(({ process }) => fleet.take(process, credential)));
    for (const { allowed } of decisions) if (allowed) acceptedAt.push(atMs);
    for (let i = 0; i < calls.length; i++) if (ideal.take(atMs)) expected++;
    above = Math.max(above, acceptedAt.length - expected);
  }
  await fleet.close();
  const accepted = acceptedAt.length;
  const sharePct = (100 * (accepted - expected)) / expected;
  const excess = largestExcess(acceptedAt, PLANS[plan]);
  const line = `${accepted} of ${arrivals.length} accepted, contract ${expected} (${sharePct.toFixed(2)} %), most above at a prefix ${above}, in a window ${excess}`;
  say(`${plan}, ${name}: ${line}`);
  if (above > 0) faults.add('above the contract at a prefix', `${plan}, ${name}: by ${above}`);
  if (excess > 0) faults.add('above the contract in a window', `${plan}, ${name}: by ${excess}`);
  if (sharePct < -1 || sharePct > 0) faults.add('outside +0/-1 %', `${plan}, ${name}: ${line}`);
  return line;
}

function byMoment(arrivals: readonly Arrival[]): Map<number, Arrival[]> {
  const moments = new Map<number, Arrival[]>();
  for (const arrival of arrivals) {
    const calls = moments.get(arrival.atMs) ?? [];
    moments.set(arrival.atMs, calls);
    calls.push(arrival);
  }
  return moments;
}

/** All processes call until each has been refused, wait as long as they were told, and call once more. */
async function obeyRetryAfter(postgres: ProofPostgres, plan: PlanName, faults: Faults): Promise<string> {
  const { fleet, credential } = await freshFleet(postgres, plan);
  let nowMs = START;
  let refused = 0;
  for (let round = 0; round < WAITS; round++) {
    let longest = 0;
    for (let process = 0; process < PROCESSES; process++) {
      let decision = await fleet.take(process, credential);
      while (decision.allowed) decision = await fleet.take(process, credential);
      longest = Math.max(longest, decision.retryAfterSeconds);
    }
    nowMs += longest * 1_000;
    fleet.setClock(nowMs);
    for (let process = 0; process < PROCESSES; process++) {
      const again = await fleet.take((process + round) % PROCESSES, credential);
      if (again.allowed) continue;
      refused++;
      faults.add('Retry-After', `${plan}: refused after waiting ${longest} s: ${JSON.stringify(again)}`);
    }
    // Rounds that begin between two milliseconds of refill, too.
    nowMs += round % 7;
    fleet.setClock(nowMs);
  }
  await fleet.close();
  return `${WAITS * PROCESSES} and ${refused}`;
}
