import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { answersTo } from './answers.ts';
import { BANNED, bannedIn } from './banned.ts';
import { createListed } from './listed.ts';
import { renderPage } from './page.ts';
import { saidIn } from './said-in.ts';
import { readSections } from './sections.ts';
import { readTexts } from './read-texts.ts';
import { isForPeople } from './text.ts';

const SECTIONS = readSections();
const listed = createListed(
  SECTIONS.flatMap(({ texts }) => texts),
  SECTIONS.flatMap(({ parts }) => parts),
);
const REQUESTS_OF_EACH = 40;

describe('[D:wording] the page of every text', () => {
  it('is what the sources say (run `node --conditions=@svc/source scripts/wording.ts --write`)', () => {
    const file = new URL('../../docs/wording.md', import.meta.url);
    expect(existsSync(file) && readFileSync(file, 'utf8') === renderPage(SECTIONS)).toBe(true);
  });

  it('holds every text of the answers to generated requests, and none of them is banned', async () => {
    const unlisted: string[] = [];
    const banned: string[] = [];
    for await (const { product, request, answer, asksForReview } of answersTo(REQUESTS_OF_EACH, 7))
      for (const { path, text } of saidIn(answer)) {
        const left = listed(text, request);
        if (left.length > 0) unlisted.push(`${product} ${path}: ${left.join(' ')} <- ${text}`);
        const why = bannedIn(text, asksForReview);
        if (why.length > 0) banned.push(`${product} ${path}: ${why.join()} <- ${text}`);
      }
    expect(unlisted).toEqual([]);
    expect(banned).toEqual([]);
  });

  it.each([
    ['PHQ-9 from 12 on 2026-01-02 to 9 on 2026-02-03, this hippopotamus is new.', ['hippopotamus']],
    ['Nobody ever listed the following gibberish words.', ['nobody', 'ever', 'gibberish']],
  ])('finds a text that is not listed: %s', (text, words) => {
    expect(listed(text, {})).toEqual(expect.arrayContaining(words));
  });

  it('takes what a caller sent for no text of ours', () => {
    expect(
      listed('Clinic zebra form: instrument not in the catalogue', { name: 'clinic ZEBRA form' }),
    ).toEqual([]);
  });
});

describe('the texts of a source file', () => {
  const source = `
    import { a } from 'some module of ours';
    /** When the sky falls. */
    export function warning(label: string, n: number): string {
      if (label === 'not this one') throw new Error('nor this one');
      return n > 1 ? \`\${label}: fell \${n.toFixed(1)} times\` : 'fell only once';
    }
    const ROW = { evidence: verified('Some paper 2001'), reason: 'because it is high', pattern: /no text/ };
  `;

  test('are its strings and templates for people, with the comment over them', () => {
    const texts = readTexts('x.ts', source).filter(({ template }) => isForPeople(template));
    expect(texts.map(({ template, where, when }) => [template, where, when])).toEqual([
      ['{label}: fell {…} times', 'warning', 'When the sky falls.'],
      ['fell only once', 'warning', 'When the sky falls.'],
      ['because it is high', 'ROW reason', ''],
    ]);
  });
});

test.each([
  ['risk level moderate: moderate concern', false, 1],
  ['risk level moderate: 2 findings', false, 0],
  ['Look again at the next planned contact.', true, 1],
  ['Look again at the next planned contact.', false, 0],
  ['Blood pressure 150 mmHg. Confirm value and unit with the laboratory.', false, 1],
  ['Sodium 121 mmol/L. Confirm value and unit with the laboratory.', false, 0],
])('%s (review: %s): %d banned', (text, review, count) => {
  expect(bannedIn(text, review)).toHaveLength(count);
  expect(BANNED.length).toBeGreaterThan(10);
});
