import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from './call.ts';

const PROBE_EVERY_MS = 20;

/** Milliseconds of every answer of `/healthz`, one after the other, on a connection of its own. */
export async function probeHealth(port: number, isOver: () => boolean): Promise<number[]> {
  const client = createClient(1);
  const times: number[] = [];
  while (!isOver()) {
    const from = performance.now();
    await client.send({ port, method: 'GET', path: '/healthz' });
    times.push(performance.now() - from);
    await delay(PROBE_EVERY_MS);
  }
  client.close();
  return times;
}

/** What a process holds of the memory of the machine, now or at its highest. */
export function residentMegabytes(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
