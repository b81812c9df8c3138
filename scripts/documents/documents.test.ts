import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changesOf, COMMITTED, DOCUMENT_NAMES, linesOfChange } from './documents.ts';

it.each(COMMITTED.map((name) => ({ name })))(
  '$name is what the code gives (old: `npx pnpm documents $name`)',
  async ({ name }) => {
    expect((await changesOf(name)).flatMap(linesOfChange).slice(0, 20)).toEqual([]);
  },
);

it('every folder is a document', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((it) => it.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(DOCUMENT_NAMES.toSorted());
});

it('a change is told by the lines that go and come, with the entry they stand under', () => {
  const [before, after] = [
    '- **a**\n  - from: 1\n- **b**\n  - from: 1\n',
    '- **a**\n  - from: 1\n- **b**\n  - from: 2\n',
  ];
  expect(linesOfChange({ file: 'x.md', before, after })).toEqual([
    'x.md: - - **b** - from: 1',
    'x.md: + - **b** - from: 2',
  ]);
  expect(linesOfChange({ file: 'x.md', before: 'a\nb', after: 'b\na' })).toEqual([
    'x.md: the order of its lines',
  ]);
});
