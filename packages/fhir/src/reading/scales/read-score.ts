import type { Assessment } from '@svc/contracts';
import type { CodeableConcept, Observation, ObservationReferenceRange, Quantity } from 'fhir/r4.js';
import { SYSTEMS } from '../../systems.ts';
import { codeIn } from '../element/codes.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { firstMoment } from '../element/moment.ts';
import type { Placed } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import type { NamedScale } from './named-scale.ts';
import { pointsOf, wordsOf } from './answers.ts';
import { type Carries, instrumentOf, scalesOf } from './scale-index.ts';
import { toneOf } from './tone-of-words.ts';
import { valueFieldsOf } from '../readings/value.ts';

const HIGHEST = 1000;

/** An Observation, or a component of one, that is the score of an instrument. */
export interface ScoreHolder {
  readonly holder: Unread<Observation>;
  readonly path: string;
  readonly scales: readonly NamedScale[];
}

/** The holders of scores in an Observation: itself, or its components. */
export function scoresIn({ resource, path }: Placed<Observation>): ScoreHolder[] {
  const components = elementsOf<Observation>(resource.component);
  const within = components.length === 0 ? undefined : instrumentOf(resource.code);
  const holders = [
    { holder: resource, path, within: undefined },
    ...components.map((holder, index) => ({ holder, path: `${path}.component[${index}]`, within })),
  ];
  const measured = elementsOf<CodeableConcept>(resource.category).some(
    (kind) => codeIn(kind, SYSTEMS.observationCategory)?.code === 'laboratory',
  );
  return holders
    .map(({ within: whole, ...each }) => ({
      ...each,
      scales: scalesOf(each.holder.code, { ...carriedBy(each.holder, measured), within: whole }),
    }))
    .filter(({ holder, scales }) => scales.length > 0 && !isLevelInWords(holder, scales));
}

/** A heading over members or components is named like its score. */
function carriedBy(holder: Unread<Observation>, measured: boolean): Omit<Carries, 'within'> {
  const value = valueFieldsOf(holder).length > 0;
  const heads = [holder.hasMember, holder.component].some((list) => Array.isArray(list) && list.length > 0);
  return { value, words: !measured && (value || !heads) };
}

/** A level found by rules and given in words, and a result that is called negative or low, are no score that is missing. */
function isLevelInWords(holder: Unread<Observation>, [scale]: readonly NamedScale[]): boolean {
  const numbers = ['valueInteger', 'valueQuantity'] as const;
  if (numbers.some((field) => holder[field] !== undefined)) return false;
  return scale?.instrument?.levelOnly === true || toneOf(holder) === 'calm';
}

/** The score as a request takes it; what keeps it from being one goes to the report, with a request to look. */
export function readScore(
  { holder, path, scales }: ScoreHolder,
  observation: Placed<Observation>,
  report: ReadingReport,
): Assessment | undefined {
  const refuse = (why: string): undefined => {
    report.unread(observation, `${scales[0]?.instrumentName ?? 'a scale'}: ${why}`);
    return undefined;
  };
  const [scale] = scales;
  if (scale?.instrument?.levelOnly)
    return refuse('its result is a level found by rules and never a sum: not scored, look at it');
  if (new Set(scales.map(({ instrument }) => instrument)).size > 1)
    return refuse('its codes name several instruments');
  if (valueFieldsOf(holder).length === 0 && isElement(holder.dataAbsentReason)) {
    report.notUsed(observation, `${scale?.instrumentName ?? 'a scale'}: has no value, and says why`);
    return undefined;
  }
  const maxScore = maximumOf(holder, scales);
  if (scale === undefined || maxScore === undefined)
    return refuse(
      'which of its scales this is cannot be told: send the highest possible score as referenceRange',
    );
  const value = valueOf(holder, path, maxScore, report);
  if (typeof value === 'string') return refuse(value);
  const createdAt = dateOf(observation, report);
  if (createdAt === undefined) return refuse('has no day it was done on, so it cannot be placed in time');
  const severity = severityOf(holder);
  return {
    instrumentId: scale.instrumentId,
    instrumentName: scale.instrumentName,
    score: value,
    maxScore,
    ...(severity === undefined ? {} : { severity }),
    createdAt,
  };
}

/** When it was done: by the resource, a component has no date of its own. */
export function dateOf({ resource, path }: Placed<Observation>, report: ReadingReport): string | undefined {
  const period = isElement<{ end: unknown; start: unknown }>(resource.effectivePeriod)
    ? resource.effectivePeriod
    : {};
  return firstMoment(
    [
      [`${path}.effectiveDateTime`, resource.effectiveDateTime],
      [`${path}.effectiveInstant`, resource.effectiveInstant],
      [`${path}.effectivePeriod.end`, period.end],
      [`${path}.effectivePeriod.start`, period.start],
      [`${path}.issued`, resource.issued],
    ],
    report,
  );
}

/** As the sender states it, else as the one scale has it. */
function maximumOf(holder: Unread<Observation>, scales: readonly NamedScale[]): number | undefined {
  const stated = elementsOf<ObservationReferenceRange>(holder.referenceRange)
    .filter(({ type }) => codeIn(type, SYSTEMS.rangeKind)?.code === 'score')
    .map(({ high }) => (isElement<Quantity>(high) ? high.value : undefined))
    .find((value) => typeof value === 'number');
  if (stated !== undefined) return stated;
  const maxima = [...new Set(scales.map(({ maxScore }) => maxScore))].filter((each) => each !== undefined);
  if (maxima.length <= 1) return maxima[0];
  const whole = wordsOf(holder).map((text) => Number(OUT_OF.exec(text)?.[2]));
  const said = maxima.find((each) => whole.includes(each));
  // A number above all but one of the forms can only be of that one.
  const value = pointsOf(holder) ?? 0;
  const fitting = maxima.filter((each) => value <= each);
  return said ?? (fitting.length === 1 ? fitting[0] : undefined);
}

/** Our own resources carry the severity of the request as words without a code. */
function severityOf(holder: Unread<Observation>): string | undefined {
  if (codeIn(holder.code, SYSTEMS.instrument) === undefined) return undefined;
  const [first] = elementsOf<CodeableConcept>(holder.interpretation);
  return first === undefined ? undefined : textOf(first.text);
}

const PLAIN = /^\d{1,4}(?:\.\d{1,6})?$/;
/** "12 (moderate)", "12 - moderate": a number, and words for it. */
const WITH_WORDS = /^(\d{1,3}(?:\.\d{1,3})?)\s{0,3}[-–:,;(]\s{0,3}[a-z][^\d]{0,80}$/i;
const OUT_OF = /^(\d{1,4}(?:\.\d{1,6})?)\s{0,3}(?:\/|of|out of)\s{0,3}(\d{1,4})$/i;

/** The number of a score, or why there is none. */
function valueOf(
  holder: Unread<Observation>,
  path: string,
  maxScore: number,
  report: ReadingReport,
): number | string {
  const [kind, ...others] = valueFieldsOf(holder);
  if (kind === undefined) return 'has no value';
  if (others.length > 0) return `has several values: ${[kind, ...others].join(', ')}`;
  const value = holder[kind];
  const number =
    kind === 'valueInteger' ? value : kind === 'valueQuantity' ? plainQuantity(value) : fromWords();
  if (typeof number === 'string') return number;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 'its value is no number';
  return number >= 0 && number <= HIGHEST ? number : `its value ${number} is no score`;

  function fromWords(): unknown {
    if (kind !== 'valueString' && kind !== 'valueCodeableConcept')
      return `its value is a ${String(kind).slice('value'.length)}, not a number`;
    for (const text of wordsOf(holder)) {
      const [, part, whole] = OUT_OF.exec(text) ?? [];
      const [, first] = WITH_WORDS.exec(text) ?? [];
      const read = PLAIN.test(text) ? text : Number(whole) === maxScore ? part : first;
      if (read === undefined) continue;
      report.remark(`${path}.${kind}`, `"${text}" is a text: read as ${read}`);
      return Number(read);
    }
    return kind === 'valueString'
      ? 'its value is words, not a number'
      : 'its value is a CodeableConcept, not a number';
  }
}

function plainQuantity(value: unknown): unknown {
  if (!isElement<Quantity>(value)) return 'its value is no Quantity';
  return value.comparator === undefined ? value.value : 'its value is a bound, not a score';
}
