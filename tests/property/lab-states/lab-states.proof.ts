/** The states of lab orders and their events against an independent model: in memory, and through HTTP on both databases. */
import { ADMIN_TOKEN, runOverHttp } from './over-http.ts';
import { runInMemory } from './in-memory.ts';
import { runProof } from '../../proof.ts';
import { createFaults, faultFigures } from '../../support/faults.ts';
import { withPostgres } from '../../support/postgres.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { seedOr } from '../../support/seed.ts';
import { startPlatform } from '../../support/server-process.ts';

const IN_MEMORY = scaled(1_000_000, 10_000);
const OVER_HTTP = scaled(20_000, 400);
const SEED = seedOr(20_261_121);
const PLENTY = '1000000000';
const ENV = {
  SVC_ADMIN_TOKEN: ADMIN_TOKEN,
  SVC_LOG_LEVEL: 'error',
  SVC_SANDBOX_KEY_DAILY: PLENTY,
  SVC_SANDBOX_ACCOUNT_DAILY: PLENTY,
};

await runProof({
  name: 'lab-states',
  covers: ['packages/labs/src', 'packages/store/src/labs'],
  bar: 'Lab orders against an independent model: 1,000,000 random commands in memory and 20,000 through HTTP on each database, from 8 lanes at once: no illegal state, every refusal where the model refuses, exactly one of two moves at once, events exactly those decided and in order.',
  async run() {
    const faults = createFaults();
    const inMemory = runInMemory(IN_MEMORY, SEED, faults);
    say(`in memory: ${inMemory}`);
    const run = async (env: Readonly<Record<string, string>>) => {
      const server = await startPlatform(env);
      const started = performance.now();
      try {
        const seen = await runOverHttp(server, { commands: OVER_HTTP, seed: SEED, faults });
        const perSecond = Math.round((OVER_HTTP * 1_000) / (performance.now() - started));
        say(
          `${env.DATABASE_URL === undefined ? 'embedded' : 'PostgreSQL'}: ${perSecond} commands a second, ${seen}`,
        );
        return { seen, perSecond };
      } finally {
        await server.stop();
        server.remove();
      }
    };
    const [embedded, postgres] = await Promise.all([
      run(ENV),
      withPostgres(({ url }) => run({ ...ENV, DATABASE_URL: url })),
    ]);
    return {
      passed: faults.total === 0,
      figures: {
        'commands in memory': IN_MEMORY,
        'in memory': inMemory.toString(),
        'commands through HTTP on each database': OVER_HTTP,
        seed: SEED,
        'embedded: answers and events': embedded.seen.toString(),
        'embedded: commands a second': embedded.perSecond,
        'PostgreSQL: answers and events': postgres.seen.toString(),
        'PostgreSQL: commands a second': postgres.perSecond,
        ...faultFigures(faults),
      },
    };
  },
});
