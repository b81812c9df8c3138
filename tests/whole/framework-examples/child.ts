import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A program that serves until it is stopped. */
export interface Served {
  /** What it wrote, as far as it was ready. */
  readonly ready: RegExpExecArray;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

/** Starts a program and waits until it writes that it is ready. */
export async function serveUntilStopped(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  isReady: RegExp,
): Promise<Served> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  try {
    return {
      ready: await written(child, isReady),
      async stop() {
        process.off('exit', endWithUs);
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

function written(child: ChildProcess, wanted: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (why: string) => reject(new Error(`${child.spawnfile} ${why}: ${text.slice(-2000)}`));
    const limit = setTimeout(() => fail('is not ready'), START_LIMIT_MS);
    const settle = (act: () => void) => {
      clearTimeout(limit);
      act();
    };
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', (code) => settle(() => fail(`ended with ${code}`)));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const found = wanted.exec(text);
        if (found) settle(() => resolve(found));
      });
  });
}
