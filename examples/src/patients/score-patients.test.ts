import { describe, expect, test } from 'vitest';
import { type AnsweredBy, type ClinicalReading, READ_PATIENTS, readingsOf } from './clinical-readings.ts';
import { mapPatient } from './map-patient.ts';
import { readPatients } from './read-patients.ts';
import { type Answer, answersOf, scorePatients } from './score-patients.ts';

const patients = readPatients();

test('the table has a block of seven rows for each patient, and is the same every time', () => {
  const lines = scorePatients(patients);
  expect(lines[0]).toMatch(/^ +answer +review +what a clinician should make of it$/);
  patients.forEach(({ id }, index) =>
    expect(lines[1 + index * 8]).toMatch(
      new RegExp(`^${id}, (fe)?male, born \\d{4}, at \\d{4}-\\d{2}-\\d{2}$`),
    ),
  );
  expect(lines).toHaveLength(1 + patients.length * 8 + 3);
  expect(scorePatients(patients)).toEqual(lines);
});

test('every patient of the set was read by hand, and no other', () => {
  expect([...READ_PATIENTS].sort()).toEqual(patients.map(({ id }) => id));
});

/** Why an answer is not one that the hand-written reading lets pass; empty when it is. */
function objections({ accept, review, names = [] }: ClinicalReading, answer: Answer): string[] {
  const says = answer.says.toLowerCase();
  return [
    ...(accept.includes(answer.status) ? [] : [`${answer.status} is not one of ${accept.join(', ')}`]),
    ...(review === undefined || review === answer.review ? [] : [`review is ${answer.review}`]),
    ...names.filter((name) => !says.includes(name.toLowerCase())).map((name) => `does not name ${name}`),
  ];
}

describe.each(patients)('a clinician who has read $id', (record) => {
  const answers = answersOf(mapPatient(record));

  test.each(Object.entries(readingsOf(record.id)))('lets the answer of %s pass', (engine, reading) => {
    expect(objections(reading, answers[engine as AnsweredBy])).toEqual([]);
  });
});

describe('the medicines', () => {
  test('something useful is found in at least twelve of the twenty lists', () => {
    const useful = patients.filter(({ id }) => readingsOf(id).medicationAgent.useful);
    expect(useful.length).toBeGreaterThanOrEqual(12);
    const silent = useful.filter((record) => answersOf(mapPatient(record)).medicationAgent.findings === 0);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
