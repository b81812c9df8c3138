import { describe, expect, it } from 'vitest';
import { patientLine, placeNames } from './reading-lines.ts';

describe('who the record is of', () => {
  it.each<[object | undefined, string]>([
    [
      { name: [{ given: ['Ann', 'B.'], family: 'Example' }], birthDate: '1984-02-01', gender: 'female' },
      'Ann B. Example, born 1984-02-01, female, id 42',
    ],
    [{ name: [{ text: 'Dr Example', family: 'Other' }] }, 'Dr Example, id 42'],
    [{ birthDate: '1984', gender: 'female' }, 'patient 42, born 1984, female'],
    [undefined, 'patient 42'],
    [{ name: 'Ann', birthDate: 1984, gender: {} }, 'patient 42'],
    [{ name: [null] }, 'patient 42'],
    [{ name: [{ given: 'Ann', family: ['x'] }] }, 'patient 42'],
  ])('%j is %s', (patient, line) => {
    expect(patientLine(patient as Record<string, unknown> | undefined, '42')).toBe(line);
  });
});

describe('places of the report', () => {
  const entries = [
    { resource: { resourceType: 'Observation', id: 'phq9' } },
    { resource: { resourceType: 'Observation' } },
  ];

  it.each([
    ['Bundle.entry[0].resource: item 9 was answered 1', 'Observation/phq9: item 9 was answered 1'],
    ['Bundle.entry[0].resource.effectiveDateTime 2026', 'Observation/phq9.effectiveDateTime 2026'],
    ['Bundle.entry[1].resource: no id', 'Bundle.entry[1].resource: no id'],
    ['Bundle.entry[7].resource: not there', 'Bundle.entry[7].resource: not there'],
    ['Bundle has no Encounter', 'Bundle has no Encounter'],
  ])('%s is shown as %s', (text, shown) => {
    expect(placeNames(text, entries)).toBe(shown);
  });
});
