import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ordinaryAnswers } from './ordinary-answers.ts';
import type { Topic } from './topics.ts';

const ordinaryIn = (question: string, statement: string): Topic[] =>
  [...ordinaryAnswers({ question, statement })].flatMap(([topic, { above }]) => (above >= 0 ? [topic] : []));

describe('an answer [D:covered]', () => {
  test.each<[question: string, answer: string, topic: Topic]>([
    ['How has your mood been?', 'Good. Steady, most days.', 'mood'],
    ['How are your spirits?', 'Good, thanks. I feel like myself.', 'mood'],
    [
      'What do you take the lithium for?',
      'Bipolar. When I stopped it I was in hospital in a month.',
      'insight',
    ],
    ['What would you do if you smelled smoke?', 'Get everyone out and call 911.', 'judgment'],
    ["What's the date?", 'Monday the fourth of March.', 'time'],
    ['Do you know where you are?', 'The clinic, on the ward.', 'place'],
    ['Any thoughts of ending your life?', 'No, never.', 'suicide'],
    ['Any thoughts of hurting other people?', 'No, none.', 'others_harm'],
    ['Do you hear voices?', 'No, never have.', 'hearing'],
    ['Do you see things that others do not?', 'No, nothing like that.', 'seeing'],
    ['Is anybody watching you or against you?', 'No, nobody.', 'persecution'],
  ])('is ordinary: %s %s', (question, answer, topic) => {
    expect(ordinaryIn(question, answer)).toContain(topic);
  });

  test.each<[question: string, answer: string]>([
    ['How has your mood been?', 'Low.'],
    ['How has your mood been?', 'Terrible, to be honest.'],
    ['How has your mood been?', '...'],
    ['What do you take the lithium for?', 'There is nothing wrong with me.'],
    ['What would you do if you smelled smoke?', 'Ignore it.'],
    ["What's the date?", 'No idea.'],
    ['Do you know where you are?', 'I do not know.'],
    ['Any thoughts of ending your life?', 'Sometimes.'],
    ['Any thoughts of hurting other people?', 'I would rather not say.'],
    ['Do you hear voices?', 'They never stop.'],
    ['How was the bus?', 'Good. Steady, most days.'],
  ])('is not ordinary, or was not asked for: %s %s', (question, answer) => {
    expect(ordinaryIn(question, answer)).toEqual([]);
  });

  it('is judged the same each time, whatever it is', () => {
    assert(
      property(
        string(),
        constantFrom('How is your mood?', 'Any thoughts of suicide?', ''),
        (answer, question) => {
          expect(ordinaryIn(question, answer)).toEqual(ordinaryIn(question, answer));
        },
      ),
      { numRuns: 100 },
    );
  });
});
