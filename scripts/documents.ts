/**
 * `pnpm documents [--check] [NAME…]`: writes what is made from the code, all that is in git or what is named: one folder of
 * `documents/` each, whose `document.ts` says how it is made and where it goes. `--check` changes nothing and fails when one
 * that is in git is old, with the lines that differ: a change of clinical content is a change of its pages, which somebody reads.
 */
import { spawnSync } from 'node:child_process';
import {
  apply,
  changesOf,
  COMMITTED,
  DOCUMENT_NAMES,
  type DocumentName,
  linesOfChange,
} from './documents/documents.ts';

const SHOWN = 20;
const asked = process.argv.slice(2).filter((argument) => argument !== '--');
const check = asked.includes('--check');
const named = asked.filter((name): name is DocumentName => DOCUMENT_NAMES.includes(name as DocumentName));
if (named.length + Number(check) < asked.length) {
  say(`Usage: pnpm documents [--check] [${DOCUMENT_NAMES.join('|')} …]`);
  process.exit(asked.includes('--help') ? 0 : 2);
}

for (const name of named.length > 0 ? named : COMMITTED) {
  if (check) await look(name);
  else if (named.length === 1) await write(name);
  // A program for each: what one writes, the next imports.
  else if (
    spawnSync(process.execPath, [...process.execArgv, import.meta.filename, name], { stdio: 'inherit' })
      .status !== 0
  )
    process.exitCode = 1;
}

async function write(name: DocumentName): Promise<void> {
  try {
    for (const change of await changesOf(name)) {
      apply(change);
      say(`${change.file} ${change.after === undefined ? 'removed' : 'written'}`);
    }
  } catch (error) {
    say(`${name}: ${String(error)}`);
    process.exitCode = 1;
  }
}

async function look(name: DocumentName): Promise<void> {
  const lines = (await changesOf(name)).flatMap(linesOfChange);
  if (lines.length === 0) return;
  for (const line of lines.slice(0, SHOWN)) say(line);
  say(`${name}: ${lines.length} lines are not what the code gives: npx pnpm documents ${name}`);
  process.exitCode = 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
