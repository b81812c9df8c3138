/**
 * Semantic faults: changes that types and lint let through and that a reviewer would be ashamed of, made one at a time.
 * A test must notice each. `node --conditions=@svc/source tests/mutation/semantic-faults/semantic-faults.proof.ts ID…` judges only these.
 */
import { fileURLToPath } from 'node:url';
import { runProof } from '../../proof.ts';
import { CONTENT_CHECK, readFaults } from './fault.ts';
import { type FaultVerdict, judgeFaults } from './judge-faults.ts';
import { throwAwayTree } from './throw-away-tree.ts';

const LISTS = ['known', 'fresh', 'fresh-second', 'fresh-third', 'fresh-fourth'];
/** Of a list, how many a run must notice at least; the rest is explained in the list. */
const LEAST_SHARE = 112 / 115;
const only = process.argv.slice(2);

await runProof({
  name: 'semantic-faults',
  covers: ['packages', 'services', 'sdks', 'cli'],
  runsTests: true,
  limitMinutes: 120,
  bar: 'Of five lists of faults that types and lint let through, four of them by authors who had not seen the tests, the test suite notices each, but for those explained.',
  async run() {
    const lists = LISTS.map((name) => ({ name, faults: readFaults(name).filter(isAsked) }));
    const tree = throwAwayTree(fileURLToPath(new URL('../../..', import.meta.url)));
    const verdicts = await judgeFaults(
      tree,
      lists.flatMap(({ faults }) => faults),
    );
    const survivors = verdicts.filter(({ by }) => by === undefined);
    const seen = lists.map(({ name, faults }) => ({
      name,
      made: faults.length,
      noticed: faults.length - survivors.filter(({ fault }) => faults.includes(fault)).length,
    }));
    return {
      passed:
        seen.every(({ made, noticed }) => noticed >= made * LEAST_SHARE) && survivors.every(isExplained),
      figures: {
        ...Object.fromEntries(
          seen.map(({ name, made, noticed }) => [`${name}, noticed`, `${noticed} of ${made}`]),
        ),
        'by the pages of clinical content alone': verdicts.filter(({ by }) => by?.where === CONTENT_CHECK)
          .length,
        'not noticed, explained': list(survivors.filter(isExplained)),
        'not noticed': list(survivors.filter((verdict) => !isExplained(verdict))),
      },
    };
  },
});

function isAsked({ id }: { readonly id: string }): boolean {
  return only.length === 0 || only.includes(id);
}

function isExplained({ fault }: FaultVerdict): boolean {
  return fault.explained !== undefined;
}

function list(verdicts: readonly FaultVerdict[]): string {
  return verdicts.map(({ fault }) => fault.id).join(', ') || 'none';
}
