import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';

/** The script that draws the reference page. */
export interface ReferenceScript {
  /** Changes with its content, so that it can be cached for good. */
  readonly name: string;
  readonly zipped: Buffer;
}

/** Written by the build. */
export const REFERENCE_SCRIPT_FILE = join(PROJECT_ROOT, 'services/platform/dist/reference/scalar.js.gz');
const NAME_LENGTH = 16;

/** Reads the script when it is first asked for, and keeps it zipped (1.4 MB). What failed is tried again. */
export function createReferenceScript(): () => Promise<ReferenceScript> {
  let read: Promise<ReferenceScript> | undefined;
  return () => {
    read ??= readScript().catch((error: unknown) => {
      read = undefined;
      throw error;
    });
    return read;
  };
}

async function readScript(): Promise<ReferenceScript> {
  const zipped = await readFile(REFERENCE_SCRIPT_FILE);
  const hash = createHash('sha256').update(zipped).digest('hex').slice(0, NAME_LENGTH);
  return { name: `scalar-${hash}.js`, zipped };
}
