import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerTo, type ClinicalCase, isRight } from './judge.ts';

const casesOf = (name: string): ClinicalCase[] =>
  readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ClinicalCase);

/** Those that were answered otherwise than their author said. */
async function wrong(cases: readonly ClinicalCase[]): Promise<string[]> {
  const answered = await Promise.all(
    cases.map(async (it) => ({ it, answer: await answerTo(it.kind, it.input) })),
  );
  return answered.filter(({ it, answer }) => !isRight(it, answer)).map(({ it }) => `${it.id}: ${it.why}`);
}

/**
 * Requests by authors who had not seen the service: a language model in the part of a liaison psychiatrist, a pharmacist, a
 * community nurse and a psychiatrist of a measurement clinic. Half of each author's was learned from; the other half was
 * scored once, and its figures stand in the README beside these files.
 */
describe.each([
  { name: 'learned', ask: 0.95, calm: 0.97 },
  { name: 'scored', ask: 0.95, calm: 0.97 },
  { name: 'scored-again', ask: 0.95, calm: 0.97 },
])('cases of other authors, $name [D:read whole]', ({ name, ask, calm }) => {
  const cases = casesOf(name);

  it.each([
    ['ask', ask],
    ['calm', calm],
  ] as const)('those that must %s do, at least %d', async (expected, share) => {
    const chosen = cases.filter((it) => it.expect === expected);
    const missed = await wrong(chosen);
    expect({ most: missed.length <= (1 - share) * chosen.length + 1e-9, missed }).toMatchObject({
      most: true,
    });
  });
});
