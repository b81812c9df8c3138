import * as z from 'zod';
import { PRODUCT_ENDPOINTS } from '../analysis/products/index.ts';
import { Disclaimer, Timestamp } from '../values/primitives.ts';

/** A FHIR R4 Bundle or a single resource, as an EHR sends it; its reader judges it and names what it cannot use. */
export const FhirResourceBody = z
  .looseObject({
    resourceType: z
      .string()
      .regex(/^[A-Z][a-z][A-Za-z]{0,62}$/, 'must name a type of resource, for example Bundle')
      .describe('Bundle, or a single resource that a Bundle could hold'),
  })
  .meta({
    id: 'FhirResourceBody',
    description:
      'FHIR R4 as JSON: a Bundle of one patient with Observation, QuestionnaireResponse, MedicationRequest, MedicationStatement, MedicationDispense, MedicationAdministration, AllergyIntolerance, DiagnosticReport, Condition and Encounter. Other resources are left unread and named in the report',
  });
export type FhirResourceBody = z.infer<typeof FhirResourceBody>;

const Paths = z.array(z.string()).describe('Where they are, as FHIRPath; the first 20');
const Counted = {
  resourceType: z.string().describe('Type of the resources'),
  count: z.int().min(1).describe('How many'),
  paths: Paths,
};

/** What a resource was used as. */
export const FHIR_USES = [
  'assessment',
  'reading',
  'prescription',
  'visit',
  'sleep',
  'input',
  'heading',
  'context',
  'allergy',
] as const;
export type FhirUse = (typeof FHIR_USES)[number];

export const FhirReport = z
  .looseObject({
    resources: z.int().min(0).describe('Resources of the bundle, those contained in others not counted'),
    used: z
      .array(z.looseObject({ ...Counted, as: z.enum(FHIR_USES).describe('What they were read as') }))
      .describe('What went into the requests'),
    notUsed: z
      .array(
        z.looseObject({
          ...Counted,
          why: z.string().describe('Why they did not'),
          names: z.array(z.string()).optional().describe('What they are of, with their days; the first 10'),
        }),
      )
      .describe('What did not, with the reason'),
    remarks: z
      .array(
        z.looseObject({
          path: z.string().describe('The element, as FHIRPath'),
          message: z.string().describe('How it was read'),
        }),
      )
      .describe(
        'What was read otherwise than it stands there: partial dates, units, values as text; the first 100',
      ),
    requiresClinicianReview: z
      .boolean()
      .describe('Something in the bundle needs a person, whatever the results say; see reviewReasons'),
    reviewReasons: z.array(z.string()).describe('What needs a person, with its place'),
  })
  .meta({ id: 'FhirReport' });
export type FhirReport = z.infer<typeof FhirReport>;

const {
  dmse: { response: dmse },
  medication: { response: medication },
  biomarker: { response: biomarker },
  outcome: { response: outcome },
  relapse: { response: relapse },
} = PRODUCT_ENDPOINTS;

export const FhirScore = z
  .looseObject({
    object: z.literal('fhir.score'),
    generatedAt: Timestamp.describe('Moment of the computation'),
    results: z
      .looseObject({
        dmse: dmse.shape.data.optional().describe('Of the metrics of a session'),
        medication: medication.shape.data.optional().describe('Of prescriptions and scores'),
        biomarker: biomarker.shape.data.optional().describe('Of laboratory values and vital signs'),
        outcome: outcome.shape.data.optional().describe('Of scores and what stands beside them'),
        relapse: relapse.shape.data.optional().describe('Of the early-warning factors'),
      })
      .describe('The result of each product the bundle had something for, as its own endpoint answers it'),
    report: FhirReport.describe('What of the bundle was used, what was not and why'),
    disclaimer: Disclaimer,
  })
  .meta({ id: 'FhirScore' });
export type FhirScore = z.infer<typeof FhirScore>;
