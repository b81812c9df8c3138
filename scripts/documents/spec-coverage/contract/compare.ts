/**
 * `node --conditions=@svc/source scripts/documents/spec-coverage/contract/compare.ts FOLDER [--write]`: compares `entries.json`, the
 * ids and hashes of what the documents of the contract say, with the documents in FOLDER (`1-….md`, `2-….md`, `3-….md`), and
 * says what is new, gone or changed. `--write` takes them over; the tests then ask for a row for each entry.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractEntry, readContract } from './read-contract.ts';

const [folder, flag] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('--')) {
  say(
    'Usage: node --conditions=@svc/source scripts/documents/spec-coverage/contract/compare.ts FOLDER [--write]',
  );
  process.exit(folder === '--help' ? 0 : 2);
}
const list = new URL('./entries.json', import.meta.url);
const documents = readdirSync(folder).filter((name) => /^\d-.*\.md$/.test(name));
if (documents.length === 0) {
  say(`${folder} has no documents of the contract (1-….md)`);
  process.exit(2);
}
const now = documents.flatMap((name) =>
  readContract(Number(name[0]), readFileSync(join(folder, name), 'utf8')),
);
if (flag === '--write')
  writeFileSync(list, `[\n${now.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`);
const noted = new Map(
  (JSON.parse(readFileSync(list, 'utf8')) as ContractEntry[]).map(({ id, hash }) => [id, hash]),
);
const differences = [
  ...now.filter(({ id }) => !noted.has(id)).map(({ id }) => `new: ${id}`),
  ...now.filter(({ id, hash }) => noted.has(id) && noted.get(id) !== hash).map(({ id }) => `changed: ${id}`),
  ...[...noted.keys()].filter((id) => !now.some((entry) => entry.id === id)).map((id) => `gone: ${id}`),
];
for (const difference of differences) say(difference);
say(`${now.length} entries in ${documents.length} documents, ${differences.length} differences`);
process.exit(differences.length === 0 ? 0 : 1);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
