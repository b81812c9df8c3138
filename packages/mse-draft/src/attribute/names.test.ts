import { expect, test } from 'vitest';
import { maskNames, namesIn } from './names.ts';

test.each<[what: string, text: string, masked: string]>([
  ['in the middle', 'I saw Kwame there.', 'I saw Xxx there.'],
  ['also where a sentence begins with it', 'I saw Kwame. Kwame waved.', 'I saw Xxx. Xxx waved.'],
  [
    'not of a word that is written small elsewhere',
    'the rose, then Rose. A Rose.',
    'the rose, then Rose. A Rose.',
  ],
  [
    'with what hangs on it',
    "I saw Rose. Rose's late, Rose'll tell you of Rose’s car.",
    'I saw Xxx. Xxx late, Xxx tell you of Xxx car.',
  ],
  ['that holds an apostrophe', "With O'Brien. O'Brien sang.", 'With Xxx. Xxx sang.'],
  ['not of a day, nor of I', 'On Monday I slept.', 'On Monday I slept.'],
  ['not of a word that begins a sentence alone', 'Kwame waved.', 'Kwame waved.'],
  ['after a title with a mark', 'I saw Dr. Osei. Osei sang.', 'I saw Xxx. Xxx. Xxx sang.'],
  ['not of a word after such a mark that is common', 'Ask the Dr. She knows.', 'Ask the Xxx. She knows.'],
  [
    'that begins sentences alone, with something of theirs once',
    "Kwame's gone. Kwame sang.",
    'Xxx gone. Xxx sang.',
  ],
  ['not of other words that do', "Sleep's bad. Sleep is broken.", "Sleep's bad. Sleep is broken."],
  ['not of one that does once', "Pot's on. I sat.", "Pot's on. I sat."],
  ['not of a common word after a dash', 'Well - No. No.', 'Well - No. No.'],
])('a name is masked %s', (_what, text, masked) => {
  expect(maskNames(text, namesIn([{ text }]))).toBe(masked);
});
