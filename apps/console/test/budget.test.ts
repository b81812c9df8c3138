import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CONSOLE_ENTRY,
  CONSOLE_FOLDER,
  CONSOLE_MANIFEST,
  firstImports,
  firstSheets,
  type Manifest,
} from '../../../services/pages/src/console-page/console-files.ts';

const KB = 1000;
const FIRST_LOAD = 200 * KB;
const CHUNK = 120 * KB;

const manifest = JSON.parse(readFileSync(CONSOLE_MANIFEST, 'utf8')) as Manifest;
/** As it travels. */
const sizeOf = (file: string) => readFileSync(join(CONSOLE_FOLDER, `${file}.gz`)).length;
const files = [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))];
const first = [manifest[CONSOLE_ENTRY]?.file ?? '', ...firstImports(manifest), ...firstSheets(manifest)];
const texts = Object.entries(manifest).filter(([source]) => /^src\/texts\/\w\w\.ts$/.test(source));

describe('what the console weighs', () => {
  it('until its first words are seen: program, style and the longest language within 200 kB', () => {
    expect(texts).toHaveLength(5);
    const longest = Math.max(...texts.map(([, { file }]) => sizeOf(file)));
    const whole = first.reduce((sum, file) => sum + sizeOf(file), longest);
    expect(whole).toBeGreaterThan(100 * KB);
    expect(whole).toBeLessThanOrEqual(FIRST_LOAD);
  });

  it('in every file that comes later: within 120 kB', () => {
    const later = files.filter((file) => !first.includes(file));
    expect(later.length).toBeGreaterThan(15);
    expect(later.filter((file) => sizeOf(file) > CHUNK)).toEqual([]);
  });

  it('has no schema in it: those of the contracts are larger than all the rest', () => {
    const sources = Object.keys(manifest).join('\n');
    expect(sources).not.toMatch(/zod|contracts/);
  });
});
