/** `pnpm bench [NAME…]`: prints the tables and writes them as JSON under `benchmarks/results/`. */
import { spawnSync } from 'node:child_process';

const ALL = [
  'engines',
  'engines-against-rules',
  'endpoints',
  'hostile-sizes',
  'start-and-memory',
  'agent-engines',
  'model-hangs',
  'deliveries',
  'mse-writes',
  'retina',
  'capture',
];
const asked = process.argv.slice(2).filter((argument) => argument !== '--');
if (asked.some((name) => !ALL.includes(name))) {
  process.stdout.write(`Usage: pnpm bench [${ALL.join('|')} …]\n`);
  process.exit(asked.includes('--help') ? 0 : 2);
}
spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
let failed = false;
for (const name of asked.length > 0 ? asked : ALL) {
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--conditions=@svc/source', `benchmarks/src/${name}.ts`],
    {
      stdio: 'inherit',
    },
  );
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
