import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const text = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');
const pathsIn = (page: string) =>
  [...text(page).matchAll(/`((?:packages|sdks|services|docs|scripts|examples|tools)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );

describe('LICENSE.md', () => {
  const named = pathsIn('LICENSE.md');
  const covers = (folder: string) => named.some((path) => `${folder}/`.startsWith(`${path}/`));
  /** A README tells of what is below it. */
  const holds = (folder: string) => named.some((path) => path.startsWith(`${folder}/`));

  it('says that no licence was chosen, as every package does', () => {
    expect(text('LICENSE.md')).toContain('has not chosen a licence yet');
    const manifests = tracked().filter((file) => /(?:^|\/)package\.json$/.test(file));
    const licences = manifests
      .map((file) => JSON.parse(text(file)) as { name?: string; license?: string })
      .flatMap(({ name, license }) => (name === undefined ? [] : license));
    expect(licences.length).toBeGreaterThan(20);
    expect(new Set(licences)).toEqual(new Set(['UNLICENSED']));
  });

  it('names every folder in which the licence of somebody else is told', () => {
    const told = tracked().filter(
      (file) =>
        /\/.*\.(?:ts|json|jsonl|md|txt|csv)$/.test(file) && file !== THIS_TEST && LICENCE.test(text(file)),
    );
    expect(told.length).toBeGreaterThan(30);
    const unnamed = told.filter(
      (file) => !covers(dirname(file)) && !(file.endsWith('/README.md') && holds(dirname(file))),
    );
    expect(unnamed).toEqual([]);
  });

  it('names every folder of pictures and sounds', () => {
    const media = tracked().filter((file) => /\.(?:jpe?g|png|gif|webp|wav|mp3|ogg|flac|webm)$/.test(file));
    expect(media.length).toBeGreaterThan(80);
    expect([...new Set(media.map((file) => dirname(file)))].filter((folder) => !covers(folder))).toEqual([]);
  });
});

const THIS_TEST = 'scripts/for-whoever-joins.test.ts';
/** A licence, as the notices here tell of one. */
const LICENCE =
  /\bCC BY\b|\bCC0\b|Creative Commons|Apache(?:-2\.0| License)|[Pp]ublic domain|LOINC licence|"licence":|\bMIT licen|states no licence/;

it.each(['CONTRIBUTING.md', 'LICENSE.md'])('%s names files and folders that there are', (page) => {
  expect(pathsIn(page).length).toBeGreaterThan(8);
  expect(pathsIn(page).filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
  const links = [...text(page).matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(`${ROOT}${link}`))).toEqual([]);
});

it('CONTRIBUTING.md names scripts that there are', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  const named = [...text('CONTRIBUTING.md').matchAll(/npx pnpm (?!exec|install)([\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

describe('CODEOWNERS', () => {
  const rows = text('CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

  it('is a pattern and owners a line, the first for everything', () => {
    const [[everything = ''] = [], ...rooms] = rows;
    expect(everything).toBe('*');
    expect(rooms.filter(([pattern = '']) => !existsSync(`${ROOT}${pattern}`))).toEqual([]);
    const owners = rows.map((row) => row.slice(1));
    expect(owners.filter(({ length }) => length === 0)).toEqual([]);
    expect(owners.flat().filter((owner) => !/^@[\w-]+(?:\/[\w-]+)?$/.test(owner))).toEqual([]);
  });

  it('has every room', () => {
    const patterns = rows.slice(1).map(([pattern = '']) => pattern.slice(1));
    const rooms = new Set(
      tracked().flatMap((file) => /^(?:packages\/[\w-]+|\w+)(?=\/)/.exec(file)?.[0] ?? []),
    );
    rooms.delete('docs');
    expect([...rooms].filter((room) => !patterns.some((pattern) => `${room}/`.startsWith(pattern)))).toEqual(
      [],
    );
  });
});

it('.editorconfig lays out as biome.json does', () => {
  const { formatter } = JSON.parse(text('biome.json')) as {
    formatter: { indentStyle: string; indentWidth: number; lineWidth: number };
  };
  const settings = text('.editorconfig');
  expect(settings).toContain(`\nindent_style = ${formatter.indentStyle}\n`);
  expect(settings).toContain(`\nindent_size = ${formatter.indentWidth}\n`);
  expect(settings).toContain(`\n[*.{ts,json}]\nmax_line_length = ${formatter.lineWidth}\n`);
});

/** Every file of the project. */
function tracked(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((file) => file !== '' && existsSync(`${ROOT}${file}`));
}
