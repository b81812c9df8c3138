import { readdirSync, readFileSync } from 'node:fs';
import type { PatientRecord } from './patient-record.ts';

const FIXTURES = new URL('../../fixtures/synthetic-patients/', import.meta.url);

/** The synthetic patients of this folder, ordered by id. */
export function readPatients(): PatientRecord[] {
  return readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8')) as PatientRecord);
}
