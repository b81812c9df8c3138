import {
  BiomarkerAnalysis,
  BiomarkerAnalyzeRequest,
  MedicationAnalysis,
  MedicationAnalyzeRequest,
  OutcomeScore,
  OutcomeScoreRequest,
  RelapsePrediction,
  RelapsePredictRequest,
} from '@svc/contracts';
import { findInstrument } from '@svc/clinical';
import { score } from '@svc/intelligence';
import { describe, expect, test } from 'vitest';
import { INSTRUMENT_BY_LOINC } from './instrument-codes.ts';
import { mapPatient } from './map-patient.ts';
import type { PatientRecord } from './patient-record.ts';
import { readPatients } from './read-patients.ts';

const REQUESTS = {
  biomarker: BiomarkerAnalyzeRequest,
  medication: MedicationAnalyzeRequest,
  outcome: OutcomeScoreRequest,
  relapse: RelapsePredictRequest,
} as const;
const ANSWERS = {
  biomarker: BiomarkerAnalysis,
  medication: MedicationAnalysis,
  outcome: OutcomeScore,
  relapse: RelapsePrediction,
} as const;
const PRODUCTS = Object.keys(REQUESTS) as (keyof typeof REQUESTS)[];

const patients = readPatients();

describe.each(patients)('$id', (record) => {
  const requests = mapPatient(record);

  test.each(PRODUCTS)('the %s request passes its schema', (product) => {
    expect(REQUESTS[product].safeParse(requests[product]).error).toBeUndefined();
  });

  test.each(PRODUCTS)('the %s answer passes its schema', (product) => {
    const answer = score(product, requests[product], { now: requests.now });
    expect(ANSWERS[product].safeParse(answer).error).toBeUndefined();
  });

  test('every instrument score is sent, and every reading once', () => {
    expect(requests.outcome.assessments).toHaveLength(record.instruments.length);
    const readings = requests.biomarker.labs.flatMap(({ results }) => results.biomarkers);
    const keys = [...record.labs, ...record.vitals].map((it) => JSON.stringify([it.code, it.date, it.value]));
    expect(readings.length).toBeLessThanOrEqual(keys.length);
    expect(readings.length).toBeGreaterThanOrEqual(new Set(keys).size);
    expect(readings.filter(({ flag }) => flag !== undefined)).toEqual([]);
  });
});

describe('the set', () => {
  test('is twenty patients without survey answers', () => {
    expect(patients).toHaveLength(20);
    const names = patients.flatMap(({ labs, vitals }) => [...labs, ...vitals].map(({ display }) => display));
    expect(names.filter((name) => name.endsWith('?'))).toEqual([]);
  });

  test.each([...INSTRUMENT_BY_LOINC])(
    'LOINC %s is the instrument and maximum the engines know',
    (code, sent) => {
      const instrument = findInstrument(sent.instrumentId, sent.instrumentName);
      expect(instrument?.scales.map(({ max }) => max)).toEqual([sent.maxScore]);
      expect(instrument?.scales[0].codes.map((concept) => concept.code)).toContain(code);
    },
  );
});

test('of the scales in the records these measure symptoms, and the others are sent all the same', () => {
  const purposes = new Map(
    [...INSTRUMENT_BY_LOINC.values()].map((sent) => [
      sent.instrumentId,
      findInstrument(sent.instrumentId, sent.instrumentName)?.purpose,
    ]),
  );
  expect(Object.fromEntries(purposes)).toEqual({
    phq9: 'symptom',
    phqa: 'symptom',
    gad7: 'symptom',
    phq2: 'screen',
    hark: 'screen',
    auditc: 'substance',
    dast10: 'substance',
    mmse: 'cognition',
    pain_nrs: 'somatic',
  });
});

describe('mapping', () => {
  const empty: PatientRecord = {
    id: 'p1',
    gender: 'female',
    birthYear: '1980',
    source: 'made for this test',
    licence: 'none',
    instruments: [],
    labs: [{ code: '718-7', display: 'Haemoglobin', date: '2024-01-10T08:00:00Z', value: 13, unit: 'g/dL' }],
    vitals: [],
    medicationRequests: [],
    conditions: [],
  };
  const order = (name: string, status: string, authoredOn: string) => ({
    rxnorm: '1',
    name,
    status,
    authoredOn,
  });

  test('scores one day after the newest entry', () => {
    expect(mapPatient(empty).now).toBe('2024-01-11T08:00:00.000Z');
    const later = { snomed: '1', display: 'x', onset: '2020-01-01', abated: '2024-02-01' };
    expect(mapPatient({ ...empty, conditions: [later] }).now).toBe('2024-02-02T00:00:00.000Z');
  });

  test('sends no date of a medication change when nothing was ever ordered', () => {
    expect(mapPatient(empty).relapse).toEqual({ assessments: [], hasActiveMedication: false });
  });

  test('a pulse that was taken is a visit, a sample is none', () => {
    const pulse = {
      code: '8867-4',
      display: 'Heart rate',
      date: '2024-01-10T08:00:00Z',
      value: 70,
      unit: '/min',
    };
    expect(mapPatient({ ...empty, vitals: [pulse] }).relapse.daysSinceLastVisit).toBe(1);
    expect(mapPatient(empty).relapse.daysSinceLastVisit).toBeUndefined();
  });

  test('a renewal is no medication change, and a medicine counts once', () => {
    const orders = [
      order('A', 'stopped', '2023-01-10T08:00:00Z'),
      order('A', 'active', '2024-01-09T08:00:00Z'),
      order('A', 'active', '2024-01-10T08:00:00Z'),
    ];
    const { relapse, outcome } = mapPatient({ ...empty, medicationRequests: orders });
    expect(relapse.daysSinceMedChange).toBe(366);
    expect(outcome.activeMedications).toBe(1);
  });

  test('renewals are joined to the first order; the same product after a long break is a new course', () => {
    const orders = [
      order('Sertraline 50 MG Oral Tablet', 'stopped', '2020-01-10T08:00:00Z'),
      order('Sertraline 50 MG Oral Tablet', 'stopped', '2022-01-09T08:00:00Z'),
      order('Sertraline 50 MG Oral Tablet', 'active', '2023-01-09T08:00:00Z'),
    ];
    const { medication } = mapPatient({ ...empty, medicationRequests: orders });
    const course = { medicationName: 'Sertraline', dosage: '50 MG Oral Tablet' };
    expect(medication.prescriptions).toEqual([
      { id: 'p1-course-1', ...course, status: 'discontinued', prescribedAt: '2020-01-10T08:00:00Z' },
      { id: 'p1-course-2', ...course, status: 'active', prescribedAt: '2022-01-09T08:00:00Z' },
    ]);
  });

  test('a misspelt product is named after its code', () => {
    const orders = [{ ...order('Simvistatin 10 MG', 'active', '2024-01-01T00:00:00Z'), rxnorm: '316672' }];
    const { medication, medicationAgent } = mapPatient({ ...empty, medicationRequests: orders });
    expect(medication.prescriptions[0]?.medicationName).toBe('Simvastatin');
    expect(medicationAgent?.medications).toEqual(['Simvastatin 10 MG']);
  });

  test('the medication agent gets the active medicines, age, sex, present illnesses and kidney function', () => {
    const conditions = [
      { snomed: '1', display: 'Epilepsy (disorder)', onset: '2012-05-01', abated: null },
      { snomed: '2', display: 'Miscarriage in first trimester', onset: '1999-01-01', abated: null },
      { snomed: '3', display: 'Full-time employment (finding)', onset: '2010-01-01', abated: null },
      { snomed: '4', display: 'Pneumonia', onset: '2020-01-01', abated: '2020-02-01' },
    ];
    const creatinine = {
      code: '2',
      display: 'Creatinine',
      date: '2024-01-10T08:00:00Z',
      value: 1.234,
      unit: 'mg/dL',
    };
    const orders = [
      order('Lamotrigine 100 MG Oral Tablet', 'active', '2023-05-01T00:00:00Z'),
      order('Diazepam 5 MG Oral Tablet', 'stopped', '2023-05-01T00:00:00Z'),
    ];
    const record = { ...empty, conditions, labs: [creatinine], medicationRequests: orders };
    expect(mapPatient(record).medicationAgent).toEqual({
      medications: ['Lamotrigine 100 MG Oral Tablet'],
      context:
        'Age 44 years, female. On record: Epilepsy (2012). Kidney: creatinine 1.23 mg/dL on 2024-01-10.',
    });
    expect(mapPatient(empty).medicationAgent).toBeNull();
  });

  test('the biomarker agent gets the newest number of each analyte of the last 180 days, with age and sex', () => {
    const reading = (display: string, date: string, value: number | string) => ({
      code: display,
      display,
      date,
      value,
      unit: 'mmol/L',
    });
    const labs = [
      reading('Potassium', '2023-01-01T00:00:00Z', 6.9),
      reading('Sodium', '2024-01-01T00:00:00Z', 131),
      reading('Sodium [Moles/volume] in Serum or Plasma', '2024-01-09T00:00:00Z', 139),
      reading('Lithium', '2024-01-09T00:00:00Z', 'pending'),
    ];
    expect(mapPatient({ ...empty, labs }).biomarkerAgent).toEqual({
      panel: [{ analyte: 'Sodium [Moles/volume] in Serum or Plasma', value: 139, unit: 'mmol/L' }],
      sex: 'female',
      ageYears: 44,
    });
    expect(mapPatient({ ...empty, labs: labs.slice(3) }).biomarkerAgent).toBeNull();
  });

  test('says why the digital exam gets no request', () => {
    expect(mapPatient(empty).dmse).toBe('not sent: the record holds no speech timing');
  });

  test.each([
    ['active', 'active'],
    ['completed', 'completed'],
    ['stopped', 'discontinued'],
    ['on-hold', 'on-hold'],
  ])('order status %s is sent as %s', (status, expected) => {
    const orders = [order('A', status, '2024-01-01T00:00:00Z')];
    const [prescription] = mapPatient({ ...empty, medicationRequests: orders }).medication.prescriptions;
    expect(prescription?.status).toBe(expected);
  });

  test('keeps inside the caps of the service, newest first to stay', () => {
    const at = (index: number) => new Date(Date.UTC(2000, 0, 1 + index)).toISOString();
    const many = (count: number, code: string) =>
      Array.from({ length: count }, (_, index) => ({
        code,
        display: 'x',
        date: at(index),
        value: 1,
        unit: null,
      }));
    const requests = mapPatient({
      ...empty,
      instruments: many(501, '44261-6'),
      labs: many(101, '718-7'),
      vitals: Array.from({ length: 201 }, (_, value) => ({ code: '1', display: 'y', date: at(200), value })),
      medicationRequests: Array.from({ length: 101 }, (_, index) =>
        order(`M${index}`, 'active', at(index - 5000)),
      ),
    });
    expect(requests.outcome.assessments).toHaveLength(500);
    expect(requests.outcome.assessments.at(-1)?.createdAt).toBe(at(500));
    expect(requests.outcome.activeMedications).toBe(100);
    expect(requests.relapse.daysSinceMedChange).toBe(3650);
    expect(requests.medication.prescriptions).toHaveLength(100);
    expect(requests.biomarker.labs).toHaveLength(100);
    expect(requests.biomarker.labs.at(-1)?.results.biomarkers).toHaveLength(200);
  });
});
