import { describe, expect, it } from 'vitest';
import { interactionsAmong } from './interactions-among.ts';
import { takenOf } from './test-taken.ts';

const among = (a: string, b: string) => interactionsAmong([takenOf(a), takenOf(b)])[0];

describe('a prodrug counts as its active medicine', () => {
  it.each([
    ['fosphenytoin', 'phenytoin', 'valproate'],
    ['fosphenytoin', 'phenytoin', 'disulfiram'],
    ['fosphenytoin', 'phenytoin', 'ethinyl_estradiol'],
    ['fosaprepitant', 'aprepitant', 'felodipine'],
    ['aminophylline', 'theophylline', 'fluvoxamine'],
    ['levomethadone', 'methadone', 'voriconazole'],
    ['benzgalantamine', 'galantamine', 'paroxetine'],
    ['capecitabine', 'fluorouracil', 'acenocoumarol'],
  ])('%s as %s with %s', (prodrug, active, other) => {
    expect(among(active, other)).toBeDefined();
    expect(among(prodrug, other)?.severity).toBe(among(active, other)?.severity);
  });

  it.each([
    ['fosphenytoin', 'phenytoin'],
    ['aminophylline', 'theophylline'],
  ])('%s and %s are one', (prodrug, active) => {
    expect(among(prodrug, active)).toBeUndefined();
  });
});

describe('what names warfarin reaches every vitamin K antagonist', () => {
  it.each(['acenocoumarol', 'phenprocoumon', 'fluindione', 'phenindione'])('%s', (key) => {
    for (const other of [
      'fluvoxamine',
      'carbamazepine',
      'rifampin',
      'st_johns_wort',
      'sulfamethoxazole',
      'fluconazole',
      'levothyroxine',
      'valproate',
      'sertraline',
      'ibuprofen',
    ])
      expect([other, among(key, other)?.severity]).toEqual([other, among('warfarin', other)?.severity]);
  });
});
