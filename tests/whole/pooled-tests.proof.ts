/** The tests of everything that stores, once more with PgBouncer between them and the database. */
import { runProof } from '../proof.ts';
import { runTests } from '../support/run-tests.ts';

const FOLDERS = ['packages/store', 'packages/server-kit', 'services', 'cli/src'];
/** Those that need notifications or a session of their own, each with its reason beside it. */
const MOST_SKIPPED = 60;

await runProof({
  name: 'pooled-tests',
  covers: ['packages/store/src', 'packages/server-kit/src', 'services', 'cli'],
  runsTests: true,
  limitMinutes: 30,
  bar: 'Every test of store and services holds with PgBouncer in transaction mode before the database, but for those of notifications and of what a session keeps.',
  async run() {
    const { files, held, skipped, failed } = runTests(FOLDERS, { env: { TEST_POOLER: '1' }, maySkip: true });
    return {
      passed: failed.length === 0 && skipped <= MOST_SKIPPED,
      figures: {
        files,
        'statements that hold': held,
        'statements left out': skipped,
        'statements that do not': failed.length === 0 ? 0 : failed.join('; '),
      },
    };
  },
});
