import { Command, CommanderError } from 'commander';
import { CliError } from './cli-error.ts';
import type { Register } from './commands/command.ts';
import type { Io } from './io.ts';
import { offerJson } from './offer-json.ts';
import { VERSION } from './version.ts';

const EXAMPLES = `
Examples:
  $ svc score relapse request.json
  $ echo '{"responseLatencySeconds":2.6}' | svc score dmse
  $ svc score --fhir bundle.json
  $ svc score --fhir export/ --summary > summaries.ndjson
  $ svc agent medication list.json
  $ svc mcp
  $ svc retina measure eye.jpg --source fundus --vessels vessels.png --overlay overlay.png
  $ svc capture measure patient.wav --clinician clinician.wav
  $ svc accounts create --name "Northside Clinic" --plan launch --production-approved --json
  $ svc keys create --account acct_… --kind publishable --mode live --origin https://app.example.org
  $ svc keys rotate key_… --overlap 24h
  $ svc accounts usage acct_… --month 2026-11
  $ svc access approve areq_… --reason "contract signed"
  $ svc orgs keys create --org org_… --scope mse:read mse:write mse:sign
  $ svc mse lint selection.json
  $ svc verify --anchor seals.jsonl
  $ svc verify --owner org_…
  $ svc mse audit --org org_… --visit visit-1 --since 2026-11-01
  $ svc labs advance labord_… --results report.json
  $ svc labs simulate labord_… --outcome critical --seed 7
  $ svc patients session pat_…
  $ svc retina queue
  $ svc retina picture rscr_… --reviewer "Dr A" --out overlay.png
  $ svc retina review rscr_… --decision accepted --reviewer "Dr A"
  $ svc webhooks add --account acct_… --mode live --url https://app.example.org/hooks
  $ svc webhooks replay wh_… --since 2026-11-20T00:00:00Z --dry-run
  $ svc webhooks listen --forward http://127.0.0.1:3000/hooks
  $ svc webhooks trigger lab_order.results_ready
  $ svc events tail --account acct_… --mode live --follow
  $ svc wearables complete wear_… --provider demo
  $ svc cds add --account acct_… --mode live --name "General Hospital" --issuer https://ehr.example.org --keys jwks.json
  $ svc people invite --email dana@example.org --role developer --account acct_… --admin
  $ svc people list --org org_…
  $ svc portals add --account acct_… --name "Patient portal"
  $ svc operator acts --owner org_… --since 2026-11-01T00:00:00Z
  $ svc operator erasures --owner acct_… --patient patient-17
  $ svc db roles --database svc | psql -d postgres
  $ svc doctor

Commands other than score, agent, mcp, retina, capture, mse lint and db roles talk to the server that credentials.json in SVC_DATA_DIR names; when none runs, they
open the same database themselves.
With --json every command prints one line of JSON on standard output, those that follow or list a stream one line for each entry; what
went wrong is told on standard error.
Exit codes: 0 done, 1 failed, 2 used wrongly.`;

/** In the order of the help. Each is loaded on demand: a command does not wait for what the others need. */
const COMMANDS: Readonly<Record<string, () => Promise<Register>>> = {
  score: async () => (await import('./commands/score.ts')).score,
  agent: async () => (await import('./commands/agent.ts')).agent,
  mcp: async () => (await import('./commands/mcp.ts')).mcp,
  retina: async () => (await import('./commands/retina.ts')).retina,
  capture: async () => (await import('./commands/capture.ts')).capture,
  accounts: async () => (await import('./commands/accounts.ts')).accounts,
  access: async () => (await import('./commands/access.ts')).access,
  keys: async () => (await import('./commands/keys.ts')).keys,
  orgs: async () => (await import('./commands/orgs.ts')).orgs,
  mse: async () => (await import('./commands/mse.ts')).mse,
  labs: async () => (await import('./commands/labs.ts')).labs,
  patients: async () => (await import('./commands/patients.ts')).patients,
  webhooks: async () => (await import('./commands/webhooks.ts')).webhooks,
  events: async () => (await import('./commands/events.ts')).events,
  wearables: async () => (await import('./commands/wearables.ts')).wearables,
  cds: async () => (await import('./commands/cds.ts')).cds,
  people: async () => (await import('./commands/people.ts')).people,
  portals: async () => (await import('./commands/portals.ts')).portals,
  operator: async () => (await import('./commands/operator.ts')).operator,
  verify: async () => (await import('./commands/verify.ts')).verify,
  calibration: async () => (await import('./commands/calibration.ts')).calibration,
  db: async () => (await import('./commands/db.ts')).db,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
};

/** Runs one command line and returns its exit code. */
export async function runCli(args: readonly string[], io: Io): Promise<number> {
  try {
    const program = await programFor(args, io);
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    io.err(`${problemOf(error)}\n`);
    return 1;
  }
}

/** The program with the command that is called; with all of them for any other word, so that help and errors list all. */
export async function programFor([name = '']: readonly string[], io: Io): Promise<Command> {
  const program = new Command('svc')
    .description('Command line of the Clinical Intelligence API')
    .version(VERSION, '--version', 'say the version of this installation')
    .addHelpText('after', EXAMPLES)
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showHelpAfterError('(add --help for how to use it)')
    .exitOverride();
  const called = Object.hasOwn(COMMANDS, name) ? [COMMANDS[name]] : Object.values(COMMANDS);
  for (const add of await Promise.all(called.map((load) => load?.()))) add?.(program, io);
  offerJson(program);
  return program;
}

/** The message alone for what a person can fix, the stack for what only we can. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CliError || error.constructor === Error) return error.message;
  return error.stack ?? error.message;
}
