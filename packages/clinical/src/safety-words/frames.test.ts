import { describe, expect, it } from 'vitest';
import { findSafetyWords } from './find-safety-words.ts';
import {
  BELIEFS,
  BELIEVERS,
  DEEDS,
  DENIALS,
  INFORMANTS,
  LETTERS,
  MEANT,
  NAMED,
  OF_CARE,
  OF_OTHERS,
  SAID_BY_INFORMANTS,
  SAID_IN_LETTERS,
} from '../../test/safety-words/frames.ts';

const isFound = (text: string) => findSafetyWords(text, 2026).length > 0;
const framed = (frames: readonly string[], words: readonly string[]) =>
  frames.flatMap((frame) =>
    words.map((each) => frame.replace('X', each).replace(/^./, (first) => first.toUpperCase())),
  );
const joined = (...slots: (readonly string[])[]) =>
  slots.reduce<readonly string[]>(
    (starts, slot) => starts.flatMap((start) => slot.map((next) => `${start} ${next}`.trim())),
    [''],
  );

describe('frames of sentences [D:safety words]', () => {
  it.each([
    ['a denial', framed(DENIALS, NAMED), 0.005],
    ['somebody else, a story or long ago', framed(OF_OTHERS, DEEDS), 0.01],
    ['what may come, is asked, taught or warned of', framed(OF_CARE, NAMED), 0.03],
  ] as const)('stay quiet about %s', (_, texts, most) => {
    const noise = texts.filter(isFound);
    expect(noise.slice(Math.floor(most * texts.length))).toEqual([]);
  });

  it.each([
    ['letters of referral', joined(LETTERS, SAID_IN_LETTERS)],
    ['what others report', joined(INFORMANTS, SAID_BY_INFORMANTS)],
    ['what follows from a belief', joined(BELIEVERS, BELIEFS, MEANT)],
  ] as const)('are heard in %s', (_, texts) => {
    const unheard = texts.filter((text) => !isFound(`${text}.`));
    expect(unheard.slice(Math.floor(0.01 * texts.length))).toEqual([]);
  });
});
