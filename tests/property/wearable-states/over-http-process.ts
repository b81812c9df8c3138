/** Runs the commands on one database and prints what was seen as one line of JSON. */
import type { Faults } from '../../support/faults.ts';
import { runOverHttp } from './over-http.ts';

export interface HttpRun {
  readonly commands: number;
  readonly seed: number;
  /** Of a real PostgreSQL; the embedded database when absent. */
  readonly databaseUrl?: string | undefined;
}

export interface HttpReport {
  readonly seen: string;
  readonly perSecond: number;
  /** Kind and detail of each. */
  readonly faults: readonly (readonly [string, string])[];
}

const run = JSON.parse(process.argv[2] ?? '{}') as HttpRun;
const found: [string, string][] = [];
// Told to the parent, which counts and shows them.
const faults: Faults = {
  total: 0,
  byKind: new Map(),
  add: (kind, detail) => void found.push([kind, detail]),
};
const started = performance.now();
const seen = await runOverHttp({ ...run, faults });
const perSecond = Math.round((run.commands * 1000) / (performance.now() - started));
process.stdout.write(`${JSON.stringify({ seen: seen.toString(), perSecond, faults: found })}\n`);
