import { describe, expect, it, test } from 'vitest';
import { safetyOfCode } from './safety-codes.ts';
import { asksAboutSafety, isAboutSafety } from './safety-names.ts';

describe('names of concepts [D:safety words]', () => {
  test.each([
    'At risk for suicide',
    'Suicidal ideation',
    'Suicide attempt by overdose',
    'Non-suicidal self-injury',
    'Self-inflicted laceration of wrist',
    'Deliberate self-poisoning',
    'High risk of violence towards staff',
    'Domestic violence',
    'Homicidal thoughts',
    'Command hallucinations',
    'Risk of harm to others',
    'Physically aggressive behaviour',
    'Opioid overdose',
    'Danger to self',
  ])('%s is about safety', (name) => expect(isAboutSafety(name)).toBe(true));

  test.each([
    'No suicidal thoughts',
    'Denies self-harm',
    'Low risk of suicide',
    'Suicide risk assessment',
    'Suicide prevention education',
    'Columbia suicide severity rating scale',
    'Family history of suicide',
    'History of suicide attempt',
    'Overdose in 2009',
    'Safety plan for suicidal crises',
    'Naloxone education for overdose prevention',
    'Passive-aggressive personality disorder',
    'Aggressive fluid resuscitation',
    'Major depression',
    'Fall risk',
    'x'.repeat(5000),
  ])('%s is not', (name) => expect(isAboutSafety(name)).toBe(false));

  it('of the past count where somebody put them there to be seen', () => {
    expect(isAboutSafety('History of suicide attempt', { past: true })).toBe(true);
    expect(isAboutSafety('Family history of suicide', { past: true })).toBe(false);
  });

  it('ask about safety whatever the answer will be', () => {
    expect(asksAboutSafety('Suicide risk assessment')).toBe(true);
    expect(asksAboutSafety('Family history of suicide')).toBe(false);
    expect(asksAboutSafety('Pain severity')).toBe(false);
  });
});

describe('codes about safety', () => {
  test.each([
    ['http://snomed.info/sct', '6471006', 'Suicidal thoughts'],
    ['urn:oid:2.16.840.1.113883.6.96', '82313006', 'Suicide attempt'],
    ['http://hl7.org/fhir/sid/icd-10-cm', 'R45.851', 'suicidal ideation'],
    ['http://hl7.org/fhir/sid/icd-10-cm', 'T39.1X2A', 'poisoning, intentional self-harm'],
    ['http://hl7.org/fhir/sid/icd-10', 'X61', 'intentional self-harm'],
    ['http://fhir.de/CodeSystem/bfarm/icd-10-gm', 'X84.9', 'intentional self-harm'],
    ['urn:oid:2.16.840.1.113883.6.90', 'T14.91XA', 'suicide attempt'],
    ['http://hl7.org/fhir/sid/icd-9-cm', 'E950.0', 'suicide and self-inflicted injury'],
    ['http://id.who.int/icd/release/11/mms', 'MB26.A', 'suicidal ideation'],
  ])('%s %s: %s', (system, code, name) => expect(safetyOfCode(system, code)).toBe(name));

  test.each([
    ['http://snomed.info/sct', '134420004'],
    ['http://hl7.org/fhir/sid/icd-10-cm', 'T39.1X1A'],
    ['http://hl7.org/fhir/sid/icd-10-cm', 'Z91.51'],
    ['http://hl7.org/fhir/sid/icd-10-cm', 'X85'],
    ['http://hl7.org/fhir/sid/icd-10-cm', 'F32.1'],
    ['http://loinc.org', 'R45.851'],
    ['http://hl7.org/fhir/sid/icd-10-cm', `X6${'1'.repeat(50_000)}`],
  ])('%s %s is none', (system, code) => expect(safetyOfCode(system, code)).toBeUndefined());
});
