import { describe, expect, it, test } from 'vitest';
import { readBundle } from '../index.ts';

const score = (subject: object, over: object = {}) => ({
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '44261-6' }] },
  effectiveDateTime: '2026-11-10',
  valueInteger: 3,
  subject,
  ...over,
});
const at = (fullUrl: string | undefined, resource: object) => ({ fullUrl, resource });
const patient = (id: string, over: object = {}) => ({ resourceType: 'Patient', id, ...over });
const ref = (reference: string) => ({ reference });
const mrn = (value: string, system = 'urn:mrn') => ({ identifier: { system, value } });
const EHR = 'https://ehr.example.org/fhir';

function refusalOf(...entry: object[]): string | undefined {
  const bundle = JSON.parse(JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }));
  const reading = readBundle(bundle, { now: '2026-11-20' });
  return reading.ok ? undefined : reading.outcome.issue[0]?.diagnostics;
}

describe('two people are refused', () => {
  test.each<[string, object[]]>([
    ['by reference', [at(undefined, score(ref('Patient/1'))), at(undefined, score(ref('Patient/2')))]],
    [
      'by server',
      [
        at(undefined, score(ref('https://north.example/fhir/Patient/1'))),
        at(undefined, score(ref('https://south.example/fhir/Patient/1'))),
      ],
    ],
    [
      'by the server of a relative reference',
      [
        at('https://north.example/fhir/Observation/1', score(ref('Patient/1'))),
        at('https://south.example/fhir/Observation/1', score(ref('Patient/1'))),
      ],
    ],
    ['by two numbers of one system', [at(undefined, score(mrn('A1'))), at(undefined, score(mrn('B2')))]],
    [
      'by a number that the Patient does not have',
      [
        at('urn:uuid:p', patient('1', { identifier: [{ system: 'urn:mrn', value: 'A1' }] })),
        at(undefined, score(ref('urn:uuid:p'))),
        at(undefined, score(mrn('B2'))),
      ],
    ],
    [
      'as the patient of an allergy',
      [
        at(undefined, score(ref('Patient/1'))),
        at(undefined, { resourceType: 'AllergyIntolerance', patient: ref('Patient/2') }),
      ],
    ],
    [
      'in what is contained',
      [
        at(undefined, {
          resourceType: 'DiagnosticReport',
          status: 'final',
          subject: ref('Patient/1'),
          contained: [score(ref('Patient/2'))],
        }),
      ],
    ],
    [
      'in a bundle inside',
      [
        at(undefined, { resourceType: 'Bundle', entry: [at(undefined, score(ref('Patient/1')))] }),
        at(undefined, score(ref('Patient/2'))),
      ],
    ],
    [
      'who share the number of their family',
      [
        at('https://x.example/Patient/1', patient('1', { identifier: [{ system: 'urn:plan', value: '9' }] })),
        at('https://x.example/Patient/2', patient('2', { identifier: [{ system: 'urn:plan', value: '9' }] })),
        at(undefined, score(ref('https://x.example/Patient/1'))),
        at(undefined, score(ref('https://x.example/Patient/2'))),
      ],
    ],
  ])('%s', (_, entries) => expect(refusalOf(...entries)).toMatch(/is another patient/));

  it('with whom', () => {
    expect(refusalOf(at(undefined, score(ref('Patient/1'))), at(undefined, score(ref('Patient/2'))))).toBe(
      'Bundle.entry[1].resource.subject is another patient (Patient/2; before: Patient/1): send the records of one patient at a time',
    );
  });
});

describe('one person is one', () => {
  test.each<[string, object[]]>([
    [
      'by relative and absolute reference to one server',
      [
        at(`${EHR}/Observation/1`, score(ref('Patient/1'))),
        at(`${EHR}/Observation/2`, score(ref(`${EHR}/Patient/1`))),
      ],
    ],
    [
      'by http and https, and another case of letters',
      [
        at(undefined, score(ref('http://EHR.example.org/fhir/Patient/1'))),
        at(undefined, score(ref(`${EHR}/Patient/1`))),
      ],
    ],
    [
      'with a version',
      [
        at(undefined, score(ref(`${EHR}/Patient/1/_history/3`))),
        at(undefined, score(ref(`${EHR}/Patient/1`))),
      ],
    ],
    [
      'where only one of the references names the server',
      [at(undefined, score(ref('Patient/1'))), at(undefined, score(ref(`${EHR}/Patient/1`)))],
    ],
    [
      'by the address of its entry',
      [
        at('urn:uuid:p', patient('1')),
        at(undefined, score(ref('urn:uuid:p'))),
        at(undefined, score(ref('Patient/1'))),
      ],
    ],
    [
      'by a number of its Patient',
      [
        at('urn:uuid:p', patient('1', { identifier: [{ system: 'urn:mrn', value: 'A1' }] })),
        at(undefined, score(ref('urn:uuid:p'))),
        at(undefined, score(mrn('A1'))),
      ],
    ],
    [
      'by numbers of two systems',
      [at(undefined, score(mrn('A1'))), at(undefined, score(mrn('9', 'urn:nhs')))],
    ],
    [
      'whose Patients are linked',
      [
        at(`${EHR}/Patient/1`, patient('1', { link: [{ other: ref('Patient/2'), type: 'replaces' }] })),
        at(`${EHR}/Observation/1`, score(ref('Patient/1'))),
        at(`${EHR}/Observation/2`, score(ref('Patient/2'))),
      ],
    ],
    [
      'that came twice',
      [at(undefined, patient('1')), at(undefined, patient('1')), at(undefined, score(ref('Patient/1')))],
    ],
    [
      'contained in each of its resources',
      [
        at(undefined, score(ref('#p'), { contained: [patient('p')] })),
        at(undefined, score(ref('#p'), { contained: [patient('p')] })),
      ],
    ],
    ['beside a group', [at(undefined, score(ref('Patient/1'))), at(undefined, score(ref('Group/7')))]],
  ])('%s', (_, entries) => expect(refusalOf(...entries)).toBeUndefined());
});

test.each<[string, object[], string | undefined]>([
  ['as its resources name it', [at(undefined, score(ref(`${EHR}/Patient/1`)))], `${EHR}/Patient/1`],
  [
    'by its id where the reference means nothing outside',
    [at('urn:uuid:p', patient('7')), at(undefined, score(ref('urn:uuid:p')))],
    'Patient/7',
  ],
  ['by the Patient where nothing names one', [at(undefined, patient('7'))], 'Patient/7'],
  ['by nothing', [at(undefined, score({ display: 'x' }))], undefined],
])('a patient goes by a reference: %s', (_, entry, subject) => {
  const bundle = JSON.parse(JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }));
  const reading = readBundle(bundle, { now: '2026-11-20' });
  expect(reading.ok && reading.subject).toBe(subject);
});
