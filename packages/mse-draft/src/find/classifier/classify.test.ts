import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import { featuresOf } from './features.ts';
import { NAME, wordsOf } from './words.ts';

describe('the classifier of statements', () => {
  it('sees no name', () => {
    expect(wordsOf('I told Moira that Dr Petrov was late.')).toEqual(
      `i told ${NAME} that ${NAME} ${NAME} was late`.split(' '),
    );
  });

  it('sees words, pairs, pieces and ideas, negated ones too', () => {
    const features = featuresOf({ question: 'Any plans?', statement: "I don't want to die." });
    for (const feature of ['die', 'to die', '#dead', '-dead', '?plans', '?#intend'])
      expect(features).toContain(feature);
  });

  it('is surer of risk than of everyday talk', () => {
    const risk = (question: string, statement: string): number => classify({ question, statement }).risk;
    expect(risk('How have you been?', 'I have been thinking of killing myself.')).toBeGreaterThan(
      risk('How have you been?', 'Busy, we painted the kitchen.') + 2,
    );
  });

  it('knows a dream and an unwanted thought', () => {
    expect(
      classify({ question: '', statement: 'I had a dream that I fell off the bridge.' })['how:dreamt'],
    ).toBeGreaterThan(0);
    const unwanted = classify({
      question: 'Are there thoughts that keep coming?',
      statement: 'Horrible pictures of hurting the baby pop into my head, I would never do it.',
    });
    expect(unwanted['how:intrusive']).toBeGreaterThan(0);
  });
});
