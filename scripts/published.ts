import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders of the published packages, below the root: those of `packages` and `sdks` that are not marked private. */
export const PUBLISHED_FOLDERS: readonly string[] = ['packages', 'sdks']
  .filter((parent) => existsSync(`${ROOT}${parent}`))
  .flatMap((parent) => readdirSync(`${ROOT}${parent}`).map((name) => `${parent}/${name}`))
  .filter((folder) => !isPrivate(folder))
  .toSorted();

function isPrivate(folder: string): boolean {
  const text = readFileSync(`${ROOT}${folder}/package.json`, 'utf8');
  return (JSON.parse(text) as { private?: boolean }).private === true;
}
