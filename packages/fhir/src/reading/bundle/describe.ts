import type { CodeableConcept, Observation, Period, Quantity, Reference } from 'fhir/r4.js';
import { isElement, textOf, type Unread } from '../element/element.ts';
import { conceptText } from '../readings/value.ts';
import type { Placed } from './placed.ts';

/** Where types of resources say what they are of, most telling first. */
const NAMES = [
  'code',
  'medicationCodeableConcept',
  'medicationReference',
  'vaccineCode',
  'type',
  'title',
  'description',
  'name',
  'class',
] as const;
/** Where they say when, most telling first; of a period its end. */
const DATES = [
  'effectiveDateTime',
  'effectivePeriod',
  'effectiveInstant',
  'performedDateTime',
  'performedPeriod',
  'occurrenceDateTime',
  'occurrencePeriod',
  'whenHandedOver',
  'whenPrepared',
  'authoredOn',
  'authored',
  'period',
  'date',
  'sent',
  'received',
  'started',
  'created',
  'recordedDate',
  'recorded',
  'onsetDateTime',
  'issued',
] as const;

const LONGEST = 120;

type Fields = Readonly<Record<string, unknown>>;

/** What a resource is of, its number with its unit, and its day: `Creatinine 9.1 mg/dL of 2026-11-10`. */
export function describe(placed: Placed): string {
  const { resource } = placed;
  const fields = resource as Fields;
  const name = NAMES.map((field) => wordsOf(fields[field])).find((words) => words !== undefined);
  const day = dayOf(placed);
  const parts = [name?.slice(0, LONGEST), valueIn(resource as Unread<Observation>)].filter(
    (part) => part !== undefined,
  );
  return `${parts.join(' ')}${day === undefined ? '' : ` of ${day}`}`.trim().slice(0, 2 * LONGEST);
}

/** The day a resource is of, as it was sent, without the time; undefined where it says none. */
export function dayOf({ resource }: Placed): string | undefined {
  const fields = resource as Fields;
  for (const field of DATES) {
    const value = fields[field];
    const text = isElement<Period>(value) ? (textOf(value.end) ?? textOf(value.start)) : textOf(value);
    const day = text === undefined ? undefined : /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(text)?.[0];
    if (day !== undefined) return day;
  }
  return undefined;
}

function wordsOf(value: unknown): string | undefined {
  const [first] = Array.isArray(value) ? value : [value];
  if (!isElement<CodeableConcept & Reference>(first)) return textOf(first);
  return conceptText(first) ?? textOf(first.display);
}

function valueIn({ valueQuantity, valueInteger, valueString }: Unread<Observation>): string | undefined {
  if (isElement<Quantity>(valueQuantity) && typeof valueQuantity.value === 'number')
    return [String(valueQuantity.value), textOf(valueQuantity.unit) ?? textOf(valueQuantity.code)]
      .filter((part) => part !== undefined)
      .join(' ');
  return typeof valueInteger === 'number' ? String(valueInteger) : textOf(valueString)?.slice(0, 40);
}
