import { expect, it } from 'vitest';
import { withoutSuccess } from './coverage.ts';
import type { Entry } from './recording.ts';

const entry = (method: string, path: string, status = 200): Entry => ({
  flow: '',
  method,
  path,
  sent: null,
  status,
  headers: {},
  body: '',
});
const [one, fixed] = [
  { method: 'GET', pattern: '/api/v1/mse/:visitId' },
  { method: 'GET', pattern: '/api/v1/mse/domains' },
];

it('a route is reached by a success of its method at its path, and by nothing else', () => {
  const left = (...entries: Entry[]) => withoutSuccess([one, fixed], entries);
  expect(left(entry('GET', '/api/v1/mse/v?patientId=p'), entry('GET', '/api/v1/mse/domains'))).toEqual([]);
  expect(left(entry('GET', '/api/v1/mse/domains'))).toEqual([one]);
  expect(left(entry('GET', '/api/v1/mse/v', 404), entry('POST', '/api/v1/mse/v'))).toEqual([one, fixed]);
  expect(left(entry('GET', '/api/v1/mse/v/history'))).toEqual([one, fixed]);
});

it('an operation of FHIR, and a file, are reached at their own names alone', () => {
  const [score, icon] = [
    { method: 'POST', pattern: '/api/v1/fhir/$score' },
    { method: 'GET', pattern: '/demo/capture/icon.svg' },
  ];
  const left = (...entries: Entry[]) => withoutSuccess([score, icon], entries);
  expect(left(entry('POST', '/api/v1/fhir/$score'), entry('GET', '/demo/capture/icon.svg'))).toEqual([]);
  expect(left(entry('POST', '/api/v1/fhir/'), entry('GET', '/demo/capture/icon-svg'))).toEqual([score, icon]);
});
