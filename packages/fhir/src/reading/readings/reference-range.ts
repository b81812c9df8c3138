import { type Analyte, normalizeUnit } from '@svc/clinical';
import { DAY_MS, parseIsoDate } from '@svc/contracts';
import type { CodeableConcept, Coding, ObservationReferenceRange, Quantity, Range } from 'fhir/r4.js';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import type { ReadingPatient } from './reading-options.ts';
import type { Bounds } from './read-interpretation.ts';

const MOST_RANGES = 50;

/** The range a reading is held against, or why none of those sent is. */
export interface ChosenRange extends Bounds {
  readonly text: string | undefined;
  readonly remark?: string;
}

const NONE: ChosenRange = { low: undefined, high: undefined, text: undefined };

type Unranged = Unread<ObservationReferenceRange>;

interface Situation {
  readonly analyte: Analyte | undefined;
  readonly unit: string | undefined;
  readonly patient: ReadingPatient;
  readonly observedAt: string | undefined;
}

/**
 * The range meant for judging: normal, or for the level of a medicine therapeutic. Absolute, critical and unknown kinds
 * are none. Of several by sex, age or pregnancy the one of this patient, as far as known; otherwise none is used, and
 * said.
 */
export function chooseRange(ranges: unknown, situation: Situation): ChosenRange {
  const all = elementsOf<ObservationReferenceRange>(ranges).slice(0, MOST_RANGES);
  if (all.length === 0) return NONE;
  const normal = all.filter((range) => kindOf(range) === 'normal');
  const judging =
    normal.length > 0 || !isLevel(situation.analyte)
      ? normal
      : all.filter((range) => kindOf(range) === 'therapeutic');
  if (judging.length === 0)
    return { ...NONE, remark: `${counted(all.length)} of another kind than normal: not used` };
  const fitting = judging.map((range) => ({ range, fit: fitOf(range, situation) }));
  const own = fitting.filter(({ fit }) => fit === 'met');
  const general = fitting.filter(({ fit }) => fit === 'general');
  const open = fitting.filter(({ fit }) => fit === 'unknown');
  const candidates = [own, general, open].find((group) => group.length > 0) ?? [];
  const [only] = candidates;
  if (only === undefined)
    return { ...NONE, remark: `${counted(judging.length)} for other people than this patient: not used` };
  if (!candidates.every(({ range }) => sameEnds(range, only.range)))
    return {
      ...NONE,
      remark: `${counted(candidates.length)} by sex, age or condition: not used, which one is meant is not known`,
    };
  return boundsOf(only.range, situation.unit);
}

const counted = (count: number) => `${count} reference range${count === 1 ? '' : 's'}`;

function isLevel(analyte: Analyte | undefined): boolean {
  return analyte?.group.endsWith('-levels') ?? false;
}

type Kind = 'normal' | 'therapeutic' | 'other';

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['normal', 'normal'],
  ['reference', 'normal'],
  ['therapeutic', 'therapeutic'],
  ['treatment', 'therapeutic'],
  ['recommended', 'therapeutic'],
]);
const MOST_CODINGS = 20;

/** Codings with and without a system: laboratories leave it out. */
function codingsOf({ coding }: Unread<CodeableConcept>): Unread<Coding>[] {
  return elementsOf<Coding>(coding).slice(0, MOST_CODINGS);
}

/** By its code, else by its words; a range of no kind is the normal one. */
function kindOf({ type }: Unranged): Kind {
  if (!isElement<CodeableConcept>(type)) return 'normal';
  const codes = codingsOf(type)
    .map(({ code }) => textOf(code)?.toLowerCase())
    .filter((code) => code !== undefined);
  const coded = codes.map((code) => KINDS.get(code)).find((kind) => kind !== undefined);
  if (coded !== undefined) return coded;
  const words = [type.text, ...codingsOf(type).map(({ display }) => display)]
    .map((each) => textOf(each) ?? '')
    .join(' ')
    .trim()
    .toLowerCase();
  if (words === '' && codes.length === 0) return 'normal';
  if (/\b(?:abnormal|absolute|critical|panic|alert)\b/.test(words)) return 'other';
  if (/\b(?:normal|reference|healthy)\b/.test(words)) return 'normal';
  return /\b(?:therapeutic|treatment|recommended)\b/.test(words) ? 'therapeutic' : 'other';
}

/** Whether a range is for everybody, for this patient, for others, or for people of whom it is not known. */
type Fit = 'general' | 'met' | 'unmet' | 'unknown';

function fitOf(range: Unranged, { patient, observedAt }: Situation): Fit {
  const fits = [
    ...elementsOf<CodeableConcept>(range.appliesTo).map((group) => fitOfGroup(group, patient)),
    fitOfAge(range.age, patient, observedAt),
  ];
  if (fits.includes('unmet')) return 'unmet';
  if (fits.includes('unknown')) return 'unknown';
  return fits.includes('met') ? 'met' : 'general';
}

const MALE = /^(?:male|m|248153007)$|\b(?:male|males|man|men|boys?)\b/i;
const FEMALE = /^(?:female|f|248152002)$|\b(?:female|females|woman|women|girls?)\b/i;
const PREGNANT = /^77386006$|\bpregnan/i;
const NOT_PREGNANT = /^60001007$|\b(?:not|non)[- ]?pregnan/i;
const EVERYBODY = /\b(?:all|any|both|adults?|general|everyone|unspecified)\b/i;

function fitOfGroup(group: Unread<CodeableConcept>, { sex, pregnant }: ReadingPatient): Fit {
  const words = [group.text, ...codingsOf(group).flatMap(({ code, display }) => [code, display])]
    .map((word) => textOf(word))
    .filter((word) => word !== undefined);
  const says = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (says(NOT_PREGNANT)) return known(pregnant, false);
  if (says(PREGNANT)) return known(pregnant, true);
  if (says(FEMALE) && says(MALE)) return 'general';
  if (says(FEMALE)) return known(sex, 'female');
  if (says(MALE)) return known(sex, 'male');
  return words.length === 0 || says(EVERYBODY) ? 'general' : 'unknown';
}

function known<Value>(own: Value | undefined, asked: Value): Fit {
  if (own === undefined) return 'unknown';
  return own === asked ? 'met' : 'unmet';
}

/** Years of a unit of age; UCUM and the usual words. */
const YEARS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['y', 1],
  ['yr', 1],
  ['year', 1],
  ['mo', 1 / 12],
  ['month', 1 / 12],
  ['wk', 7 / 365.25],
  ['week', 7 / 365.25],
  ['d', 1 / 365.25],
  ['day', 1 / 365.25],
  ['h', 1 / 8766],
]);
const ADULT_YEARS = 18;

function fitOfAge(age: unknown, { birthDate }: ReadingPatient, observedAt: string | undefined): Fit {
  if (!isElement<Range>(age)) return 'general';
  const [low, high] = [yearsOf(age.low), yearsOf(age.high)];
  if (low === undefined && high === undefined) return 'general';
  const years = ageInYears(birthDate, observedAt);
  // The service is for adults: a range that is over before is of a child, and one of all adults is general.
  if (years === undefined) {
    if (high !== undefined && high < ADULT_YEARS) return 'unmet';
    return (low ?? 0) <= ADULT_YEARS && (high === undefined || high >= 100) ? 'general' : 'unknown';
  }
  return years >= (low ?? 0) && years <= (high ?? Number.POSITIVE_INFINITY) ? 'met' : 'unmet';
}

function yearsOf(end: unknown): number | undefined {
  if (!isElement<Quantity>(end) || typeof end.value !== 'number') return undefined;
  const unit = (textOf(end.code) ?? textOf(end.unit) ?? 'a').toLowerCase().replace(/s$/, '');
  const factor = YEARS.get(unit);
  return factor === undefined ? undefined : end.value * factor;
}

function ageInYears(birthDate: string | undefined, observedAt: string | undefined): number | undefined {
  if (birthDate === undefined || observedAt === undefined) return undefined;
  const born = parseIsoDate(
    birthDate.length === 4 ? `${birthDate}-07-01` : birthDate.length === 7 ? `${birthDate}-15` : birthDate,
  );
  const years = (parseIsoDate(observedAt) - born) / (365.25 * DAY_MS);
  return Number.isFinite(years) && years >= 0 ? years : undefined;
}

const numberOf = (end: unknown) =>
  isElement<Quantity>(end) && typeof end.value === 'number' ? end.value : undefined;
const unitOf = (end: unknown) =>
  isElement<Quantity>(end) ? (textOf(end.unit) ?? textOf(end.code)) : undefined;

function sameEnds(one: Unranged, other: Unranged): boolean {
  return (
    numberOf(one.low) === numberOf(other.low) &&
    numberOf(one.high) === numberOf(other.high) &&
    textOf(one.text) === textOf(other.text)
  );
}

/** Its ends are compared with the value only in the same unit; the words are shown as they stand. */
function boundsOf(range: Unranged, ofValue: string | undefined): ChosenRange {
  const [low, high] = [numberOf(range.low), numberOf(range.high)];
  const unit = unitOf(range.low) ?? unitOf(range.high);
  const comparable =
    unit === undefined || ofValue === undefined || normalizeUnit(unit) === normalizeUnit(ofValue);
  const text = textOf(range.text) ?? shown(low, high, unit);
  return comparable ? { low, high, text } : { ...NONE, text };
}

function shown(
  low: number | undefined,
  high: number | undefined,
  unit: string | undefined,
): string | undefined {
  const numbers =
    low !== undefined && high !== undefined
      ? `${low}-${high}`
      : low !== undefined
        ? `>= ${low}`
        : high !== undefined
          ? `<= ${high}`
          : undefined;
  return numbers === undefined ? undefined : `${numbers}${unit === undefined ? '' : ` ${unit}`}`;
}
