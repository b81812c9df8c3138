import { expect, it } from 'vitest';
import { createSpeechSpans } from './speech-spans.ts';

it('joins frames of speech, on the clock of the session', () => {
  const spans = createSpeechSpans(0.5);
  // The first frame took three seconds to work out, the others none.
  const moments = [13, 13, 13, 13, 14];
  for (const [i, probability] of [0.1, 0.5, 0.9, 0.2, 0.7].entries())
    spans.add(probability, 16_000, () => moments[i] as number);
  expect(spans.all()).toEqual({
    heard: [9, 14],
    speech: [
      [10, 12],
      [13, 14],
    ],
  });
  expect(createSpeechSpans(0.5).all()).toBeUndefined();
});
