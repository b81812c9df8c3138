import { describe, expect, it } from 'vitest';
import { heardInFull, heardSound } from './heard-sound.ts';

describe('heardSound', () => {
  it.each([
    ['quetiapine', 'ktpn'],
    ['kwetiapeen', 'ktpn'],
    ['zyprexa', 'sprks'],
    ['zyprecksa', 'sprks'],
    ['phenytoin', 'fntn'],
    ['abilify', 'ablf'],
    ['cymbalta', 'snblt'],
    ['haldol', 'hldl'],
    ['lorazepam', 'lrspn'],
    ['lorazapan', 'lrspn'],
    ['', ''],
  ])('of %j is %j', (word, sound) => {
    expect(heardSound(word)).toBe(sound);
  });
});

describe('heardInFull', () => {
  it.each([
    ['klonazepam', 'clonazepam'],
    ['fenobarbital', 'phenobarbital'],
    ['citalopram', 'cytalopramm'],
    ['zanax', 'xanax'],
  ])('%s is said as %s', (word, name) => {
    expect(heardInFull(word)).toBe(heardInFull(name));
  });

  it('keeps vowels apart', () => {
    expect(heardInFull('clonidine')).not.toBe(heardInFull('clonadine'));
  });
});
