import { CODE_SYSTEMS } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { hasCheckDigit, hasLoincCheckDigit, hasSnomedCheckDigit } from './check-digits.ts';

/** The code with one digit changed, in every way. */
const withSlip = (code: string): string[] =>
  [...code].flatMap((character, at) =>
    [...'0123456789']
      .filter((digit) => /\d/.test(character) && digit !== character)
      .map((digit) => code.slice(0, at) + digit + code.slice(at + 1)),
  );

/** The code with two neighbours swapped, wherever they differ. */
const withSwap = (code: string): string[] =>
  [...code].flatMap((character, at) => {
    const next = code[at + 1];
    return next === undefined || next === character
      ? []
      : [code.slice(0, at) + next + character + code.slice(at + 2)];
  });

it.each(['1-8', '2951-2', '44261-6', '10190-7', '100159-3'])('LOINC %s has its check digit', (code) => {
  expect(hasLoincCheckDigit(code)).toBe(true);
  expect(withSlip(code).filter(hasLoincCheckDigit)).toEqual([]);
});

it.each(['138875005', '35489007', '720433000', '900000000000207008'])(
  'SNOMED CT %s has its check digit, and neither a slip nor a swap of neighbours has it',
  (code) => {
    expect(hasSnomedCheckDigit(code)).toBe(true);
    expect([...withSlip(code), ...withSwap(code)].filter(hasSnomedCheckDigit)).toEqual([]);
  },
);

describe('what is no code of its system', () => {
  it.each(['', '44261', '44261-66', '442616', 'LA6568-5', '-0'])('LOINC: "%s"', (code) => {
    expect(hasLoincCheckDigit(code)).toBe(false);
  });

  it.each(['', '0', '35489', '035489007', '35489007a', '9000000000002070080'])('SNOMED CT: "%s"', (code) => {
    expect(hasSnomedCheckDigit(code)).toBe(false);
  });

  it.each([
    [CODE_SYSTEMS.loinc, '35489007'],
    [CODE_SYSTEMS.snomed, '44261-6'],
    ['http://example.org', '44261-6'],
  ])('%s %s', (system, code) => {
    expect(hasCheckDigit({ system, code })).toBe(false);
  });
});
