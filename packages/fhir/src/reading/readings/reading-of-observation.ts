import { Biomarker, parseIsoDate, toIssues } from '@svc/contracts';
import type {
  Annotation,
  CodeableConcept,
  Observation,
  ObservationComponent,
  Period,
  Quantity,
} from 'fhir/r4.js';
import type { Problems } from '../element/problems.ts';
import { readInterpretation } from './read-interpretation.ts';
import { asText, elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { readName } from './name.ts';
import { printedReading } from './printed-reading.ts';
import type { ReadingOptions } from './reading-options.ts';
import { chooseRange } from './reference-range.ts';
import { conceptText, readValue, valueFieldsOf } from './value.ts';

const FINISHED = new Set(['final', 'amended', 'corrected']);
const NO_BOUNDS = { low: undefined, high: undefined };
const LONGEST_NOTE = 240;
const LONGEST_NAME = 120;

/** A reading with its own date. */
export interface DatedReading {
  readonly biomarker: Biomarker;
  readonly observedAt: string | undefined;
  /** The UCUM code of its quantity. */
  readonly unitCode?: string | undefined;
}

/**
 * The readings in one Observation: its value, and the value of each component. A cancelled one has no value and says
 * so; an unfinished one is refused, and so is one whose meaning a modifier extension changes.
 *
 * @param options where to report to, and what is known about the patient for ranges by sex and age
 *
 * @example
 * ```ts
 * import { Problems, readObservation } from '@svc/fhir';
 *
 * const level = { status: 'final', code: { text: 'Lithium' }, valueQuantity: { value: 1.4, unit: 'mmol/L' } };
 * const moments = { effective: '2026-11-20', issued: undefined };
 * readObservation(level, 'Observation', moments, new Problems())[0]?.biomarker;
 * // → { name: 'Lithium', value: 1.4, unit: 'mmol/L' }
 * ```
 */
export function readObservation(
  observation: Unread<Observation>,
  path: string,
  ofReport: Moments,
  problems: Problems,
  options: ReadingOptions = {},
): DatedReading[] {
  const { status } = observation;
  const cancelled = status === 'cancelled';
  if (!cancelled && !FINISHED.has(asText(status))) {
    problems.add(`${path}.status`, 'must be final, amended, corrected or cancelled');
    return [];
  }
  const own = readMoments(observation, path, problems);
  const observedAt = own.effective ?? ofReport.effective ?? own.issued ?? ofReport.issued;
  const components = elementsOf<ObservationComponent>(observation.component);
  const hasValue = valueFieldsOf(observation).length > 0;
  const reading = { cancelled, observedAt, problems, options };
  const isPanel = components.length > 0 && !hasValue;
  if (isPanel) notePanel(observation, path, reading);
  const readings = isPanel ? [] : [readOne(observation, path, reading)];
  components.forEach((component, index) => {
    readings.push(readOne(component, `${path}.component[${index}]`, reading));
  });
  return readings.filter((each) => each !== undefined);
}

/** What the laboratory says of a whole panel belongs to none of its values, so a person has to look. */
function notePanel(panel: Unread<Observation>, path: string, { observedAt, options }: Reading): void {
  const { flag, abnormal, look } = readInterpretation(panel.interpretation, null, NO_BOUNDS);
  const said = look === undefined ? (flag ?? wordOf(abnormal)) : JSON.stringify(look);
  if (said === undefined || said === 'normal') return;
  const words = isElement<CodeableConcept>(panel.code) ? conceptText(panel.code) : undefined;
  const printed = printedReading({ name: cut(words ?? 'a panel', LONGEST_NAME), value: null }, observedAt);
  options.report?.review(`${path}: ${printed}: flagged ${said} as a whole by the laboratory`);
}

interface Reading {
  readonly cancelled: boolean;
  readonly observedAt: string | undefined;
  readonly problems: Problems;
  readonly options: ReadingOptions;
}

function readOne(
  holder: Unread<Observation>,
  path: string,
  { cancelled, observedAt, problems, options: { report, patient = {} } }: Reading,
): DatedReading | undefined {
  if (isModified(holder)) {
    problems.add(
      `${path}.modifierExtension`,
      'changes what it means in a way this service does not know: not read',
    );
    return undefined;
  }
  const named = readName(holder.code, path, problems);
  const read = cancelled ? { value: null } : readValue(holder, path, problems);
  if (named === undefined || read === undefined) return undefined;
  const { analyte } = named;
  const range = chooseRange(holder.referenceRange, { analyte, unit: read.unit, patient, observedAt });
  const { flag, abnormal, remark, look } = readInterpretation(holder.interpretation, read.value, range);
  const notes = [cancelled ? 'cancelled by the laboratory' : undefined, remark, named.remark, range.remark];
  const sent = elementsOf<Annotation>(holder.note).map(({ text }) => textOf(text));
  const note = [...notes, ...sent].filter((text) => text !== undefined).join('; ');
  const biomarker = {
    name: cut(named.name, LONGEST_NAME),
    ...read,
    ...(flag === undefined ? {} : { flag }),
    ...(abnormal === undefined ? {} : { abnormal }),
    ...(range.text === undefined ? {} : { referenceRange: range.text }),
    ...(note === '' ? {} : { note: cut(note, LONGEST_NOTE) }),
  };
  if (!fits(biomarker, path, problems)) return undefined;
  const printed = printedReading(biomarker, observedAt);
  if (look !== undefined) report?.review(`${path}: ${printed}: the laboratory says ${JSON.stringify(look)}`);
  const called = flag ?? wordOf(abnormal);
  if (called !== undefined && called !== 'normal' && analyte === undefined)
    report?.review(
      `${path}: ${printed}: flagged ${called} by the laboratory, of an analyte this service does not know`,
    );
  return { biomarker, observedAt, unitCode: unitCodeOf(holder) };
}

function wordOf(abnormal: true | undefined): 'abnormal' | undefined {
  return abnormal && 'abnormal';
}

/** FHIR forbids processing an element with a modifier extension that is not understood. */
function isModified({ modifierExtension }: Unread<Observation>): boolean {
  return Array.isArray(modifierExtension) && modifierExtension.length > 0;
}

function unitCodeOf({ valueQuantity }: Unread<Observation>): string | undefined {
  return isElement<Quantity>(valueQuantity) ? textOf(valueQuantity.code) : undefined;
}

/** What is kept goes to the biomarker endpoint as it is: a text that is too long for it is reported here. */
function fits(biomarker: Biomarker, path: string, problems: Problems): boolean {
  const parsed = Biomarker.safeParse(biomarker);
  for (const { path: field, message } of parsed.success ? [] : toIssues(parsed.error.issues))
    problems.add(path, `${field} ${message}`);
  return parsed.success;
}

/** When something was observed, and when it was published. */
export interface Moments {
  readonly effective: string | undefined;
  readonly issued: string | undefined;
}

/**
 * The moments of a resource; of a period, its end.
 *
 * @example
 * ```ts
 * import { Problems, readMoments } from '@svc/fhir';
 *
 * readMoments({ effectivePeriod: { end: '2026-11-20' } }, 'Observation', new Problems());
 * // → { effective: '2026-11-20', issued: undefined }
 * ```
 */
export function readMoments(resource: Unread<Observation>, path: string, problems: Problems): Moments {
  const period = isElement<Period>(resource.effectivePeriod) ? resource.effectivePeriod : {};
  const moment = (...fields: readonly (readonly [string, unknown])[]): string | undefined => {
    const [name, value] = fields.find((field) => field[1] !== undefined) ?? [];
    if (name === undefined) return undefined;
    // FHIR also allows a year, or a year and month: not a moment that a reading can be placed at.
    if (typeof value === 'string' && !Number.isNaN(parseIsoDate(value))) return value;
    problems.add(
      path === '' ? name : `${path}.${name}`,
      'must be a date or a date-time of a day that exists',
    );
    return undefined;
  };
  return {
    effective: moment(
      ['effectiveDateTime', resource.effectiveDateTime],
      ['effectiveInstant', resource.effectiveInstant],
      ['effectivePeriod.end', period.end],
      ['effectivePeriod.start', period.start],
    ),
    issued: moment(['issued', resource.issued]),
  };
}

function cut(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}
