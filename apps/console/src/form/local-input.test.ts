import { expect, it } from 'vitest';
import { fromLocalInput, localInput } from './local-input.ts';

it('a moment goes into a field and comes out as it was, to the minute', () => {
  const at = '2026-11-30T09:05:00.000Z';
  expect(fromLocalInput(localInput(at))).toBe(at);
});

it.each(['', 'no moment'])('%j is no moment', (text) => {
  expect(localInput(text)).toBe('');
  expect(fromLocalInput(text)).toBe('');
});
