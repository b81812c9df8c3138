import { Biomarker, parseIsoDate, toIssues } from '@svc/contracts';
import type {
  Annotation,
  Observation,
  ObservationComponent,
  ObservationReferenceRange,
  Period,
  Quantity,
} from 'fhir/r4.js';
import type { Problems } from '../element/problems.ts';
import { type Bounds, readInterpretation } from './read-interpretation.ts';
import { asText, elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { readName } from './name.ts';
import { readValue, valueFieldsOf } from './value.ts';

const FINISHED = new Set(['final', 'amended', 'corrected']);
const LONGEST_NOTE = 240;
const LONGEST_NAME = 120;

/** A reading with its own date. */
export interface DatedReading {
  readonly biomarker: Biomarker;
  readonly observedAt: string | undefined;
}

/**
 * The readings of one Observation: its value, and the value of each component. A cancelled one has no value and says
 * so; one that is not finished is refused.
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
  const readings =
    components.length > 0 && !hasValue ? [] : [readOne(observation, path, { cancelled, problems })];
  components.forEach((component, index) => {
    readings.push(readOne(component, `${path}.component[${index}]`, { cancelled, problems }));
  });
  return readings
    .filter((biomarker) => biomarker !== undefined)
    .map((biomarker) => ({ biomarker, observedAt }));
}

interface Reading {
  readonly cancelled: boolean;
  readonly problems: Problems;
}

function readOne(
  holder: Unread<Observation>,
  path: string,
  { cancelled, problems }: Reading,
): DatedReading['biomarker'] | undefined {
  const name = readName(holder.code, path, problems);
  const read = cancelled ? { value: null } : readValue(holder, path, problems);
  if (name === undefined || read === undefined) return undefined;
  const { text: referenceRange, ...bounds } = readRange(holder.referenceRange);
  const { flag, remark } = readInterpretation(holder.interpretation, read.value, bounds);
  const notes = [
    ...(cancelled ? ['cancelled by the laboratory'] : []),
    ...(remark === undefined ? [] : [remark]),
    ...elementsOf<Annotation>(holder.note)
      .map(({ text }) => textOf(text))
      .filter((text) => text !== undefined),
  ];
  const biomarker = {
    name: cut(name, LONGEST_NAME),
    ...read,
    ...(flag === undefined ? {} : { flag }),
    ...(referenceRange === undefined ? {} : { referenceRange }),
    ...(notes.length === 0 ? {} : { note: cut(notes.join('; '), LONGEST_NOTE) }),
  };
  return fits(biomarker, path, problems) ? biomarker : undefined;
}

/** What is kept goes to the biomarker endpoint as it is: a text longer than it takes is named here, not there. */
function fits(biomarker: DatedReading['biomarker'], path: string, problems: Problems): boolean {
  const parsed = Biomarker.safeParse(biomarker);
  for (const { path: field, message } of parsed.success ? [] : toIssues(parsed.error.issues))
    problems.add(path, `${field} ${message}`);
  return parsed.success;
}

function readRange(ranges: unknown): Bounds & { readonly text: string | undefined } {
  const [range] = elementsOf<ObservationReferenceRange>(ranges);
  if (range === undefined) return { low: undefined, high: undefined, text: undefined };
  const [low, high] = [range.low, range.high].map((end) =>
    isElement<Quantity>(end) && typeof end.value === 'number' ? end.value : undefined,
  );
  const unit = [range.low, range.high]
    .map((end) => (isElement<Quantity>(end) ? textOf(end.unit) : undefined))
    .find(Boolean);
  const numbers =
    low !== undefined && high !== undefined
      ? `${low}-${high}`
      : low !== undefined
        ? `>= ${low}`
        : high !== undefined
          ? `<= ${high}`
          : undefined;
  const shown = numbers === undefined ? undefined : `${numbers}${unit === undefined ? '' : ` ${unit}`}`;
  return { low, high, text: textOf(range.text) ?? shown };
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
    // FHIR also knows a year, and a year with a month: no moment a reading can be placed at.
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
