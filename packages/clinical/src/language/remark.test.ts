import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remarksIn, withoutRemarks } from './remark.ts';

describe('a remark of the writer [D:remarks]', () => {
  it.each([
    '[nods]',
    '(nods)',
    '{nods}',
    '<nods>',
    '*nods*',
    '**nods**',
    '_nods_',
    '__nods__',
    '~nods~',
    '~~nods~~',
    '/nods/',
    '|nods|',
    '«nods»',
    '‹nods›',
    '【nods】',
    '［nods］',
    '（nods）',
    '⟨nods⟩',
    '「nods」',
    '((nods))',
    '[[nods]]',
    '<<nods>>',
    '*nods slowly.*',
    '_no answer, nods slowly_',
    '<silence>',
    '[Nods',
    '*Long pause*',
    '[looks at me when he speaks]',
    '(holds my gaze)',
  ])('is no speech: %s', (remark) => {
    expect(withoutRemarks(remark).trim()).toBe('');
    expect(withoutRemarks(`${remark} Yes.`).trim()).toBe('Yes.'.slice(remark === '[Nods' ? 4 : 0));
    expect(withoutRemarks(`No. ${remark}`).trim()).toBe('No.');
  });

  it.each([
    'I *never* said so',
    'I _really_ mean it',
    '*No.*',
    '_No_',
    'It was (I think) Tuesday.',
    'He left (my brother wants me dead).',
    '*Never*',
    'a 5/6 and and/or',
    'at 3 < 4 and 5 > 4',
    'snake_case_word',
    'two * three * four',
  ])('is not what is only stressed, said of oneself or no mark: %s', (text) => {
    expect(remarksIn(text)).toEqual([]);
  });

  it('keeps its place: blanked, a text is as long as before', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('[x y]', '*nods*', '<a>', '('),
        (text, mark) => {
          const whole = `${text}${mark}${text}`;
          expect(withoutRemarks(whole)).toHaveLength(whole.length);
          for (const { start, end, from, to } of remarksIn(whole)) {
            expect(start < from && to <= end && from < to).toBe(true);
          }
        },
      ),
    );
  });
});
