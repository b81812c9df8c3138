import { expect, it } from 'vitest';
import { readBundle } from '../../index.ts';

const reading = (over: object) => ({
  resource: {
    resourceType: 'Observation',
    status: 'final',
    category: [{ coding: [{ system: 'x', code: 'laboratory' }] }],
    code: { coding: [{ system: 'http://loinc.org', code: '2951-2' }] },
    subject: { reference: 'Patient/1' },
    valueQuantity: { value: 140, unit: 'mmol/L' },
    ...over,
  },
});
const at = (index: number) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString();
const code = (loinc: string) => ({ coding: [{ system: 'http://loinc.org', code: loinc }] });

function read(entry: object[]) {
  const answer = readBundle({ resourceType: 'Bundle', type: 'collection', entry }, { now: '2026-11-20' });
  if (!answer.ok) throw new Error(JSON.stringify(answer.outcome));
  const labs = answer.requests.biomarker?.labs ?? [];
  return { labs, report: answer.report };
}

it('of many readings of one analyte the ten newest are compared, and the others are remarked', () => {
  const { labs, report } = read(
    Array.from({ length: 140 }, (_, index) => reading({ effectiveDateTime: at(index) })),
  );
  expect(labs.map(({ observedAt }) => observedAt)).toEqual(
    Array.from({ length: 10 }, (_, index) => at(130 + index)),
  );
  expect(report.remarks.map(({ message }) => message)).toContain(
    '130 older of 140 readings of Sodium were not compared',
  );
  expect(report.reviewReasons).toEqual([]);
});

it('the only reading of an analyte is compared however old it is', () => {
  const old = reading({
    code: code('3016-3'),
    effectiveDateTime: '2020-01-01',
    valueQuantity: { value: 9, unit: 'mIU/L' },
  });
  const kinds = [
    '2951-2',
    '2823-3',
    '2075-0',
    '2160-0',
    '2345-7',
    '6690-2',
    '777-3',
    '718-7',
    '1742-6',
    '1920-8',
    '1975-2',
  ];
  const many = kinds.flatMap((loinc, kind) =>
    Array.from({ length: 12 }, (_, index) =>
      reading({ code: code(loinc), effectiveDateTime: at(kind * 20 + index) }),
    ),
  );
  const { labs } = read([old, ...many]);
  expect(labs.length).toBeLessThanOrEqual(100);
  expect(labs[0]?.results.biomarkers[0]?.name).toMatch(/thyroid|tsh/i);
});

it('a record of some years is compared whole', () => {
  const { labs } = read(Array.from({ length: 60 }, (_, index) => reading({ effectiveDateTime: at(index) })));
  expect(labs).toHaveLength(60);
});
