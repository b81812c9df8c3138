/** Every text and every list that a body can hold is read in time that grows with its size: twice the text, about twice the time. */
import { growthOf, MOST_RATIO } from './growth.ts';
import { createMeasurer, type Measurer } from './measurer.ts';
import { allPlaces, type Place, plainPlaces } from './places.ts';
import { HOSTILE_TEXTS } from './texts.ts';
import { runProof } from '../../proof.ts';
import { createFaults, faultFigures } from '../../support/faults.ts';
import { Tally } from '../../support/tally.ts';

const WORKERS = 2;
/** Of the clock: on a busy machine a reading waits as well. */
const CAP_MS = 90_000;

interface Case {
  readonly place: Place;
  readonly text: string;
}

await runProof({
  name: 'linear-readers',
  byRealTime: true,
  covers: [
    'packages/engines/src/medication-lines',
    'packages/mse-draft/src',
    'packages/labs/src',
    'packages/intelligence/src/untrusted',
  ],
  bar: `Each text and list in the body of each endpoint, filled with each hostile text up to its cap or 1 MB: twice the size takes at most ${MOST_RATIO} times the processor time, and none runs for ${CAP_MS / 1_000} s.`,
  async run() {
    const faults = createFaults();
    const outcomes = new Tally();
    const [places, texts] = [allPlaces(), Object.keys(HOSTILE_TEXTS)];
    const waiting = places.flatMap((place) =>
      (place.holdsText ? texts : texts.slice(0, 1)).map((text): Case => ({ place, text })),
    );
    const cases = waiting.length;
    let [worst, slowest] = [
      { value: 0, of: 'none' },
      { value: 0, of: 'none' },
    ];

    const work = async (measurer: Measurer): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const of = nameOf(next);
        const { slowestMs, worstRatio, outcome, fault } = await growthOf(measurer, next.place, next.text);
        outcomes.add(outcome);
        if (fault !== undefined) faults.add(`${next.place.endpointId} ${next.place.path}`, `${of}: ${fault}`);
        if (worstRatio > worst.value) worst = { value: worstRatio, of };
        if (slowestMs > slowest.value) slowest = { value: slowestMs, of };
      }
      await measurer.stop();
    };

    const measurers = await Promise.all(Array.from({ length: WORKERS }, () => createMeasurer(CAP_MS)));
    for (const place of plainPlaces()) {
      const { outcome, failure } = await (measurers[0] as Measurer).measure({
        place,
        text: '',
        size: 1,
        times: 1,
      });
      if (outcome !== 'read') faults.add('plain body refused', `${place.endpointId}: ${failure}`);
    }
    await Promise.all(measurers.map(work));
    return {
      passed: faults.total === 0 && cases > 0,
      figures: {
        cases,
        'texts and lists of bodies': places.length,
        endpoints: new Set(places.map(({ endpointId }) => endpointId)).size,
        'hostile texts': texts.length,
        'outcomes at the largest size': outcomes.toString(),
        'worst growth for twice the size': `${worst.value.toFixed(2)} (${worst.of})`,
        'slowest, ms': `${Math.round(slowest.value)} (${slowest.of})`,
        ...faultFigures(faults),
      },
    };
  },
});

function nameOf({ place: { endpointId, path, list }, text }: Case): string {
  return `${endpointId} ${path}${list === undefined ? '' : `, more of ${list}`}, ${text}`;
}
