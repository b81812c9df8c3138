import { describe, expect, it } from 'vitest';
import { faultsOfFigure } from './figures.ts';

const BENCHMARK = { program: 'b.ts', results: 'b.json', target: 'p99, ms' };
const results = (...rows: object[]) => JSON.stringify({ rows });
const faults = (files: Readonly<Record<string, string>>) =>
  faultsOfFigure(BENCHMARK, '1:8 latency', (path) => files[path]);

describe('a row that rests on a benchmark', () => {
  it.each([
    ['holds at what the contract asks', results({ target: 'p99, ms', seen: 250, atMost: 250 }), []],
    [
      'is at fault one above',
      results({ target: 'p99, ms', seen: 251, atMost: 250 }),
      ['beyond the contract: [1:8 latency] p99, ms: 251 of at most 250'],
    ],
    [
      'is at fault without its figure',
      results({ target: 'p50, ms', seen: 1, atMost: 40 }),
      ['no such figure: [1:8 latency] p99, ms in b.json'],
    ],
  ])('%s', (_, text, expected) => {
    expect(faults({ 'b.ts': '', 'b.json': text })).toEqual(expected);
  });

  it('is at fault without its program or its results', () => {
    expect(faults({ 'b.json': results() })).toEqual(['no such benchmark: [1:8 latency] b.ts']);
    expect(faults({ 'b.ts': '' })).toEqual(['no results of a benchmark: [1:8 latency] b.json']);
  });
});
