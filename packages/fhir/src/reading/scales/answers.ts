import { answerRange, type Instrument } from '@svc/clinical';
import { normalForm } from '@svc/contracts';
import type { CodeableConcept, Coding, Extension, Quantity } from 'fhir/r4.js';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { ANSWER_POINTS } from './instrument-items.ts';

const ORDINAL =
  /\/(?:ordinalValue|itemWeight|questionnaire-ordinalValue|iso21090-CO-value|valueset-ordinalValue)$/;
const YES = lowered(['yes', 'LA33-6', 'true', 'y', '373066001', 'LA33720-6']);
const NO = lowered(['no', 'LA32-8', 'false', 'n', '373067005', 'LA33719-8']);
const LONGEST_WORDS = 200;
/** "2", "2 - More than half the days", "(2) …", "2: …", "2 = …". */
const NUMBER_FIRST =
  /^\(?(\d{1,3}(?:\.\d{1,3})?)\)?(?:$|\s*[-–—:=.)]\s*\D|\s+[a-z(]|\s{0,3}\/\s{0,3}\d{1,3}$)/i;
/** "More than half the days (2)", "… = 2". */
const NUMBER_LAST = /(?:\(|=\s{0,3}|\[)(\d{1,3})(?:\)|\])?$/;
/** "7 to 9", "5 or 6", "2-6 days": a range of something else than points. */
const RANGE = /^\d{1,3}\s*(?:(?:to|or)\s*(?:\d|more)|[-–]\s*\d|\+)/i;

/** The fields an answer or a value can stand in. */
interface Answered {
  readonly valueInteger?: unknown;
  readonly valueDecimal?: unknown;
  readonly valueQuantity?: unknown;
  readonly valueBoolean?: unknown;
  readonly valueCoding?: unknown;
  readonly valueCodeableConcept?: unknown;
  readonly valueString?: unknown;
  readonly extension?: unknown;
}

/** What the questionnaire itself says an answer is worth: by code, or by words. */
export type OptionWeights = ReadonlyMap<string, number>;

/**
 * Points of an answer: a number, the weight it carries or the questionnaire gives it, the points of its LOINC code, a
 * number in its words, or the words themselves; undefined when none says any. Whether they fit the item is not asked.
 */
export function pointsOf(
  answer: object,
  instrument?: Instrument,
  weights?: OptionWeights,
): number | undefined {
  const { valueInteger, valueDecimal, valueQuantity } = answer as Answered;
  for (const number of [valueInteger, valueDecimal, quantityValue(valueQuantity)])
    if (typeof number === 'number' && Number.isFinite(number)) return number;
  const codings = codingsOf(answer);
  return (
    statedWeight([answer as Unread<Coding>, ...codings]) ??
    weightAmong(codings, wordsOf(answer), weights) ??
    codedPoints(codings, instrument) ??
    yesOrNo(answer, instrument) ??
    wordPoints(answer, instrument)
  );
}

/** The number an answer is, when it is one for this item. */
export function itemPoints(
  answer: object,
  instrument: Instrument,
  item: number,
  weights?: OptionWeights,
): number | undefined {
  const points = pointsOf(answer, instrument, weights);
  const [lowest, highest] = answerRange(instrument, item);
  return points !== undefined && points >= lowest && points <= highest ? points : undefined;
}

/** Points of the question whether a symptom was there: none when it was not, unknown when it was. */
export function absentPoints(answer: object): number | undefined {
  return saysYes(answer) === false ? 0 : undefined;
}

/** Whether an answer says yes; undefined when it says neither. */
export function saysYes(answer: object): boolean | undefined {
  const { valueBoolean } = answer as Answered;
  if (typeof valueBoolean === 'boolean') return valueBoolean;
  const words = [...codingsOf(answer).flatMap(({ code }) => textOf(code) ?? []), ...wordsOf(answer)].map(
    (word) => word.toLowerCase(),
  );
  if (words.some((word) => YES.has(word))) return true;
  return words.some((word) => NO.has(word)) ? false : undefined;
}

/** The words of an answer: its text and the displays of its codings. */
export function wordsOf(answer: object): string[] {
  const { valueString, valueCodeableConcept } = answer as Answered;
  const concept = isElement<CodeableConcept>(valueCodeableConcept) ? valueCodeableConcept : {};
  return [valueString, concept.text, ...codingsOf(answer).map(({ display }) => display)].flatMap(
    (words) => textOf(words)?.slice(0, LONGEST_WORDS) ?? [],
  );
}

/** Lower case, letters and digits with single blanks between them. */
export function plainWords(text: string): string {
  return normalForm(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The codings of an answer. */
export function codingsOf(answer: object): Unread<Coding>[] {
  const { valueCoding, valueCodeableConcept } = answer as Answered;
  return [
    ...(isElement<Coding>(valueCoding) ? [valueCoding] : []),
    ...(isElement<CodeableConcept>(valueCodeableConcept)
      ? elementsOf<Coding>(valueCodeableConcept.coding)
      : []),
  ];
}

function lowered(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map((word) => word.toLowerCase()));
}

function quantityValue(value: unknown): unknown {
  return isElement<Quantity>(value) ? value.value : undefined;
}

/** The weight in an extension of an answer, a coding or an answer option. */
export function statedWeight(holders: readonly { readonly extension?: unknown }[]): number | undefined {
  for (const { extension } of holders) {
    if (extension === undefined) continue;
    for (const { url, valueDecimal, valueInteger } of elementsOf<Extension>(extension)) {
      if (!ORDINAL.test(textOf(url)?.slice(-80) ?? '')) continue;
      for (const number of [valueDecimal, valueInteger])
        if (typeof number === 'number' && Number.isFinite(number)) return number;
    }
  }
  return undefined;
}

function weightAmong(
  codings: readonly Unread<Coding>[],
  words: readonly string[],
  weights: OptionWeights | undefined,
): number | undefined {
  if (weights === undefined) return undefined;
  for (const key of [...codings.flatMap(({ code }) => textOf(code) ?? []), ...words.map(plainWords)]) {
    const weight = weights.get(key);
    if (weight !== undefined) return weight;
  }
  return undefined;
}

function codedPoints(
  codings: readonly Unread<Coding>[],
  instrument: Instrument | undefined,
): number | undefined {
  const known = (instrument && ANSWER_POINTS[instrument.key]) ?? ANSWER_POINTS.phq9;
  for (const { code } of codings) {
    const value = textOf(code);
    if (value !== undefined && known !== undefined && Object.hasOwn(known.codes, value))
      return known.codes[value];
  }
  return undefined;
}

/** Yes and no are the two answers of an item that has only two. */
function yesOrNo(answer: object, instrument: Instrument | undefined): number | undefined {
  if (instrument === undefined) return undefined;
  const [lowest, highest] = answerRange(instrument, 1);
  if (highest - lowest !== 1) return undefined;
  const yes = saysYes(answer);
  return yes === undefined ? undefined : yes ? highest : lowest;
}

function wordPoints(answer: object, instrument: Instrument | undefined): number | undefined {
  const words = wordsOf(answer);
  const codes = codingsOf(answer).flatMap(({ code }) => textOf(code) ?? []);
  const known = instrument && ANSWER_POINTS[instrument.key];
  for (const each of words) {
    const plain = plainWords(each);
    if (known !== undefined && Object.hasOwn(known.words, plain)) return known.words[plain];
  }
  for (const each of [...words, ...codes]) {
    if (RANGE.test(each)) continue;
    const number = NUMBER_FIRST.exec(each)?.[1] ?? NUMBER_LAST.exec(each.slice(-12))?.[1];
    if (number !== undefined) return Number(number);
  }
  return undefined;
}
