import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthExceeds, KNOWN_SHALLOW, textDepthExceeds } from './depth.ts';
import { Previous } from './inputs.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('[D:characters: depth] how deep a JSON text nests', () => {
  it.each([
    ['a number', '1', false],
    ['32 lists', lists(32), false],
    ['33 lists', lists(33), true],
    ['32 objects', objects(32), false],
    ['33 objects', objects(33), true],
    ['a million lists', lists(1_000_000), true],
    ['many lists side by side', `[${Array.from({ length: 1000 }, () => '[]').join()}]`, false],
    ['brackets in a string', JSON.stringify(lists(33)), false],
    ['closing brackets in a name', `${'[{"]":'.repeat(20)}1${'}]'.repeat(20)}`, true],
    ['an escaped quote before brackets', JSON.stringify([`"${'['.repeat(33)}`]), false],
    ['a backslash before the closing quote', `["\\\\",${lists(32)}]`, true],
  ])('%s: over 32 is told from the text as from the value', (_, text, deeper) => {
    expect(textDepthExceeds(text, 32)).toBe(deeper);
    expect(depthExceeds(JSON.parse(text), 32)).toBe(deeper);
  });

  it('is the same from the text and from the value, at every limit', () => {
    const punctuation = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', 'a') });
    const value = fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' });
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 8 },
        punctuation,
        value,
        fc.array(tie('tree')),
        fc.dictionary(punctuation, tie('tree')),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.integer({ min: 0, max: 12 }), fc.boolean(), (json, limit, spaced) => {
        const text = JSON.stringify(json, null, spaced ? 2 : 0);
        expect(textDepthExceeds(text, limit)).toBe(depthExceeds(JSON.parse(text), limit));
      }),
    );
  });
});

describe('what is known of the text', () => {
  const deep = { inputs: JSON.parse(objects(33)) as unknown };

  it('spares the walk of previous.inputs, and nothing else about it', () => {
    expect(Previous.safeParse(deep).success).toBe(false);
    expect(Previous.safeParse(deep, KNOWN_SHALLOW).success).toBe(true);
    for (const inputs of [[], 1, null])
      expect(Previous.safeParse({ inputs }, KNOWN_SHALLOW).success).toBe(false);
  });
});
