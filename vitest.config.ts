import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their sources, so a test never runs against a stale build.
const conditions = ['@svc/source', 'module', 'node', 'development|production'];

// What uses a database; only a run of it starts the server.
const onDatabase = [
  'packages/store/**/*.test.ts',
  'packages/server-kit/**/*.test.ts',
  'packages/labs/src/move-order.test.ts',
  'packages/wearables/src/oauth/token-keeper.test.ts',
  'packages/wearables/src/revoke-ended.test.ts',
  'services/**/*.test.ts',
  'cli/**/*.test.ts',
];
const built = ['**/node_modules/**', '**/dist/**'];
// What takes real time or starts many programs is for `npx pnpm prove`.
const heavy = process.env.SVC_HEAVY === '1' ? [] : ['**/*.heavy.test.ts'];
// What starts a browser, or programs as people start them: a run by hand leaves it to CI.
const programs = process.env.SVC_QUICK === '1' ? ['**/*.program.test.ts', '**/*.browser.test.ts'] : [];
const PATIENCE_MS = Number(process.env.SVC_TEST_PATIENCE_MS ?? 300_000);
const leftOut = [...built, ...heavy, ...programs];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@svc/source'] } },
  test: {
    passWithNoTests: false,
    // No module keeps state of its own between tests, so the files of a worker share what they import.
    isolate: false,
    // Many files wait for other processes; one worker more than there are cores uses that time.
    maxWorkers: availableParallelism() + 1,
    // The embedded database is used too shortly to pay for compiling it well.
    execArgv: ['--liftoff-only'],
    // Programs that tests start compile what the one before them compiled.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/node-compile', import.meta.url)) },
    // Nothing here is about speed: a limit ends what hangs or runs away, and no slow machine.
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          globalSetup: 'scripts/test/built.ts',
          include: [
            'packages/**/*.test.ts',
            'sdks/**/*.test.ts',
            'apps/**/*.test.ts',
            'examples/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/**/*.test.ts',
            'docs/**/*.test.ts',
            'benchmarks/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [...leftOut, ...onDatabase],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: onDatabase,
          exclude: leftOut,
          globalSetup: ['packages/store/test/global-setup.ts', 'scripts/test/built.ts'],
        },
      },
    ],
  },
});
