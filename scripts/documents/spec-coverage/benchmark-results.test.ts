import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROWS } from './rows.ts';
import { ROOT } from '../../root.ts';

interface Results {
  readonly measured?: { readonly commit?: string; readonly day?: string };
  readonly machine?: { readonly cores?: number; readonly model?: string; readonly node?: string };
}

const FILES = globSync('benchmarks/results/*.json', { cwd: ROOT }).toSorted();

/** What the results of a benchmark do not say of how they were measured. */
function lacking(file: string): string[] {
  const { measured, machine } = JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')) as Results;
  return [
    ...(/^[0-9a-f]{7,40}(?: with changes)?$/.test(measured?.commit ?? '') ? [] : ['commit']),
    ...(/^\d{4}-\d\d-\d\d$/.test(measured?.day ?? '') ? [] : ['day']),
    ...(machine?.cores && machine.model && machine.node ? [] : ['machine']),
  ];
}

describe('the results of a benchmark', () => {
  it.each(FILES)('%s say commit, day and machine', (file) => {
    expect(lacking(file)).toEqual([]);
  });

  it('that a row of the contract rests on are among them', () => {
    const behind = ROWS.flatMap(({ benchmark }) => benchmark?.results ?? []);
    expect(behind.length).toBeGreaterThan(0);
    expect(behind.filter((file) => !FILES.includes(file))).toEqual([]);
  });
});
