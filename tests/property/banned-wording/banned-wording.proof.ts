/** No banned sentence in any answer, and no text that is not an instance of one on the page of texts. */
import { generatedAnswers, writtenAnswers } from './answers.ts';
import { createJudge } from '../../../scripts/documents/wording/judge-answers.ts';
import { runProof } from '../../proof.ts';
import { createFaults, faultFigures } from '../../support/faults.ts';
import { scaled } from '../../support/scale.ts';
import { seedOr } from '../../support/seed.ts';

/** Five engines, four agents and the exam. */
const ANSWERERS = 10;
const REQUESTS = scaled(20_000, 200);
const SEED = seedOr(20_261_123);

await runProof({
  name: 'banned-wording',
  covers: [
    'packages/clinical/src',
    'packages/engines/src',
    'packages/intelligence/src',
    'packages/mse-draft/src',
  ],
  bar: `In the answers of five engines, four agents and the exam to ${REQUESTS.toLocaleString('en')} generated requests, the vignettes and the written visits, no banned sentence is said, and none that is no instance of a text of docs/wording.md.`,
  async run() {
    const judge = createJudge();
    const faults = createFaults();
    let answers = 0;
    let texts = 0;
    for (const all of [generatedAnswers(Math.ceil(REQUESTS / ANSWERERS), SEED), writtenAnswers()])
      for await (const answered of all) {
        const judged = judge(answered);
        answers++;
        texts += judged.texts;
        for (const { kind, message } of judged.faults) faults.add(kind, message);
      }
    return { passed: faults.total === 0, figures: { seed: SEED, answers, texts, ...faultFigures(faults) } };
  },
});
