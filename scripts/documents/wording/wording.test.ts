import { describe, expect, it, test } from 'vitest';
import { generatedAnswers, writtenAnswers } from '../../../tests/property/banned-wording/answers.ts';
import { bannedIn } from './banned.ts';
import { readDataTables } from './data-tables.ts';
import { type Answered, createJudge } from './judge-answers.ts';
import { createListed } from './listed.ts';
import { readTexts } from './read-texts.ts';
import { readSections } from './sections.ts';
import { saidIn } from './said-in.ts';
import { isForPeople } from './text.ts';

const SECTIONS = readSections();
const TABLES = readDataTables();
const REQUESTS_OF_EACH = 60;
const SEED = 7;
const judge = createJudge();

async function faultsOf(
  answers: AsyncGenerator<Answered>,
): Promise<{ kinds: Set<string>; faults: string[] }> {
  const kinds = new Set<string>();
  const faults: string[] = [];
  for await (const answered of answers) {
    kinds.add(answered.saidBy);
    for (const { message } of judge(answered).faults) faults.push(message);
  }
  return { kinds, faults };
}

describe('the page of every text [D:wording]', () => {
  it.each([
    ['generated requests', 10, () => generatedAnswers(REQUESTS_OF_EACH, SEED)],
    ['vignettes and written visits', 9, writtenAnswers],
  ])(
    'holds a template of every text of the answers to %s, and none is banned',
    async (_, speakers, answers) => {
      const { kinds, faults } = await faultsOf(answers());
      expect(faults).toEqual([]);
      // Five engines, four agents and the exam; no vignette is about timing measures.
      expect(kinds.size).toBe(speakers);
    },
  );

  it.each([
    ['No review is needed.', 'relapse'],
    ['All values are normal.', 'biomarker agent'],
    ['No interactions were found; all medicines are compatible.', 'medication agent'],
    ['The medicine caused the improvement.', 'medication'],
    ['Composite +50 of 100, and the zebra improved.', 'outcome'],
  ])('has no template for: %s', (text, saidBy) => {
    expect(createListed(SECTIONS, TABLES, saidBy)(text, {})).not.toEqual([]);
  });

  it('has no template for what is left of a text without its "not", but where that is a text too', async () => {
    let changed = 0;
    let missed = 0;
    for await (const { saidBy, request, answer } of generatedAnswers(10, SEED)) {
      const listed = createListed(SECTIONS, TABLES, saidBy);
      for (const { text } of saidIn(answer)) {
        const without = text.replace(/\b(?:not|no) /i, '');
        if (without === text || saidBy === 'mse') continue;
        changed++;
        if (listed(without, request).length === 0) missed++;
      }
    }
    expect(changed).toBeGreaterThan(500);
    // "No active medication" and "Active medication" are both said.
    expect(missed / changed).toBeLessThan(0.03);
  });

  it('takes what a caller sent for no text of ours', () => {
    const listed = createListed(SECTIONS, TABLES, 'outcome agent');
    const text = 'Instrument "clinic zebra" is not recognised; not scored';
    expect(listed(text, {})).toEqual([]);
    expect(listed('wants to see the zebra', { context: 'He wants to see the zebra.' })).toEqual([]);
    expect(listed('wants to see the zebra', {})).not.toEqual([]);
  });
});

describe('the texts of a source file', () => {
  const source = `
    /** Every text of this file. */

    import { a } from 'some module of ours';
    /** When the sky falls: at night. And so on. */
    // oxlint-disable-next-line max-lines-per-function -- a table
    export function warning(label: string, n: number): string {
      if (label === 'not this one') throw new Error('nor this one');
      return n > 1 ? \`\${label}: fell \${n === 2 ? 'two' : 'many'} times\` : 'fell only once';
    }
    const ROW = { evidence: verified('Some paper 2001'), reason: 'because it ' + 'is high', pattern: /no text/ };
    const WORDS = 'falls?|fell down';
    const LINES = ['one and', 'the other'].join(' ');
  `;

  test('are its strings and templates for people, whole, with the comment over them', () => {
    const texts = readTexts('x.ts', source).filter(({ template }) => isForPeople(template));
    expect(texts.map(({ template, where, when }) => [template, where, when])).toEqual([
      ['{label}: fell {two / many} times', 'warning', 'When the sky falls: at night.'],
      ['fell only once', 'warning', 'When the sky falls: at night.'],
      ['because it is high', 'ROW reason', ''],
      ['one and the other', 'LINES', ''],
    ]);
  });
});

describe('a banned wording [D:wording]', () => {
  test.each([
    ['risk level moderate: moderate concern', false, true],
    ['risk level moderate: 2 findings', false, false],
    ['Composite 0 of 100', false, true],
    ['PHQ-9 0 of 27', false, false],
    ['Look again at the next planned contact.', true, true],
    ['Look again at the next planned contact.', false, false],
    ['Typical range, no action', true, true],
    ['Blood pressure 150 mmHg. Confirm value and unit with the laboratory.', false, true],
    ['Sodium 121 mmol/L. Confirm value and unit with the laboratory.', false, false],
    ['PHQ-9 15, taken 120 days ago', false, true],
    ['Stop lithium.', false, true],
    ['Consider stopping lithium.', false, false],
    ['The first score is very old. The first score is very old.', false, true],
    ['Score undefined of 27', false, true],
  ])('%s (review: %s): banned %s', (text, asksForReview, isBanned) => {
    expect(bannedIn(text, { request: {}, asksForReview }).length > 0).toBe(isBanned);
  });

  test('is the caller’s own when the caller wrote it', () => {
    const request = { context: 'Last dose 10 days ago' };
    expect(bannedIn('fluoxetine: read as stopped (10 days ago)', { request, asksForReview: true })).toEqual(
      [],
    );
  });

  test('may stand in a legend, which tells of every status', () => {
    const beside = { path: 'interpretationScale.within_normal', request: {}, asksForReview: true };
    expect(bannedIn('Typical range, no action', beside)).toEqual([]);
  });
});
