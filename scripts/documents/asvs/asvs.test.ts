import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASVS_ITEMS } from './items.ts';
import type { Evidence } from './verdict.ts';
import { VERDICTS } from './verdicts/index.ts';

const root = new URL('../../..', import.meta.url).pathname;

describe('the items of the ASVS', () => {
  it('are the 253 of level 1 and 2, each judged once', () => {
    expect(ASVS_ITEMS.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(ASVS_ITEMS.filter(({ level }) => level === 2)).toHaveLength(183);
    expect(VERDICTS.map(({ id }) => id).toSorted()).toEqual(ASVS_ITEMS.map(({ id }) => id).toSorted());
  });

  it('that are met name what shows it, and all others say why', () => {
    const bare = VERDICTS.filter(({ verdict, why, evidence }) =>
      verdict === 'met' ? evidence.length === 0 : why === '',
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('name tests and sections that there are', () => {
    const missing = VERDICTS.flatMap(({ id, evidence }) =>
      evidence.filter((one) => !isThere(one)).map(({ file, name }) => `${id}: "${name}" in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('a title that no test has is found', () => {
    expect(isThere({ file: 'scripts/documents/asvs/asvs.test.ts', name: 'a title that no test has' })).toBe(
      false,
    );
    expect(isThere({ file: 'scripts/security/none.test.ts', name: 'a title' })).toBe(false);
  });
});

describe('the page on security', () => {
  it('names files and folders that there are', () => {
    const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
    const named = [...page.matchAll(/`((?:packages|services|scripts)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

/** A test is there by its whole title, whatever rows of the contract are named before it; a section by its heading. */
function isThere({ file, name }: Evidence): boolean {
  if (!existsSync(join(root, file))) return false;
  const text = readFileSync(join(root, file), 'utf8');
  const title = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  if (file.endsWith('.md')) return new RegExp(`^#+ ${title}$`, 'm').test(text);
  return new RegExp(`\\(\\s*(['"\`])${title}(?: \\[[^\\]]*\\])*\\1`).test(text);
}
