import { describe, expect, it } from 'vitest';
import { levelOf } from '../level.ts';
import { problemOf } from '../problem.ts';
import { textsOf, UI_TEXTS } from './index.ts';

function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${path}.${name}`));
}

const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();
const english = sentences(UI_TEXTS.en);

describe.each(Object.entries(UI_TEXTS))('the element in %s', (language, texts) => {
  it('says everything English says, with the same blanks, and nothing in English', () => {
    const own = sentences(texts);
    expect(own.map(([path, text]) => [path, blanks(text)])).toEqual(
      english.map(([path, text]) => [path, blanks(text)]),
    );
    const same = own.filter(([path, text]) => language !== 'en' && new Map(english).get(path) === text);
    // A pause is one in French and German.
    expect(same.filter(([path]) => path !== '.pause')).toEqual([]);
  });
});

it('takes the language of a region, and English for one it does not speak', () => {
  expect([textsOf('de-AT'), textsOf('FR'), textsOf('xx')]).toEqual([UI_TEXTS.de, UI_TEXTS.fr, UI_TEXTS.en]);
});

it.each([
  [Number.NEGATIVE_INFINITY, false, 0, 'silent'],
  [-30, false, 50, 'silent'],
  [-50, true, 17, 'quiet'],
  [-30, true, 50, 'good'],
  [-3, true, 95, 'loud'],
] as const)('says a level of %d dB, speaking %s, as %i and %s', (levelDbfs, speaking, percent, word) => {
  expect(levelOf({ levelDbfs, speaking })).toEqual({ percent, word });
});

it.each([
  ['permission_denied', 'denied'],
  ['device_lost', 'device'],
  ['stalled', 'sound'],
  ['permission_blocked_by_policy', 'page'],
])('has one sentence for %s', (code, sentence) => {
  expect(problemOf({ code })).toBe(sentence);
});
