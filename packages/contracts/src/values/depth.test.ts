import { describe, expect, it } from 'vitest';
import { depthExceeds } from './depth.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a value nests deeper than 32 [D:characters: depth]', () => {
  it.each([
    ['a number', '1', false],
    ['32 lists', lists(32), false],
    ['33 lists', lists(33), true],
    ['32 objects', objects(32), false],
    ['33 objects', objects(33), true],
    ['a list in 32 objects', objects(32).replace('1', '[]'), true],
    ['a thousand lists', lists(1_000), true],
    ['many lists side by side', `[${Array.from({ length: 1000 }, () => '[]').join()}]`, false],
    ['brackets in a string', JSON.stringify(lists(33)), false],
  ])('%s: %s', (_, text, deeper) => expect(depthExceeds(JSON.parse(text), 32)).toBe(deeper));
});
