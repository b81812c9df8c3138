import { existsSync } from 'node:fs';
import type { Env } from '../config/env-reader.ts';

const DEBIAN = '/usr/bin/chromium';

/** The browser that tests start. */
export function chromiumFile({ SVC_CHROMIUM }: Env = process.env): string {
  return SVC_CHROMIUM ?? DEBIAN;
}

/** What a machine without the browser lacks and how to get it; undefined where it is there. */
export function missingChromium(env: Env = process.env, isThere = existsSync): string | undefined {
  const file = chromiumFile(env);
  return isThere(file)
    ? undefined
    : `There is no ${file}: apt-get install chromium, or name one in SVC_CHROMIUM.`;
}

/** Whether tests in a browser are skipped: where it is missing, and nobody counts on them. With `CI` set its lack fails. */
export function skipsChromium(env: Env = process.env, isThere = existsSync): boolean {
  return env.CI === undefined && missingChromium(env, isThere) !== undefined;
}
