import { describe, expect, it } from 'vitest';
import { makeCards } from './make-cards.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const subject = { reference: 'Patient/42' };
const bundle = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'searchset',
  entry: resources.map((resource) => ({ resource })),
});
const medicine = (over: object) => ({
  resourceType: 'MedicationRequest',
  status: 'active',
  intent: 'order',
  subject,
  authoredOn: '2026-10-01',
  ...over,
});

/** Indicator and summary of each card of an order beside what is taken. */
function cardsOf(order: object, ...taken: object[]): string[] {
  const request = {
    hook: 'order-sign',
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    context: {
      userId: 'Practitioner/1',
      patientId: '42',
      draftOrders: bundle(medicine({ id: 'draft', status: 'draft', ...order })),
    },
    prefetch: {
      patient: { resourceType: 'Patient', id: '42', birthDate: '1980-01-01' },
      medicationRequests: bundle(...taken),
      medicationStatements: null,
      laboratory: null,
      vitalSigns: null,
      conditions: null,
    },
  } as const;
  const context = {
    now: NOW,
    calibrated: {},
    origin: 'https://api.example.org',
    random: (length: number) => new Uint8Array(length),
  };
  return makeCards(request, context).cards.map(({ indicator, summary }) => `${indicator}: ${summary}`);
}

const text = (words: string) => ({ medicationCodeableConcept: { text: words } });
const sertraline = text('sertraline 50 mg');

describe('an order beside a medicine that is taken', () => {
  it.each([
    [
      'named by a reference',
      medicine({ medicationReference: { reference: 'Medication/1', display: 'phenelzine 15 mg tablet' } }),
    ],
    [
      'planned and reported',
      medicine({ intent: 'plan', reportedBoolean: true, ...text('phenelzine 15 mg') }),
    ],
    [
      'named by a code beside local words',
      medicine({
        medicationCodeableConcept: {
          coding: [
            { system: 'urn:oid:1.2.208.1', code: '1', display: 'Fenelzin' },
            { system: 'http://www.whocc.no/atc', code: 'N06AF03' },
          ],
        },
      }),
    ],
    [
      'named by a code of a product alone',
      medicine({
        medicationCodeableConcept: {
          coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '312347' }],
        },
      }),
    ],
    [
      'that only a dispense shows',
      {
        resourceType: 'MedicationDispense',
        status: 'completed',
        subject,
        whenHandedOver: '2026-11-01',
        ...text('phenelzine 15 mg'),
      },
    ],
    [
      'that only an administration shows',
      {
        resourceType: 'MedicationAdministration',
        status: 'completed',
        subject,
        effectiveDateTime: '2026-11-19',
        ...text('phenelzine 15 mg'),
      },
    ],
  ])('%s gives the card of both', (_, taken) => {
    expect(cardsOf(sertraline, taken)[0]).toMatch(/^critical: phenelzine \+ sertraline/);
  });

  it.each([
    ['only proposed', medicine({ intent: 'proposal', ...text('phenelzine 15 mg') })],
    ['an option', medicine({ intent: 'option', ...text('phenelzine 15 mg') })],
    [
      'not given',
      {
        resourceType: 'MedicationAdministration',
        status: 'not-done',
        subject,
        effectiveDateTime: '2026-11-19',
        ...text('phenelzine 15 mg'),
      },
    ],
  ])('%s gives none', (_, taken) => {
    expect(cardsOf(sertraline, taken)).toEqual([]);
  });
});

describe('the dose of an order', () => {
  const daily = { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } } };
  const tablets = (value: number) => ({
    ...text('citalopram 40 MG Oral Tablet'),
    dosageInstruction: [{ ...daily, doseAndRate: [{ doseQuantity: { value, unit: 'tablet' } }] }],
  });

  it('is that of its tablets', () => {
    expect(cardsOf(tablets(3))).toEqual([
      expect.stringMatching(/^critical: citalopram: 120 mg\/day is above/),
    ]);
    expect(cardsOf(tablets(1))).toEqual([]);
  });

  it('counts once where the order is a renewal', () => {
    const cards = cardsOf(tablets(1), medicine(text('citalopram 40 MG Oral Tablet')));
    expect(cards.filter((card) => card.includes('is above'))).toEqual([]);
  });
});
