import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MOST_ISSUES } from '../errors/errors.ts';
import { listOf } from './list.ts';
import { numberBetween } from './primitives.ts';

const Item = z.object({ value: numberBetween(0, 10) });

describe('listOf', () => {
  it('reads what a zod array reads, and drops what the items drop', () => {
    const sent = [{ value: 1, other: true }, { value: 2 }];
    expect(listOf(Item).parse(sent)).toEqual(z.array(Item).parse(sent));
  });

  it('names the entry and the field of every problem', () => {
    const { error } = listOf(Item).safeParse([{ value: 1 }, { value: 11 }, {}]);
    expect(error?.issues.map(({ path }) => path)).toEqual([
      [1, 'value'],
      [2, 'value'],
    ]);
  });

  it('stops at the hundredth problem of a flood', () => {
    const flood = Array.from({ length: 350_000 }, () => 'x');
    expect(listOf(numberBetween(0, 1)).safeParse(flood).error?.issues).toHaveLength(MOST_ISSUES);
  });

  it('finds a single wrong entry at the very end', () => {
    const sent = [...Array.from({ length: 10_000 }, () => 1), 'x'];
    expect(listOf(numberBetween(0, 1)).safeParse(sent).error?.issues[0]?.path).toEqual([10_000]);
  });

  it.each([
    [[], ['must have at least one entry']],
    [[1], []],
    [[1, 1], []],
    [[1, 1, 1], ['must have at most 2 entries']],
    [['x', 'x', 'x'], ['must have at most 2 entries']],
  ])('bounds the length: %j gives %j', (sent, messages) => {
    const { error } = listOf(numberBetween(0, 1), { min: 1, max: 2 }).safeParse(sent);
    expect((error?.issues ?? []).map(({ message }) => message)).toEqual(messages);
  });

  it.each([null, 'list', { 0: 1 }])('refuses %j', (sent) => {
    expect(listOf(Item).safeParse(sent).success).toBe(false);
  });
});
