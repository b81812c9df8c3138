import { parseIsoDate } from '@svc/contracts';
import type {
  MedicationAdministration,
  MedicationDispense,
  MedicationRequest,
  MedicationStatement,
} from 'fhir/r4.js';
import { type Drug, isNoMedicine } from '@svc/clinical';
import type { Placed } from '../bundle/placed.ts';
import type { PlacedResources } from '../bundle/resources.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { asText, isElement, textOf, type Unread } from '../element/element.ts';
import { firstMoment } from '../element/moment.ts';
import { type DosedMedicine, readDoses } from './dose-words.ts';
import { medicineConceptOf } from './medicine-concept.ts';
import type { MedicineOrder } from './medicine-courses.ts';
import { nameMedicine } from './name-medicine.ts';
import { noMedicineIn } from './no-medicine.ts';
import { type MedicineResource, takingOf } from './taking.ts';

/** An order, statement, dispense or administration that can become a prescription. */
export interface ReadMedicine extends Omit<MedicineOrder, 'authoredOn'> {
  /** Missing where nobody said when it was begun. */
  readonly authoredOn: string | undefined;
  readonly drug: Drug | undefined;
  /** Its instructions as they came, and what they are read for. */
  readonly instructions: readonly unknown[];
  readonly dosed: DosedMedicine;
  readonly dosage: string | undefined;
  readonly frequency: string | undefined;
  /** A dispense or an administration: what is taken shows in it, but nobody ordered it there. */
  readonly isEvidence: boolean;
  /** How long what was handed over lasts. */
  readonly supplyDays: number | undefined;
  readonly placed: Placed<MedicineResource>;
}

/** A resource that says that no medicine is taken. */
export interface NoMedicines {
  readonly none: true;
  readonly at: string | undefined;
  readonly placed: Placed<MedicineResource>;
}

export interface MedicineContext {
  readonly now: number;
  /** Gathers the places of each Medication that a medicine refers to. */
  readonly products: Set<string>;
}

const EVIDENCE = new Set(['MedicationDispense', 'MedicationAdministration']);

/** Reads one resource about a medicine; what keeps it out goes to the report, with name and date. */
// oxlint-disable-next-line max-lines-per-function -- why a medicine is left out, in the order in which it is told
export function readMedicine(
  placed: Placed<MedicineResource>,
  resources: PlacedResources,
  report: ReadingReport,
  { now, products }: MedicineContext,
): ReadMedicine | NoMedicines | undefined {
  const { resource, path } = placed;
  const { medicationCodeableConcept } = resource as { readonly medicationCodeableConcept?: unknown };
  const concept = medicineConceptOf(placed, resource as object, resources);
  if (concept.product !== undefined) products.add(concept.product.path);
  const absence = noMedicineIn(concept, medicationCodeableConcept);
  const named = absence === undefined ? nameMedicine(concept) : undefined;
  const taking = takingOf(resource);
  const called = calledOn(concept.words[0] ?? named?.name ?? '', resource);
  const reason = taking.reason === undefined ? '' : `: ${taking.reason}`;
  if ('why' in taking) {
    report.notUsed(placed, taking.why);
    if (named !== undefined) report.remark(path, `${called}: ${taking.why}${reason}`);
    return undefined;
  }
  if (absence !== undefined) {
    report.notUsed(
      placed,
      absence === 'none' ? 'says that no medicine is taken' : 'says that nothing is known of medicines',
    );
    return absence === 'none' && taking.status !== 'not taken'
      ? { none: true, at: startOf(placed, report), placed }
      : undefined;
  }
  if (named === undefined) {
    report.unread(
      placed,
      unnamed(
        concept.codes.map(({ code }) => code),
        resource,
      ),
    );
    return undefined;
  }
  if (named.conflict !== undefined) report.review(`${path}: ${called}: ${named.conflict}`);
  if (named.remark !== undefined) report.remark(path, named.remark);
  if (reason !== '' && taking.status !== 'active')
    report.remark(path, `${called}: ${taking.status}${reason}`);
  if (!named.isKnown && !isNoMedicine(called) && STILL_TAKEN.has(taking.status))
    report.review(`${path}: ${called}: not known by its name or a code, so nothing was checked of it`);
  const authoredOn = startOf(placed, report);
  const begins = authoredOn === undefined ? undefined : parseIsoDate(authoredOn);
  const dosed = { ...named, drug: named.drug?.ingredients === undefined ? named.drug : undefined, begins };
  const instructions = instructionsOf(resource);
  const { dosage, frequency, remarks, asks } = readDoses(instructions, dosed, now);
  for (const remark of remarks) report.remark(path, `${called}: ${remark}`);
  for (const ask of asks) report.review(`${path}: ${called}: ${ask}`);
  return {
    rxnorm: named.rxnorm,
    name: named.name,
    drug: named.drug,
    instructions,
    dosed,
    status: taking.status,
    authoredOn,
    dosage,
    frequency,
    isEvidence: EVIDENCE.has(asText(resource.resourceType)),
    supplyDays: supplyOf(resource),
    placed,
  };
}

const STILL_TAKEN = new Set(['active', 'on hold', 'unknown']);

/** A medicine as a message names it, with its day. */
function calledOn(name: string, resource: Unread<MedicineResource>): string {
  const day = dayOf(resource);
  return `medicine "${name.slice(0, 120)}"${day === undefined ? '' : ` of ${day}`}`;
}

function unnamed(codes: readonly string[], resource: Unread<MedicineResource>): string {
  const day = dayOf(resource);
  const code =
    codes.length === 0 ? 'no words and no code' : `only ${codes.slice(0, 3).join(', ').slice(0, 80)}`;
  return `names no medicine that can be read${day === undefined ? '' : ` (of ${day})`}: it has ${code}, and needs words, or a code this service knows`;
}

function dayOf(resource: Unread<MedicineResource>): string | undefined {
  return datesOf(resource)
    .map(([, value]) => textOf(value)?.slice(0, 10))
    .find((day) => day !== undefined);
}

function datesOf(resource: Unread<MedicineResource>): (readonly [field: string, value: unknown])[] {
  const { authoredOn } = resource as Unread<MedicationRequest>;
  const { effectiveDateTime, effectivePeriod } = resource as Unread<
    MedicationStatement | MedicationAdministration
  >;
  const { whenHandedOver, whenPrepared } = resource as Unread<MedicationDispense>;
  const start = isElement<{ start: unknown }>(effectivePeriod) ? effectivePeriod.start : undefined;
  return [
    ['effectivePeriod.start', start],
    ['effectiveDateTime', effectiveDateTime],
    ['authoredOn', authoredOn],
    ['whenHandedOver', whenHandedOver],
    ['whenPrepared', whenPrepared],
  ];
}

/** When it was begun: as ordered or handed over, else the start of the time it is for. When somebody stated it is no start. */
function startOf({ resource, path }: Placed<MedicineResource>, report: ReadingReport): string | undefined {
  return firstMoment(
    datesOf(resource).map(([field, value]) => [`${path}.${field}`, value] as const),
    report,
  );
}

/** Instructions of an order or statement; an administration has one dose that was given. */
function instructionsOf(resource: Unread<MedicineResource>): readonly unknown[] {
  const { dosageInstruction } = resource as Unread<MedicationRequest | MedicationDispense>;
  const { dosage } = resource as { readonly dosage?: unknown };
  if (Array.isArray(dosageInstruction) && dosageInstruction.length > 0) return dosageInstruction;
  if (Array.isArray(dosage)) return dosage;
  if (!isElement<NonNullable<MedicationAdministration['dosage']>>(dosage)) return [];
  const [[, given] = []] = datesOf(resource).filter(([, value]) => value !== undefined);
  return [{ id: given, text: dosage.text, doseAndRate: [{ doseQuantity: dosage.dose }] }];
}

function supplyOf(resource: Unread<MedicineResource>): number | undefined {
  const { daysSupply } = resource as Unread<MedicationDispense>;
  const value = isElement<{ value: unknown }>(daysSupply) ? daysSupply.value : undefined;
  return typeof value === 'number' && value > 0 && value <= 1000 ? value : undefined;
}
