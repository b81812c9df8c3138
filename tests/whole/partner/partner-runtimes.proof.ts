/**
 * The partner program of the examples, from the packages as they are installed, in every runtime that partners use and by
 * every TypeScript from 5.0 on.
 */
import { join } from 'node:path';
import { runProof } from '../../proof.ts';
import { say } from '../../support/say.ts';
import { compile, type Project } from './compile.ts';
import { type Consumer, createConsumer } from './consumer.ts';
import { judge } from './judge.ts';
import { chromiumVersion, runFile, runInChromium, runInWorkerd } from './run-program.ts';
import { PINNED, programOf, type Runtime, whyNot } from './runtimes.ts';
import { type Served, serve } from './served.ts';

/** Runs the program once, by the name of a figure: what it printed. */
interface Run {
  readonly name: string;
  run(consumer: Consumer, served: Served): Promise<string>;
}

const ALLOWED = ['run', '--no-prompt', '--allow-env', '--allow-net=127.0.0.1'];
const EVERY_PROJECT: readonly Project[] = [
  'CommonJS as Node has it',
  'CommonJS of older projects',
  'ES modules as Node has them',
  'ES modules of bundlers',
];

const RUNS: readonly Run[] = [
  asWritten('Node 22', 'node'),
  asWritten('Node 24', 'node'),
  ...(['Node 22', 'Node 24'] as const).map((node) =>
    compiled(node, 'TypeScript 5.9', 'CommonJS as Node has it'),
  ),
  asWritten('Bun', 'bun'),
  asWritten('Deno', 'deno', ALLOWED),
  {
    name: `workerd ${PINNED.workerd.workerd}`,
    run: async (consumer, { settings }) => runInWorkerd(consumer, await settings('workerd')),
  },
  { name: `${chromiumVersion()}, over a proxy that adds the keys`, run: runInChromium },
  ...(['TypeScript 5.0', 'TypeScript 5.4', 'TypeScript 5.9'] as const).flatMap((typescript) =>
    EVERY_PROJECT.map((project) => compiled('Node 20', typescript, project)),
  ),
  // The newest major no longer looks for packages as older projects do.
  ...EVERY_PROJECT.filter((project) => project !== 'CommonJS of older projects').map((project) =>
    compiled('Node 20', 'TypeScript 7.0', project),
  ),
];

await runProof({
  name: 'partner-runtimes',
  covers: ['sdks/client/src', 'packages/webhooks/src', 'examples/src/partner', 'scripts/build-package.ts'],
  limitMinutes: 20,
  bar: 'From the packed packages the partner program does each of its eight steps in Node 20, 22 and 24, Bun, Deno, workerd and a page in Chromium, and says the same in all; it compiles under strict and exactOptionalPropertyTypes, declarations checked too, by TypeScript 5.0, 5.4, 5.9 and 7.0, as CommonJS and as ES modules, and what they make of it runs. What cannot be had is not tried, and does not count as met.',
  async run() {
    const consumer = createConsumer();
    const served = await serve();
    const figures: Record<string, string> = {};
    try {
      const judged = judge();
      for (const { name, run } of RUNS) {
        figures[name] = await run(consumer, served).then(judged.output, whyNot);
        say(`${name}: ${figures[name]}`);
      }
      return { passed: judged.held() === RUNS.length, figures: { runs: RUNS.length, ...figures } };
    } finally {
      await served.close();
      consumer.remove();
    }
  },
});

/** The TypeScript of the program, by a runtime that takes it. */
function asWritten(runtime: Runtime, program: string, args: readonly string[] = []): Run {
  return {
    name: `${versionOf(runtime)}, TypeScript as written`,
    run: async (consumer, { settings }) =>
      runFile(
        programOf(runtime, program),
        [...args, join(consumer.asWritten, 'main.ts')],
        consumer,
        await settings(runtime.replace(' ', '-')),
      ),
  };
}

function compiled(node: Runtime, typescript: Runtime, project: Project): Run {
  const name = `${versionOf(node)}, ${project}, by ${versionOf(typescript)}`;
  return {
    name,
    async run(consumer, { settings }) {
      const run = name.replaceAll(/\W+/g, '-');
      const file = compile(consumer, { typescript, project, folder: run });
      return runFile(programOf(node, 'node'), [file], consumer, await settings(run));
    },
  };
}

/** Its name with the version that is pinned. */
function versionOf(runtime: Runtime): string {
  const [version = ''] = Object.values(PINNED[runtime]);
  return `${runtime.split(' ')[0]} ${version}`;
}
