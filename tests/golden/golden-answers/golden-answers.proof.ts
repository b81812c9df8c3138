/** The answers of every endpoint are the bytes they were on a base: `SVC_GOLDEN_BASE=<folder or git ref>`. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedRoutes } from '../../../services/platform/test/served-routes.ts';
import { ACCEPTED } from './accepted.ts';
import { compareRecordings, type Difference } from './compare.ts';
import { endpointEntries, withoutSuccess } from './coverage.ts';
import { judge } from './judge.ts';
import { recordTree } from './record.ts';
import { type Entry, recordingText, writeRecording } from './recording.ts';
import { newestTag, openTree, THIS_TREE } from './tree.ts';
import { runProof } from '../../proof.ts';
import { say } from '../../support/say.ts';
import { Tally } from '../../support/tally.ts';

const LEAST_REQUESTS = 500;
const MOST_SHOWN = 200;
const SHOWN_LENGTH = 300;
const NO_BASE = 'none: give SVC_GOLDEN_BASE=<folder or git ref>';

await runProof({
  name: 'golden-answers',
  covers: [
    'packages/cds-hooks/src',
    'packages/contracts/src',
    'packages/engines/src',
    'packages/fhir/src',
    'packages/intelligence/src',
    'packages/mcp/src',
    'packages/retina/src',
    'services',
  ],
  bar: '500 requests or more to every route, in one order on a fresh database: each answered with a success once at least; recorded twice from this tree, the same bytes; against the base, every difference an accepted one and every accepted one still there.',
  async run() {
    const base = process.env.SVC_GOLDEN_BASE ?? newestTag();
    const here = recordHere();
    const first = await here();
    const again = await here();
    const unsteady = compareRecordings(first, again);
    show('unsteady', unsteady);
    const uncovered = withoutSuccess([...endpointEntries(), ...(await servedRoutes())], first);
    for (const { method, pattern } of uncovered) say(`no success of ${method} ${pattern}`);
    const differences = base === null ? [] : compareRecordings(await recordBase(base), first);
    const { unmeant, unused } = judge(differences, ACCEPTED);
    show('differs', unmeant);
    for (const { endpoint, spot } of unused) say(`accepted and not there: ${endpoint} ${spot}`);
    if (base === null) say(`No base to compare with: ${NO_BASE}`);
    const isSteady = recordingText(first) === recordingText(again);
    const isCovered = uncovered.length === 0 && first.length >= LEAST_REQUESTS;
    const isSame = base !== null && unmeant.length === 0 && unused.length === 0;
    return {
      passed: isSteady && isCovered && isSame,
      figures: {
        requests: first.length,
        'answers by status': statuses(first).toString(),
        'routes never answered with a success': uncovered.length,
        'spots unlike in two recordings of this tree': unsteady.length,
        base: base ?? NO_BASE,
        'differences from the base': differences.length,
        'differences not accepted': unmeant.length,
        'accepted differences that are not there': unused.length,
      },
    };
  },
});

/** Records this tree, built once, and keeps the last recording where it can be read. */
function recordHere(): () => Promise<Entry[]> {
  const tree = openTree(THIS_TREE);
  return () => recorded(tree.folder, 'here');
}

async function recordBase(place: string): Promise<Entry[]> {
  const tree = openTree(place);
  try {
    return await recorded(tree.folder, 'base');
  } finally {
    tree.remove();
  }
}

async function recorded(folder: string, name: string): Promise<Entry[]> {
  const entries = await recordTree(folder);
  const file = join(mkdtempSync(join(tmpdir(), 'svc-golden-recording-')), `${name}.ndjson`);
  writeRecording(file, entries);
  say(`${entries.length} answers of ${folder} in ${file}`);
  return entries;
}

function show(kind: string, differences: readonly Difference[]): void {
  for (const { request, spot, base, here } of differences.slice(0, MOST_SHOWN))
    say(
      `${kind}: ${request} ${spot}\n    - ${base.slice(0, SHOWN_LENGTH)}\n    + ${here.slice(0, SHOWN_LENGTH)}`,
    );
  if (differences.length > MOST_SHOWN) say(`and ${differences.length - MOST_SHOWN} more`);
}

function statuses(entries: readonly Entry[]): Tally {
  const tally = new Tally();
  for (const { status } of entries) tally.add(status);
  return tally;
}
