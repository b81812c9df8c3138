import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../invalid-input.ts';
import { validateOrigins, validateSecureOrigins } from './origins.ts';

describe('an allow-list of origins', () => {
  it('keeps exact origins, each once', () => {
    const origins = [
      'https://app.example.com',
      'http://localhost:5173',
      'https://app.example.com',
      'https://[::1]:8443',
    ];
    expect(validateOrigins(origins)).toEqual([
      'https://app.example.com',
      'http://localhost:5173',
      'https://[::1]:8443',
    ]);
  });

  it.each([
    '',
    '*',
    'null',
    'https://*.example.com',
    'https://example.com/',
    'https://example.com/path',
    'https://example.com?',
    'https://example.com#a',
    'https://EXAMPLE.com',
    'https://example.com:443',
    'http://example.com:80',
    'https://user@example.com',
    'https://example.com\n',
    ' https://example.com',
    'https://exämple.com',
    'ftp://example.com',
    'file://',
    'javascript:alert(1)',
    'chrome-extension://abcdef',
    'example.com',
    '//example.com',
  ])('refuses %j', (origin) => {
    expect(() => validateOrigins([origin])).toThrow(InvalidInputError);
  });

  it('refuses more than 100', () => {
    const origins = Array.from({ length: 101 }, (_, i) => `https://site-${i}.example`);
    expect(() => validateOrigins(origins)).toThrow('At most 100');
  });
});

describe('origins of pages that show what is said of a patient', () => {
  it.each([
    ['https://ehr.example.org', true],
    ['https://ehr.example.org', false],
    ['http://localhost:8080', false],
    ['http://127.0.0.1:8080', false],
    ['http://[::1]:8080', false],
  ])('%s, production %s: taken', (origin, production) => {
    expect(validateSecureOrigins([origin], { production })).toEqual([origin]);
  });

  it.each([
    ['http://ehr.example.org', false],
    ['http://localhost:8080', true],
    ['http://localhost.example.org', false],
    ['null', false],
  ])('%s, production %s: refused', (origin, production) => {
    expect(() => validateSecureOrigins([origin], { production })).toThrow(InvalidInputError);
  });
});
