import { describe, expect, test } from 'vitest';
import { classifyAnswer } from './classify-answer.ts';
import { sentencesOf } from './sentences-of.ts';

const read = (answer: string): string =>
  classifyAnswer(sentencesOf(answer, 0, answer.length)[0]?.fullText ?? '');

describe('an answer to a yes-or-no question [D:draft agent]', () => {
  test.each([
    ['Yes.', 'yes'],
    ['Yeah, sometimes.', 'yes'],
    ['Mm-hmm.', 'yes'],
    ['Every day', 'yes'],
    ['Not often.', 'yes'],
    ['Not every day', 'yes'],
    ["It's crossed my mind.", 'yes'],
    ['It comes and goes.', 'yes'],
    ['Maybe.', 'hedged_yes'],
    ['I guess.', 'hedged_yes'],
    ['Kind of.', 'hedged_yes'],
    ['Yeah no.', 'hedged_yes'],
    ['No.', 'no'],
    ['Nope', 'no'],
    ['Uh-uh.', 'no'],
    ['Never.', 'no'],
    ['No, not at all.', 'no'],
    ["No, I haven't.", 'no'],
    ['God, no.', 'no'],
    ['Absolutely not', 'no'],
    ['Not really.', 'qualified_no'],
    ['Not anymore.', 'qualified_no'],
    ['No, not today.', 'qualified_no'],
    ['No, not that I would act on.', 'qualified_no'],
    ["I don't think so.", 'qualified_no'],
    ["I'd rather not say.", 'evasive'],
    ["No, I don't want to talk about it.", 'evasive'],
    ['Next question.', 'evasive'],
    ['Why do you ask?', 'evasive'],
    ['', 'evasive'],
    ["I don't know.", 'unclear'],
    ['The weather was nice.', 'unclear'],
  ])('"%s" is %s', (answer, meaning) => {
    expect(read(answer)).toBe(meaning);
  });
});
