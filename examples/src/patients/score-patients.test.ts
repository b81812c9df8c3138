import { expect, test } from 'vitest';
import { readPatients } from './read-patients.ts';
import { scorePatients } from './score-patients.ts';

test('the table has a header and one line per patient, and is the same every time', () => {
  const patients = readPatients();
  const lines = scorePatients(patients);
  expect(lines).toHaveLength(1 + patients.length);
  expect(lines[0]).toMatch(
    /^patient +scored at +biomarker +signals +discrepancies +medication +outcome +relapse/,
  );
  patients.forEach(({ id }, index) =>
    expect(lines[index + 1]).toMatch(new RegExp(`^${id} +\\d{4}-\\d{2}-\\d{2} `)),
  );
  expect(scorePatients(patients)).toEqual(lines);
});
