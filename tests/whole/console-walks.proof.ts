/** The console and the documentation walked in Chromium: every screen, form and list, where each test run takes a few. */
import { runProof } from '../proof.ts';
import { runTests } from '../support/run-tests.ts';

const FILES = [
  'services/platform/src/console/',
  'services/platform/src/console-page/',
  'services/platform/src/docs/docs-pages.browser.test.ts',
];

await runProof({
  name: 'console-walks',
  covers: [
    'apps/console',
    'apps/docs-page',
    'services/pages',
    'services/console-api',
    'services/platform/src/console',
  ],
  runsTests: true,
  limitMinutes: 30,
  bar: 'Every screen of the console in Chromium: by role in every look, by keyboard, in five languages, with lists that fail or are slow, with sessions that end in every form, and no row of another account for a frame; the documentation at four widths, light and dark.',
  async run() {
    const { files, held, failed } = runTests(FILES);
    return {
      passed: failed.length === 0 && files > 0,
      figures: {
        files,
        'statements that hold': held,
        'statements that do not': failed.length === 0 ? 0 : failed.join('; '),
      },
    };
  },
});
