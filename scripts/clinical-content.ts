/**
 * `pnpm content`, which is `node --conditions=@svc/source scripts/clinical-content.ts --write`, and `--check`: what a
 * clinician could review of tables and constants (cut-offs, grades, limits, ranges, conversions, maxima, codes, weights, texts of
 * advice), one line each, under `docs/clinical-content/`. Numbers inside functions stand there with the code around them, and each file with a hash of all its numbers, so that none moves unseen. `README.md` there sorts what is read and what is from
 * memory by consequence. The check
 * fails when the pages are not what the code holds: a change of content is a change of these pages, which somebody reads.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderAll } from './clinical-content/pages.ts';
import { readContent } from './clinical-content/read-content.ts';

const SHOWN = 20;
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = new URL('../docs/clinical-content/', import.meta.url);

const pages = renderAll(await readContent(root));
const written = new Map(
  (existsSync(folder) ? readdirSync(folder) : []).map((file) => [
    file,
    readFileSync(new URL(file, folder), 'utf8'),
  ]),
);

if (process.argv.includes('--write')) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of pages) writeFileSync(new URL(file, folder), text);
} else {
  const differences = [...new Set([...pages.keys(), ...written.keys()])].flatMap((file) =>
    differencesOf(file, written.get(file) ?? '', pages.get(file) ?? ''),
  );
  for (const line of differences.slice(0, SHOWN)) process.stdout.write(`${line}\n`);
  if (differences.length > 0)
    process.stdout.write(
      `${differences.length} lines of docs/clinical-content are not what the code holds: write them with "npx pnpm content", and let a clinician read the difference.\n`,
    );
  process.exitCode = differences.length === 0 ? 0 : 1;
}

function differencesOf(file: string, before: string, now: string): string[] {
  if (before === now) return [];
  const [old, fresh] = [new Set(placed(before)), new Set(placed(now))];
  const lines = [
    ...[...old].filter((line) => !fresh.has(line)).map((line) => `${file}: - ${line}`),
    ...[...fresh].filter((line) => !old.has(line)).map((line) => `${file}: + ${line}`),
  ];
  return lines.length > 0 ? lines : [`${file}: the order of its lines`];
}

/** Every line with the entry it stands under: the same fact stands under many. */
function placed(page: string): string[] {
  let entry = '';
  return page.split('\n').map((line) => {
    if (!line.startsWith('  ')) entry = line;
    return line === entry ? line : `${entry} ${line.trim()}`;
  });
}
