import { DRUGS } from '@svc/clinical';
import { CODE_SYSTEMS } from '@svc/contracts';
import type {
  CodeableConcept,
  Dosage,
  DosageDoseAndRate,
  Medication,
  MedicationRequest,
  MedicationStatement,
  Quantity,
  Timing,
} from 'fhir/r4.js';
import { SYSTEMS } from '../../systems.ts';
import { isKind, type Placed, type PlacedResources } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { codesOf } from '../element/codes.ts';
import { asText, elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { firstMoment } from '../element/moment.ts';
import { conceptText } from '../readings/value.ts';
import type { MedicineOrder } from './medicine-courses.ts';

type Kind = MedicationRequest | MedicationStatement;

/** An order or statement that can become a prescription; the start is missing where nobody said it. */
export interface ReadMedicine extends Omit<MedicineOrder, 'authoredOn'> {
  readonly authoredOn: string | undefined;
  readonly dosage: string | undefined;
  readonly frequency: string | undefined;
  readonly placed: Placed;
}

/** What each status is in a request; what is not here says why it is not sent. */
const STATUSES: Readonly<Record<string, { readonly status: string } | { readonly why: string }>> = {
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
/** What is only proposed, planned or an option says nothing of what is taken. */
const PROPOSED = new Set(['proposal', 'plan', 'option']);

/** Where the International Patient Summary says that there is nothing to say. */
const ABSENT = '/absent-unknown-uv-ips';

const NAME_BY_CODE: ReadonlyMap<string, string> = new Map(
  DRUGS.flatMap((drug) => [
    ...drug.codes.map(({ system, code }) => [`${system}|${code}`, drug.name] as const),
    ...(drug.atc === undefined ? [] : [[`${SYSTEMS.atc}|${drug.atc}`, drug.name] as const]),
  ]),
);

/** Reads one order or statement; what keeps it out goes to the report. */
export function readMedicine(
  placed: Placed<Kind>,
  resources: PlacedResources,
  report: ReadingReport,
): ReadMedicine | undefined {
  const { resource } = placed;
  const refuse = (why: string): undefined => {
    report.notUsed(placed, why);
    return undefined;
  };
  const status = asText(resource.status);
  const known = Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined;
  if (known === undefined)
    return refuse(`its status ${quoted(resource.status)} says nothing of what is taken`);
  if ('why' in known) return refuse(known.why);
  const { intent, doNotPerform } = resource as Unread<MedicationRequest>;
  if (PROPOSED.has(asText(intent))) return refuse(`is a ${asText(intent)}, no order`);
  if (doNotPerform === true) return refuse('says that it is not to be taken');
  const concept = conceptOf(placed, resources);
  if (codesOf(concept).some(({ system }) => system.endsWith(ABSENT)))
    return refuse('says that no medicine is taken, or that none is known');
  const name = concept === undefined ? undefined : medicineName(concept);
  if (name === undefined) {
    report.unread(placed, 'names no medicine that can be read: it needs words, or a code this service knows');
    return undefined;
  }
  return {
    rxnorm: codesOf(concept).find(({ system }) => system === CODE_SYSTEMS.rxnorm)?.code ?? '',
    name,
    status: known.status,
    authoredOn: startOf(placed, report),
    ...dosageOf(resource),
    placed,
  };
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value.slice(0, 40)}"` : 'is missing and';
}

function conceptOf(placed: Placed<Kind>, resources: PlacedResources): Unread<CodeableConcept> | undefined {
  const { medicationCodeableConcept: direct, medicationReference } = placed.resource;
  if (isElement<CodeableConcept>(direct)) return direct;
  const medication = resources.resolve(medicationReference, placed);
  if (medication === undefined || !isKind<Medication>(medication, 'Medication')) return undefined;
  return isElement<CodeableConcept>(medication.resource.code) ? medication.resource.code : undefined;
}

/** Words first: they name product and strength; else the ingredient by any of its codes. */
function medicineName(concept: Unread<CodeableConcept>): string | undefined {
  const codes = codesOf(concept);
  const words =
    textOf(concept.text) ?? codes.map(({ display }) => display).find((display) => display !== undefined);
  return (
    words ??
    codes
      .map(({ system, code }) => NAME_BY_CODE.get(`${system}|${code}`))
      .find((name) => name !== undefined) ??
    // A concept without a system may still be words.
    (codes.length === 0 ? conceptText(concept) : undefined)
  );
}

/** When it was begun: as ordered, else the start of the time it is for. When somebody stated it is no start. */
function startOf({ resource, path }: Placed<Kind>, report: ReadingReport): string | undefined {
  const { authoredOn } = resource as Unread<MedicationRequest>;
  const { effectiveDateTime, effectivePeriod } = resource as Unread<MedicationStatement>;
  const period = isElement<{ start: unknown }>(effectivePeriod) ? effectivePeriod.start : undefined;
  return firstMoment(
    [
      [`${path}.effectivePeriod.start`, period],
      [`${path}.effectiveDateTime`, effectiveDateTime],
      [`${path}.authoredOn`, authoredOn],
    ],
    report,
  );
}

function dosageOf(resource: Unread<Kind>): Pick<ReadMedicine, 'dosage' | 'frequency'> {
  const { dosageInstruction } = resource as Unread<MedicationRequest>;
  const { dosage } = resource as Unread<MedicationStatement>;
  const [first] = [...elementsOf<Dosage>(dosageInstruction), ...elementsOf<Dosage>(dosage)];
  if (first === undefined) return { dosage: undefined, frequency: undefined };
  return { dosage: textOf(first.text) ?? doseOf(first), frequency: frequencyOf(first.timing) };
}

function doseOf({ doseAndRate }: Unread<Dosage>): string | undefined {
  const [first] = elementsOf<DosageDoseAndRate>(doseAndRate);
  const quantity = first?.doseQuantity;
  if (!isElement<Quantity>(quantity) || typeof quantity.value !== 'number') return undefined;
  return [String(quantity.value), textOf(quantity.unit) ?? textOf(quantity.code)].filter(Boolean).join(' ');
}

const PERIODS: Readonly<Record<string, string>> = { h: 'hour', d: 'day', wk: 'week', mo: 'month' };

function frequencyOf(timing: unknown): string | undefined {
  if (!isElement<Timing>(timing)) return undefined;
  const words = isElement<CodeableConcept>(timing.code) ? conceptText(timing.code) : undefined;
  if (words !== undefined) return words;
  const { repeat } = timing;
  if (!isElement<NonNullable<Timing['repeat']>>(repeat)) return undefined;
  const { frequency, period, periodUnit } = repeat;
  const unit = Object.hasOwn(PERIODS, asText(periodUnit)) ? PERIODS[asText(periodUnit)] : undefined;
  if (typeof frequency !== 'number' || typeof period !== 'number' || unit === undefined) return undefined;
  return `${frequency} every ${period === 1 ? unit : `${period} ${unit}s`}`;
}
