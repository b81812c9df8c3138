import { describe, expect, it } from 'vitest';
import { findGaps, idsIn, readClaims, renderPage, type VitestReport } from './report.ts';
import type { Row } from './row.ts';

const test = (status: string, ...titles: string[]) => ({
  status,
  ancestorTitles: titles.slice(0, -1),
  title: titles.at(-1) ?? '',
});
const report = (...assertionResults: ReturnType<typeof test>[]): VitestReport => ({
  testResults: [{ name: '/tree/a.test.ts', assertionResults }],
});
const rows: Row[] = [
  { id: '1:2.2 explain', text: 'optional' },
  {
    id: '1:8 latency',
    text: 'p50 | p99',
    benchmark: { program: 'benchmarks/x.ts', results: 'benchmarks/x.json', target: 'p99, ms' },
  },
  { id: 'D:CORS: preflight', text: '204' },
];

describe('ids in test titles', () => {
  it.each([
    ['in the title', ['[1:2.2 explain] adds reasoning'], ['1:2.2 explain']],
    ['in a title around it', ['[1:5.4] keys', 'are refused'], ['1:5.4']],
    ['several in one title', ['[1:5.4] [D:CORS: preflight] x'], ['1:5.4', 'D:CORS: preflight']],
    ['with brackets of a field name', ['[1:4.7 responses[]] x'], ['1:4.7 responses[]']],
    ['not in what only looks like one', ['[4:3] [x] reads [1, 2]'], []],
  ])('are read %s', (_, titles, ids) => {
    expect(readClaims(report(test('passed', ...titles)), '/tree').map(({ id }) => id)).toEqual(ids);
  });

  it('of tests that did not pass count nothing', () => {
    expect(readClaims(report(test('failed', '[1:5.4] x'), test('skipped', '[1:5.4] x')), '/tree')).toEqual(
      [],
    );
  });
});

describe('gaps', () => {
  it('are rows without test and benchmark', () => {
    expect(findGaps(rows, []).untested.map(({ id }) => id)).toEqual(['1:2.2 explain', 'D:CORS: preflight']);
  });

  it('are not rows of tests that a quick run leaves out', () => {
    const text = "it('adds reasoning [1:2.2 explain]', async () => {});";
    const { untested } = findGaps(rows, [], new Set(idsIn(text)));
    expect(untested.map(({ id }) => id)).toEqual(['D:CORS: preflight']);
  });

  it('are ids that are no row', () => {
    const claims = readClaims(report(test('passed', '[1:2.2 explian] x')), '/tree');
    expect(findGaps(rows, claims).unknownIds).toEqual([
      { id: '1:2.2 explian', file: 'a.test.ts', title: 'x' },
    ]);
  });
});

describe('the page', () => {
  const tests = ['d', 'b', 'a', 'c', 'a'].map((title) => test('passed', `[1:2.2 explain] ${title}`));

  it('names three titles of a row in order and counts the others', () => {
    const page = renderPage(rows, readClaims(report(...tests), '/tree'));
    expect(page).toContain('`a.test.ts`: a<br>`a.test.ts`: b<br>`a.test.ts`: c<br>and 1 more');
  });

  it('does not depend on the order of the tests', () => {
    const pageOf = (list: typeof tests) => renderPage(rows, readClaims(report(...list), '/tree'));
    expect(pageOf(tests.toReversed())).toBe(pageOf(tests));
  });

  it('shows benchmarks, and keeps the table whole', () => {
    const page = renderPage(rows, []);
    expect(page).toContain('| p50 \\| p99 | benchmark `benchmarks/x.ts`: p99, ms |');
  });
});
