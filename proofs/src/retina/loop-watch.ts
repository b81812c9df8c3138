import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded into a server: on SIGUSR2 writes how long its event loop was held since the last time, milliseconds. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;
  const seen = { max: milliseconds(delay.max), p99: milliseconds(delay.percentile(99)) };
  delay.reset();
  writeFileSync(process.env.LOOP_FILE ?? '/dev/null', JSON.stringify(seen));
});
