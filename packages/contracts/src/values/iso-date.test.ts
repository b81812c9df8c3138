import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, formatIsoDate, formatIsoDay, isIsoDay, parseIsoDate } from './iso-date.ts';

describe('parseIsoDate', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T10:00:00', '2026-03-01T10:00:00.000Z'],
    ['2026-03-01T10:00:00+02:00', '2026-03-01T08:00:00.000Z'],
    ['2026-03-01T10:00-05:30', '2026-03-01T15:30:00.000Z'],
    ['2026-03-01T10:00:00.5Z', '2026-03-01T10:00:00.500Z'],
    ['2026-03-01t10:00:00z', '2026-03-01T10:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('reads %s as %s [D:dates: formats] [D:dates: UTC]', (text, expected) => {
    expect(new Date(parseIsoDate(text)).toISOString()).toBe(expected);
  });

  it.each([
    '',
    '2026',
    '2026-3-1',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-03-01T24:00:00Z',
    '2026-03-01T10:60:00Z',
    '2026-03-01T10:00:61Z',
    '2026-03-01 10:00',
    '2026-03-01T10:00:00+24:00',
    '2026-03-01T10:00:00+01:60',
    'yesterday',
    '+002026-03-01',
  ])('refuses %j [D:dates: formats]', (text) => {
    expect(parseIsoDate(text)).toBeNaN();
  });

  it('agrees with the calendar of the platform on every instant', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(parseIsoDate(date.toISOString())).toBe(date.getTime());
        },
      ),
    );
  });

  it('reads the usual form as any other spelling of the same instant, and no text that only looks like it', () => {
    const usual = '2026-11-21T09:41:07.250Z';
    const instant = Date.UTC(2026, 10, 21, 9, 41, 7, 250);
    expect(parseIsoDate(usual)).toBe(instant);
    expect(parseIsoDate('2026-11-21t09:41:07,250z')).toBe(instant);
    expect(parseIsoDate('2026-11-21T10:41:07+01:00')).toBe(instant - 250);
    for (let at = 10; at < usual.length; at++) {
      const broken = `${usual.slice(0, at)}#${usual.slice(at + 1)}`;
      expect([broken, parseIsoDate(broken)]).toEqual([broken, Number.NaN]);
    }
    for (const time of ['24:00:00.000Z', '23:60:00.000Z', '23:59:61.000Z', '23:59:59.00:Z'])
      expect([time, parseIsoDate(`2026-11-21T${time}`)]).toEqual([time, Number.NaN]);
    expect(parseIsoDate('2026-11-21T23:59:60.000Z')).toBe(Date.UTC(2026, 10, 22));
  });

  it('accepts exactly the days that exist', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (y, m, d) => {
          const text = `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
          const platform = new Date(`${text}T00:00:00Z`);
          const exists = !Number.isNaN(platform.getTime()) && platform.toISOString().startsWith(text);
          expect(Number.isNaN(parseIsoDate(text))).toBe(!exists);
        },
      ),
    );
  });

  it.each([
    '2026-03-01T10:00:00.',
    '2026-03-01T10:00:00.1234567890Z',
    '2026-03-01T10:00:00ZZ',
    '2026-03-01T10',
    '2026-03-01T10:00:0',
    '2026/03/01',
    '2026-03-01T10:00:00+0200',
  ])('refuses the malformed %j', (text) => {
    expect(parseIsoDate(text)).toBeNaN();
  });
});

describe('formatIsoDate', () => {
  const FIRST = -62_167_219_200_000;
  const BEYOND = 253_402_300_800_000;

  it.each([0, -1, FIRST, FIRST - 1, BEYOND - 1, BEYOND, 8.64e15, -8.64e15, 1.5, -1.5, -0])(
    'writes %d as the platform does',
    (instant) => {
      expect(formatIsoDate(instant)).toBe(new Date(instant).toISOString());
    },
  );

  it('writes every instant as the platform does', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: FIRST, max: BEYOND }), fc.integer({ min: -8.64e15, max: 8.64e15 })),
        (instant) => {
          expect(formatIsoDate(instant)).toBe(new Date(instant).toISOString());
        },
      ),
    );
  });

  it('writes every day of 400 years, first and last millisecond, as the platform does', () => {
    const wrong: number[] = [];
    for (let day = -20_000; day < -20_000 + 146_097; day++) {
      for (const instant of [day * 86_400_000, day * 86_400_000 + 86_399_999]) {
        if (formatIsoDate(instant) !== new Date(instant).toISOString()) wrong.push(instant);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1])('refuses %d', (instant) => {
    expect(() => formatIsoDate(instant)).toThrow(RangeError);
  });
});

describe('days', () => {
  it.each([
    ['the last millisecond of a day', Date.UTC(2026, 1, 28) + DAY_MS - 1, '2026-02-28'],
    ['the first of the next', Date.UTC(2026, 1, 28) + DAY_MS, '2026-03-01'],
    ['one before 1970', -1, '1969-12-31'],
  ])('an instant is on its UTC day: %s', (_, instant, day) => {
    expect(formatIsoDay(instant)).toBe(day);
  });

  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-3-1', false],
    ['2026-03-01T00:00:00Z', false],
    ['', false],
  ])('%j as a day that exists: %s', (text, expected) => {
    expect(isIsoDay(text)).toBe(expected);
  });
});
