import { ANALYTES, CLINICAL_STATES, DRUGS, INSTRUMENTS } from '@svc/clinical';

const subject = { reference: 'Patient/1' };
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
const dayOf = (index: number) => new Date(Date.UTC(2024, 0, 1) + (index % 900) * 86_400_000).toISOString();

/** One resource each of a kind, as different from the next as our content allows. */
const RESOURCES: Readonly<Record<string, (index: number) => object>> = {
  'orders of different medicines': (index) => {
    const drug = at(DRUGS, index);
    return {
      resourceType: 'MedicationRequest',
      id: `m${index}`,
      status: 'active',
      intent: 'order',
      subject,
      medicationCodeableConcept: { coding: drug.codes, text: `${drug.name} ${1 + index} mg` },
      authoredOn: dayOf(index),
      dosageInstruction: [{ text: 'take two tablets three times a day' }],
    };
  },
  'different medicines taken': (index) => ({
    resourceType: 'MedicationStatement',
    id: `t${index}`,
    status: 'active',
    subject,
    medicationCodeableConcept: { text: at(DRUGS, index).name },
    effectiveDateTime: dayOf(index),
  }),
  'different readings': (index) => {
    const analyte = at(ANALYTES, index);
    return {
      resourceType: 'Observation',
      id: `o${index}`,
      status: 'final',
      subject,
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { coding: analyte.codes, text: analyte.label },
      effectiveDateTime: dayOf(index),
      valueQuantity: { value: (index % 7) * 97.3, unit: analyte.unit },
      interpretation: [{ coding: [{ code: 'HH' }] }],
    };
  },
  'scores of different scales': (index) => {
    const instrument = at(INSTRUMENTS, index);
    return {
      resourceType: 'Observation',
      id: `s${index}`,
      status: 'final',
      subject,
      category: [{ coding: [{ code: 'survey' }] }],
      code: { coding: instrument.scales[0].codes, text: instrument.name },
      effectiveDateTime: dayOf(index),
      valueInteger: 20,
    };
  },
  'different conditions': (index) => ({
    resourceType: 'Condition',
    id: `c${index}`,
    subject,
    clinicalStatus: { coding: [{ code: 'active' }] },
    code: { text: `${at(CLINICAL_STATES, index).key.replaceAll('_', ' ')} ${index}` },
    recordedDate: dayOf(index),
  }),
  'allergies to different medicines': (index) => ({
    resourceType: 'AllergyIntolerance',
    id: `a${index}`,
    patient: subject,
    clinicalStatus: { coding: [{ code: 'active' }] },
    code: { text: at(DRUGS, index).name },
    reaction: [{ manifestation: [{ text: 'anaphylaxis' }] }],
  }),
};

/** Bundles of so many resources of our content. */
export const CONTENT_BUNDLES: Readonly<Record<string, (count: number) => object>> = Object.fromEntries([
  ...Object.entries(RESOURCES).map(([kind, make]) => [kind, (count: number) => bundleOf([make], count)]),
  ['a record of everything', (count: number) => bundleOf(Object.values(RESOURCES), count)],
]);

function bundleOf(makers: readonly ((index: number) => object)[], count: number): object {
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: Array.from({ length: count }, (_, index) => ({
      resource: at(makers, index)(Math.floor(index / makers.length)),
    })),
  };
}
