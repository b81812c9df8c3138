import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, type ProcessIdentity, thisProcess } from '@svc/store';

interface Serving {
  readonly adminUrl: string;
  readonly process: ProcessIdentity;
}

const pathOf = (dataDir: string): string => join(dataDir, 'serving.json');

/**
 * Records, in the data folder, where this process answers the admin API. Whoever listens on the usual port need not
 * be the server of this folder: the command line sends its token only to the process named here.
 */
export function announceServing(dataDir: string, adminUrl: string): { withdraw(): void } {
  const serving: Serving = { adminUrl, process: thisProcess() };
  writeFileSync(pathOf(dataDir), `${JSON.stringify(serving)}\n`, { mode: 0o600 });
  return {
    withdraw() {
      // Another process may have begun to serve in the meantime.
      if (readServing(dataDir)?.process.pid === process.pid) rmSync(pathOf(dataDir), { force: true });
    },
  };
}

/** Where the server of a data folder answers the admin API; null when none runs. */
export function servingUrl(dataDir: string): string | null {
  const serving = readServing(dataDir);
  return serving !== null && isRunning(serving.process) ? serving.adminUrl : null;
}

function readServing(dataDir: string): Serving | null {
  try {
    return JSON.parse(readFileSync(pathOf(dataDir), 'utf8')) as Serving;
  } catch {
    return null;
  }
}
