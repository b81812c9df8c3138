import { existsSync, globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { blocksOf } from './test/page-blocks.ts';
import { ROOT } from './root.ts';

/** Which test runs the blocks of a page, or holds them against what they show; by page and language. */
const HELD: readonly (readonly [pages: string, languages: string, test: string])[] = [
  ['README.md', 'sh json text ts', 'scripts/readme.program.test.ts'],
  ['CONTRIBUTING.md', 'sh', 'scripts/readme.program.test.ts'],
  ['{packages,sdks}/*/README.md', 'sh', 'scripts/installed-packages.program.test.ts'],
  ['sdks/client/README.md', 'ts', 'sdks/client/test/readme.program.test.ts'],
  ['sdks/python/README.md', 'python', 'sdks/python/test/python-client.program.test.ts'],
  ['{docs,packages,sdks,services,apps,cli}/**/*.md', 'ts', 'scripts/readme.program.test.ts'],
  ['docs/{fhir,events,webhooks}.md', 'text', 'scripts/readme.program.test.ts'],
  ['docs/**/*.md', 'sh bash console', 'cli/src/guide-commands.program.test.ts'],
  ['docs/releasing.md', 'sh', 'scripts/installed-packages.program.test.ts'],
  ['docs/labs.md', 'json text', 'packages/labs/src/guide.test.ts'],
  ['docs/mcp.md', 'json', 'cli/src/mcp-command.program.test.ts'],
  ['docs/capture.md', 'html js', 'sdks/capture/test/guide.browser.test.ts'],
  ['docs/errors/*.md', 'json', 'packages/contracts/src/errors/errors.test.ts'],
  ['docs/configuration.md', 'text', 'tests/faults/failover/recipe.test.ts'],
  ['docs/architecture.md', 'mermaid', 'scripts/architecture.test.ts'],
  ['examples/README.md', 'text', 'cli/src/guide-commands.program.test.ts'],
  ['examples/README.md', 'console', 'examples/src/readme.program.test.ts'],
];
/** Blocks that no test runs, by page and first line, and why not. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'tools/vessel-model/README.md: python3 train.py --data ../../packages/retina/test-images/chase_db1 --out net.pt --hold 01,02 --steps 3000':
    'trains a net for half an hour, with packages for Python that nothing else needs',
};

const BLOCKS = globSync('**/*.md', {
  cwd: ROOT,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
}).flatMap((page) => blocksOf(page).map((block) => ({ page, ...block })));
const nameOf = ({ page, text }: { page: string; text: string }) => `${page}: ${text.split('\n', 1)[0]}`;
const testsOf = ({ page, language }: { page: string; language: string }) =>
  HELD.filter(([pages, languages]) => matchesGlob(page, pages) && languages.split(' ').includes(language));

it('every block of every page is held by a test, or named with the reason why not', () => {
  expect(BLOCKS.length).toBeGreaterThan(70);
  const unheld = BLOCKS.filter((block) => testsOf(block).length === 0).map(nameOf);
  expect(unheld.toSorted()).toEqual(Object.keys(NOT_RUN).toSorted());
});

it.each(HELD)('%s has blocks of each language (%s), held by %s', (pages, languages, test) => {
  expect(existsSync(`${ROOT}${test}`)).toBe(true);
  const found = BLOCKS.filter(({ page }) => matchesGlob(page, pages)).map(({ language }) => language);
  expect(languages.split(' ').filter((language) => !found.includes(language))).toEqual([]);
});
