import { expect, test } from 'vitest';
import { safetyInOtherLanguages } from './other-languages.ts';

test.each([
  'Akute Suizidalität',
  'Patient äußert Suizidgedanken mit konkretem Plan.',
  'Zustand nach Selbstmordversuch am Montag',
  'Självmordstankar sedan en vecka',
  'Selvmordstanker',
  'Idées suicidaires actives',
  'Tentative de suicide par intoxication',
  'Ideación suicida con plan',
  'Suïcidale gedachten',
  'Autolesionismo',
])('%s', (text) => expect(safetyInOtherLanguages(text)).toBeDefined());

test.each([
  'Kein Anhalt für Suizidalität.',
  'Von Suizidalität klar distanziert',
  "Pas d'idées suicidaires",
  'Inga självmordstankar',
  'Ingen selvmordstanker',
  'Niega ideación suicida',
  'Geen suïcidale gedachten',
  'Suizid des Vaters',
  'Columbia-Skala zur Suizidalität',
  'Schlafstörung',
])('%s is calm', (text) => expect(safetyInOtherLanguages(text)).toBeUndefined());
