import { describe, expect, it } from 'vitest';
import { findIdentifiers } from './find-identifiers.ts';

describe('what of a note may name a person [2:4.3 note]', () => {
  it.each(['jane.doe@example.org', 'results to a+b@clinic.example.co.uk please', 'ärztin@praxis.de'])(
    'an e-mail address: %s',
    (note) => {
      expect(findIdentifiers(note)).toContain('an e-mail address');
    },
  );

  it.each([
    'call 415-555-0100',
    '(415) 555-0100',
    '415.555.0100',
    '+49 30 901820',
    '+1 415 555 0100',
    '030 90 18 20 phone 030 901820',
    'tel: 5550100',
    'mobile 07700 900123',
    '０30 / 9018200',
  ])('a telephone number: %s', (note) => {
    expect(findIdentifiers(note)).toContain('a telephone number');
  });

  it.each([
    'born 1980',
    'DOB on file',
    '1980-05-17',
    '17.05.1980',
    '5/17/80',
    '5/17/1980',
    '17-05-1980',
    '1980/05/17',
    '19800517',
    '17 May 1980',
    'May 17, 1980',
    'seen 3rd of March',
    'since Oct 12',
    'from january 1999',
    '17\u20135\u20131980 then 17\u201305\u20131980',
  ])('a date: %s', (note) => {
    expect(findIdentifiers(note)).toContain('a date');
  });

  it.each([
    '123-45-6789',
    '123 45 6789',
    'SSN 123456789',
    'MRN: A-004211',
    'nhs no 943 476',
    '123456789',
    'hers is 123456789, his 7',
    '1234567890',
  ])('an identity number: %s', (note) => {
    expect(findIdentifiers(note)).toContain('an identity number');
  });

  it.each([
    '',
    'fasting 12 h',
    '2 tubes',
    'F32.1, F41.1 and E11.9',
    'Z79.899',
    'lithium 900 mg at 21:00, draw 12 h after the dose',
    'clozapine 350 mg since 6 weeks',
    'BP 120/80, HR 72',
    'weight 82.5 kg, BMI 27.4',
    'dose 1/2 tablet 3 times a day',
    'ratio 1:100',
    'week 6 of 8',
    'sodium 128 last time, repeat',
    'draw before 09:30',
    'SST and EDTA, 5 ml each',
    'may 2 tubes be drawn at once',
    'CPT 80053',
    'accession 12345678',
    'LOINC 2345-7',
    'room 214',
    'needs 10-14 h fasting',
    '100-200 mg twice a day',
    'patient may drink water',
    '25-OH vitamin D3 2000 IU',
    'room temperature 20-25 C',
    'QTc 478 ms on 2 ECGs',
  ])('nothing: %s', (note) => {
    expect(findIdentifiers(note)).toEqual([]);
  });

  it('names each kind once', () => {
    expect(findIdentifiers('a@b.example, c@d.example, born 1.2.1980')).toEqual([
      'an e-mail address',
      'a date',
    ]);
  });

  it.each(['1-', '0 ', 'a@', '+1(', 'jan ', 'call .', '1.1.'])(
    'comes to an end on 500 characters of %j',
    (piece) => {
      expect(Array.isArray(findIdentifiers(piece.repeat(500).slice(0, 500)))).toBe(true);
    },
  );
});
