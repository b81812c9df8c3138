import { describe, expect, it } from 'vitest';
import { allergyConflicts, readAllergies, readBundle } from '../../index.ts';

const SNOMED = 'http://snomed.info/sct';
const allergy = (text: string, over: object = {}) => ({
  resourceType: 'AllergyIntolerance',
  id: 'a1',
  patient: { reference: 'Patient/1' },
  clinicalStatus: { coding: [{ system: 'x', code: 'active' }] },
  verificationStatus: { coding: [{ system: 'x', code: 'confirmed' }] },
  code: { text },
  ...over,
});
const order = (text: string, over: object = {}) => ({
  resourceType: 'MedicationRequest',
  id: 'm1',
  status: 'active',
  intent: 'order',
  subject: { reference: 'Patient/1' },
  authoredOn: '2026-11-01',
  medicationCodeableConcept: { text },
  ...over,
});

function reasons(...resources: object[]): readonly string[] {
  const entry = resources.map((resource) => ({ resource }));
  const reading = readBundle({ resourceType: 'Bundle', type: 'collection', entry }, { now: '2026-11-20' });
  if (!reading.ok) throw new Error(JSON.stringify(reading.outcome));
  return reading.report.reviewReasons;
}

describe('an allergy speaks against', () => {
  it.each([
    ['the same medicine', 'Lamotrigine', 'Lamictal 25 mg'],
    ['a brand of it', 'Zoloft', 'sertraline 50 mg'],
    ['a product with it', 'Acetaminophen', 'acetaminophen 325 MG / oxycodone 5 MG Oral Tablet'],
    ['an ingredient of the product', 'amoxicillin / clavulanate', 'amoxicillin 500 mg'],
    ['another penicillin', 'Penicillin', 'amoxicillin 500 mg'],
    ['a member of a class', 'Sulfa drugs', 'sulfamethoxazole 800 MG / trimethoprim 160 MG Oral Tablet'],
    ['another anti-inflammatory', 'Ibuprofen', 'naproxen 500 mg'],
    ['another aromatic anticonvulsant', 'Allergy to carbamazepine', 'oxcarbazepine 300 mg'],
    ['a class named by itself', 'SSRIs', 'citalopram 20 mg'],
  ])('%s', (_, substance, medicine) => {
    const said = reasons(allergy(substance, { criticality: 'high' }), order(medicine));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`allergy to "${substance}"`);
    expect(said[0]).toContain('criticality high');
  });

  it('by a code of its substance alone', () => {
    const coded = allergy('', { code: { coding: [{ system: 'http://www.whocc.no/atc', code: 'N03AX09' }] } });
    expect(reasons(coded, order('lamotrigine 25 mg'))).toHaveLength(1);
  });

  it('by the substance of its reaction', () => {
    const reacted = allergy('Drug allergy', {
      reaction: [{ substance: { text: 'lithium' }, manifestation: [{ text: 'rash' }] }],
    });
    expect(reasons(reacted, order('lithium 300 mg')).join()).toContain('rash');
  });
});

describe('calm is', () => {
  it.each<[string, ...object[]]>([
    ['an allergy to food', allergy('Peanut'), order('sertraline 50 mg')],
    ['an allergy to another medicine', allergy('Penicillin'), order('sertraline 50 mg')],
    ['an SSRI after another', allergy('Sertraline'), order('citalopram 20 mg')],
    ['no known allergies', allergy('No known allergies'), order('amoxicillin 500 mg')],
    [
      'no known drug allergy, by code',
      allergy('', { code: { coding: [{ system: SNOMED, code: '409137002' }] } }),
      order('amoxicillin 500 mg'),
    ],
    ['NKDA', allergy('NKDA'), order('amoxicillin 500 mg')],
    [
      'one that was refuted',
      allergy('Penicillin', { verificationStatus: { coding: [{ code: 'refuted', system: 'x' }] } }),
      order('amoxicillin 500 mg'),
    ],
    [
      'one that is over',
      allergy('Penicillin', { clinicalStatus: { coding: [{ code: 'resolved', system: 'x' }] } }),
      order('amoxicillin 500 mg'),
    ],
    [
      'a medicine that was stopped',
      allergy('Penicillin'),
      order('amoxicillin 500 mg', { status: 'stopped' }),
    ],
    ['no medicine at all', allergy('Penicillin')],
    ['a trimethoprim beside sulfa', allergy('Sulfa'), order('trimethoprim 100 mg')],
    ['a sulfonamide that is no antibiotic', allergy('Sulfa'), order('furosemide 40 mg')],
  ])('%s', (_, ...resources) => {
    expect(reasons(...resources)).toEqual([]);
  });
});

describe('readAllergies', () => {
  it('gives what holds, with its reaction', () => {
    const { allergies, noneKnown } = readAllergies([
      allergy('Penicillin', {
        criticality: 'high',
        reaction: [{ manifestation: [{ text: 'anaphylaxis' }], severity: 'severe' }],
      }),
      allergy('Latex', { clinicalStatus: { coding: [{ system: 'x', code: 'inactive' }] } }),
      { resourceType: 'Patient' },
      null,
    ]);
    expect(allergies).toEqual([
      {
        substance: 'Penicillin',
        drug: 'penicillin_v',
        group: 'penicillins',
        reaction: 'anaphylaxis (severe)',
        criticality: 'high',
        status: 'confirmed',
      },
    ]);
    expect(noneKnown).toBe(false);
  });

  it.each([[[allergy('No known drug allergies')]], [[allergy('No Known Allergies (situation)')]]])(
    'knows that there are none',
    (list) => {
      expect(readAllergies(list)).toEqual({ allergies: [], noneKnown: true });
    },
  );

  it('tells the same medicine from one of its group', () => {
    const { allergies } = readAllergies([allergy('Amoxicillin')]);
    const medicines = ['amoxicillin 500 mg', 'ampicillin 500 mg', 'lithium 300 mg'].map((medicationName) => ({
      medicationName,
      status: 'active',
    }));
    expect(allergyConflicts(allergies, medicines)).toMatchObject([
      { medicine: 'amoxicillin 500 mg', kind: 'same' },
      { medicine: 'ampicillin 500 mg', kind: 'group', text: expect.stringContaining('of the penicillins') },
    ]);
  });

  it.each([
    [{ code: 5 }],
    [{ code: { coding: 'x' }, reaction: [5, { manifestation: [null] }] }],
    [{ code: { text: {} } }],
  ])('reads %j without harm', (over) => {
    expect(readAllergies([{ resourceType: 'AllergyIntolerance', ...over }])).toEqual({
      allergies: [],
      noneKnown: false,
    });
  });
});
