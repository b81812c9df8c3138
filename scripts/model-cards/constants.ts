import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { table } from './table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Numbers that stand by themselves in the sources of an engine, with the comment over them. */
export function constantsTable(folders: readonly string[]): string {
  const rows = folders
    .flatMap((folder) =>
      globSync(`packages/{clinical,engines,mse-draft}/src/${folder}/**/*.ts`, { cwd: ROOT }),
    )
    .filter((file) => !/\.test\.ts$|fixture|sample|test-/.test(file))
    .sort()
    .flatMap((file) => constantsOf(file, readFileSync(`${ROOT}${file}`, 'utf8')));
  return table('Numbers in the rules', ['constant', 'value', 'what it is', 'file'], rows);
}

const CONSTANT =
  /^(?:export )?const ([A-Z][A-Z0-9_]+)(?:: [^=]+)? = (-?[\d_.]+(?: \* [\d_.]+)*|\{[^}]*\}|\[[-\d., ]+\])(?: as const[^;]*)?;/gm;

function constantsOf(file: string, source: string): unknown[][] {
  const { comments } = parseSync(file, source);
  const docs = comments.filter(({ value }) => value.startsWith('*'));
  return [...source.matchAll(CONSTANT)]
    .filter(([, , value = '']) => /\d/.test(value) && value.length < 200)
    .map((match) => {
      const doc = docs.findLast(
        ({ end }) => end <= match.index && source.slice(end, match.index).trim() === '',
      );
      const text = (doc?.value ?? '').replace(/^\*/, '').replace(/\n\s*\* ?/g, ' ');
      return [match[1], match[2], text, file.replace(/^packages\/[\w-]+\/src\//, '')];
    });
}
