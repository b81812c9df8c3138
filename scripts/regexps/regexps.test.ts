import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { recordBuilt, suspectBuilt } from './built.ts';
import { judge } from './judge.ts';
import { suspectLiterals } from './literals.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-regexps-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** How masking once looked for e-mail addresses: each letter of a long word began anew. */
const OLD_EMAIL = String.raw`[^\s@<>"']+@[^\s@<>"']+\.[\p{L}]{2,}`;

function lint(code: string) {
  const file = join(folder, 'sample.ts');
  writeFileSync(file, code);
  return suspectLiterals([file]);
}

describe('a literal', () => {
  it('that begins anew at each letter of a word is found, with its line', () => {
    const line = `export const EMAIL = /${OLD_EMAIL}/gu;`;
    expect(lint(`const first = 1;\n${line}\n`)).toContainEqual({
      file: expect.stringContaining('sample.ts'),
      code: line,
      message: expect.stringContaining('quadratic'),
    });
  });

  it('that backtracks is found', () => {
    expect(lint('export const WORDS = /^(?:a+)+$/;\n')).not.toEqual([]);
  });

  it('that reads each character once is not', () => {
    expect(lint('export const DAY = /^\\d{4}-\\d{2}-\\d{2}$/;\n')).toEqual([]);
  });
});

describe('an expression that is put together', () => {
  it('is recorded with the file that made it, and found like a literal', async () => {
    const built = await recordBuilt(() => Promise.resolve(new RegExp(OLD_EMAIL, 'gu')));
    expect(built).toEqual([{ file: 'scripts/regexps/regexps.test.ts', source: OLD_EMAIL, flags: 'gu' }]);
    expect(suspectBuilt(built).map(({ message }) => message)).toContainEqual(expect.stringContaining('Move'));
  });

  it('of whole words from a list is not found', () => {
    const source = `(?<![^ ])(?:${['low mood', 'no sleep'].join('|')})(?![^ ])`;
    expect(suspectBuilt([{ file: 'a.ts', source, flags: 'g' }])).toEqual([]);
  });
});

describe('an exception', () => {
  const finding = { file: 'a.ts', code: 'const SPACE = /x/', message: 'quadratic' };
  const exception = { file: 'a.ts', code: 'const SPACE =', reason: 'short lines' };

  it('answers the finding on its line alone', () => {
    expect(judge([finding], [exception])).toEqual([]);
    expect(judge([finding, { ...finding, code: 'const DASH = /y/' }], [exception])).toHaveLength(1);
  });

  it('without a finding is a problem of its own', () => {
    expect(judge([], [exception])).toEqual([expect.stringContaining('not needed any more')]);
  });
});
