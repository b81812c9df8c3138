import { describe, expect, it, test } from 'vitest';
import { DEVELOPMENT, SHORT_VISITS } from '../test-support/risk-statements/statements.ts';
import {
  asked,
  optionsOf,
  REASSURING,
  risksIn,
  surfacedRisks,
  visit,
} from '../test-support/transcripts/drafts.ts';
import type { ConcernStatement } from './concerns/concern-statement.ts';
import { draftFromTranscript } from './draft-from-transcript.ts';

const judged = DEVELOPMENT.risk.map(({ transcript, quote }) => {
  const start = transcript.indexOf(quote);
  return {
    transcript,
    start,
    isFound: surfacedRisks(transcript).some((one) => one.start < start + quote.length && one.end > start),
  };
});
const flagged = DEVELOPMENT.harmless.filter(({ transcript }) => surfacedRisks(transcript).length > 0);
const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
  (part.length / whole.length).toFixed(3);

/** The reader was tuned on these statements: the figures are a floor to keep, not what it makes of new wordings. */
describe('[D:draft agent] the statements the reader was tuned on', () => {
  it('hold their quotes verbatim', () => {
    expect(judged.filter(({ start }) => start < 0)).toEqual([]);
    expect(DEVELOPMENT.risk).toHaveLength(300);
    expect(DEVELOPMENT.harmless).toHaveLength(150);
  });

  it('are all found or to be clarified', () => {
    expect(judged.filter(({ isFound }) => !isFound).map(({ transcript }) => transcript)).toEqual([]);
  });

  it(`are quiet in at least 8 of 10 harmless exchanges (flagged: ${share(flagged, DEVELOPMENT.harmless)})`, () => {
    expect(flagged.length / DEVELOPMENT.harmless.length).toBeLessThanOrEqual(0.2);
  });

  it('are all found or to be clarified in short visits that are roundabout about it, but for two answers', () => {
    const lost = SHORT_VISITS.risk.flatMap(({ transcript, quotes }) => {
      const surfaced = surfacedRisks(transcript);
      return quotes.filter((quote) => {
        const start = transcript.indexOf(quote);
        return start < 0 || !surfaced.some((one) => one.start < start + quote.length && one.end > start);
      });
    });
    // Said of canisters that the clinician had named: no word of it is risk by itself.
    expect(lost).toEqual(["They're for balloons.", 'Mine, I guess.']);
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

describe('[D:draft agent] what is listed beside risk', () => {
  const clarified = (text: string): readonly ConcernStatement[] => draftFromTranscript(text).toClarify;
  const beside = (exchange: string): string =>
    `Clinician: How are you?\nPatient: I want to kill myself.\n${exchange}`;

  it('is what nothing shows to be harmless, in the order of the visit', () => {
    const text = beside('Clinician: And the birthday?\nPatient: The beans came up.');
    expect(clarified(text).map(({ quote, reason }) => [quote, reason])).toEqual([
      ['The beans came up.', 'not plainly harmless beside risk'],
    ]);
  });

  it('is also what a clinician reports on the patient', () => {
    const text = beside('Clinician: The taxi firm says you sent them away.\nPatient: It was raining.');
    expect(clarified(text).map(({ quote }) => quote)).toContain('The taxi firm says you sent them away.');
  });

  it('is not listed by itself where the visit holds no risk', () => {
    expect(clarified('Clinician: And the birthday?\nPatient: The beans came up.')).toEqual([]);
  });

  it('is not what a clinician says to comfort', () => {
    expect(clarified(beside('Clinician: Thank you, you did well to come.\nPatient: Okay.'))).toEqual([]);
  });
});

describe('[D:draft agent] what no known wording says', () => {
  const clarified = (text: string): readonly ConcernStatement[] => draftFromTranscript(text).toClarify;

  test.each([
    [
      'ideas that stand together',
      visit('I envy people in the obituaries.'),
      'wish to be dead',
      'wording not clear',
    ],
    [
      'an answer to a question on the subject that does not plainly deny',
      asked('Would you follow through on those thoughts?', 'Ask me on Friday.'),
      'suicidal thoughts',
      'answer does not plainly deny',
    ],
    [
      'an open answer to a question about the opposite',
      asked('Do you think things will improve?', 'Not in this life.'),
      'hopelessness',
      'answer does not plainly deny',
    ],
    [
      'words that weigh like risk',
      asked('What makes this week different?', "I've stopped being afraid of it."),
      'not named',
      'sounds like risk by its words',
    ],
  ])('is to be clarified for %s', (_what, text, topic, reason) => {
    expect(clarified(text)).toEqual([expect.objectContaining({ topic, reason })]);
  });

  test.each([
    ['a silence', 'Clinician: Would you act on it?\nPatient: [long pause]'],
    ['a refusal', asked('Would you act on it?', "I'd rather not talk about that.")],
  ])('is to be clarified for %s after a question of suicide', (_what, text) => {
    expect(clarified(text).map(({ topic }) => topic)).toEqual(['suicidal thoughts']);
  });

  it('is carried on by what the clinician goes on with', () => {
    const text =
      'Clinician: Are you thinking of ending your life?\nPatient: Yes.\nClinician: And how far have you got with that?\nPatient: The shed.';
    expect(clarified(text)).toEqual([
      expect.objectContaining({
        quote: 'And how far have you got with that?\nPatient: The shed.',
        topic: 'suicidal thoughts',
      }),
    ]);
  });

  it('records no option, answers no question of the screen and cites nothing', () => {
    const { selection, citations, toClarify } = draftFromTranscript(
      visit('I envy people in the obituaries.'),
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
    expect(options(`${denials}\nPatient: I envy people in the obituaries.`)).not.toContain(
      'risk.denies_si_hi',
    );
  });

  it('is quoted verbatim in parts of at most 300 characters', () => {
    const text = asked(
      'Would you act on it?',
      `${'well you see it is like this '.repeat(40)}ask me on Friday.`,
    );
    const quotes = clarified(text);
    expect(quotes.length).toBeGreaterThan(1);
    for (const { quote, start, end } of quotes) {
      expect(quote.length).toBeLessThanOrEqual(300);
      expect(text.slice(start, end)).toBe(quote);
    }
  });

  test.each([
    ['a month', 'What month is it?', 'Tuesday.', 'It is November.'],
    ['a place', 'Do you know where you are?', 'The docks. We sail at six.', 'At the clinic.'],
    ['a year', 'What year is it?', 'Nineteen fifty two.', 'Twenty twenty six.'],
    ['a day', 'What day is it?', 'The man has it.', 'Friday.'],
  ])(
    'is to be clarified where %s was asked and something else is answered',
    (_what, question, aside, fit) => {
      const confused = (answer: string): boolean =>
        clarified(asked(question, answer)).some(({ topic }) => topic.startsWith('confusion'));
      expect(confused(aside)).toBe(true);
      expect(confused(fit)).toBe(false);
    },
  );

  test.each([
    ['a plain denial', asked('Would you follow through on those thoughts?', 'No.')],
    [
      'a plain denial that is no no',
      asked('I have to ask about suicide attempts.', "There haven't been any."),
    ],
    ['a film', asked('What did you watch?', "A thing where a man's hanged in the first scene.")],
    ['somebody else', asked('Any family history of suicide?', 'Grandfather, in the thirties.')],
    ['an accident', asked('What happened to your wrist?', 'I caught it on the oven, cooking.')],
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
