import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  readonly port: number;
  /** CPU time of all its threads so far, microseconds. */
  cpuMicroseconds(): number;
  /** Memory it holds now, all kinds. */
  residentBytes(): number;
  stop(): Promise<void>;
}

/** Starts a server pinned to the first core and waits for its `ready http://…:port` line. */
export async function startServer(
  script: string,
  env: Record<string, string> = {},
  args: string[] = [],
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const pin = availableParallelism() > 1 ? ['taskset', '-c', '0'] : [];
  const node = [process.execPath, '--conditions=@svc/source', ...flags];
  const [program, ...rest] = [...pin, ...node, script, ...args] as [string, ...string[]];
  const child = spawn(program, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await readyPort(child, script);
  return {
    port,
    cpuMicroseconds: () => cpuOf(child.pid as number),
    residentBytes: () => residentOf(child.pid as number),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function readyPort(child: ChildProcess, script: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready`)));
    const output = child.stdout as NodeJS.ReadableStream;
    const lines = createInterface({ input: output }).on('line', (line) => {
      const port = /^ready http:\/\/[^ ]*:(\d+)/.exec(line)?.[1];
      if (port === undefined) return;
      // From here on the output is thrown away unread: reading lines would hold up the measuring process.
      lines.close();
      output.resume();
      resolve(Number(port));
    });
  });
}

/** Nanosecond run time of every thread from the scheduler. */
function cpuOf(pid: number): number {
  let nanoseconds = 0;
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
  }
  return nanoseconds / 1000;
}

const PAGE_BYTES = 4096;

function residentOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
}
