import { describe, expect, it } from 'vitest';
import { locateSafetyWords, safetyWordsLabel, safetyWordsWarning } from './locate-safety-words.ts';

describe('words about safety [D:safety words]', () => {
  it('are named with where they were said, each topic once for each text', () => {
    const said = locateSafetyWords([
      { where: 'context', text: 'Wants to die. Wants to kill himself.' },
      { where: 'medicine list', text: 'fluoxetine 20 mg, overdosed on Sunday' },
    ]);
    expect(said.map(({ where, topic }) => [where, topic])).toEqual([
      ['context', 'suicide'],
      ['medicine list', 'self_harm'],
    ]);
    const [first] = said as [(typeof said)[number]];
    expect(safetyWordsLabel(first)).toMatch(/^said in the context: "Wants to die/);
    expect(safetyWordsWarning(first)).toContain('not scored: check current safety with the person');
  });
});
