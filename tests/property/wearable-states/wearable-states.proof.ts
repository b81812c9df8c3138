/** The states of wearable connections and their events against an independent model: in memory, and through HTTP on both databases. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { runProof } from '../../proof.ts';
import { createDice } from '../../support/dice.ts';
import { createFaults, faultFigures } from '../../support/faults.ts';
import { withPostgres } from '../../support/postgres.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { seedOr } from '../../support/seed.ts';
import { runInMemory } from './in-memory.ts';
import type { HttpReport, HttpRun } from './over-http-process.ts';

const IN_MEMORY = scaled(1_000_000, 10_000);
const OVER_HTTP = scaled(20_000, 400);
const SEED = seedOr(20_261_121);

await runProof({
  name: 'wearable-states',
  covers: ['packages/wearables/src', 'packages/store/src/wearables'],
  bar: 'Wearable connections against an independent model: 1,000,000 random commands in memory and 20,000 through HTTP on each database, from 8 lanes at once with a clock that is moved: no illegal state, exactly one of two moves at once, events exactly those decided and in order, other tenants see nothing.',
  async run() {
    const faults = createFaults();
    const inMemory = runInMemory(IN_MEMORY, createDice(SEED), faults);
    say(`in memory: ${inMemory}`);
    const run = async (name: string, databaseUrl?: string) => {
      const report = await runInProcess({ commands: OVER_HTTP, seed: SEED, databaseUrl });
      for (const [kind, detail] of report.faults) faults.add(kind, `${name}: ${detail}`);
      say(`${name}: ${report.perSecond} commands a second, ${report.seen}`);
      return report;
    };
    const [embedded, postgres] = await Promise.all([
      run('embedded'),
      withPostgres(({ url }) => run('PostgreSQL', url)),
    ]);
    return {
      passed: faults.total === 0,
      figures: {
        'commands in memory': IN_MEMORY,
        'in memory': inMemory.toString(),
        'commands through HTTP on each database': OVER_HTTP,
        seed: SEED,
        'embedded: answers and events': embedded.seen,
        'embedded: commands a second': embedded.perSecond,
        'PostgreSQL: answers and events': postgres.seen,
        'PostgreSQL: commands a second': postgres.perSecond,
        ...faultFigures(faults),
      },
    };
  },
});

/** One database in a process of its own: server, provider and browser share its thread. */
async function runInProcess(run: HttpRun): Promise<HttpReport> {
  const program = new URL('./over-http-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=@svc/source', program, JSON.stringify(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = (await text(child.stdout)).trim().split('\n').at(-1) ?? '';
  return JSON.parse(printed) as HttpReport;
}
