import { expect, it } from 'vitest';
import { gatherBytes } from './gather-bytes.ts';

it.each([
  ['nothing', []],
  ['one piece', ['abc']],
  ['many', ['a', 'bc', '', 'def', 'g'.repeat(1000)]],
  ['an empty one first', ['', 'abc']],
])('gives back %s as it came', (_name, pieces) => {
  const gathering = gatherBytes();
  for (const piece of pieces) gathering.add(Buffer.from(piece));
  expect(gathering.take().toString()).toBe(pieces.join(''));
  expect(gathering.heldBytes).toBe(0);
});

it('holds at most twice what came, however small the pieces', () => {
  const gathering = gatherBytes();
  for (let i = 1; i <= 10_000; i++) {
    gathering.add(Buffer.from('x'));
    expect(gathering.heldBytes).toBeLessThanOrEqual(2 * i);
  }
});

it('does not copy a single piece', () => {
  const gathering = gatherBytes();
  const piece = Buffer.from('abc');
  gathering.add(piece);
  expect(gathering.take().buffer).toBe(piece.buffer);
});
