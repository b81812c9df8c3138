import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const ENDING = '.proof.ts';

/** The file of each heavy check from the root, by the name it is asked for with. */
export const proofFiles: ReadonlyMap<string, string> = new Map(
  globSync(`tests/*/**/*${ENDING}`, { cwd: ROOT, exclude: (path) => path.includes('node_modules') })
    .map((file) => [basename(file, ENDING), file] as const)
    .toSorted(([one], [other]) => one.localeCompare(other)),
);
