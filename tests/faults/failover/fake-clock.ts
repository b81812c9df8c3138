import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** The clock on the wall of one process; its monotonic clock runs on, as it does when a machine is set right. */
export interface FakeClock {
  readonly env: Readonly<Record<string, string>>;
  setAhead(seconds: number): void;
}

/** libfaketime of Debian. */
export function newFakeClock(folder: string): FakeClock {
  if (!existsSync(LIBRARY)) throw new Error('libfaketime is missing: apt-get install faketime');
  const file = join(folder, 'clock');
  const setAhead = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  setAhead(0);
  chmodSync(file, 0o644);
  return {
    setAhead,
    env: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}
