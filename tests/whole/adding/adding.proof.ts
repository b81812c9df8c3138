/**
 * How many files a newcomer touches to add what the house grows by. Each case is put into a fresh checkout, its lists
 * are written, its types checked and its files counted; then all cases together are built, served and asked.
 */
import type { Case } from './case.ts';
import { adminRoute } from './cases/admin-route.ts';
import { analyte, drug, instrument } from './cases/content.ts';
import { event } from './cases/event.ts';
import { endpointInGroup, newGroup } from './cases/endpoints.ts';
import { engine } from './cases/engine.ts';
import { askServed } from './ask-served.ts';
import { checkOut, type Tree } from './tree.ts';
import { runProof } from '../../proof.ts';
import { say } from '../../support/say.ts';
import { LISTS } from '../../../scripts/documents/indexes/lists.ts';

const CASES: readonly Case[] = [
  endpointInGroup,
  newGroup,
  engine,
  instrument,
  drug,
  analyte,
  event,
  adminRoute,
];
const KEPT = new Set(LISTS.map(({ file }) => file));

await runProof({
  name: 'adding',
  covers: [
    'packages/contracts/src',
    'packages/fhir/src',
    'packages/clinical/src',
    'packages/engines/src',
    'scripts',
  ],
  bar: 'Files touched by hand to add: an endpoint in a group 3, in a new group 4, an engine 3, an instrument, a drug, an analyte 1, an event 1, an admin route 2; each compiles, and all of them together are built, served and answer',
  async run() {
    const tree = checkOut();
    try {
      const figures: Record<string, string> = {};
      let passed = true;
      for (const added of CASES) {
        const count = countOf(tree, added);
        figures[added.name] = `${count} of ${added.most}`;
        passed &&= count <= added.most;
        tree.reset();
      }
      for (const added of CASES) tree.apply(added);
      figures['served and asked'] = await askServed(tree);
      return { passed, figures };
    } finally {
      tree.remove();
    }
  },
});

function countOf(tree: Tree, added: Case): number {
  tree.apply(added);
  const byHand = new Set(tree.touched().map((path) => placeOf(path, added)));
  tree.run('npx', 'pnpm', 'documents', 'indexes');
  const listed = tree.touched().filter((path) => KEPT.has(path));
  tree.run('npx', 'tsc', '-b');
  say(`${added.name}: ${[...byHand].join(', ')}${listed.length > 0 ? `; lists: ${listed.join(', ')}` : ''}`);
  return byHand.size;
}

/** What stands in the folder of a case is one place. */
function placeOf(path: string, { folder }: Case): string {
  return folder !== undefined && path.startsWith(`${folder}/`) ? folder : path;
}
