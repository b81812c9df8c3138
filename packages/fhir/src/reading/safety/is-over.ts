import type { CodeableConcept, FhirResource, Period } from 'fhir/r4.js';
import { DAY_MS, parseIsoDate } from '@svc/contracts';
import { codesOf } from '../element/codes.ts';
import { asText, isElement, textOf, type Unread } from '../element/element.ts';
import { dayOf } from '../bundle/describe.ts';
import type { Placed } from '../bundle/placed.ts';

/**
 * How long what was said, or why somebody came, still counts: most of the risk after an attempt or a discharge lies in the
 * year that follows. Ours.
 */
const A_YEAR_MS = 365 * DAY_MS;

const NEVER: ReadonlySet<string> = new Set(['cancelled', 'not-done', 'rejected', 'nullified', 'declined']);
const ENDED_CONDITION: ReadonlySet<string> = new Set(['inactive', 'remission', 'resolved']);
const REFUTED: ReadonlySet<string> = new Set(['refuted', 'entered-in-error']);
const GOING_ON: ReadonlySet<string> = new Set([
  'active',
  'in-progress',
  'onleave',
  'arrived',
  'triaged',
  'on-hold',
  'requested',
  'accepted',
]);

/** Whether a resource is of a time that is over, or says itself that what it names is not so. */
export function isOver(placed: Placed, now: number): boolean {
  const { resource } = placed;
  const { clinicalStatus, verificationStatus, abatementDateTime, status, period } = resource as Readonly<
    Record<string, unknown>
  >;
  if (codeIn(verificationStatus, REFUTED) || codeIn(clinicalStatus, ENDED_CONDITION)) return true;
  if (codesOf(clinicalStatus).length > 0) return false;
  if (isBefore(textOf(abatementDateTime), now)) return true;
  const says = asText(status);
  if (resource.resourceType === 'Flag')
    return says === 'inactive' || isBefore(endOf(period), now) || NEVER.has(says);
  if (NEVER.has(says)) return true;
  return !GOING_ON.has(says) && isLongAgo(placed, now);
}

/** Older than a year, by the day the resource is of. Without a day nothing is long ago. */
export function isLongAgo(placed: Placed, now: number): boolean {
  const day = dayOf(placed);
  return isBefore(day, now - A_YEAR_MS);
}

function isBefore(text: string | undefined, moment: number): boolean {
  if (text === undefined) return false;
  // A year or a month is over when all of it is.
  const whole = /^\d{4}$/.test(text) ? `${text}-12-31` : /^\d{4}-\d{2}$/.test(text) ? `${text}-28` : text;
  return parseIsoDate(whole) < moment;
}

function endOf(period: unknown): string | undefined {
  return isElement<Period>(period) ? textOf(period.end) : undefined;
}

function codeIn(concept: unknown, codes: ReadonlySet<string>): boolean {
  const { coding } = isElement<CodeableConcept>(concept) ? concept : {};
  return (Array.isArray(coding) ? coding : []).some(
    (each: unknown) => isElement<{ code: unknown }>(each) && codes.has(asText(each.code)),
  );
}

/** Definitions, tasks for everybody, people and places: nothing in them is said of the patient. */
const OF_NOBODY: ReadonlySet<string> = new Set(
  (
    'Questionnaire ValueSet CodeSystem ConceptMap StructureDefinition SearchParameter CapabilityStatement OperationDefinition ' +
    'ImplementationGuide Library Measure PlanDefinition ActivityDefinition Evidence EvidenceVariable ResearchStudy ' +
    'Practitioner PractitionerRole Organization Location HealthcareService Endpoint FamilyMemberHistory RelatedPerson ' +
    'Medication Substance MedicationKnowledge Device DeviceDefinition Provenance AuditEvent Subscription OperationOutcome'
  ).split(' '),
);

/** Whether what a resource says is said of somebody else, or of nobody. */
export function isOfNobody(resource: Unread<FhirResource>): boolean {
  return OF_NOBODY.has(asText(resource.resourceType));
}
