import { findDrug } from '@svc/clinical';
import { expect, test } from 'vitest';
import { splitMedicineName, toCourses } from '@svc/fhir';
import { readPatients } from './read-patients.ts';

test.each([
  ['Simvastatin 10 MG Oral Tablet', 'Simvastatin', '10 MG Oral Tablet'],
  [
    '24 HR Metformin hydrochloride 500 MG Extended Release Oral Tablet',
    'Metformin hydrochloride',
    '500 MG Extended Release Oral Tablet',
  ],
  [
    'Abuse-Deterrent 12 HR Oxycodone Hydrochloride 10 MG Extended Release Oral Tablet [Oxycontin]',
    'Oxycodone Hydrochloride',
    '10 MG Extended Release Oral Tablet [Oxycontin]',
  ],
  [
    'Acetaminophen 325 MG / Oxycodone Hydrochloride 10 MG Oral Tablet [Percocet]',
    'Acetaminophen / Oxycodone Hydrochloride',
    '325 MG / 10 MG Oral Tablet [Percocet]',
  ],
  ['NDA020800 0.3 ML Epinephrine 1 MG/ML Auto-Injector', 'Epinephrine', '1 MG/ML Auto-Injector'],
  ['Carbamazepine[Tegretol]', 'Carbamazepine', '[Tegretol]'],
  ['Lasix 40mg', 'Lasix', '40mg'],
  ['Yaz 28 Day Pack', 'Yaz', '28 Day Pack'],
  ['Levora 0.15/30 28 Day Pack', 'Levora', '0.15/30 28 Day Pack'],
  ['Warfarin', 'Warfarin', undefined],
])('%s is the medicine %s, dosage %s', (display, medicationName, dosage) => {
  expect(splitMedicineName(display)).toEqual(
    dosage === undefined ? { medicationName } : { medicationName, dosage },
  );
});

test('every medicine of the twenty records is recognised by its name alone, as the drug its order names', () => {
  const courses = readPatients().flatMap(({ medicationRequests }) => toCourses(medicationRequests));
  const lost = courses.filter(
    ({ display, medicationName }) =>
      findDrug(medicationName) === undefined || findDrug(medicationName) !== findDrug(display),
  );
  expect(lost.map(({ display }) => display)).toEqual([]);
});
