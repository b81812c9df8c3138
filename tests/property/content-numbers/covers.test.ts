import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentFiles } from '../../../scripts/documents/clinical-content/read-content.ts';

// What the proof covers is read in its text, so that its folders stand there again.
it('the proof covers every module that holds content', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const proof = readFileSync(`${root}tests/property/content-numbers/content-numbers.proof.ts`, 'utf8');
  const left = contentFiles(root).filter(
    (file) => !file.split('/').some((_, at, parts) => proof.includes(`'${parts.slice(0, at).join('/')}'`)),
  );
  expect(left).toEqual([]);
});
