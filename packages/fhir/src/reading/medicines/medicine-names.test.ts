import type { FhirReport, Prescription } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { readBundle } from '../../index.ts';

const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm';
const ATC = 'http://www.whocc.no/atc';
const LOCAL = 'urn:oid:1.2.208.1';
const subject = { reference: 'Patient/1' };

function read(...resources: object[]): { prescriptions: readonly Prescription[]; report: FhirReport } {
  const entry = resources.map((resource) => ({ resource }));
  const reading = readBundle(
    { resourceType: 'Bundle', type: 'collection', entry },
    { now: '2026-11-20T09:00:00Z' },
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.outcome));
  return { prescriptions: reading.requests.medication?.prescriptions ?? [], report: reading.report };
}

const request = (over: object) => ({
  resourceType: 'MedicationRequest',
  id: 'm1',
  status: 'active',
  intent: 'order',
  subject,
  authoredOn: '2026-09-01',
  ...over,
});
const coded = (...coding: object[]) => request({ medicationCodeableConcept: { coding } });

describe('a medicine is named', () => {
  it.each<[string, object, string, string | undefined]>([
    [
      'by the display of a reference',
      request({
        medicationReference: { reference: 'Medication/e1', display: 'lithium carbonate 300 mg capsule' },
      }),
      'lithium carbonate',
      '300 mg capsule',
    ],
    [
      'by the identifier of a reference',
      request({ medicationReference: { identifier: { system: RXNORM, value: '312938' } } }),
      'sertraline',
      '100 MG',
    ],
    [
      'by words in the identifier of a reference',
      request({ medicationReference: { identifier: { type: { text: 'Quetiapine 25 mg' } } } }),
      'Quetiapine',
      '25 mg',
    ],
    [
      'by a contained Medication',
      request({
        medicationReference: { reference: '#m' },
        contained: [{ resourceType: 'Medication', id: 'm', code: { text: 'Phenelzine 15 mg' } }],
      }),
      'Phenelzine',
      '15 mg',
    ],
    [
      'by the ingredient of a Medication',
      request({
        medicationReference: { reference: '#m' },
        contained: [
          {
            resourceType: 'Medication',
            id: 'm',
            ingredient: [{ itemCodeableConcept: { text: 'clozapine' } }],
          },
        ],
      }),
      'clozapine',
      undefined,
    ],
    [
      'by a substance that an ingredient refers to',
      request({
        medicationReference: { reference: '#m' },
        contained: [
          { resourceType: 'Medication', id: 'm', ingredient: [{ itemReference: { reference: '#s' } }] },
          { resourceType: 'Substance', id: 's', code: { coding: [{ system: ATC, code: 'N05AH02' }] } },
        ],
      }),
      'clozapine',
      undefined,
    ],
    [
      'by ATC beside local words',
      coded(
        { system: LOCAL, code: '1', display: 'Mirtazapin 15 mg' },
        { system: ATC, code: 'N06AX11', display: 'Mirtazapin' },
      ),
      'mirtazapine',
      '15 mg',
    ],
    [
      'by ATC beside words that nobody knows',
      coded({ system: LOCAL, code: '1', display: 'Litiumkarbonat' }, { system: ATC, code: 'N05AN01' }),
      'lithium',
      undefined,
    ],
    ['by a code of a clinical drug alone', coded({ system: RXNORM, code: '309314' }), 'citalopram', '40 MG'],
    ['by a code of a branded drug alone', coded({ system: RXNORM, code: '213345' }), 'citalopram', '40 MG'],
    [
      'by the display that is known beside a text that is not',
      request({
        medicationCodeableConcept: {
          text: 'Hjertemagnyl-lignende',
          coding: [{ system: LOCAL, code: 'x', display: 'aspirin 75 mg' }],
        },
      }),
      'aspirin',
      '75 mg',
    ],
  ])('%s', (_, resource, medicationName, dosage) => {
    const { prescriptions, report } = read(resource);
    expect(prescriptions).toMatchObject([{ medicationName }]);
    expect(prescriptions[0]?.dosage).toBe(dosage);
    expect(report.reviewReasons).toEqual([]);
  });

  it.each([
    [
      'of another coding',
      'Celexa',
      [{ system: LOCAL, code: '1', display: 'citalopram 40 MG Oral Tablet' }],
      '40 MG Oral Tablet',
    ],
    ['of its code', 'Celexa', [{ system: RXNORM, code: '309314' }], '40 MG'],
  ])('with the strength %s where the words have none', (_, text, coding, dosage) => {
    expect(read(request({ medicationCodeableConcept: { text, coding } })).prescriptions).toMatchObject([
      { medicationName: 'Celexa', dosage },
    ]);
  });

  it('with the higher one of two strengths, which is said', () => {
    const coding = [{ system: RXNORM, code: '309314' }];
    const dosageInstruction = [
      {
        timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } },
        doseAndRate: [{ doseQuantity: { value: 2, unit: 'tablet' } }],
      },
    ];
    const { prescriptions, report } = read(
      request({ medicationCodeableConcept: { text: 'citalopram 20 MG', coding }, dosageInstruction }),
    );
    expect(prescriptions).toMatchObject([{ dosage: '80 mg' }]);
    expect(report.remarks.map(({ message }) => message).join()).toContain('20 mg and 40 mg are written');
  });

  it('by another resource of the bundle, with the strength that stands there', () => {
    const medication = {
      resourceType: 'Medication',
      id: 'x',
      code: { text: 'Cipramil' },
      ingredient: [
        {
          itemCodeableConcept: { coding: [{ system: RXNORM, code: '2556' }] },
          strength: { numerator: { value: 40, unit: 'mg' }, denominator: { value: 1, unit: 'tablet' } },
        },
      ],
    };
    const dosageInstruction = [
      {
        timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } },
        doseAndRate: [{ doseQuantity: { value: 2, unit: 'tablet' } }],
      },
    ];
    const order = request({ medicationReference: { reference: 'Medication/x' }, dosageInstruction });
    const { prescriptions, report } = read(medication, order);
    expect(prescriptions).toMatchObject([
      { medicationName: 'Cipramil', dosage: '80 mg', frequency: 'once daily' },
    ]);
    expect(report.notUsed).toEqual([]);
    expect(read(medication).report.notUsed).toMatchObject([{ why: 'nothing that is read refers to it' }]);
  });

  it('and the words of the sender are kept where a code was read', () => {
    const { report } = read(
      coded({ system: LOCAL, code: '1', display: 'Litiumkarbonat' }, { system: ATC, code: 'N05AN01' }),
    );
    expect(report.remarks.map(({ message }) => message)).toContain(
      '"Litiumkarbonat": read as lithium by its code N05AN01',
    );
  });
});

describe('what is named in two ways', () => {
  const both = (text: string, system: string, code: string) =>
    request({ medicationCodeableConcept: { text, coding: [{ system, code }] } });

  it.each([
    ['words and a code', both('sertraline 50 mg', ATC, 'N06AF03'), ['sertraline', 'phenelzine']],
    [
      'words and a code of a product',
      both('sertraline 50 mg', RXNORM, '309314'),
      ['sertraline', 'citalopram'],
    ],
    [
      'two displays',
      coded(
        { system: LOCAL, code: '1', display: 'lithium' },
        { system: LOCAL, code: '2', display: 'lamotrigine' },
      ),
      ['lithium', 'lamotrigine'],
    ],
  ])('%s of different medicines ask for a look, both named', (_, resource, names) => {
    const { report } = read(resource);
    expect(report.requiresClinicianReview).toBe(true);
    for (const name of names) expect(report.reviewReasons.join()).toContain(name);
  });

  it.each([
    ['the same medicine', both('Zoloft 50 mg', ATC, 'N06AB06')],
    [
      'a product and its ingredient',
      both('acetaminophen 325 MG / oxycodone 5 MG Oral Tablet', RXNORM, '7804'),
    ],
    ['a salt and its substance', both('Lithium carbonate 300 MG', ATC, 'N05AN01')],
    ['a code that nobody knows', both('sertraline 50 mg', LOCAL, 'x')],
  ])('%s is calm', (_, resource) => {
    expect(read(resource).report.reviewReasons).toEqual([]);
  });
});

describe('what names nothing', () => {
  it.each([
    ['a code that nobody knows', coded({ system: LOCAL, code: '4711' })],
    ['a reference that leads nowhere', request({ medicationReference: { reference: 'Medication/gone' } })],
    ['nothing at all', request({})],
  ])('%s asks for a look, with its date', (_, resource) => {
    const { prescriptions, report } = read(resource);
    expect(prescriptions).toEqual([]);
    expect(report.reviewReasons.join()).toMatch(/names no medicine that can be read.*2026-09-01/);
  });

  it('words that nobody knows are passed on, and a clinician has to look at them while it is taken', () => {
    const unknown = { medicationCodeableConcept: { text: 'Xyzzolin 5 mg' } };
    const { prescriptions, report } = read(request(unknown));
    expect(prescriptions).toMatchObject([{ medicationName: 'Xyzzolin', dosage: '5 mg' }]);
    expect(report.reviewReasons).toEqual([
      'Bundle.entry[0].resource: medicine "Xyzzolin 5 mg" of 2026-09-01: not known by its name or a code, so nothing was checked of it',
    ]);
    expect(read(request({ ...unknown, status: 'completed' })).report.reviewReasons).toEqual([]);
  });

  it('a combination that is not listed as one is known by what is in it', () => {
    const { report } = read(
      request({ medicationCodeableConcept: { text: 'sertraline 50 MG / ibuprofen 200 MG' } }),
    );
    expect(report.reviewReasons).toEqual([]);
  });
});
