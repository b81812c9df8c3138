import type {
  CodeableConcept,
  MedicationAdministration,
  MedicationDispense,
  MedicationRequest,
  MedicationStatement,
} from 'fhir/r4.js';
import type { Placed } from '../bundle/placed.ts';
import { asText, elementsOf, isElement, type Unread } from '../element/element.ts';
import { conceptText } from '../readings/value.ts';

export type MedicineResource =
  | MedicationRequest
  | MedicationStatement
  | MedicationDispense
  | MedicationAdministration;

const TYPES: ReadonlySet<string> = new Set([
  'MedicationRequest',
  'MedicationStatement',
  'MedicationDispense',
  'MedicationAdministration',
]);

/** Whether a resource is about a medicine that somebody takes, is to take, or was given. */
export function isMedicine(placed: Placed): placed is Placed<MedicineResource> {
  return TYPES.has(asText(placed.resource.resourceType));
}

/** What a resource says of taking: a status of a prescription, or why it is none. */
export type Taking =
  | { readonly status: string; readonly reason?: string | undefined }
  | { readonly why: string; readonly reason?: string | undefined };

type Table = Readonly<Record<string, Taking>>;

const ORDERED: Table = {
  active: { status: 'active' },
  completed: { status: 'completed' },
  stopped: { status: 'discontinued' },
  'on-hold': { status: 'on hold' },
  'not-taken': { status: 'not taken' },
  unknown: { status: 'unknown' },
  cancelled: { why: 'was cancelled before anything was taken' },
  draft: { why: 'is a draft' },
  intended: { why: 'is intended, not taken yet' },
};
const DISPENSED: Table = {
  completed: { status: 'active' },
  'in-progress': { status: 'active' },
  unknown: { status: 'unknown' },
  preparation: { why: 'is being prepared, not handed over yet' },
  'on-hold': { why: 'is on hold, not handed over' },
  cancelled: { why: 'was cancelled before it was handed over' },
  declined: { why: 'was declined, not handed over' },
  stopped: { why: 'was stopped before all of it was handed over' },
};
const GIVEN: Table = {
  completed: { status: 'active' },
  'in-progress': { status: 'active' },
  unknown: { status: 'unknown' },
  'on-hold': { why: 'is on hold, not given' },
  'not-done': { why: 'was not given' },
  stopped: { why: 'was stopped before all of it was given' },
};
const TABLES: Readonly<Record<string, Table>> = {
  MedicationDispense: DISPENSED,
  MedicationAdministration: GIVEN,
};
/** What is only proposed or an option says nothing of what is taken. */
const PROPOSED = new Set(['proposal', 'option']);

/** What a medicine resource says of taking. */
export function takingOf(resource: Unread<MedicineResource>): Taking {
  const table = TABLES[asText(resource.resourceType)] ?? ORDERED;
  const status = asText(resource.status);
  const taking = Object.hasOwn(table, status) ? table[status] : undefined;
  if (taking === undefined)
    return { why: `its status ${quoted(resource.status)} says nothing of what is taken` };
  const reason = reasonOf(resource);
  if ('why' in taking) return { ...taking, reason };
  const refused = byIntent(resource, taking.status);
  return refused === undefined ? { ...taking, reason } : { why: refused, reason };
}

/** A plan is what the patient takes when somebody reported it, or while it is active (US Core, medication list). */
function byIntent(resource: Unread<MedicineResource>, status: string): string | undefined {
  const { intent, doNotPerform, reportedBoolean, reportedReference } = resource as Unread<MedicationRequest>;
  if (PROPOSED.has(asText(intent)))
    return `is ${intent === 'option' ? 'an' : 'a'} ${asText(intent)}, no order`;
  const isReported = reportedBoolean === true || isElement(reportedReference);
  if (intent === 'plan' && status !== 'active' && !isReported) return 'is a plan, no order';
  return doNotPerform === true ? 'says that it is not to be taken' : undefined;
}

function reasonOf(resource: Unread<MedicineResource>): string | undefined {
  const { statusReason, statusReasonCodeableConcept } = resource as {
    readonly statusReason?: unknown;
    readonly statusReasonCodeableConcept?: unknown;
  };
  const [first] = Array.isArray(statusReason) ? elementsOf<CodeableConcept>(statusReason) : [statusReason];
  const concept = isElement<CodeableConcept>(first) ? first : statusReasonCodeableConcept;
  return isElement<CodeableConcept>(concept) ? conceptText(concept)?.slice(0, 120) : undefined;
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value.slice(0, 40)}"` : 'is missing and';
}
