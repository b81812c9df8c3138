import { describe, expect, it } from 'vitest';
import { isAboutBreastFeeding, readBreastFeeding } from './breast-feeding.ts';
import { readPregnancy } from './pregnancy.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const LOINC = 'http://loinc.org';
const SNOMED = 'http://snomed.info/sct';
const ICD10 = 'http://hl7.org/fhir/sid/icd-10-cm';

const concept = (code: string, system: string, display?: string) => ({
  coding: [{ system, code, ...(display === undefined ? {} : { display }) }],
});
const observation = (
  code: object,
  value: object,
  effectiveDateTime: unknown = '2026-11-01',
  over: object = {},
) => ({
  resourceType: 'Observation',
  status: 'final',
  code,
  ...(effectiveDateTime === null ? {} : { effectiveDateTime }),
  ...value,
  ...over,
});
const status = (value: object, ...more: [unknown?, object?]) =>
  observation(concept('82810-3', LOINC), value, ...more);
const coded = (code: string, system = SNOMED) => ({ valueCodeableConcept: concept(code, system) });
const said = (text: string) => ({ valueCodeableConcept: { text } });
const hcg = (value: object, ...more: [unknown?, object?]) =>
  observation(concept('21198-7', LOINC), value, ...more);
const quantity = (value: number, unit?: string, comparator?: string) => ({
  valueQuantity: {
    value,
    ...(unit === undefined ? {} : { unit }),
    ...(comparator === undefined ? {} : { comparator }),
  },
});
const condition = (code: object, over: object = {}) => ({
  resourceType: 'Condition',
  code,
  clinicalStatus: { coding: [{ code: 'active' }] },
  onsetDateTime: '2026-08-01',
  ...over,
});
const standing = (...resources: Record<string, unknown>[]) => readPregnancy(resources, NOW).standing;

describe('a pregnancy', () => {
  it.each([
    ['status by SNOMED CT', status(coded('77386006'))],
    ['status by the answer of LOINC', status(coded('LA15173-0', LOINC))],
    ['status in words', status(said('Pregnant, 12 weeks'))],
    ['status as a text', status({ valueString: 'pregnant' })],
    ['status as yes', status({ valueBoolean: true })],
    ['status without a day', status(coded('77386006'), null)],
    ['status of a month', status(coded('77386006'), '2026-03')],
    ['status under a local code', observation({ text: 'Pregnancy status' }, said('Pregnant'))],
    [
      'status in a component',
      observation({ text: 'Social' }, {}, '2026-11-01', { component: [status(coded('77386006'))] }),
    ],
    ['delivery date to come', observation(concept('11778-8', LOINC), { valueDateTime: '2027-03-02' })],
    [
      'delivery date to come, in words',
      observation({ text: 'Estimated date of delivery' }, { valueDateTime: '2027-03' }),
    ],
    [
      'delivery date of last week',
      observation(concept('11780-4', LOINC), { valueDateTime: '2026-11-14' }, '2026-03-01'),
    ],
    ['hCG above the limit', hcg(quantity(1200, 'mIU/mL'))],
    ['hCG above what can be counted', hcg(quantity(10_000, 'IU/L', '>'))],
    ['test in urine', observation(concept('2106-3', LOINC), said('Positive'))],
    ['test as a text', observation(concept('2106-3', LOINC), { valueString: 'POSITIVE' })],
    [
      'test by its flag',
      observation(concept('2118-8', LOINC), {}, '2026-11-01', { interpretation: [concept('POS', 'x')] }),
    ],
    ['test of a local code', observation({ text: 'Pregnancy test' }, said('positive'))],
    ['condition by SNOMED CT', condition(concept('77386006', SNOMED))],
    ['condition by ICD-10', condition(concept('Z33.1', ICD10))],
    ['condition by a chapter of ICD-10', condition(concept('O24.419', ICD10))],
    ['condition in words', condition({ text: 'Normal pregnancy' })],
    ['condition without a day', condition({ text: 'Pregnant' }, { onsetDateTime: undefined })],
    ['condition in German', condition({ text: 'Schwangerschaft' })],
  ])('by %s', (_, resource) => {
    expect(standing(resource)).toBe('pregnant');
  });

  it.each([
    ['not yet confirmed', status(coded('152231000119106'))],
    ['possible', status(coded('146799005'))],
    ['in words', status(said('Possibly pregnant'))],
  ])('that is %s is possible', (_, resource) => {
    expect(standing(resource)).toBe('possible');
  });

  it.each([
    ['status of 2023', status(coded('77386006'), '2023-05-01')],
    ['status unknown', status(said('Unknown'))],
    ['status that was not asked', status({ dataAbsentReason: concept('asked-declined', 'x') })],
    ['status entered in error', status(coded('77386006'), '2026-11-01', { status: 'entered-in-error' })],
    [
      'status of somebody else',
      status(coded('77386006'), '2026-11-01', { focus: [{ reference: 'RelatedPerson/1' }] }),
    ],
    [
      'delivery date of spring',
      observation(concept('11778-8', LOINC), { valueDateTime: '2026-04-02' }, '2025-11-01'),
    ],
    ['positive test of last year', hcg(quantity(1200, 'mIU/mL'), '2025-12-01')],
    [
      'resolved condition',
      condition(concept('77386006', SNOMED), { clinicalStatus: concept('resolved', 'x') }),
    ],
    ['ended condition', condition({ text: 'Pregnancy' }, { abatementDateTime: '2026-09-01' })],
    [
      'condition of 2019 that nobody closed',
      condition({ text: 'Normal pregnancy' }, { onsetDateTime: '2019-02-01' }),
    ],
    ['refuted condition', condition({ text: 'Pregnancy' }, { verificationStatus: concept('refuted', 'x') })],
    ['history of a pregnancy', condition({ text: 'History of pregnancy' })],
    ['ectopic pregnancy', condition(concept('O00.101', ICD10))],
    ['childbed', condition(concept('O85', ICD10))],
    ['ending', condition(concept('Z33.2', ICD10))],
    ['contraception', condition({ text: 'Contraception, prevention of pregnancy' })],
    ['intent', observation(concept('86645-9', LOINC), said('Not sure of desire to become pregnant'))],
  ])('by %s: not known', (_, resource) => {
    expect(standing(resource)).toBe('unknown');
  });

  it.each([
    ['status by SNOMED CT', status(coded('60001007'))],
    ['status by the answer of LOINC', status(coded('LA26683-5', LOINC))],
    ['status in words', status(said('Not pregnant'))],
    ['status as no', status({ valueBoolean: false })],
    ['hCG below the limit', hcg(quantity(2, 'mIU/mL'))],
    ['hCG below what can be measured', hcg(quantity(5, 'mIU/mL', '<'))],
    ['negative test', observation(concept('2106-3', LOINC), said('Negative'))],
    ['test that detected nothing', observation(concept('2106-3', LOINC), { valueString: 'not detected' })],
  ])('denied by %s', (_, resource) => {
    expect(standing(resource)).toBe('not');
  });

  it('is over when something newer says so, and not when something older did', () => {
    const was = status(coded('77386006'), '2026-04-01');
    const isNot = status(coded('60001007'), '2026-10-01');
    expect(standing(was, isNot)).toBe('not');
    expect(standing(isNot, status(coded('77386006'), '2026-11-01'))).toBe('pregnant');
    expect(standing(isNot, hcg(quantity(80, 'mIU/mL'), '2026-10-01'))).toBe('pregnant');
    expect(standing(status(coded('60001007'), '2025-10-01'))).toBe('unknown');
  });

  it.each([
    ['without a unit', quantity(1200)],
    ['in a unit of something else', quantity(1200, 'mmol/L')],
  ])('is not read of a number %s, which is said', (_, value) => {
    const { standing: read, notCompared } = readPregnancy([hcg(value)], NOW);
    expect([read, notCompared.join()]).toEqual(['unknown', expect.stringMatching(/1200.*unit/)]);
  });

  it('says what it was read from, with the day', () => {
    expect(readPregnancy([status(said('Pregnant'))], NOW).said).toBe(
      'pregnancy status “Pregnant” of 2026-11-01',
    );
  });

  it.each([null, 7, [], { coding: 'x' }, { coding: [null, 7, { code: {} }] }, { text: {} }])(
    'survives %j wherever something else belongs',
    (odd) => {
      const resources = [
        observation(
          odd as object,
          { valueCodeableConcept: odd, valueQuantity: odd, interpretation: odd, component: odd },
          odd,
        ),
        status({ valueCodeableConcept: odd }),
        hcg({ valueQuantity: odd, valueString: odd }),
        condition(odd as object, {
          clinicalStatus: odd,
          verificationStatus: odd,
          onsetDateTime: odd,
          abatementPeriod: odd,
        }),
      ];
      expect(standing(...resources)).not.toBe('pregnant');
      expect(readBreastFeeding(resources, NOW)).toBeUndefined();
    },
  );
});

describe('breast-feeding', () => {
  const feeding = (value: object, ...more: [unknown?, object?]) =>
    observation({ text: 'Breastfeeding status' }, value, ...more);

  it.each([
    ['status in words', feeding(said('Currently breastfeeding'))],
    ['status as yes', feeding({ valueBoolean: true })],
    ['status by SNOMED CT', observation({ text: 'Feeding' }, coded('169745008'))],
    ['condition in words', condition({ text: 'Breast-feeding (mother)' })],
    ['condition by ICD-10', condition(concept('Z39.1', ICD10))],
    ['condition by SNOMED CT', condition(concept('82374005', SNOMED))],
  ])('by %s', (_, resource) => {
    expect(readBreastFeeding([resource], NOW)).toMatch(/of 2026-/);
  });

  it.each([
    ['status as no', feeding({ valueBoolean: false })],
    ['status in words', feeding(said('Not breastfeeding'))],
    ['status unknown', feeding(said('Unknown'))],
    ['status of 2020', feeding({ valueBoolean: true }, '2020-01-01')],
    ['history', condition({ text: 'History of breastfeeding' })],
    [
      'resolved condition',
      condition({ text: 'Breast-feeding' }, { clinicalStatus: concept('resolved', 'x') }),
    ],
  ])('not by %s', (_, resource) => {
    expect(readBreastFeeding([resource], NOW)).toBeUndefined();
  });

  it('is over when something newer says so', () => {
    expect(
      readBreastFeeding(
        [feeding({ valueBoolean: true }, '2026-01-01'), feeding({ valueBoolean: false }, '2026-10-01')],
        NOW,
      ),
    ).toBeUndefined();
  });

  it('is told by its Condition once', () => {
    expect(isAboutBreastFeeding(condition({ text: 'Breast-feeding' }))).toBe(true);
    expect(isAboutBreastFeeding(condition({ text: 'Migraine' }))).toBe(false);
  });
});
