import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readOnce } from './read-once.ts';

/** A file that pages load, as the build wrote it. */
export interface BuiltScript {
  /** Changes with its content, so that it can be cached for good. */
  readonly name: string;
  readonly zipped: Buffer;
  /** The same, smaller. */
  readonly brotli: Buffer;
}

const NAME_LENGTH = 16;

/** Reads a packed file when it is first asked for, and keeps it. */
export function createBuiltScript(file: string, stem: string, ending = 'js'): () => Promise<BuiltScript> {
  return readOnce(async () => {
    const [zipped, brotli] = await Promise.all([readFile(file), readFile(brotliFile(file))]);
    const hash = createHash('sha256').update(zipped).digest('hex').slice(0, NAME_LENGTH);
    return { name: `${stem}-${hash}.${ending}`, zipped, brotli };
  });
}

/** Beside the zipped file of a script the same packed by brotli. */
export function brotliFile(zipped: string): string {
  return zipped.replace(/\.gz$/, '.br');
}
