import { describe, expect, it } from 'vitest';
import { isSafe, onServer, serverAddress } from './address.ts';

describe('the address of a server', () => {
  it.each([
    ['https://ehr.example/fhir', 'https://ehr.example/fhir'],
    [' https://ehr.example/fhir/ ', 'https://ehr.example/fhir'],
    ['https://ehr.example/r4/tenant-1/', 'https://ehr.example/r4/tenant-1'],
    ['https://ehr.example', 'https://ehr.example'],
    ['https://EHR.example:443/fhir?x=1#y', 'https://ehr.example/fhir'],
    ['http://127.0.0.1:9011/fhir', 'http://127.0.0.1:9011/fhir'],
    ['http://localhost:8080/fhir', 'http://localhost:8080/fhir'],
  ])('%s is taken as %s', (typed, taken) => {
    expect(serverAddress(typed)).toBe(taken);
  });

  it.each([
    'http://ehr.example/fhir',
    'http://127.0.0.1.ehr.example/fhir',
    'https://user:secret@ehr.example/fhir',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ehr.example/fhir',
    '',
  ])('%s is refused', (typed) => {
    expect(serverAddress(typed)).toBeUndefined();
  });

  it('is safe only encrypted or on this machine', () => {
    expect(isSafe('https://ehr.example/token')).toBe(true);
    expect(isSafe('http://ehr.example/token')).toBe(false);
    expect(isSafe('not an address')).toBe(false);
  });
});

describe('an address that a server names', () => {
  const base = 'https://ehr.example/fhir';

  it.each([
    ['https://ehr.example/fhir/Observation?page=2', 'https://ehr.example/fhir/Observation?page=2'],
    ['https://ehr.example/fhir?_getpages=1', 'https://ehr.example/fhir?_getpages=1'],
    ['Medication/1', 'https://ehr.example/fhir/Medication/1'],
    ['?page=2', 'https://ehr.example/fhir/?page=2'],
  ])('%s stays on it', (address, whole) => {
    expect(onServer(address, base)).toBe(whole);
  });

  it.each([
    'https://elsewhere.example/fhir/Observation?page=2',
    'http://ehr.example/fhir/Observation?page=2',
    'https://ehr.example:8443/fhir',
    '//elsewhere.example/fhir',
    'javascript:alert(1)',
    'urn:uuid:1',
  ])('%s leaves it, and gets no token', (address) => {
    expect(onServer(address, base)).toBeUndefined();
  });
});
