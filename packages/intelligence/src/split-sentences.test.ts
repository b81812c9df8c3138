import { expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

test.each([
  ['PHQ-9 6.5 of 27. Look again!', ['PHQ-9 6.5 of 27.', 'Look again!']],
  [
    "ethinylestradiol with st. john's wort is listed as a major interaction. It is for clinician review.",
    [
      "ethinylestradiol with st. john's wort is listed as a major interaction.",
      'It is for clinician review.',
    ],
  ],
  ['In the worst. Then better.', ['In the worst.', 'Then better.']],
])('%s is split where a sentence ends', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
