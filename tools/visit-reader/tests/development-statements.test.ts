import { describe, expect, it, test } from 'vitest';
import { DEVELOPMENT, SHORT_VISITS } from '../risk-statements/statements.ts';
import {
  asked,
  optionsOf,
  REASSURING,
  risksIn,
  surfacedRisks,
  visit,
} from '../../../packages/mse-draft/test/transcripts/drafts.ts';
import type { ConcernStatement } from '../../../packages/mse-draft/src/word/concern-statement.ts';
import { draftFromTranscript } from '../../../packages/mse-draft/src/draft-from-transcript.ts';

const judged = DEVELOPMENT.risk.map(({ transcript, quote }) => {
  const start = transcript.indexOf(quote);
  return {
    transcript,
    start,
    isFound: surfacedRisks(transcript).some((one) => one.start < start + quote.length && one.end > start),
  };
});
const found = judged.filter(({ isFound }) => isFound);
const flagged = DEVELOPMENT.harmless.filter(({ transcript }) => surfacedRisks(transcript).length > 0);
const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
  (part.length / whole.length).toFixed(3);

const quoted = SHORT_VISITS.risk.flatMap(({ transcript, quotes }) =>
  quotes.map((quote) => ({ transcript, start: transcript.indexOf(quote), quote })),
);
const surfaced = quoted.filter(({ transcript, start, quote }) =>
  surfacedRisks(transcript).some((one) => one.start < start + quote.length && one.end > start),
);

/** The classifier learned from the risk among these statements: the figures are a floor to keep, not what it makes of new wordings. */
describe('the statements the reader was tuned on [D:draft agent]', () => {
  it('hold their quotes verbatim', () => {
    expect(judged.filter(({ start }) => start < 0)).toEqual([]);
    expect(DEVELOPMENT.risk).toHaveLength(300);
    expect(DEVELOPMENT.harmless).toHaveLength(150);
  });

  it(`are found or to be clarified in at least 82 of 100 exchanges (seen: ${share(found, judged)})`, () => {
    expect(found.length / judged.length).toBeGreaterThanOrEqual(0.82);
  });

  it(`are quiet in at least 7 of 10 harmless exchanges (flagged: ${share(flagged, DEVELOPMENT.harmless)})`, () => {
    expect(flagged.length / DEVELOPMENT.harmless.length).toBeLessThanOrEqual(0.3);
  });

  it(`are found or to be clarified in short visits that are roundabout about it (seen: ${share(surfaced, quoted)})`, () => {
    expect(surfaced.length / quoted.length).toBeGreaterThanOrEqual(0.8);
  });

  it('leave at most 5 statements to clarify in a short visit without risk', () => {
    const counts = SHORT_VISITS.harmless.map((text) => draftFromTranscript(text).toClarify.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  });

  it('are never reassured about', () => {
    const reassured = DEVELOPMENT.risk.filter(({ transcript }) =>
      optionsOf(draftFromTranscript(transcript).selection).some((option) =>
        REASSURING.has(option.split('.')[1] ?? ''),
      ),
    );
    expect(reassured).toEqual([]);
  });
});

describe('what no known wording says [D:draft agent]', () => {
  const clarified = (text: string): readonly ConcernStatement[] => draftFromTranscript(text).toClarify;

  test.each([
    ['a silence', 'Clinician: Would you act on it?\nPatient: [long pause]'],
    ['a refusal', asked('Would you act on it?', "I'd rather not talk about that.")],
    ['an answer that puts off', asked('Would you follow through on those thoughts?', 'Ask me on Friday.')],
  ])('is to be clarified for %s after a question of suicide', (_what, text) => {
    expect(clarified(text)).toEqual([
      expect.objectContaining({
        topic: 'suicidal_thoughts',
        reason: 'answer does not plainly deny',
        question: expect.stringMatching(/\?$/),
      }),
    ]);
  });

  test.each([
    ['a yes of a word', 'Sometimes.'],
    ['a yes of a few', 'Yeah, now and then.'],
    ['a hedged yes', 'A bit, maybe.'],
  ])('comes back for %s to a question of risk, found or to be clarified, and once', (_what, answer) => {
    const text = asked('Any thoughts of harming yourself?', answer);
    const { citations } = draftFromTranscript(text);
    const quotes = [...citations, ...clarified(text).map(({ quote }) => quote)];
    expect(quotes.filter((quote) => quote.includes(answer))).toHaveLength(1);
  });

  const threat = asked('How is it with your neighbour?', 'He had better not come near me.');
  const sleep = asked('And how are you in yourself?', 'I would not mind going to sleep for good.');
  test.each([
    ['first', `${sleep}\n${threat}`],
    ['last', `${threat}\n${sleep}`],
  ])('is asked about by what is likeliest to be risk of neighbouring answers, said %s', (_when, text) => {
    expect(clarified(text)).toEqual([
      expect.objectContaining({
        quote: expect.stringMatching(/come near me[^]*for good|for good[^]*come near me/),
        topic: expect.stringMatching(/^(?:suicid|wish_to)/),
        question: expect.stringMatching(/\?$/),
      }),
    ]);
  });

  it('records no option, answers no question of the screen and cites nothing', () => {
    const { selection, citations, toClarify } = draftFromTranscript(
      asked('Would you follow through on those thoughts?', 'Ask me on Friday.'),
    );
    expect(toClarify).toHaveLength(1);
    expect(selection).toEqual({});
    expect(citations).toEqual([]);
  });

  it('is not said again where a finding has the same words', () => {
    const text = visit('I want to kill myself.');
    expect(risksIn(text)).not.toEqual([]);
    expect(clarified(text)).toEqual([]);
  });

  it('speaks against a reassuring option', () => {
    const denials =
      'Clinician: Any thoughts of suicide?\nPatient: No.\nClinician: Any thoughts of harming others?\nPatient: No.';
    const options = (text: string): string[] => optionsOf(draftFromTranscript(text).selection);
    expect(options(denials)).toContain('risk.denies_si_hi');
    expect(
      options(
        `${denials}\nClinician: What did you do at the weekend?\nPatient: I put my papers in order and gave the dog away, they will be better off without me.`,
      ),
    ).not.toContain('risk.denies_si_hi');
  });

  it('is quoted verbatim in parts of at most 300 characters', () => {
    const text = asked(
      'Would you act on it?',
      `${'well you see it is like this '.repeat(40)}ask me on Friday.`,
    );
    const quotes = clarified(text);
    expect(quotes.length).toBeGreaterThanOrEqual(1);
    for (const { quote, start, end } of quotes) {
      expect(quote.length).toBeLessThanOrEqual(300);
      expect(text.slice(start, end)).toBe(quote);
    }
  });

  test.each([
    ['a plain denial', asked('Would you follow through on those thoughts?', 'No.')],
    [
      'a plain denial that is no no',
      asked('I have to ask about suicide attempts.', "There haven't been any."),
    ],
    ['somebody else', asked('Any family history of suicide?', 'Grandfather, in the thirties.')],
    ['a question alone', 'Clinician: Would you follow through on those thoughts?'],
  ])('is left alone: %s', (_what, text) => {
    expect(surfacedRisks(text)).toEqual([]);
  });

  test.each([
    'Pt endorses SI with plan to OD.',
    'Reports passive SI, no plan.',
    'Hx of 2 prior attempts (2019, 2021).',
    'Endorses CAH telling him to jump.',
  ])('is read from dictated notes and their short forms: %s', (text) => {
    expect(surfacedRisks(text)).not.toEqual([]);
  });

  it('is not read from a note that denies', () => {
    expect(surfacedRisks('Denies SI, HI, AH, VH.')).toEqual([]);
  });
});
