import { readFileSync } from 'node:fs';
import { ROOT } from '../../root.ts';
import { fingerprintOfNumbers } from './numbers.ts';
import { renderAll } from './pages.ts';
import { contentFiles, readContent } from './read-content.ts';

const FOLDER = 'docs/clinical-content/';
const NUMBERS = `${FOLDER}numbers.json`;
export const where = [`${FOLDER}*`];

/**
 * What a clinician could review of tables and constants (cut-offs, grades, limits, ranges, conversions, maxima, codes, weights,
 * texts of advice), one line each; `README.md` sorts what is read and what is from memory by consequence. Numbers of code are no
 * reading: `numbers.json` has a fingerprint of those of each file, so that none moves unseen.
 */
export async function make(): Promise<Map<string, string>> {
  const pages = renderAll(await readContent(ROOT));
  const numbers = contentFiles(ROOT).flatMap((file) => {
    const fingerprint = fingerprintOfNumbers(readFileSync(ROOT + file, 'utf8'));
    return fingerprint === undefined ? [] : [[file, fingerprint]];
  });
  return new Map([
    ...[...pages].map(([page, text]) => [FOLDER + page, text] as const),
    [NUMBERS, `${JSON.stringify(Object.fromEntries(numbers), null, 2)}\n`],
  ]);
}
