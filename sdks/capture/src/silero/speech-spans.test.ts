import { expect, it } from 'vitest';
import { createSpeechSpans } from './speech-spans.ts';

it('joins frames of speech, on the clock of the session', () => {
  const spans = createSpeechSpans(0.5);
  const moment = () => 10;
  for (const probability of [0.1, 0.5, 0.9, 0.2, 0.7]) spans.add(probability, 16_000, moment);
  expect(spans.all()).toEqual([
    [10, 12],
    [13, 14],
  ]);
});
