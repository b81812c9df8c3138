import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeBundle } from './score-ehr-bundle.ts';

const bundle = JSON.parse(
  readFileSync(new URL('../fixtures/ehr-bundle.json', import.meta.url), 'utf8'),
) as object;
const NOW = '2026-11-20T09:00:00Z';

it('says what each engine finds, what was left out and what a clinician has to look at', () => {
  const lines = describeBundle(bundle, NOW);
  expect(lines.map((line) => line.split('.')[0]).slice(0, 4)).toEqual([
    'medication: not_responding',
    'biomarker: watch',
    'outcome: worsening',
    'relapse: moderate',
  ]);
  expect(lines).toContain('not used: 1 Observation, was entered in error');
  expect(lines.find((line) => line.startsWith('for a clinician: '))).toContain('PHQ-9 item 9');
});

it('says where a bundle is of another release', () => {
  expect(describeBundle({ resourceType: 'Encounter', actualPeriod: {} }, NOW)).toEqual([
    'cannot be read: Encounter.actualPeriod is of FHIR R5; send FHIR R4 (4.0)',
  ]);
});
