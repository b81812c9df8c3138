import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, deepest path last; files that go while we look are left out. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Names and sizes, to be compared before and after. */
export function listing(folder: string, ignore: (file: string) => boolean = () => false): string[] {
  return filesBelow(folder)
    .filter((file) => !ignore(file))
    .map((file) => `${file} ${statSync(file).size}`);
}
