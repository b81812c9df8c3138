import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type EhrCase, judge } from './judge.ts';

const casesOf = (name: string): EhrCase[] =>
  readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as EhrCase);

/** Those that were answered otherwise than their author said, with what asked. */
const wrong = (cases: readonly EhrCase[]) =>
  cases
    .map((each) => ({ ...each, said: judge(each) }))
    .filter(({ mustAsk, said }) => mustAsk !== said.asks)
    .map(({ id, why, said }) => ({ id, why, because: said.because.slice(0, 2) }));

/**
 * Records, calls and reports by authors who had not seen the reader: a language model in the part of a liaison psychiatrist, a
 * pharmacist, a community psychiatrist, a nurse of patient safety and others. Half of each author's was learned from; the
 * other half was scored once, and its figures stand in the README beside these files.
 */
describe.each(['learned', 'scored'])('records of other authors, %s [D:fhir: never calmer]', (name) => {
  const cases = casesOf(name);

  it('that must ask ask, at least 95 %', () => {
    const asking = cases.filter(({ mustAsk }) => mustAsk);
    const missed = wrong(asking);
    expect({ most: 0.05 * asking.length >= missed.length, missed }).toMatchObject({ most: true });
  });

  it('that must stay calm do, at least 95 %', () => {
    const calm = cases.filter(({ mustAsk }) => !mustAsk);
    const missed = wrong(calm);
    expect({ most: 0.05 * calm.length >= missed.length, missed }).toMatchObject({ most: true });
  });
});
