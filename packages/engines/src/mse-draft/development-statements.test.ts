import { describe, expect, it, test } from 'vitest';
import { DEVELOPMENT } from '../../test-support/risk-statements/statements.ts';
import { asked, optionsOf, REASSURING, risksIn, visit } from '../../test-support/transcripts/drafts.ts';
import { draftFromTranscript } from './draft-from-transcript.ts';

const isRisk = ({ value }: { readonly value: string }): boolean => value !== 'protective_factors_present';

const judged = DEVELOPMENT.risk.map(({ transcript, quote, values }) => {
  const start = transcript.indexOf(quote);
  const found = risksIn(transcript)
    .filter(isRisk)
    .filter((finding) => finding.start < start + quote.length && finding.end > start);
  return {
    transcript,
    quote,
    start,
    isFound: found.length > 0,
    isAccepted: found.some(({ domain, value }) =>
      values.some((accepted) => accepted.domain === domain && accepted.value === value),
    ),
  };
});
const falseAlarms = DEVELOPMENT.harmless.filter(({ transcript }) => risksIn(transcript).some(isRisk));
const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
  (part.length / whole.length).toFixed(3);

const found = judged.filter(({ isFound }) => isFound);
const accepted = judged.filter(({ isAccepted }) => isAccepted);

/** The reader was tuned on these statements: the figures are a floor to keep, not what it makes of new wordings. */
describe('[D:draft agent] the statements the reader was tuned on', () => {
  it('hold their quotes verbatim', () => {
    expect(judged.filter(({ start }) => start < 0)).toEqual([]);
    expect(DEVELOPMENT.risk).toHaveLength(300);
    expect(DEVELOPMENT.harmless).toHaveLength(150);
  });

  it(`are all found (seen: ${share(found, judged)})`, () => {
    expect(judged.filter(({ isFound }) => !isFound).map(({ transcript }) => transcript)).toEqual([]);
  });

  it(`are read as an accepted option at least 8 times in 10 (seen: ${share(accepted, judged)})`, () => {
    expect(accepted.length / judged.length).toBeGreaterThanOrEqual(0.8);
  });

  it(`are quiet in at least 9 of 10 harmless exchanges (alarms seen: ${share(falseAlarms, DEVELOPMENT.harmless)})`, () => {
    expect(falseAlarms.length / DEVELOPMENT.harmless.length).toBeLessThanOrEqual(0.1);
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

describe('[D:draft agent] what no known wording says', () => {
  const remarksIn = (text: string): (string | undefined)[] => risksIn(text).map(({ remark }) => remark);

  test.each([
    ['ideas that stand together', visit('I envy people in the obituaries.'), 'wording not clear'],
    [
      'an answer to a question on the subject that does not plainly deny',
      asked('Would you follow through on those thoughts?', 'Ask me on Friday.'),
      'answer does not plainly deny',
    ],
    [
      'an open answer to a question about the opposite',
      asked('Do you think things will improve?', 'Not in this life.'),
      'answer does not plainly deny',
    ],
    [
      'words that weigh like risk',
      asked('What makes this week different?', "I've stopped being afraid of it."),
      'sounds like risk by its words',
    ],
  ])('is drafted from %s', (_what, text, remark) => {
    expect(remarksIn(text)).toContain(remark);
  });

  test.each([
    ['a silence', 'Clinician: Any thoughts of suicide?\nPatient: [long pause]'],
    ['a refusal', asked('Any thoughts of suicide?', "I'd rather not talk about that.")],
  ])('is drafted from %s after a question of suicide', (_what, text) => {
    expect(risksIn(text).map(({ value }) => value)).toContain('active_si');
  });

  it('is carried on by what the clinician goes on with', () => {
    const text =
      'Clinician: Are you thinking of ending your life?\nPatient: Yes.\nClinician: And how far have you got with that?\nPatient: The shed.';
    const last = text.indexOf('The shed');
    expect(risksIn(text).filter(({ end }) => end > last)).not.toEqual([]);
  });

  it('is hedged, of low confidence and to be clarified, and answers no question of the screen', () => {
    const said = 'I envy people in the obituaries.';
    for (const finding of risksIn(visit(said))) expect(finding).toMatchObject({ hedged: true, screen: [] });
    const { selection, warnings } = draftFromTranscript(visit(said));
    expect(selection.risk).toMatchObject({ values: ['passive_si'], confidence: 'low' });
    expect(selection.risk?.cssrs).toBeUndefined();
    expect(warnings.join('\n')).toContain('please clarify');
  });

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
    expect(risksIn(text)).toEqual([]);
  });

  it('is read from dictated notes and their short forms', () => {
    const options = (text: string): string[] => risksIn(text).map(({ value }) => value);
    expect(options('Pt endorses SI with plan to OD.')).toContain('active_si');
    expect(options('Reports passive SI, no plan.')).toContain('passive_si');
    expect(options('Hx of 2 prior attempts (2019, 2021).')).toContain('past_attempt');
    expect(options('Endorses CAH telling him to jump.')).toContain('command_hallucinations');
    expect(options('Denies SI, HI, AH, VH.')).toEqual([]);
  });
});
