import { readFile } from 'node:fs/promises';
import { readOnce } from '../scripts/read-once.ts';
import { ANY_ORIGIN } from './built-docs.ts';

/** A JSON text of the build with the origin of this server, known when it listens; made once. */
export function createOriginText(file: string, origin: () => string): () => Promise<string> {
  return readOnce(async () => {
    const quoted = JSON.stringify(origin()).slice(1, -1);
    return (await readFile(file, 'utf8')).replaceAll(ANY_ORIGIN, () => quoted);
  });
}
