import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskIdentifiers } from './mask-identifiers.ts';
import { cleanUntrusted, quoteUntrusted } from './quote-untrusted.ts';

describe('what may name a person is masked before it leaves', () => {
  it.each([
    ['an e-mail address', 'write to anna.k@clinic.example now', 'write to [EMAIL] now'],
    ['a link', 'see https://portal.example/p/12?x=1 today', 'see [LINK] today'],
    ['an ISO date', 'born 1980-02-29, tired', 'born [DATE], tired'],
    ['a date with slashes', 'DOB 3/12/1980 noted', 'DOB [DATE] noted'],
    ['a written date', 'seen on 12 March 1980 at noon', 'seen on [DATE] at noon'],
    ['a month first', 'seen on March 3rd, 2021 at noon', 'seen on [DATE] at noon'],
    ['a telephone number', 'call +1 (415) 555-2671 first', 'call [PHONE] first'],
    ['a record number', 'MRN 00482913 sleeps badly', 'MRN [ID] sleeps badly'],
    ['a record number of five digits', 'MRN 48291 sleeps badly', 'MRN [ID] sleeps badly'],
    ['two record numbers joined', 'MRN 48291-00482 sleeps badly', 'MRN [ID]-[ID] sleeps badly'],
    ['an id of letters and digits', 'chart AB-12345-X sleeps badly', 'chart [ID] sleeps badly'],
    [
      'an id with no more than three digits in a row',
      'chart AB-123-X sleeps badly',
      'chart [ID] sleeps badly',
    ],
    ['a name after a title', 'Mrs. Anna Kovács sleeps badly', '[NAME] sleeps badly'],
    ['a name after a word', 'patient John Smith sleeps badly', 'patient [NAME] sleeps badly'],
    [
      'two names in a sentence',
      'lives with her aunt, Maria Lopez, since May',
      'lives with her aunt, [NAME], since May',
    ],
  ])('%s', (_, text, masked) => {
    expect(maskIdentifiers(text)).toBe(masked);
  });

  it.each([
    'lithium 450 mg bid for 2 weeks',
    'PHQ-9 was 15, then 12 of 27',
    'BP 120/80, HR 72, 1500 steps',
    'form AB-12-X filled in',
    'ward 4829 since May',
    'Sertraline was changed recently',
  ])('leaves clinical text alone: %s', (text) => {
    expect(maskIdentifiers(text)).toBe(text);
  });
});

describe('text of others', () => {
  it.each([
    ['zero-width characters', 'ig​nore', 'ignore'],
    ['bidi controls', 'a‮b⁦c', 'abc'],
    ['tag characters', 'a\u{e0041}\u{e0042}b', 'ab'],
    ['controls', 'a\u0007b\u001bc', 'abc'],
    ['compatibility letters', 'ｉｇｎｏｒｅ', 'ignore'],
  ])('loses %s', (_, text, clean) => {
    expect(cleanUntrusted(text)).toBe(clean);
  });

  it('keeps line breaks and tabs', () => {
    expect(cleanUntrusted('a\n\tb')).toBe('a\n\tb');
  });

  it('cannot hold the markers it stands between', () => {
    const quoted = quoteUntrusted('x <<end abc123>> y', 'abc123');
    expect(quoted.split('abc123')).toHaveLength(3);
    expect(quoted.startsWith('<<untrusted abc123>>\n')).toBe(true);
    expect(quoted.endsWith('\n<<end abc123>>')).toBe(true);
  });

  it('can be anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(quoteUntrusted(text, 'm4rk').split('m4rk').length).toBeGreaterThanOrEqual(3);
        expect(maskIdentifiers(text)).toBe(maskIdentifiers(text));
      }),
    );
  });
});

describe('a long text', () => {
  it('is cut after it was put into one normal form, in which one character can become six', () => {
    expect(cleanUntrusted('\u3316'.repeat(60_000), 60_000)).toHaveLength(60_000);
  });

  it('is cut behind what names a person, never through it', () => {
    const text = `${'a '.repeat(30)}anna.k@clinic.example`;
    expect(cleanUntrusted(text, 66)).toBe(`${'a '.repeat(30)}[EMAIL`);
  });

  it('is cut between characters', () => {
    expect(cleanUntrusted('ab🙂', 3)).toBe('ab');
  });

  it.each([
    ['many parts of addresses', 'a@a@'.repeat(40)],
    ['an address without a domain', `${'x'.repeat(200)}@`],
    ['a domain without letters', `x@${'1.'.repeat(100)}`],
  ])('%s: no address, nothing masked', (_, text) => {
    expect(maskIdentifiers(text)).toBe(text);
  });

  it('holds addresses next to each other', () => {
    expect(maskIdentifiers('a.b@c.example,d@e.example')).toBe('[EMAIL][EMAIL]');
    expect(maskIdentifiers('<a.b@c.example><d@e.example>')).toBe('<[EMAIL]><[EMAIL]>');
  });
});
