import { describe, expect, test } from 'vitest';
import { isWrongDate, mayAsk, saysOf } from './says-of.ts';
import type { Topic } from './topics.ts';

const says = (topic: Topic, asked: readonly Topic[], question: string, statement: string): boolean =>
  saysOf(topic, asked, { question, statement });

describe('of several things asked at once [D:covered]', () => {
  const BOTH = ['hearing', 'seeing'] as const;
  const QUESTION = 'Any voices? Do you see things?';
  test.each<[answer: string, hearing: boolean, seeing: boolean]>([
    ['No and no.', true, true],
    ['Neither, never have.', true, true],
    ['No voices, and I see nothing that is not there.', true, true],
    ['No voices, no. The lizards I have told you about.', true, false],
    ['See, no. Hear, well, it comes and goes.', false, true],
    ['The other one, let me not say.', false, false],
    ['Sometimes.', false, false],
  ])('each is denied by name or by as many noes: %s', (answer, hearing, seeing) => {
    expect(BOTH.map((topic) => says(topic, BOTH, QUESTION, answer))).toEqual([hearing, seeing]);
  });

  test('a no to one thing asked needs no name', () => {
    expect(says('hearing', ['hearing'], 'Do you hear voices?', 'No, never.')).toBe(true);
    expect(says('hearing', ['hearing'], 'Do you hear voices?', 'Fine.')).toBe(false);
  });
});

describe('a question [D:covered]', () => {
  test.each<[topic: Topic, question: string, counts: boolean]>([
    ['suicide', 'Any thoughts of ending your life?', true],
    ['suicide', 'Have you been hurting yourself?', false],
    ['suicide', 'Have you been hurting yourself, or thinking of suicide?', true],
    ['others_harm', 'Any thoughts of hurting anyone?', true],
    ['others_harm', 'Have you ever acted on one of the pictures?', false],
    ['hearing', 'Do you see shapes?', false],
    ['seeing', 'Do you see shapes?', true],
    ['mood', 'How is the herd?', false],
    ['mood', 'How are your spirits?', true],
  ])('of %s has a word of it: %s', (topic, question, counts) => {
    expect(mayAsk(topic, question) && says(topic, [topic], question, 'No. Good, never.')).toBe(counts);
  });
});

describe('a date [D:covered]', () => {
  test.each<[question: string, answer: string, isWrong: boolean]>([
    ['What year is it?', 'Nineteen eighty-four.', true],
    ['What year is it?', '1961, of course.', true],
    ['What year is it?', '2025.', false],
    ['Your name and date of birth?', 'Second of February 1949.', false],
  ])('of another century is wrong, and a birthday is none: %s %s', (question, answer, isWrong) => {
    expect(isWrongDate(question, answer)).toBe(isWrong);
  });

  test('is said by naming a day, and not by a word that also names a month', () => {
    const asked = ['time'] as const;
    expect(says('time', asked, 'What day is it?', 'Monday, the third of May.')).toBe(true);
    expect(says('time', asked, 'What day is it?', 'I may stay the summer.')).toBe(false);
    expect(says('time', asked, 'What day is it?', 'No idea. Monday?')).toBe(false);
  });
});
