// Writes the files for pages without a bundler, and prints the hash of each.
import { mkdirSync, writeFileSync } from 'node:fs';
import { browserFiles } from './browser-files.ts';

const FOLDER = 'dist/browser';
mkdirSync(FOLDER, { recursive: true });
const files = await browserFiles();
for (const { name, contents, integrity } of files) {
  writeFileSync(`${FOLDER}/${name}`, contents);
  process.stdout.write(`${name} ${integrity}\n`);
}
const hashes = Object.fromEntries(files.map(({ name, integrity }) => [name, integrity]));
writeFileSync(`${FOLDER}/integrity.json`, `${JSON.stringify(hashes, null, 2)}\n`);
