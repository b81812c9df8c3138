import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ROOT } from '../root.ts';
import type { Manifest } from './manifest.ts';

/** Where a release goes. */
export interface Destination {
  /** Left out: the registry that is set up for npm. */
  readonly registry: string | undefined;
  readonly hasProvenance: boolean;
}

type Released = Pick<Manifest, 'name' | 'version'>;

/** What npm says went wrong, in its JSON. */
interface Refusal {
  readonly code?: string;
  readonly summary?: string;
}

/** A minute of tries is too long to learn that nobody listens. */
const ONE_RETRY = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

/** Whether the registry has this version. @throws Error that says what to do */
export async function isOut(released: Released, destination: Destination): Promise<boolean> {
  const args = ['view', `${released.name}@${released.version}`, 'version'];
  const { stdout, refusal } = await npm(args, destination);
  if (refusal === undefined) return stdout.trim() !== '';
  if (refusal.code === 'E404') return false;
  throw new Error(adviceOn(refusal, released, destination));
}

/** Publishes a tarball. @throws Error that says what to do */
export async function publish(tarball: string, released: Released, destination: Destination): Promise<void> {
  const provenance = destination.hasProvenance ? ['--provenance'] : [];
  // Where the statement was logged is told there.
  const stderr = destination.hasProvenance ? 'inherit' : 'ignore';
  const args = ['publish', tarball, '--access', 'restricted', ...provenance];
  const { refusal } = await npm(args, destination, stderr);
  if (refusal !== undefined) throw new Error(adviceOn(refusal, released, destination));
}

/** Runs npm, which takes the token from its own configuration. */
async function npm(
  args: readonly string[],
  { registry }: Destination,
  stderr: 'inherit' | 'ignore' = 'ignore',
) {
  // A registry that is set up for the scope would go before the other.
  const where = registry === undefined ? [] : ['--registry', registry, `--@svc:registry=${registry}`];
  const program = spawn('npm', [...args, '--json', ...ONE_RETRY, ...where], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', stderr],
  });
  const ended = once(program, 'close');
  const stdout = await text(program.stdout as Readable);
  const [status] = (await ended) as [number | null];
  return { stdout, refusal: status === 0 ? undefined : refusalIn(stdout) };
}

function refusalIn(stdout: string): Refusal {
  try {
    return (JSON.parse(stdout) as { error?: Refusal }).error ?? {};
  } catch {
    return {};
  }
}

/** By the codes of npm. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^E(?:NEEDAUTH|401)$/, "asks who you are. Run `npm login`, or put a token into npm's configuration"],
  [/^E403$/, 'does not let you. Ask whoever runs it to let your account publish under @svc'],
  [/^E413$/, 'takes no package of that size. Ask whoever runs it to raise its limit'],
  [/^E5\d\d$/, 'failed by itself. Look at its log'],
  [
    /^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|ERR_SOCKET|FETCH_ERROR)/,
    'cannot be reached. See that it runs, and that this machine may call it',
  ],
];

function adviceOn(
  { code = '', summary = 'npm says nothing more' }: Refusal,
  { name, version }: Released,
  { registry }: Destination,
): string {
  const who = registry ?? 'the registry that is set up for npm';
  const login = registry === undefined ? 'npm login' : `npm login --registry ${registry}`;
  const advice = ADVICE.find(([codes]) => codes.test(code))?.[1] ?? 'did not take it';
  const said = [code, summary].filter(Boolean).join(': ');
  return `${name}@${version} is not published: ${who} ${advice.replace('npm login', login)}; then run this again: what is out is skipped. (${said})`;
}
