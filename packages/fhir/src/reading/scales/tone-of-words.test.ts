import { describe, expect, it } from 'vitest';
import { toneOf, toneOfWords } from './tone-of-words.ts';

describe('a result in words', () => {
  it.each([
    'negative',
    'no risk',
    'none',
    'low',
    'low risk',
    'not at risk',
    'not detected',
    'no high risk factors',
    'minimal',
    'screening negative',
    'risk low',
  ])('%s is calm', (words) => {
    expect(toneOfWords(words)).toBe('calm');
  });

  it.each([
    'high',
    'high risk',
    'moderate',
    'positive',
    'low to moderate',
    'imminent',
    'severe',
    'screen positive',
  ])('%s asks for a look', (words) => {
    expect(toneOfWords(words)).toBe('concern');
  });

  it.each(['no response', 'not answered', 'declined', 'refused to answer', 'purple', ''])(
    '%s says neither',
    (words) => {
      expect(toneOfWords(words)).toBe('unclear');
    },
  );

  it.each([
    ['concern', { valueBoolean: true }],
    ['calm', { valueBoolean: false }],
    ['concern', { valueCodeableConcept: { coding: [{ code: '428181000124104' }] } }],
    ['calm', { valueCodeableConcept: { coding: [{ code: '428171000124102' }] } }],
    ['concern', { valueCodeableConcept: { coding: [{ code: 'LA9193-9' }] } }],
    ['calm', { valueCodeableConcept: { coding: [{ code: 'LA9194-7', display: 'Low' }] } }],
    ['concern', { valueCodeableConcept: { coding: [{ code: 'LA9194-7' }], text: 'High' } }],
    ['unclear', { valueCodeableConcept: { coding: [{ code: 'x1' }] } }],
    ['unclear', {}],
  ])('%s: %j', (tone, holder) => {
    expect(toneOf(holder)).toBe(tone);
  });
});
