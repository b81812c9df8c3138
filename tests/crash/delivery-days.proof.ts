/** Days of refused deliveries by a simulated clock: the ladder is climbed whole, and ends within its day. */
import { createLogger, createMetrics } from '../../packages/server-kit/src/index.ts';
import { eventOf, EVENTS } from '@svc/contracts';
import {
  asOwner,
  asWorker,
  createAccount,
  createEndpoint,
  createVault,
  type Database,
  recordEvents,
} from '@svc/store';
import { createDispatcher } from '../../services/worker/src/deliveries/dispatcher.ts';
import { runProof } from '../proof.ts';
import { createFaults, faultFigures, type Faults } from '../support/faults.ts';
import { withPostgres } from '../support/postgres.ts';
import { say } from '../support/say.ts';
import { scaled } from '../support/scale.ts';

/** Sent again and again: what is in it does not matter. */
const RUN = eventOf('wearable.connected', EVENTS['wearable.connected'].example);
const OWNERS = 20;
const RUNS = scaled(10_000, 200);
const START = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;
const TRIES = 9;
/** Before the last hour the clock moves in steps of a second, so that a turn has more than one delivery. */
const STEP_MS = 1_000;
const EXACT_FROM_MS = 23 * HOUR_MS;
const EVENTS_AT_ONCE = 100;
const SECRETS = ['a secret of the deployment under proof'];

await runProof({
  name: 'delivery-days',
  covers: [
    'packages/store/src/deliveries',
    'packages/webhooks/src',
    'packages/server-kit/src/egress',
    'services/worker/src/deliveries',
  ],
  bar: '10,000 deliveries to receivers that always refuse, each over 24 simulated hours of the real worker on PostgreSQL: at least 9 tries each, the last between 23.5 and 24 h after the first.',
  run: () =>
    withPostgres(async ({ database }) => {
      await fill(database);
      say(`${RUNS} deliveries wait`);
      const turns = await liveThrough(database);
      const faults = createFaults();
      const figures = await judge(database, faults);
      return {
        passed: faults.total === 0,
        figures: { runs: RUNS, ...figures, turns, ...faultFigures(faults) },
      };
    }),
});

async function fill({ db }: Database): Promise<void> {
  const vault = createVault(SECRETS);
  for (let i = 0; i < OWNERS; i++) {
    const { id: ownerId } = await createAccount(db, { name: `Proof ${i}`, plan: 'scale', now: START });
    const secret = `whsec_${Buffer.alloc(32, i).toString('base64')}`;
    const url = 'https://refuses.example/hooks';
    await createEndpoint(db, { ownerId, ownerKind: 'account', mode: 'live', url, secret, vault, now: START });
    for (let left = RUNS / OWNERS; left > 0; left -= EVENTS_AT_ONCE) {
      const events = Array.from({ length: Math.min(left, EVENTS_AT_ONCE) }, () => RUN);
      await asOwner(db, ownerId, (trx) => recordEvents(trx, { ownerId, mode: 'live', events, now: START }));
    }
  }
}

/** Jumps from one due moment to the next until nothing is due any more; how many turns of the worker it took. */
async function liveThrough(database: Database): Promise<number> {
  let now = START;
  const clock = () => now;
  const dispatcher = createDispatcher({
    database,
    clock,
    vault: createVault(SECRETS),
    egress: { fetch: async () => ({ status: 500, headers: {}, body: new Uint8Array(), isCut: false }) },
    log: createLogger({ level: 'warn', write: say, clock }),
    metrics: createMetrics(),
  });
  for (let turns = 1; ; turns++) {
    const { claimed, nextDueAt } = await dispatcher.turn();
    while (dispatcher.inFlight > 0) await new Promise((resolve) => setImmediate(resolve));
    if (turns % 2_000 === 0) say(`${((now - START) / HOUR_MS).toFixed(2)} h after ${turns} turns`);
    if (claimed + dispatcher.queued + dispatcher.unwritten > 0) continue;
    if (nextDueAt === null) return turns;
    const isLate = nextDueAt - START >= EXACT_FROM_MS;
    now = isLate ? Math.max(now + 1, nextDueAt) : Math.max(now + STEP_MS, nextDueAt);
  }
}

async function judge({ db }: Database, faults: Faults): Promise<Record<string, string | number>> {
  const rows = await asWorker(db, (trx) =>
    trx
      .selectFrom('delivery')
      .leftJoin('delivery_attempt', (join) =>
        join
          .onRef('delivery_attempt.owner_id', '=', 'delivery.owner_id')
          .onRef('delivery_attempt.delivery_id', '=', 'delivery.id'),
      )
      .select(({ fn }) => [
        'delivery.id',
        'delivery.state',
        fn.count<number>('delivery_attempt.number').as('tries'),
        fn.min('delivery_attempt.started_at').as('first'),
        fn.max('delivery_attempt.started_at').as('last'),
      ])
      .groupBy(['delivery.owner_id', 'delivery.id'])
      .execute(),
  );
  const lasts: number[] = [];
  for (const { id, state, tries, first, last } of rows) {
    const hours = ((last?.getTime() ?? 0) - (first?.getTime() ?? 0)) / HOUR_MS;
    lasts.push(hours);
    if (tries < TRIES) faults.add('tries', `${id}: ${tries}`);
    if (!(hours >= 23.5 && hours <= 24)) faults.add('last try', `${id}: after ${hours} h`);
    if (state !== 'failed') faults.add('state', `${id}: ${state}`);
  }
  if (rows.length !== RUNS) faults.add('rows', `${rows.length} deliveries`);
  lasts.sort((a, b) => a - b);
  const tries = rows.map((row) => row.tries);
  return {
    'tries, fewest and most': `${tries.reduce((a, b) => Math.min(a, b))} and ${tries.reduce((a, b) => Math.max(a, b))}`,
    'last try, earliest h': (lasts[0] ?? 0).toFixed(4),
    'last try, latest h': (lasts.at(-1) ?? 0).toFixed(4),
  };
}
