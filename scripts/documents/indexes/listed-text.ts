import { readdirSync, readFileSync } from 'node:fs';
import type { FolderList } from './lists.ts';

/** The text of a list: what it holds now in its order, without files that are gone, with new ones at the end. */
export function listedText(
  { folder, isEntry, nameOf, text }: FolderList,
  before: string,
  root: string,
): string {
  const entries = readdirSync(`${root}${folder}`)
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file))
    .toSorted()
    .map((file) => ({ file, source: readFileSync(`${root}${folder}/${file}`, 'utf8') }))
    .filter(({ source }) => isEntry.test(source))
    .map(({ file, source }) => ({ file, name: nameOf(file, source) }));
  const words = before.slice(before.lastIndexOf('export const')).split(/\W+/);
  const placeOf = (name: string) => (words.includes(name) ? words.indexOf(name) : words.length);
  const ordered = entries.toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
  return text(ordered, entries);
}
