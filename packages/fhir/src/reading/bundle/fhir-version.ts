import type { FhirResource } from 'fhir/r4.js';
import { asText, isElement, textOf, type Unread } from '../element/element.ts';
import type { Placed } from './placed.ts';

type Version = 'R5' | 'DSTU2 or STU3';

/** What only another release of FHIR has: a field, told by its value where R4 has one of that name. */
interface Sign {
  readonly version: Version;
  readonly field: string;
  readonly is?: (value: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === 'string';
const newer = (field: string, is?: Sign['is']): Sign => ({ version: 'R5', field, ...(is ? { is } : {}) });
const older = (field: string, is?: Sign['is']): Sign => ({
  version: 'DSTU2 or STU3',
  field,
  ...(is ? { is } : {}),
});

const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  Bundle: [newer('issues'), older('base')],
  Observation: [
    newer('triggeredBy'),
    newer('instantiatesCanonical'),
    newer('instantiatesReference'),
    newer('organizer'),
    older('comments'),
    older('comment'),
    older('related'),
    older('context'),
    older('category', isElement),
  ],
  MedicationRequest: [
    newer('medication'),
    newer('statusReason', (value) => isElement(value) && 'reference' in value),
    older('context'),
  ],
  MedicationStatement: [
    newer('medication'),
    newer('adherence'),
    newer('status', (value) => value === 'recorded' || value === 'draft'),
    older('taken'),
    older('wasNotTaken'),
    older('reasonNotTaken'),
  ],
  Encounter: [newer('actualPeriod'), newer('class', Array.isArray), older('class', isText)],
  Condition: [
    newer('participant'),
    older('clinicalStatus', isText),
    older('verificationStatus', isText),
    older('dateRecorded'),
  ],
  DiagnosticReport: [
    newer('supportingInfo'),
    newer('composition'),
    newer('study'),
    older('codedDiagnosis'),
    older('context'),
  ],
  QuestionnaireResponse: [older('group'), older('context'), older('parent')],
  Patient: [older('animal')],
};

const OTHER_TYPES: ReadonlyMap<string, Version> = new Map([
  ...(
    'MedicationUsage DeviceUsage NutritionIntake ArtifactAssessment ActorDefinition Requirements Transport ' +
    'InventoryItem InventoryReport GenomicStudy FormularyItem ImagingSelection EncounterHistory DeviceAssociation Permission'
  )
    .split(' ')
    .map((type) => [type, 'R5'] as const),
  ...(
    'MedicationOrder DiagnosticOrder ProcedureRequest ReferralRequest Conformance BodySite DeviceUseRequest ' +
    'DeviceComponent Sequence ImagingManifest EligibilityRequest EligibilityResponse DataElement ExpansionProfile ServiceDefinition'
  )
    .split(' ')
    .map((type) => [type, 'DSTU2 or STU3'] as const),
]);

const DECLARED = /^https?:\/\/hl7\.org\/fhir\/(\d)\.(\d)\//;

/** What shows that a resource is of another release than R4, with its place; undefined when nothing does. */
export function otherVersion({ resource, path }: Placed): { path: string; version: string } | undefined {
  const type = asText(resource.resourceType);
  const byType = OTHER_TYPES.get(type);
  if (byType !== undefined) return { path: `${path}.resourceType`, version: byType };
  const profiled = declaredVersion(resource);
  if (profiled !== undefined) return { path: `${path}.meta.profile`, version: profiled };
  const fields = resource as Readonly<Record<string, unknown>>;
  const sign = (Object.hasOwn(SIGNS, type) ? SIGNS[type] : undefined)?.find(
    ({ field, is }) => fields[field] !== undefined && (is === undefined || is(fields[field])),
  );
  return sign && { path: `${path}.${sign.field}`, version: sign.version };
}

function declaredVersion(resource: Unread<FhirResource>): string | undefined {
  const profiles = isElement<{ profile: unknown }>(resource.meta) ? resource.meta.profile : undefined;
  for (const profile of Array.isArray(profiles) ? profiles : []) {
    const [, major, minor] = DECLARED.exec(textOf(profile) ?? '') ?? [];
    if (major !== undefined && major !== '4') return `${major}.${minor}`;
  }
  return undefined;
}
