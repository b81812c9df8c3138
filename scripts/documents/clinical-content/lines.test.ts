import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { renderPages } from './pages.ts';

it.each<[string, unknown, string[]]>([
  ['a number', { maxDailyMg: 300 }, ['maxDailyMg: 300']],
  ['nothing for what is missing or empty', { a: undefined, b: [], c: new Set() }, []],
  ['a list of words in one line', { classes: ['SSRI', 'SEROTONERGIC'] }, ['classes: SSRI, SEROTONERGIC']],
  ['entries by their keys', [{ key: 'tsh', low: 0.4 }], ['[tsh].key: tsh', '[tsh].low: 0.4']],
  ['entries without keys by their places', [{ from: 8 }, { from: 11 }], ['[1].from: 8', '[2].from: 11']],
  [
    'a source with its status',
    { evidence: { status: 'memory', source: 'a label' } },
    ['evidence: memory: a label'],
  ],
  [
    'a source with more, by part',
    { evidence: { status: 'ours', source: 'x', page: 4 } },
    ['evidence.status: ours', 'evidence.source: x', 'evidence.page: 4'],
  ],
  ['a pattern', { word: /not\s+daily/u }, ['word: `/not\\s+daily/u`']],
  ['a text in one line', { advice: 'Ask\n  again' }, ['advice: Ask again']],
])('%s', (_, value, lines) => {
  expect(linesOf(value)).toEqual(lines);
});

it('an entry of a table is a heading with its facts under it, on the page of its folder', () => {
  const value = [{ id: 'X001', severity: 'contraindicated' }];
  const pages = renderPages([
    { file: 'packages/clinical/src/interactions/maoi.ts', name: 'MAOI_RULES', value },
  ]);
  expect([...pages.keys()]).toEqual(['clinical-interactions.md']);
  expect(pages.get('clinical-interactions.md')).toContain(
    '## packages/clinical/src/interactions/maoi.ts\n\n- **X001** (MAOI_RULES)\n  - severity: contraindicated\n',
  );
});
