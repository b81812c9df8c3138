/** Test files `*.heavy.test.ts`: real time, real programs, real cameras, every language. */
import { runProof } from '../proof.ts';
import { runTests } from '../support/run-tests.ts';

const FILES = [
  'tools/visit-reader/trainer/learn-weights.heavy.test.ts',
  'packages/webhooks/src/oracles.test.ts',
  'scripts/offline.heavy.test.ts',
  'sdks/capture/test/failures.browser.heavy.test.ts',
  'sdks/capture/test/firefox-hearing.browser.heavy.test.ts',
  'sdks/capture/test/hearing.browser.heavy.test.ts',
  'services/platform/src/capture-page/capture-page.browser.heavy.test.ts',
  'cli/src/other-program-on-the-port.heavy.test.ts',
  'services/platform/src/pages-in-firefox.browser.heavy.test.ts',
  'services/platform/src/retina-page/retina-page.browser.heavy.test.ts',
];

await runProof({
  name: 'heavy-tests',
  covers: [
    'sdks/capture',
    'packages/webhooks/src',
    'packages/mse-draft/src',
    'tools/visit-reader',
    'scripts/offline.heavy.test.ts',
    'apps',
    'services/pages',
    'services/platform/src/capture-page',
    'services/platform/src/retina-page',
    'cli/src',
    'services/platform/src/pages-in-firefox.browser.heavy.test.ts',
  ],
  runsTests: true,
  // The reader is learned anew in one of them: a quarter of an hour of one core.
  limitMinutes: 45,
  bar: 'The server, the command line and the build ask nothing of the network; a recording gives in Chromium and in Firefox the numbers it gives in Node, both pages work in Firefox, and every failure of a microphone its error; another program on the usual port is never asked; six public verifiers refuse 10,000 tampered deliveries each; the page of the retina has no fault in any language; the reader of visits learns the same bytes again.',
  async run() {
    const { files, held, failed } = runTests(FILES);
    return {
      passed: failed.length === 0 && files === FILES.length,
      figures: {
        files,
        'statements that hold': held,
        'statements that do not': failed.length === 0 ? 0 : failed.join('; '),
      },
    };
  },
});
