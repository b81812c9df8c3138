import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LoopSeen } from './built-platform.ts';

/**
 * Loaded into a server: on SIGUSR2 writes how its event loop fared since the last time. What it computed between two turns
 * is its own doing; when it came late without computing, something else had its core.
 */
const LOOK_EVERY_MS = 1;
const delay = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS });
delay.enable();
let computed = computedMs();
let mostComputed = 0;
setInterval(() => {
  const now = computedMs();
  mostComputed = Math.max(mostComputed, now - computed);
  computed = now;
}, LOOK_EVERY_MS).unref();

function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

process.on('SIGUSR2', () => {
  const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
  const seen: LoopSeen = {
    heldMs: rounded(mostComputed),
    latestMs: rounded(delay.max / 1e6),
    late99Ms: rounded(delay.percentile(99) / 1e6),
  };
  delay.reset();
  mostComputed = 0;
  writeFileSync(process.env.LOOP_FILE ?? '/dev/null', JSON.stringify(seen));
});
