import type { CdsHook, CdsService } from '@svc/contracts';
import { DELIVERY_CODES, HCG_CODES, STATUS_CODES } from './reproduction-codes.ts';

/** All intents of what is ordered or reported as taken; what is only proposed says nothing of it. */
const INTENTS = 'order,plan,original-order,reflex-order,filler-order,instance-order';

const MEDICINES = {
  medicationRequests: `MedicationRequest?patient={{context.patientId}}&intent=${INTENTS}&_include=MedicationRequest:medication&_count=200`,
  medicationStatements:
    'MedicationStatement?patient={{context.patientId}}&_include=MedicationStatement:medication&_count=200',
  medicationDispenses:
    'MedicationDispense?patient={{context.patientId}}&_include=MedicationDispense:medication&_count=100',
} as const;

const RECORD = {
  patient: 'Patient/{{context.patientId}}',
  ...MEDICINES,
  laboratory: 'Observation?patient={{context.patientId}}&category=laboratory&_sort=-date&_count=200',
  vitalSigns: 'Observation?patient={{context.patientId}}&category=vital-signs&_sort=-date&_count=100',
  conditions: 'Condition?patient={{context.patientId}}&_count=100',
} as const;

/** What bears on an order and stands in no other list: pregnancy and breast-feeding, allergies. */
const ORDERING = {
  allergies: 'AllergyIntolerance?patient={{context.patientId}}&_count=100',
  pregnancy: `Observation?patient={{context.patientId}}&code=${[STATUS_CODES, DELIVERY_CODES, HCG_CODES].flatMap(({ codes }) => codes).join(',')}&_sort=-date&_count=20`,
  socialHistory: 'Observation?patient={{context.patientId}}&category=social-history&_sort=-date&_count=100',
} as const;

const SCALES = {
  scales: 'Observation?patient={{context.patientId}}&category=survey&_sort=-date&_count=200',
  questionnaires: 'QuestionnaireResponse?patient={{context.patientId}}&_sort=-authored&_count=100',
  encounters: 'Encounter?patient={{context.patientId}}&_sort=-date&_count=20',
  flags: 'Flag?patient={{context.patientId}}&_count=50',
} as const;

export type PrefetchKey = keyof typeof RECORD | keyof typeof ORDERING | keyof typeof SCALES;

/** Keys that many servers cannot give: their lack is no line of its own. */
export const OPTIONAL: ReadonlySet<string> = new Set<PrefetchKey>([
  'medicationDispenses',
  'allergies',
  'pregnancy',
  'socialHistory',
  'flags',
]);

const USAGE =
  'Works from prefetched FHIR R4 resources alone and asks no FHIR server. What was not sent is not assessed; without all of ' +
  'the keys it needs a call is answered with 412. Advisory: for review by a clinician.';

/** Without any of these keys there is nothing to say, and saying nothing would read as calm. */
export const NEEDED: Readonly<Record<CdsHook, readonly PrefetchKey[]>> = {
  'patient-view': [
    'scales',
    'questionnaires',
    'laboratory',
    'medicationRequests',
    'medicationStatements',
    'encounters',
  ],
  'order-select': ['medicationRequests', 'medicationStatements'],
  'order-sign': ['medicationRequests', 'medicationStatements'],
};

/** The services, a hook each: its id is the name of the hook. */
export const CDS_SERVICES: readonly CdsService[] = [
  {
    id: 'patient-view',
    hook: 'patient-view',
    title: 'Early warning of relapse and overdue monitoring',
    description:
      'When a chart is opened: relapse risk from symptom scales, medicines, sleep and visits; laboratory values that need a look; monitoring of medicines that is overdue.',
    prefetch: { ...RECORD, ...SCALES },
    usageRequirements: USAGE,
  },
  ...(['order-select', 'order-sign'] as const).map((hook) => ({
    id: hook,
    hook,
    title: 'Interactions of medicines and overdue monitoring',
    description: `When medicines are ${hook === 'order-select' ? 'chosen' : 'signed'}: interactions of the draft orders with one another and with what is taken, allergies on record, doses above the usual maximum, cautions, and monitoring that is overdue.`,
    prefetch: { ...RECORD, ...ORDERING },
    usageRequirements: USAGE,
  })),
];
