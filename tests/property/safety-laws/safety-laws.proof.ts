/** The principle of clinical safety as laws: an answer may be less certain than hoped, never calmer than the worst thing it was told. */
import * as fc from 'fast-check';
import { runProof } from '../../proof.ts';
import { CONTEXT_LAWS } from './context-laws.ts';
import { LAB_LAWS } from './lab-laws.ts';
import type { SafetyLaw } from './safety-law.ts';
import { SCALE_LAWS } from './scale-laws.ts';
import { WORD_LAWS } from './word-laws.ts';
import { createFaults, faultFigures, type Faults } from '../../support/faults.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { seedOr } from '../../support/seed.ts';

const CASES = scaled(10_000, 100);
const SEED = seedOr(20_261_123);
/** A law that hardly ever has something to say proves nothing. */
const LEAST_TELLING_PCT = 20;
const LAWS: readonly SafetyLaw[] = [...SCALE_LAWS, ...LAB_LAWS, ...WORD_LAWS, ...CONTEXT_LAWS];

await runProof({
  name: 'safety-laws',
  covers: ['packages/clinical/src', 'packages/engines/src', 'packages/mse-draft/src'],
  bar: `On ${CASES.toLocaleString('en')} generated cases each: no answer gets calmer by worse news, no scale of another purpose changes a direction, nothing within measurement error reads as change, nothing old outvotes what is newer, and words about safety are never passed over.`,
  async run() {
    const faults = createFaults();
    const told = Object.fromEntries(LAWS.map((law) => [law.name, checkLaw(law, faults)]));
    return {
      passed: faults.total === 0,
      figures: { 'cases of each law': CASES, seed: SEED, ...told, ...faultFigures(faults) },
    };
  },
});

/** The number of cases that say something about the law. */
function checkLaw({ name, cases, problemOf }: SafetyLaw, faults: Faults): number {
  const started = performance.now();
  let told = 0;
  const details = fc.check(
    fc.property(cases, (value) => {
      const problem = problemOf(value);
      if (problem !== null) told++;
      if (typeof problem === 'string') throw new Error(problem);
    }),
    { numRuns: CASES, seed: SEED },
  );
  say(`${details.failed ? 'FAIL' : 'ok  '} ${name} (${Math.round(performance.now() - started)} ms)`);
  if (details.failed) {
    const error = details.errorInstance instanceof Error ? details.errorInstance.message : '';
    faults.add(name, `${error} ${JSON.stringify(details.counterexample)}`);
  } else if (told < (CASES * LEAST_TELLING_PCT) / 100)
    faults.add('a law that tests nothing', `${name}: ${told} of ${CASES}`);
  return told;
}
