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
import { findInstrument } from '@svc/engines';
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

  test('every instrument score and every reading of the record is sent', () => {
    expect(requests.outcome.assessments).toHaveLength(record.instruments.length);
    const readings = requests.biomarker.labs.flatMap(({ results }) => results.biomarkers);
    expect(readings).toHaveLength(record.labs.length + record.vitals.length);
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
    expect(mapPatient(empty).relapse).toEqual({
      assessments: [],
      hasActiveMedication: false,
      daysSinceLastVisit: 1,
    });
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
      vitals: Array.from({ length: 201 }, () => ({ code: '1', display: 'y', date: at(200), value: 1 })),
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
