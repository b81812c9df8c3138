import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { builtProgram, type PlatformProcess, startPlatform } from '../server-process.ts';

const LOOP_WATCH = fileURLToPath(new URL('./loop-watch.ts', import.meta.url));

/** The server as it is built, with a look at its event loop. */
export function startBuiltPlatform(env: Readonly<Record<string, string>>): Promise<PlatformProcess> {
  return startPlatform(env, ['--import', LOOP_WATCH, ...builtProgram()]);
}

/** Of an event loop, milliseconds: the most it computed without a turn, the latest turn, and how late 99 of 100 were at most. */
export interface LoopSeen {
  readonly heldMs: number;
  readonly latestMs: number;
  readonly late99Ms: number;
}

/** How the event loop fared since the last time it was asked. */
export async function loopSeen(server: PlatformProcess): Promise<LoopSeen> {
  const file = server.env['LOOP_FILE'] as string;
  process.kill(server.pid, 'SIGUSR2');
  await delay(300);
  return JSON.parse(readFileSync(file, 'utf8')) as LoopSeen;
}

/** Processes that a process has started. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
}

/** Of a process, MB: what it holds, and the most it ever held. */
export function memoryOf(pid: number): { residentMb: number; peakMb: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
  return { residentMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}
