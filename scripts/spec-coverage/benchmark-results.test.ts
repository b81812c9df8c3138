import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROWS } from './rows.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
/** Measured before commit and day were kept beside the figures. Measured again, a file leaves this list for good. */
const EARLIER = [
  'capture-session',
  'capture-syllables',
  'capture',
  'client-overhead',
  'client-retries',
  'deliveries',
  'engines-against-rules',
  'engines',
  'hostile-sizes',
  'model-hangs',
  'mse-writes',
  'start-and-memory',
].map((name) => `benchmarks/results/${name}.json`);
/** The list above as it was when it was made: it grows no more. */
const AT_MOST = 12;

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
    expect(lacking(file)).toEqual(EARLIER.includes(file) ? ['commit', 'day'] : []);
  });

  it('without commit and day are no more than there were', () => {
    expect(EARLIER.length).toBeLessThanOrEqual(AT_MOST);
    expect(EARLIER.filter((file) => !FILES.includes(file))).toEqual([]);
  });

  it('that a row of the contract rests on say all three', () => {
    const behind = ROWS.flatMap(({ benchmark }) => benchmark?.results ?? []);
    expect(behind.length).toBeGreaterThan(0);
    expect(behind.filter((file) => EARLIER.includes(file))).toEqual([]);
  });
});
