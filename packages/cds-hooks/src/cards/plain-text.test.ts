import * as fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { toCard } from './card.ts';

/** A viewer that makes links of addresses in any text and lets HTML through: the least careful one. */
const markdown = new MarkdownIt({ html: true, linkify: true });
/** What such a viewer finds in plain text. */
const marked = (text: string) => {
  const found = [...(markdown.linkify.match(text) ?? []), ...(text.match(/<[a-z!/?]/gi) ?? [])];
  return found.length === 0 ? '' : `<a>${text}</a>`;
};
const CONTEXT = { origin: 'https://api.example.org', random: (bytes: number) => new Uint8Array(bytes) };
const card = (text: string) =>
  toCard({ kind: 'unread', indicator: 'info', summary: text, paragraphs: [text] }, CONTEXT);
/** What a viewer shows of it, with all that makes links and tags of text switched on. */
const shown = (text: string) => {
  const { detail, summary } = card(text);
  return markdown.render(detail) + marked(summary);
};
const LINK_OR_TAG = /<(?!\/?(?:p|em|span)>)[a-z!/?]/i;

describe('free text in cards', () => {
  it.each([
    'see www.evil.example.com now',
    'www.evil.com',
    'evil.com/path?x=1',
    'https://evil.com',
    'HTTPS://EVIL.COM',
    'ftp://evil.com/x',
    '//evil.com',
    'mailto:a@evil.com',
    'a@evil.com',
    '<https://evil.com>',
    '<a@evil.com>',
    '[click](https://evil.com)',
    '[click](javascript:alert(1))',
    'javascript:alert(1)',
    '[click][1]\\n\\n[1]: https://evil.com',
    '[1]: https://evil.com "title"',
    '![x](https://evil.com/x.png)',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '</p><iframe>',
    '<!-- -->',
    '&lt;script&gt;',
    '&#60;img src=x&#62;',
    '`code` **bold** _it_ ~~s~~ # h',
    '| a | b |',
    'éxample.рф and 例え.テスト and evil。com',
    'evil\u200b.com \u202emoc.live',
    '- item',
    '1. item',
    '> quote',
    '\u0000\u0007 www\u0000.evil.com',
    '\\[x\\](https://evil.com)',
    'www\\.evil\\.com',
  ])('%j: neither link nor HTML', (text) => {
    expect(shown(text)).not.toMatch(LINK_OR_TAG);
    expect(card(text).summary).not.toMatch(/[\p{Cc}\u202A-\u202E]|\w@\w|www\.\w|:\/\/|<[a-z!/?]/iu);
  });

  it.each([
    'Lithium 1.4 mmol/L of 2026-11-01, above 1.2',
    'eGFR <30 mL/min/1.73m2; QTc 540 ms at 10:30',
    'Bundle.entry[3].resource: its status is not final',
    'e.g. 2.5 mg b.i.d.; a 50 % drop',
  ])('%j: shown as it is', (text) => {
    expect(card(text).summary).toBe(text);
    const html = markdown.render(card(text).detail);
    const seen = html
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    expect(seen).toContain(text);
  });

  it('any text at all: neither link nor HTML', () => {
    const part = fc.constantFrom(
      'www.',
      'evil',
      '.com',
      'http://',
      'https:',
      '//',
      '@',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '!',
      '\\',
      '&',
      '#60;',
      'a',
      'javascript:',
      ' ',
      '\n',
      '`',
      '*',
      '_',
      '~',
      '\u3002',
      '\u200b',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(part, { maxLength: 14 }).map((parts) => parts.join('')),
          fc.string(),
        ),
        (text) => {
          expect(shown(text)).not.toMatch(LINK_OR_TAG);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
