import { globSync, readFileSync } from 'node:fs';
import { ROOT } from './root.ts';

/** Folders of `packages` and `sdks` that are published: those not marked private. */
export const PUBLISHED_FOLDERS: readonly string[] = globSync('{packages,sdks}/*/package.json', { cwd: ROOT })
  .filter((file) => !isPrivate(file))
  .map((file) => file.replace(/\/package\.json$/, ''))
  .toSorted();

/** The last parts of their names: `client` is published as `@svc/client`. */
export const PUBLISHED: readonly string[] = PUBLISHED_FOLDERS.map(nameOf);

/** What comes after the scope in the name of the package in a folder, which is called the same. */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('/') + 1);
}

function isPrivate(file: string): boolean {
  return (JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')) as { private?: boolean }).private === true;
}
