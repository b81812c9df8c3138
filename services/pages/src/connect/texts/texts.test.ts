import { CONNECT_LANGUAGES } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { CONNECT_TEXTS } from './index.ts';

/** Every sentence with its place. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${path}.${name}`));
}

const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();

describe.each(CONNECT_LANGUAGES)('the connect page in %s', (language) => {
  const english = sentences(CONNECT_TEXTS.en);
  const own = new Map(sentences(CONNECT_TEXTS[language]));

  it('says everything English says, with the same blanks', () => {
    expect([...own.keys()]).toEqual(english.map(([path]) => path));
    for (const [path, text] of english)
      expect([path, blanks(own.get(path) ?? '')]).toEqual([path, blanks(text)]);
  });

  it('leaves no sentence empty', () => {
    for (const text of own.values()) expect(text.trim()).not.toBe('');
  });
});

it.each(CONNECT_LANGUAGES.filter((language) => language !== 'en'))(
  'leaves nothing in English in %s',
  (language) => {
    const same = sentences(CONNECT_TEXTS[language]).filter(([path, text]) =>
      sentences(CONNECT_TEXTS.en).some(([other, english]) => other === path && english === text),
    );
    expect(same).toEqual([]);
  },
);
