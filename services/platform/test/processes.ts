import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What people start: the build, which the setup of the run has made of the sources as they are. */
const built = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** A program of a test is over before it would pay to compile the embedded database well. */
const QUICK = '--liftoff-only';
const MAIN = [QUICK, built('services/platform/dist/main.js')];
/** As `npx pnpm svc` starts it. */
const SVC = [QUICK, built('cli/dist/svc.js')];

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder for one test file, gone with `remove()`. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'svc-platform-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Runs `svc` to its end. */
export async function svc(
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): Promise<Finished> {
  const child = start(SVC, args, env);
  child.process.stdin?.end(input);
  return child.finished;
}

export interface ServerProcess {
  readonly baseUrl: string;
  readonly process: ChildProcess;
  readonly finished: Promise<Finished>;
  output(): string;
}

/** Starts the server and waits for its ready line; rejects when it ends before. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = start(MAIN, [], { PORT: '0', ...env });
  const ready = new Promise<string>((resolve) => {
    child.process.stdout?.on('data', () => {
      const line = /^ready (\S+)$/m.exec(child.stdout());
      if (line?.[1] !== undefined) resolve(line[1]);
    });
  });
  const ended = child.finished.then(({ code, stderr }) => {
    throw new Error(`the server ended with ${code}: ${stderr}`);
  });
  ended.catch(() => {});
  const baseUrl = await Promise.race([ready, ended]);
  return {
    baseUrl,
    process: child.process,
    finished: child.finished,
    output: () => child.stdout() + child.stderr(),
  };
}

/** Runs the server to its end; for starts that must be refused. */
export async function runServer(env: Record<string, string>): Promise<Finished> {
  return start(MAIN, [], { PORT: '0', ...env }).finished;
}

/** How another program starts `svc`. */
export function commandOf(args: readonly string[]): { command: string; args: string[] } {
  return { command: process.execPath, args: [...SVC, ...args] };
}

function start(program: readonly string[], args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [...program, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const finished = once(child, 'close').then(
    ([code]): Finished => ({ code: code as number | null, stdout, stderr }),
  );
  return { process: child as ChildProcess, finished, stdout: () => stdout, stderr: () => stderr };
}
