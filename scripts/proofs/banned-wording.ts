/** No sentence of the banned list in any answer, and no text that is not on the page of texts. */
import { answersTo } from '../wording/answers.ts';
import { bannedIn } from '../wording/banned.ts';
import { createListed } from '../wording/listed.ts';
import { saidIn } from '../wording/said-in.ts';
import { readSections } from '../wording/sections.ts';
import { runProof } from './proof.ts';
import { createFaults, faultFigures } from './support/faults.ts';
import { scaled } from './support/scale.ts';

/** Five engines and four agents. */
const ANSWERERS = 9;
const REQUESTS = scaled(20_000, 180);
const SEED = 20_261_123;

await runProof({
  name: 'banned-wording',
  bar: `In the answers of five engines and four agents to ${REQUESTS.toLocaleString('en')} generated requests no banned sentence is said, and none that docs/wording.md does not list.`,
  async run() {
    const sections = readSections();
    const listed = createListed(
      sections.flatMap(({ texts }) => texts),
      sections.flatMap(({ parts }) => parts),
    );
    const faults = createFaults();
    let answers = 0;
    let texts = 0;
    for await (const { product, request, answer, asksForReview } of answersTo(
      Math.ceil(REQUESTS / ANSWERERS),
      SEED,
    )) {
      answers++;
      for (const { path, text } of saidIn(answer)) {
        texts++;
        for (const why of bannedIn(text, asksForReview))
          faults.add(`banned: ${why}`, `${product} ${path}: ${text}`);
        const left = listed(text, request);
        if (left.length > 0) faults.add('not listed', `${product} ${path}: ${left.join(' ')} <- ${text}`);
      }
    }
    return { passed: faults.total === 0, figures: { answers, texts, ...faultFigures(faults) } };
  },
});
