import type {
  Bundle,
  CodeableConcept,
  DiagnosticReport,
  FhirResource,
  MedicationRequest,
  Observation,
  Provenance,
  QuestionnaireResponse,
} from 'fhir/r4.js';

/**
 * What US Core 6.1 and 7.0 ask of every resource of a type, beyond R4: elements of 1..* and the constraints of severity
 * error, by their keys in the profiles (Simple Observation, Clinical Result, Laboratory, Screening Assessment, both
 * DiagnosticReports, MedicationRequest, QuestionnaireResponse, Provenance). Elements that must be supported are asked
 * of Observations and reports as well, so that no field stands empty whose content is known.
 */
export function usCoreFaults({ entry = [] }: Bundle): string[] {
  return entry.flatMap(({ resource }) => (resource === undefined ? [] : faultsOf(resource as FhirResource)));
}

function faultsOf(resource: FhirResource): string[] {
  const faults = judge(resource).filter((fault) => fault !== undefined);
  return faults.map((fault) => `${resource.resourceType}/${resource.id}: ${fault}`);
}

type Fault = string | undefined;

function judge(resource: FhirResource): Fault[] {
  switch (resource.resourceType) {
    case 'Observation':
      return observationFaults(resource);
    case 'DiagnosticReport':
      return reportFaults(resource);
    case 'MedicationRequest':
      return requestFaults(resource);
    case 'QuestionnaireResponse':
      return responseFaults(resource);
    case 'Provenance':
      return provenanceFaults(resource);
    default:
      return [];
  }
}

const missing = (name: string, value: unknown): Fault =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? `has no ${name}` : undefined;
const codeOf = (concepts: readonly CodeableConcept[] | undefined, system: string) =>
  concepts?.flatMap(({ coding = [] }) => coding).find((coding) => coding.system === system)?.code;

const CATEGORIES = ['laboratory', 'survey', 'exam', 'therapy', 'imaging', 'procedure', 'vital-signs'];
const MORE_CATEGORIES = ['activity', 'social-history'];

function observationFaults(resource: Observation): Fault[] {
  const category = codeOf(resource.category, 'http://terminology.hl7.org/CodeSystem/observation-category');
  const { component = [], hasMember = [], dataAbsentReason, valueQuantity } = resource;
  const hasValue = Object.keys(resource).some((name) => name.startsWith('value'));
  return [
    missing('status', resource.status),
    missing('category', resource.category),
    [...CATEGORIES, ...MORE_CATEGORIES].includes(category ?? '') ? undefined : `has category ${category}`,
    missing('code', resource.code),
    missing('subject', resource.subject),
    missing('performer', resource.performer),
    // us-core-2
    component.length + hasMember.length > 0 || hasValue || dataAbsentReason !== undefined
      ? undefined
      : 'has neither a value nor the reason why there is none',
    // us-core-1
    resource.effectiveDateTime !== undefined && resource.effectiveDateTime.length < 10
      ? 'is dated by less than a day'
      : undefined,
    // us-core-3
    valueQuantity?.system === undefined || valueQuantity.system === 'http://unitsofmeasure.org'
      ? undefined
      : 'has a unit that is not of UCUM',
  ];
}

function reportFaults(resource: DiagnosticReport): Fault[] {
  const { effectiveDateTime, _effectiveDateTime, issued, _issued } = resource;
  const section = codeOf(resource.category, 'http://terminology.hl7.org/CodeSystem/v2-0074');
  const out = resource.status !== 'registered';
  return [
    missing('status', resource.status),
    missing('category', resource.category),
    missing('section of v2-0074', section),
    missing('code', resource.code),
    missing('subject', resource.subject),
    missing('performer', resource.performer),
    // us-core-8 and us-core-10
    out ? missing('effective', effectiveDateTime ?? _effectiveDateTime) : undefined,
    // us-core-9
    out && section === 'LAB' ? missing('issued', issued ?? _issued) : undefined,
  ];
}

function requestFaults({ intent, requester, subject }: MedicationRequest): Fault[] {
  // us-core-21
  return [missing('subject', subject), intent === 'order' ? missing('requester', requester) : undefined];
}

function responseFaults({ questionnaire, subject }: QuestionnaireResponse): Fault[] {
  return [missing('questionnaire', questionnaire), missing('subject', subject)];
}

function provenanceFaults({ agent }: Provenance): Fault[] {
  // provenance-1
  return agent.map(({ who, onBehalfOf }) =>
    who.reference?.startsWith('Practitioner/') === true ? missing('onBehalfOf', onBehalfOf) : undefined,
  );
}
