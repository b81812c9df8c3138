/** Bundles of a megabyte, each as awkward as it can be, are read and scored in time that grows with their size. */
import { scoreBundle } from '@svc/fhir';
import { HOSTILE_BUNDLES } from './hostile-bundles.ts';
import { runProof } from '../../proof.ts';
import { createFaults, faultFigures } from '../../support/faults.ts';
import { say } from '../../support/say.ts';

const BYTES = 1_048_576;
/** Four times the size is read in at most this many times as long: a square would be sixteen. */
const MOST_RATIO = 8;
const TIMES = 4;
const CAP_MS = 2_000;
const TRIES = 4;
/** Shorter readings tell nothing of growth. */
const LEAST_MS = 20;
const NOW = '2026-11-21';

await runProof({
  name: 'fhir-bundles',
  byRealTime: true,
  covers: ['packages/fhir/src'],
  bar: `Each kind of hostile bundle, filled to 1 MB, takes at most ${CAP_MS / 1_000} s, and ${TIMES} MB of it at most ${MOST_RATIO} times the processor time`,
  async run() {
    const faults = createFaults();
    let worst = { ratio: 0, of: 'none' };
    let slowest = { ms: 0, of: 'none' };
    for (const [kind, make] of Object.entries(HOSTILE_BUNDLES)) {
      const count = countFor(make);
      const [whole, larger] = [leastMs(make(count)), leastMs(make(count * TIMES))];
      const ratio = larger < LEAST_MS ? 0 : larger / whole;
      say(`${kind}: ${count} take ${whole.toFixed(0)} ms, ${TIMES} times as many ${larger.toFixed(0)} ms`);
      if (ratio > MOST_RATIO)
        faults.add(kind, `${TIMES} times the size takes ${ratio.toFixed(2)} times as long`);
      if (whole > CAP_MS) faults.add(kind, `takes ${whole.toFixed(0)} ms`);
      if (ratio > worst.ratio) worst = { ratio, of: kind };
      if (whole > slowest.ms) slowest = { ms: whole, of: kind };
    }
    return {
      passed: faults.total === 0,
      figures: {
        kinds: Object.keys(HOSTILE_BUNDLES).length,
        'worst ratio': `${worst.ratio.toFixed(2)} (${worst.of})`,
        slowest: `${slowest.ms.toFixed(0)} ms (${slowest.of})`,
        ...faultFigures(faults),
      },
    };
  },
});

/** How many of a kind make a megabyte. */
function countFor(make: (count: number) => object): number {
  const size = (count: number) => JSON.stringify(make(count)).length;
  return Math.max(2, Math.floor(BYTES / Math.max(1, (size(400) - size(200)) / 200)));
}

/** The least processor time of several readings, so that a busy machine changes little. */
function leastMs(bundle: object): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = process.cpuUsage();
    scoreBundle(bundle, { now: NOW });
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
