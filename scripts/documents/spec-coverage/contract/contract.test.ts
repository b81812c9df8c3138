import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROWS } from '../rows.ts';
import { rowsFor } from './match-rows.ts';
import { type ContractEntry, readContract } from './read-contract.ts';
import { SHOWN_BY } from './shown-by.ts';

const entries = JSON.parse(
  readFileSync(new URL('./entries.json', import.meta.url), 'utf8'),
) as ContractEntry[];
const ids = new Set(ROWS.map(({ id }) => id));

describe('every heading, table row, rule and point of the documents', () => {
  it('has an id of its own', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(400);
  });

  it('has a row of the coverage page behind it, or says why none is needed', () => {
    const without = entries.filter((entry) => rowsFor(entry, ROWS).length === 0).map(({ id }) => id);
    expect(without).toEqual([]);
  });

  it('is an entry still, where rows were named for it, and so are those rows', () => {
    const noted = new Set(entries.map(({ id }) => id));
    expect(Object.keys(SHOWN_BY).filter((id) => !noted.has(id))).toEqual([]);
    const named = Object.values(SHOWN_BY).flatMap((rows) => ('none' in rows ? [] : rows));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('a document is read', () => {
  const TEXT = [
    '## 2. Fields',
    'Some words.',
    '| Field | Type |',
    '|---|---|',
    '| `score` | number |',
    '| `score` | string |',
    '1. A rule',
    '   that goes on.',
    '- A point of a list with many more words than that',
  ];
  const read = (lines: readonly string[]) => readContract(4, lines.join('\n'));

  it('into its heading, rows, rules and points', () => {
    expect(read(TEXT).map(({ id }) => id)).toEqual([
      '4:2 | heading',
      '4:2 | score',
      '4:2 | score | string',
      '4:2 | rule 1',
      '4:2 | A point of a list with',
    ]);
  });

  it.each([
    ['a word between the tables', 1, 'Other words.', ['4:2 | heading']],
    ['a cell', 4, '| `score` | integer |', ['4:2 | heading', '4:2 | score']],
    ['the end of a rule', 7, '   that ends.', ['4:2 | heading', '4:2 | rule 1']],
  ])('and %s that changes changes their hashes alone', (_, line, text, changed) => {
    const before = read(TEXT);
    const after = read(TEXT.with(line, text));
    expect(after.filter(({ hash }, index) => hash !== before[index]?.hash).map(({ id }) => id)).toEqual(
      changed,
    );
  });
});
