import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = join(ROOT, 'services/platform/src/main.ts');
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 15_000;

/** Keys of a development account, as a seeded server writes them. */
export interface Credentials {
  readonly accountId: string;
  readonly secretKey: string;
  readonly liveSecretKey: string;
  readonly publishableKey: string;
  readonly publishableOrigins: readonly string[];
  readonly organizationId: string;
  readonly organizationKey: string;
  readonly adminToken: string;
  readonly patient: { readonly cookie: string };
  readonly console: { readonly signIn: Readonly<Record<string, string>> };
}

export interface PlatformProcess {
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  /** Working folder and temporary folder of the process; it starts with nothing in either. */
  readonly workDir: string;
  readonly tempDir: string;
  credentials(): Credentials;
  /** Everything it has written to standard output and standard error. */
  output(): string;
  isRunning(): boolean;
  /** What it was started with. */
  readonly env: Readonly<Record<string, string>>;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
  /** Ends it and waits; the folders stay until `remove`. */
  stop(): Promise<void>;
  remove(): void;
}

/** What node is given by `pnpm start`: the server as it is built, which holds less than its sources do. */
export function builtProgram(): readonly string[] {
  const options = { cwd: ROOT, stdio: 'inherit' } as const;
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--platform'], options);
  if (status !== 0) throw new Error('the platform does not build');
  return ['--max-semi-space-size=8', join(ROOT, 'services/platform/dist/main.js')];
}

/**
 * Starts the real server as a child process on a free loopback port, with folders of its own. `program` is what node is
 * given: the sources of this tree when not said otherwise.
 */
export async function startPlatform(
  env: Readonly<Record<string, string>> = {},
  program: readonly string[] = ['--conditions=@svc/source', MAIN],
): Promise<PlatformProcess> {
  const root = mkdtempSync(join(tmpdir(), 'svc-proof-'));
  const [dataDir, workDir, tempDir] = ['data', 'work', 'temp'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [workDir, tempDir]) mkdirSync(folder);
  const child = spawn(process.execPath, program, {
    cwd: workDir,
    env: { PATH: process.env.PATH, TMPDIR: tempDir, SVC_DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const output = collect(child);
  const port = await readyPort(child, output);
  return {
    port,
    pid: child.pid as number,
    dataDir,
    workDir,
    tempDir,
    credentials: () => JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Credentials,
    output,
    env,
    async kill() {
      process.off('exit', endWithUs);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      process.off('exit', endWithUs);
      await stop(child);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}

function readyPort(child: ChildProcess, output: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`the server ${why}:\n${output().slice(-4_000)}`));
    const limit = setTimeout(() => fail(`was not ready after ${START_LIMIT_MS / 1000} s`), START_LIMIT_MS);
    child.once('exit', (code) => fail(`ended with ${code} before it was ready`));
    child.once('error', reject);
    child.stdout?.on('data', () => {
      const port = /^ready http:\/\/[^\s]*:(\d+)\s*$/m.exec(output())?.[1];
      if (port === undefined) return;
      clearTimeout(limit);
      resolve(Number(port));
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(force);
}
