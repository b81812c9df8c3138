import { CONNECT_LANGUAGES, SCREENING_STATUS_LABELS } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { RETINA_PAGE_TEXTS } from './index.ts';

/** Every sentence with its place. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${path}.${name}`));
}

const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();
const english = sentences(RETINA_PAGE_TEXTS.en);

describe.each(CONNECT_LANGUAGES)('the retina page in %s', (language) => {
  const own = sentences(RETINA_PAGE_TEXTS[language]);

  it('says everything English says, in its order, with the same blanks', () => {
    expect(own.map(([path, text]) => [path, blanks(text)])).toEqual(
      english.map(([path, text]) => [path, blanks(text)]),
    );
  });

  it('leaves no sentence empty', () => {
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

it.each(CONNECT_LANGUAGES.filter((language) => language !== 'en'))(
  'leaves nothing in English in %s',
  (language) => {
    const words = new Map(english);
    const same = sentences(RETINA_PAGE_TEXTS[language]).filter(([path, text]) => words.get(path) === text);
    expect(same).toEqual([]);
  },
);

it('says of a status in English what the API says of it', () => {
  expect(RETINA_PAGE_TEXTS.en.history.statuses).toEqual(SCREENING_STATUS_LABELS);
});
