import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A file that pages load: a script as the build wrote it, or what is made once of texts. */
export interface BuiltScript {
  /** Changes with its content, so that it can be cached for good. */
  readonly name: string;
  readonly zipped: Buffer;
  /** The same, smaller. */
  readonly brotli: Buffer;
}

const NAME_LENGTH = 16;

/** Reads a packed script when it is first asked for, and keeps it. What failed is tried again. */
export function createBuiltScript(file: string, stem: string): () => Promise<BuiltScript> {
  let read: Promise<BuiltScript> | undefined;
  return () => {
    read ??= readScript(file, stem).catch((error: unknown) => {
      read = undefined;
      throw error;
    });
    return read;
  };
}

async function readScript(file: string, stem: string): Promise<BuiltScript> {
  const [zipped, brotli] = await Promise.all([readFile(file), readFile(brotliFile(file))]);
  return { name: nameOfFile(stem, 'js', zipped), zipped, brotli };
}

/** A name that changes with what the file holds. */
export function nameOfFile(stem: string, ending: string, zipped: Buffer): string {
  const hash = createHash('sha256').update(zipped).digest('hex').slice(0, NAME_LENGTH);
  return `${stem}-${hash}.${ending}`;
}

/** Beside the zipped file of a script the same packed by brotli. */
export function brotliFile(zipped: string): string {
  return zipped.replace(/\.gz$/, '.br');
}
