import type { BiomarkerAnalyzeRequest } from '@svc/contracts';
import { readBundle, requestBundle, scoreBundle } from '@svc/fhir';
import { score } from '@svc/intelligence';
import { describe, expect, it } from 'vitest';
import { mapPatient } from './map-patient.ts';
import { readPatients } from './read-patients.ts';
import { syntheaBundle } from './synthea-bundle.ts';

it.each(readPatients())('the requests of $id leave as a bundle and come back as they were', (record) => {
  const { now, biomarker, medication, outcome, relapse } = mapPatient(record);
  const requests = { biomarker, medication, outcome, relapse };
  const bundle = requestBundle(requests, { id: record.id, subject: `Patient/${record.id}`, now });
  const reading = readBundle(JSON.parse(JSON.stringify(bundle)), { now });
  expect(reading.ok && reading.requests).toEqual(requests);
});

describe.each(readPatients())('the bundle $id was cut from, as an EHR has it', (record) => {
  const byHand = mapPatient(record);
  const { now } = byHand;
  const reading = readBundle(syntheaBundle(record), { now });
  const { requests, report } = reading.ok ? reading : expect.fail(JSON.stringify(reading));

  it('gives the scores and the medicines that were mapped by hand', () => {
    expect(requests.outcome?.assessments ?? []).toEqual(byHand.outcome.assessments);
    const withoutId = ({ id: _, ...rest }: object & { id: string }) => rest;
    expect((requests.medication?.prescriptions ?? []).map(withoutId)).toEqual(
      byHand.medication.prescriptions.map(withoutId),
    );
    expect(requests.relapse?.daysSinceLastVisit).toBe(byHand.relapse.daysSinceLastVisit);
    expect(requests.relapse?.daysSinceMedChange).toBe(byHand.relapse.daysSinceMedChange);
  });

  it('gives every reading with its number, by the name of the analyte', () => {
    const values = ({ labs }: BiomarkerAnalyzeRequest) =>
      labs.map(({ observedAt, results }) => [observedAt, results.biomarkers.map(({ value }) => value)]);
    expect(values(requests.biomarker ?? { labs: [] })).toEqual(values(byHand.biomarker));
  });

  it('scores without a line of mapping to the same answers', () => {
    const scored = scoreBundle(syntheaBundle(record), { now });
    const results = scored.ok ? scored.data.results : expect.fail();
    for (const product of ['biomarker', 'medication', 'outcome', 'relapse'] as const) {
      const { summary } = score(product, byHand[product], { now }).intelligence;
      expect([product, results[product]?.intelligence.summary.status]).toEqual([product, summary.status]);
    }
  });

  it('leaves nothing unread that any request takes, but a reading that stands twice', () => {
    const left = report.notUsed.filter(({ resourceType }) => resourceType === 'Observation');
    expect(left.filter(({ why }) => why !== 'repeats another reading of the same moment')).toEqual([]);
    const medicines = report.notUsed.filter(({ resourceType }) => resourceType === 'MedicationRequest');
    expect(medicines).toEqual([]);
  });
});
