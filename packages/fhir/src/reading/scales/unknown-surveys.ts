import { asksAboutSafety } from '@svc/clinical';
import { CODE_SYSTEMS } from '@svc/contracts';
import type { CodeableConcept, Observation, Quantity } from 'fhir/r4.js';
import type { Placed } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { codesOf } from '../element/codes.ts';
import { conceptText, valueFieldsOf } from '../readings/value.ts';
import type { AskedItems } from './answered-items.ts';
import { codingsOf, plainWords, pointsOf, saysYes, wordsOf } from './answers.ts';
import { NO_ITEM_CODES, RISK_LEVEL_CODES, SCREEN_CODES, SELF_HARM_CODES } from './instrument-items.ts';
import { loincsOf } from './loinc-in.ts';
import { namesInConcept } from './name-in-words.ts';
import { dated } from './note-answer.ts';
import { isAffirmed, saidIn } from './said.ts';
import { totalAmong } from './recognise.ts';
import { CALM_CODES, CALM_WORDS, MEASURED_UNIT, MENTAL_WORDS, UNSCORED_SURVEYS } from './survey-lists.ts';
import { saysNothing, toneOf } from './tone.ts';

/** What becomes of a response whose instrument is not known. */
interface Unknown {
  readonly asks: boolean;
  readonly why: string;
}

/** A response to an unknown instrument asks for a look when its answers could be scores of a mental state. */
export function unknownResponse(
  { items, groupCodes, groupNames }: AskedItems,
  names: readonly string[],
  codes: readonly string[],
  day: string | undefined,
): Unknown {
  const all = [...codes, ...groupCodes];
  const listed = all.map((code) => UNSCORED_SURVEYS[code]).find((name) => name !== undefined);
  const asked = items.flatMap((item) => item.answers.map((answer) => ({ item, answer })));
  const telling = asked.some(({ item, answer }) => mayScore(answer) && !isCalmItem(item.codes, item.text));
  const [name = names.find((each) => each.length > 1)] = [listed];
  const why = `${name === undefined ? '' : `${name.slice(0, 80)}${dated(day)}: `}which instrument it answers is not known here: it was not scored`;
  const about = [...names, ...groupNames].map(plainWords).join(' ').slice(0, 2000);
  const social = all.some((code) => CALM_CODES.has(code)) || CALM_WORDS.test(about);
  const calm = listed === undefined && social && !MENTAL_WORDS.test(about);
  return { asks: telling && !calm, why };
}

/** Asks for an amount, not for how somebody is. */
const A_COUNT =
  /^(?:how (?:many|much|long|old|tall)|number of|what is your (?:age|height|weight)|year|date|age)\b/;

function isCalmItem(codes: readonly string[], text: string | undefined): boolean {
  if (codes.some((code) => CALM_CODES.has(code))) return true;
  const plain = plainWords((text ?? '').slice(0, 300));
  if (A_COUNT.test(plain) && !MENTAL_WORDS.test(plain)) return true;
  return CALM_WORDS.test(plain) && !MENTAL_WORDS.test(plain);
}

/** Words that scales answer with. */
const OF_A_SCALE =
  /^(?:never|rarely|seldom|hardly ever|occasionally|sometimes|often|frequently|usually|always|almost (?:never|always)|(?:some|most|all|none|a little|a good bit) of the time|a little(?: bit)?|somewhat|quite a bit|very much|extremely|not very|very|strongly (?:dis)?agree|(?:dis)?agree|(?:some|several|most) days|every day)\b/;
const SNOMED = CODE_SYSTEMS.snomed;

/** A number, or a word that stands for one or for something to look at; not yes or no, and no concept. */
function mayScore(answer: object): boolean {
  const { valueInteger, valueDecimal, valueQuantity, valueString } = answer as Readonly<
    Record<string, unknown>
  >;
  if (isElement<Quantity>(valueQuantity)) return isScoreUnit(valueQuantity);
  if (typeof valueInteger === 'number' || typeof valueDecimal === 'number') return true;
  if (typeof valueString === 'string') return PLAIN_NUMBER.test(valueString.trim().slice(0, 40));
  const codings = codingsOf(answer);
  if (codings.length === 0 || saysYes(answer) !== undefined) return false;
  const words = wordsOf(answer).map(plainWords);
  if (words.length === 0) return !codings.some(({ system }) => system === SNOMED);
  return (
    pointsOf(answer) !== undefined ||
    toneOf(answer) === 'concern' ||
    words.some((each) => OF_A_SCALE.test(each))
  );
}

function isScoreUnit({ unit, code }: Unread<Quantity>): boolean {
  return ![unit, code].some((each) => MEASURED_UNIT.test(textOf(each)?.slice(0, 60) ?? ''));
}

const NOT_SURVEYED = new Set(['laboratory', 'vital-signs', 'imaging', 'procedure']);

/** What is asked of an Observation that is neither a score nor an item. */
interface Surveyed {
  readonly name: string;
  readonly codes: readonly string[];
  readonly plain: string;
  readonly day: string | undefined;
}

/**
 * Reads what no instrument here knows: levels of risk, screens that were positive, findings of self-harm, and surveys
 * whose number might matter. True when it was told what it is.
 */
export function readUnknownSurvey(placed: Placed<Observation>, report: ReadingReport): boolean {
  const { resource, path } = placed;
  const day = textOf(resource.effectiveDateTime) ?? textOf(resource.issued);
  const kinds = elementsOf<CodeableConcept>(resource.category).flatMap((each) =>
    [...codesOf(each).map(({ code }) => code), textOf(each.text) ?? ''].map((kind) => kind.toLowerCase()),
  );
  if (kinds.some((kind) => NOT_SURVEYED.has(kind))) return false;
  const holders = [resource, ...elementsOf<Observation>(resource.component)];
  const found = holders.map((holder) => reasonFor(holder, { kinds, day }));
  for (const reason of found) if (reason?.asks !== undefined) report.review(`${path}: ${reason.asks}`);
  const told = found.find((each) => each !== undefined);
  if (told === undefined) return false;
  if (told.is === 'used') report.used(placed, 'context');
  else report.notUsed(placed, told.is);
  return true;
}

interface Reason {
  /** Why a clinician has to look; undefined when nothing asks. */
  readonly asks: string | undefined;
  /** `used`, or why it is not. */
  readonly is: string;
}

function reasonFor(
  holder: Unread<Observation>,
  { kinds, day }: { readonly kinds: readonly string[]; readonly day: string | undefined },
): Reason | undefined {
  if (valueFieldsOf(holder).length === 0) return undefined;
  const codes = loincsOf(holder.code);
  if (codes.some((code) => CALM_CODES.has(code))) return undefined;
  const name = isElement<CodeableConcept>(holder.code) ? (conceptText(holder.code) ?? '') : '';
  const plain = plainWords(name.slice(0, 300));
  const surveyed: Surveyed = { name: name.slice(0, 120), codes, plain, day };
  return (
    selfHarm(holder, surveyed) ??
    ofTone(holder, surveyed) ??
    (kinds.includes('survey') || isNamedScore(holder, surveyed) ? number(holder, surveyed) : undefined)
  );
}

/** A score by its name, whatever its category: of a list, of the mind, or of an instrument and something more. */
function isNamedScore(holder: Unread<Observation>, { codes, plain }: Surveyed): boolean {
  return (
    listedIn(UNSCORED_SURVEYS, codes) !== undefined ||
    (MENTAL_WORDS.test(plain) && A_SCORE.test(plain)) ||
    (isElement<CodeableConcept>(holder.code) &&
      namesInConcept(holder.code).some(({ is }) => is === 'unclear'))
  );
}

const A_SCORE = /\b(?:scores?|scale|total|inventory|index|questionnaire|rating|schedule)\b/;

function listedIn(list: Readonly<Record<string, string>>, codes: readonly string[]): string | undefined {
  return codes.filter((code) => Object.hasOwn(list, code)).map((code) => list[code])[0];
}

/** A finding of suicide or self-harm by its code: anything but no and zero. By its words it is judged with all others. */
function selfHarm(holder: Unread<Observation>, { name, codes, plain, day }: Surveyed): Reason | undefined {
  const listed = listedIn(SELF_HARM_CODES, codes);
  const isJudged = asksAboutSafety(name) && !/\b(?:risk|level|score)\b/.test(plain);
  if (listed === undefined) return isJudged ? { asks: undefined, is: 'used' } : undefined;
  const asks = isAffirmed(holder) ? `${listed} ${saidIn(holder)}${dated(day)}` : undefined;
  return { asks, is: 'used' };
}

/** A level or a screen in words: negative, none and low are calm. */
function ofTone(holder: Unread<Observation>, { name, codes, plain, day }: Surveyed): Reason | undefined {
  const level = listedIn(RISK_LEVEL_CODES, codes);
  const rated = isElement<CodeableConcept>(holder.code)
    ? namesInConcept(holder.code).find(({ instrument }) => instrument.levelOnly)?.instrument.name
    : undefined;
  const screen = level ?? listedIn(SCREEN_CODES, codes) ?? rated;
  const [known] = isElement<CodeableConcept>(holder.code) ? namesInConcept(holder.code) : [];
  const calm = toneOf(holder) === 'calm' ? (known?.instrument.name ?? totalAmong(codes)?.name) : undefined;
  const named =
    screen ??
    calm ??
    (MENTAL_WORDS.test(plain) &&
    /\b(?:risk|level|severity|screen\w{0,5}|interpretation|category|result)\b/.test(plain)
      ? name
      : undefined);
  if (named === undefined) return undefined;
  const value = pointsOf(holder);
  const isNumber = value !== undefined && toneOf(holder) === 'unclear';
  const tone = isNumber ? (value === 0 ? 'calm' : 'concern') : toneOf(holder);
  if (tone === 'calm') return { asks: undefined, is: 'used' };
  // Words that nobody knows ask where a risk was rated, and where nothing but the result was asked.
  if (tone === 'unclear' && screen === undefined) return undefined;
  if (level === undefined && rated === undefined && saysNothing(holder))
    return { asks: undefined, is: 'says that nothing was answered' };
  const not = isNumber ? ': not scored' : '';
  const isJudged = level === undefined && asksAboutSafety(name);
  return { asks: isJudged ? undefined : `${named} ${saidIn(holder)}${dated(day)}${not}`, is: 'used' };
}

/** A number of a survey that is not known here. */
function number(holder: Unread<Observation>, { name, codes, plain, day }: Surveyed): Reason | undefined {
  const listed = listedIn(UNSCORED_SURVEYS, codes);
  const calm =
    listed === undefined &&
    (codes.some((code) => CALM_CODES.has(code)) ||
      codes.some((code) => NO_ITEM_CODES.has(code)) ||
      isOfSomethingElse(holder, plain) ||
      (CALM_WORDS.test(plain) && !MENTAL_WORDS.test(plain)) ||
      /\b(?:item|question|difficult\w{0,2})\b/.test(plain));
  const { valueQuantity } = holder;
  const isScore = !isElement<Quantity>(valueQuantity) || isScoreUnit(valueQuantity);
  const value = textOf(holder.valueString) ?? pointsOf(holder);
  const worded = MENTAL_WORDS.test(plain) && saysYes(holder) === undefined && isMuch(holder);
  if (calm || (!worded && (value === undefined || !isScore || !isPlainNumber(holder)))) return undefined;
  const said = worded ? saidIn(holder) : String(value);
  const why = `${listed ?? name} ${said}${day === undefined ? '' : ` of ${day.slice(0, 10)}`}: not scored, instrument not known here`;
  return { asks: why, is: why };
}

/** A word for something to look at, or one of the answers for more than some days. */
function isMuch(holder: Unread<Observation>): boolean {
  const coded = isElement<CodeableConcept>(holder.valueCodeableConcept) ? pointsOf(holder) : undefined;
  return toneOf(holder) === 'concern' || (coded ?? 0) > 1;
}

/** A percentile, a change, a day, another person: words beside the name of an instrument that make no score of it. */
function isOfSomethingElse({ code }: Unread<Observation>, plain: string): boolean {
  return (
    isElement<CodeableConcept>(code) &&
    namesInConcept(code).some(({ is }) => is === 'other') &&
    !/\b(?:severity|level|interpretation|category|risk)\b/.test(plain)
  );
}

/** A number alone, or out of another. */
const PLAIN_NUMBER = /^\d{1,4}(?:[.,]\d{1,3})?(?:\s?\/\s?\d{1,4})?$/;

function isPlainNumber({ valueQuantity, valueInteger, valueString }: Unread<Observation>): boolean {
  return (
    isElement<Quantity>(valueQuantity) ||
    typeof valueInteger === 'number' ||
    PLAIN_NUMBER.test(textOf(valueString) ?? '')
  );
}
