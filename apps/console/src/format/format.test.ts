import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

describe('moments', () => {
  it.each([
    ['America/Sao_Paulo', 'Mar 28, 2026, 21:30:00 GMT-3'],
    ['Asia/Kathmandu', 'Mar 29, 2026, 06:15:00 GMT+5:45'],
    ['Pacific/Tongatapu', 'Mar 29, 2026, 13:30:00 GMT+13'],
    ['UTC', 'Mar 29, 2026, 00:30:00 UTC'],
  ])('are shown by the clock of %s, which is named', (zone, shown) => {
    expect(createFormat('en', zone).moment('2026-03-29T00:30:00.000Z')).toBe(shown);
  });

  it('tell the two halves of the night apart in which clocks go back', () => {
    const { moment } = createFormat('en', 'Europe/Berlin');
    expect(moment('2026-10-25T00:30:00Z')).toBe('Oct 25, 2026, 02:30:00 GMT+2');
    expect(moment('2026-10-25T01:30:00Z')).toBe('Oct 25, 2026, 02:30:00 GMT+1');
  });
});

it.each([
  ['2026-07-01T10:00:00Z', 'GMT+2'],
  ['2026-12-01T10:00:00Z', 'GMT+1'],
  ['2026-10-25T00:59:00Z', 'GMT+2'],
  ['2026-10-25T01:00:00Z', 'GMT+1'],
])('the zone in Berlin at %s is %s', (at, name) => {
  expect(createFormat('en', 'Europe/Berlin').zone(at)).toBe(name);
});

describe('days that are UTC', () => {
  it.each(['America/Sao_Paulo', 'Pacific/Tongatapu'])('are the same days for a reader in %s', (zone) => {
    const { utcDay, utcMonth, utcShortDay } = createFormat('de', zone);
    expect(utcDay('2026-11-01')).toBe('1. Nov. 2026');
    expect(utcShortDay('2026-11-01')).toBe('1. Nov.');
    expect(utcMonth('2026-11')).toBe('November 2026');
  });
});

it.each([
  ['en', 30, '30 seconds'],
  ['de', 3600, '1 Stunde'],
  ['fr', 604_800, '7 jours'],
  ['ja', 86_400, '1 日'],
  ['es', 90, '1,5 minutos'],
] as const)('spans in %s: %d s is %s', (language, seconds, said) => {
  expect(createFormat(language).span(seconds).replace(/\s/g, ' ')).toBe(said);
});
