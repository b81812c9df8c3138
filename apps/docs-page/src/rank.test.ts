import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearch, normalForm, type SearchEntry } from './rank.ts';

const entry = (href: string, parts: Partial<SearchEntry>): SearchEntry => ({
  title: 'Other',
  heading: '',
  group: 'Guides',
  text: '',
  ...parts,
  href,
});
const PLACES = [
  entry('text', { text: 'A webhook is told of what happened.' }),
  entry('heading', { heading: 'Verify a webhook' }),
  entry('title', { title: 'Webhooks', text: 'Deliveries are signed and retried.' }),
  entry('part', { title: 'Webhooks', heading: 'The retry ladder', text: 'Eight tries in a day.' }),
  entry('lab', { title: 'Lab orders', text: 'Lithium (Li⁺), Größe and café.' }),
];
const search = createSearch(PLACES);
const found = (query: string, most = 10) => search(query, most).map(({ entry: { href } }) => href);

describe('the search of the documentation', () => {
  it.each([
    ['title before heading before text', 'webhook', ['title', 'heading', 'part', 'text']],
    ['the beginnings of words', 'webh', ['title', 'heading', 'part', 'text']],
    ['no ends of words', 'hook', []],
    ['every word, wherever each is', 'webhooks ladder', ['part']],
    ['nothing where one word is nowhere', 'webhooks zebra', []],
    ['whatever the case', 'LITHIUM', ['lab']],
    ['words with accents by those without', 'cafe', ['lab']],
    ['words with accents', 'café', ['lab']],
    ['marks part words', 'lab-orders', ['lab']],
    ['nothing for an empty query', '  ', []],
    ['nothing for marks alone', '<>"&/.*', []],
  ])('finds %s', (_, query, hrefs) => {
    expect(found(query)).toEqual(hrefs);
  });

  it('finds the page that is about little else before one that names the word among others', () => {
    const titles = ['Send a webhook event now', 'Webhook verification', 'Webhooks', 'Webhookery'];
    const ranked = createSearch(titles.map((title) => entry(title, { title })))('webhook', 4);
    expect(ranked.map(({ entry: { href } }) => href)).toEqual([titles[2], titles[1], titles[0], titles[3]]);
  });

  it('gives no more than it is asked for', () => {
    expect(found('webhook', 2)).toEqual(['title', 'heading']);
  });

  it('shows the text about the words, cut between words', () => {
    const text = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`;
    const [first] = createSearch([entry('long', { text })])('needle', 1);
    expect(first?.excerpt).toMatch(/^… (?:before )+needle (?:after )+…$/);
    expect(first?.excerpt.length).toBeLessThan(150);
  });

  it('takes any text for words, never for a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        expect(Array.isArray(search(query, 10))).toBe(true);
        expect(normalForm(normalForm(query))).toBe(normalForm(query));
      }),
    );
  });
});
