import { GOOD_QUALITY } from '../test/good-quality.ts';
import type { RetinaQuality } from '@svc/retina';
import { describe, expect, it } from 'vitest';
import type { Hint } from './hints.ts';
import { previewText } from './preview-text.ts';

const HINTS = {
  wait: '',
  dark: 'Dark.',
  bright: 'Bright.',
  align: 'Align.',
  reflections: 'Reflections.',
  still: 'Still.',
  focus: 'Focus.',
  haze: 'Haze.',
  good: 'Good.',
  waitAlone: '',
  goodAlone: '',
};
const TEXTS = {
  hints: HINTS,
  preview: {
    quality: 'Quality: {grade}.',
    grades: { excellent: 'A', good: 'B', acceptable: 'C', poor: 'D' },
    blurred: 'Blurred.',
    again: 'Again.',
    unchecked: 'Unchecked.',
    tooSmall: 'Too small.',
    send: '',
    anyway: '',
  },
};
const QUALITY: RetinaQuality = { ...GOOD_QUALITY, overallScore: 0.75, grade: 'good' };
const said = (hint: Hint | null, { grade = 'good', isTooSmall = false } = {}) =>
  previewText(TEXTS, {
    hint,
    quality: hint === null ? null : { ...QUALITY, grade: grade as RetinaQuality['grade'] },
    isTooSmall,
  });

describe('of a file that was chosen', () => {
  it.each<[string, string, string]>([
    ['one that is good has the word of its grade', said('good'), 'Quality: B.'],
    ['one that just passes as well', said('good', { grade: 'acceptable' }), 'Quality: C.'],
    ['one out of focus is blurred', said('focus'), 'Quality: D. Blurred. Again.'],
    ['one that moved is blurred', said('still'), 'Quality: D. Blurred. Again.'],
    ['any other fault has its hint', said('dark', { grade: 'poor' }), 'Quality: D. Dark. Again.'],
    [
      'what does not pass never has a good word',
      said('align', { grade: 'excellent' }),
      'Quality: D. Align. Again.',
    ],
    ['one that could not be measured has none', said(null), 'Unchecked.'],
    ['one the service would not store is told as that', said('good', { isTooSmall: true }), 'Too small.'],
  ])('%s', (_, text, expected) => {
    expect(text).toBe(expected);
  });
});
