import { describe, expect, it, test } from 'vitest';
import { readBundle, scoreBundle } from '../../index.ts';

const score = {
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '44261-6' }] },
  effectiveDateTime: '2026-11-10',
  valueInteger: 2,
  subject: { reference: 'Patient/1' },
};
const searchset = (over: object) => ({
  resourceType: 'Bundle',
  type: 'searchset',
  entry: [{ resource: score, search: { mode: 'match' } }],
  ...over,
});

function reasonsOf(bundle: object): readonly string[] {
  const reading = readBundle(bundle, { now: '2026-11-20' });
  if (!reading.ok) throw new Error(JSON.stringify(reading.outcome));
  return reading.report.reviewReasons;
}

describe('what was announced and did not come is said [D:fhir: never calmer]', () => {
  test.each<[string, object]>([
    ['a next page', searchset({ link: [{ relation: 'next', url: 'https://ehr.example/fhir?page=2' }] })],
    ['a total above what came', searchset({ total: 214 })],
    ['a total, and nothing with it', searchset({ total: 3, entry: [] })],
    [
      'a part of a batch that failed',
      {
        resourceType: 'Bundle',
        type: 'batch-response',
        entry: [{ response: { status: '403 Forbidden' } }, { resource: score, response: { status: '200' } }],
      },
    ],
    [
      'an error of the server',
      searchset({
        entry: [
          { resource: score },
          { resource: { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code: 'timeout' }] } },
        ],
      }),
    ],
    [
      'a page inside a batch',
      { resourceType: 'Bundle', type: 'batch-response', entry: [{ resource: searchset({ total: 9 }) }] },
    ],
  ])('%s', (_, bundle) => expect(reasonsOf(bundle)).toHaveLength(1));

  test.each<[string, object]>([
    [
      'the whole of a search',
      searchset({ total: 1, link: [{ relation: 'self', url: 'https://ehr.example/fhir' }] }),
    ],
    [
      'what came along with it',
      searchset({
        total: 1,
        entry: [
          { resource: score, search: { mode: 'match' } },
          { resource: { resourceType: 'Medication' }, search: { mode: 'include' } },
        ],
      }),
    ],
    [
      'a remark of the server',
      searchset({
        entry: [
          { resource: score },
          {
            resource: {
              resourceType: 'OperationOutcome',
              issue: [{ severity: 'information', code: 'informational' }],
            },
          },
        ],
      }),
    ],
  ])('%s is calm', (_, bundle) => expect(reasonsOf(bundle)).toEqual([]));
});

describe('what holds resources is opened', () => {
  const lithium = {
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '14334-7' }] },
    effectiveDateTime: '2026-11-10',
    valueQuantity: { value: 2.4, unit: 'mmol/L' },
    subject: { reference: 'Patient/1' },
  };
  const inside = { resourceType: 'Bundle', type: 'collection', entry: [{ resource: lithium }] };

  test.each<[string, object]>([
    [
      'a bundle in a bundle',
      { resourceType: 'Bundle', type: 'batch-response', entry: [{ resource: inside }] },
    ],
    ['Parameters', { resourceType: 'Parameters', parameter: [{ name: 'return', resource: inside }] }],
    [
      'a part of Parameters',
      { resourceType: 'Parameters', parameter: [{ name: 'x', part: [{ name: 'y', resource: lithium }] }] },
    ],
  ])('%s', (_, root) => {
    const scored = scoreBundle(root, { now: '2026-11-20' });
    expect(scored.ok && scored.data.results.biomarker?.intelligence.summary.status).toBe('critical');
  });

  it('and what is nested too deep is said', () => {
    let root: object = inside;
    for (let depth = 0; depth < 12; depth += 1)
      root = { resourceType: 'Bundle', entry: [{ resource: root }] };
    expect(reasonsOf(root)).toEqual([expect.stringContaining('nested too deep')]);
  });
});

describe('a modifierExtension', () => {
  const modifierExtension = [{ url: 'http://example.org/not-this-patient', valueBoolean: true }];

  test.each<[string, object]>([
    ['of a resource', { ...score, modifierExtension }],
    ['of an element in it', { ...score, component: [{ modifierExtension }] }],
  ])('%s keeps it from being read, and asks', (_, resource) => {
    const reading = readBundle(resource, { now: '2026-11-20' });
    expect(reading.ok && reading.requests).toEqual({});
    expect(reading.ok && reading.report.reviewReasons[0]).toContain('not-this-patient');
  });

  it('of a contained resource is not one of its container', () => {
    expect(reasonsOf({ ...score, contained: [{ resourceType: 'Medication', modifierExtension }] })).toEqual(
      [],
    );
  });
});
