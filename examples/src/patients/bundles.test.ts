import { readBundle, requestBundle } from '@svc/fhir';
import { expect, it } from 'vitest';
import { mapPatient } from './map-patient.ts';
import { readPatients } from './read-patients.ts';

it.each(readPatients())('the requests of $id leave as a bundle and come back as they were', (record) => {
  const { now, biomarker, medication, outcome, relapse } = mapPatient(record);
  const requests = { biomarker, medication, outcome, relapse };
  const bundle = requestBundle(requests, { id: record.id, subject: `Patient/${record.id}`, now });
  const reading = readBundle(JSON.parse(JSON.stringify(bundle)), { now });
  expect(reading.ok && reading.requests).toEqual(requests);
});
