import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

describe('the encoding that a client wants', () => {
  it.each([
    ['nothing', undefined, 'identity'],
    ['an empty header', '', 'identity'],
    ['a browser', 'gzip, deflate, br, zstd', 'br'],
    ['a browser over http', 'gzip, deflate', 'gzip'],
    ['capital letters', 'GZIP', 'gzip'],
    ['the old name of gzip', 'x-gzip', 'gzip'],
    ['anything', '*', 'br'],
    ['anything but brotli', 'br;q=0, *', 'gzip'],
    ['no gzip', 'gzip;q=0', 'identity'],
    ['no gzip, in decimals', 'gzip;q=0.000', 'identity'],
    ['no packing at all', 'identity', 'identity'],
    ['weights', 'br;q=0.5, gzip;q=0.8', 'gzip'],
    ['weights with blanks', 'br ; q=0.9 , gzip;q=0.8', 'br'],
    ['the text as it is above all', 'identity;q=1, gzip;q=0.5', 'identity'],
    ['both alike', 'identity, gzip', 'gzip'],
    ['only what is not there', 'deflate, zstd', 'identity'],
    ['a weight that is none', 'gzip;q=2', 'identity'],
    ['a word that holds one', 'notgzip, brotli', 'identity'],
  ])('by %s', (_, header, wanted) => {
    expect(acceptedEncoding(header)).toBe(wanted);
  });

  it('is never one that was not named, whatever the header holds', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const encoding = acceptedEncoding(header);
        expect(encoding === 'identity' || /\*|gzip|br/i.test(header)).toBe(true);
      }),
    );
  });
});
