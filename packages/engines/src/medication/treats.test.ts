import { expect, it } from 'vitest';
import { DRUGS, INSTRUMENTS } from '@svc/clinical';
import { listedDrugs, treats } from './treats.ts';

it('knows of every symptom and function scale which condition it measures, and of no other', () => {
  const isRead = INSTRUMENTS.map(({ key, purpose }) => [
    key,
    purpose === 'symptom' || purpose === 'function',
  ]);
  expect(INSTRUMENTS.map(({ key, condition }) => [key, condition !== undefined])).toEqual(isRead);
});

it('names drugs that exist', () => {
  const known = new Set(DRUGS.map(({ key }) => key));
  expect(listedDrugs.filter((key) => !known.has(key))).toEqual([]);
});

it.each([
  ['sertraline', 'phq9', true],
  ['sertraline', 'gad7', true],
  ['sertraline', 'ymrs', false],
  ['lithium', 'ymrs', true],
  ['clozapine', 'panss', true],
  ['zolpidem', 'isi', true],
  ['zolpidem', 'phq9', false],
  ['prazosin', 'pcl5', true],
  ['lisdexamfetamine', 'eat26', true],
  ['methylphenidate', 'phq9', false],
  ['methylphenidate', 'cgis', true],
  ['levetiracetam', 'phq9', false],
  ['levetiracetam', 'cgis', false],
  ['amoxicillin', 'who5', false],
  ['amoxicillin', undefined, true],
])('%s and %s: %s', (key, instrument, expected) => {
  const drug = DRUGS.find((entry) => entry.key === key);
  expect(drug && treats(drug, instrument)).toBe(expected);
});
