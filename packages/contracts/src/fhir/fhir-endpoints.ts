import { type Endpoint, success } from '../endpoint/endpoint.ts';
import { FhirResourceBody, FhirScore } from './fhir.ts';

/** A bundle of an EHR, read and scored in one call. */
export const FHIR_ENDPOINTS = {
  scoreFhir: {
    id: 'scoreFhir',
    method: 'POST',
    path: '/v1/fhir/$score',
    tag: 'FHIR',
    summary: 'Read a FHIR R4 bundle of one patient and score what is in it',
    description:
      'The bundle becomes the requests of the analysis endpoints; each product it holds something for is scored as its own endpoint would. ' +
      'The report says what was used, what was not and why. Bodies are `application/json` or `application/fhir+json`; with ' +
      '`Accept: application/fhir+json` the results come as a Bundle, and errors as an OperationOutcome. Nothing of the bundle is stored.',
    auth: 'secret',
    stability: 'ga',
    fhirJson: true,
    body: FhirResourceBody,
    example: {
      body: {
        resourceType: 'Bundle',
        type: 'collection',
        entry: [
          {
            resource: {
              resourceType: 'Observation',
              id: 'phq9-november',
              status: 'final',
              code: { coding: [{ system: 'http://loinc.org', code: '44261-6' }] },
              subject: { reference: 'Patient/42' },
              effectiveDateTime: '2026-11-10',
              valueInteger: 15,
            },
          },
          {
            resource: {
              resourceType: 'MedicationRequest',
              id: 'sertraline',
              status: 'active',
              intent: 'order',
              medicationCodeableConcept: { text: 'Sertraline 50 mg' },
              subject: { reference: 'Patient/42' },
              authoredOn: '2026-09-01',
            },
          },
        ],
      },
    },
    response: success(FhirScore),
  },
} as const satisfies Record<string, Endpoint>;
