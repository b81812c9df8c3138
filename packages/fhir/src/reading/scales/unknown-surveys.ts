import { asksAboutSafety } from '@svc/clinical';
import type { CodeableConcept, Observation } from 'fhir/r4.js';
import type { Placed } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { codesOf } from '../element/codes.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { conceptText, valueFieldsOf } from '../readings/value.ts';
import { plainWords, pointsOf, saysYes } from './answers.ts';
import { NO_ITEM_CODES, RISK_LEVEL_CODES, SCREEN_CODES, SELF_HARM_CODES } from './instrument-items.ts';
import { loincsOf } from './loinc-in.ts';
import { namesInConcept } from './name-in-words.ts';
import { dated } from './note-answer.ts';
import { isPlainScore } from './plain-score.ts';
import { totalAmong } from './recognise.ts';
import { isAffirmed, saidIn } from './said.ts';
import { CALM_CODES, CALM_WORDS, MENTAL_WORDS, UNSCORED_SURVEYS } from './survey-lists.ts';
import { saysNothing, toneOf } from './tone-of-words.ts';

const NOT_SURVEYED = new Set(['laboratory', 'vital-signs', 'imaging', 'procedure']);

/** What is asked of an Observation that is neither a score nor an item. */
interface Surveyed {
  readonly name: string;
  readonly codes: readonly string[];
  readonly plain: string;
  readonly day: string | undefined;
  /** Whether its category says so. */
  readonly surveyed: boolean;
}

const MOST_NAMED = 15;
const NOT_KNOWN = 'a survey that is not known here: not scored';

/** The newest number of a survey of one name. */
interface Newest {
  readonly path: string;
  readonly said: string;
  readonly day: string | undefined;
  readonly others: number;
}

/**
 * Reads what no instrument here knows: levels of risk, screens that were positive and findings of self-harm are told at
 * once; of surveys whose number might matter the newest of each name is told at the end.
 */
export class UnknownSurveys {
  readonly #report: ReadingReport;
  readonly #newest = new Map<string, Newest>();

  constructor(report: ReadingReport) {
    this.#report = report;
  }

  /** True when it was told what an Observation is. */
  read(placed: Placed<Observation>): boolean {
    const { resource, path } = placed;
    const day = textOf(resource.effectiveDateTime) ?? textOf(resource.issued);
    const kinds = elementsOf<CodeableConcept>(resource.category).flatMap((each) =>
      [...codesOf(each).map(({ code }) => code), textOf(each.text) ?? ''].map((kind) => kind.toLowerCase()),
    );
    if (kinds.some((kind) => NOT_SURVEYED.has(kind))) return false;
    const holders = [resource, ...elementsOf<Observation>(resource.component)];
    const found = holders.flatMap((holder) => reasonFor(holder, { kinds, day }) ?? []);
    for (const { asks, number } of found) {
      if (asks !== undefined) this.#report.review(`${path}: ${asks}`);
      if (number !== undefined) this.#add(number.name, { path, said: number.said, day });
    }
    const [told] = found;
    if (told === undefined) return false;
    if (told.why === undefined) this.#report.used(placed, 'context');
    else this.#report.notUsed(placed, told.why);
    return true;
  }

  #add(name: string, number: Omit<Newest, 'others'>): void {
    const before = this.#newest.get(name);
    const others = before === undefined ? 0 : before.others + 1;
    const isNewer = before === undefined || (number.day ?? '') > (before.day ?? '');
    this.#newest.set(name, isNewer ? { ...number, others } : { ...before, others });
  }

  /** Tells the numbers, each name once. */
  tell(): void {
    const named = [...this.#newest];
    for (const [name, { path, said, day, others }] of named.slice(0, MOST_NAMED)) {
      const on = day === undefined ? '' : ` of ${day.slice(0, 10)}`;
      const more = others === 0 ? '' : ` (and ${others} before)`;
      this.#report.review(`${path}: ${name} ${said}${on}${more}: not scored, instrument not known here`);
    }
    const left = named.length - MOST_NAMED;
    if (left > 0) this.#report.review(`Bundle: ${left} more surveys are not known here and were not scored`);
  }
}

interface Reason {
  /** Why a clinician has to look; undefined when nothing asks. */
  readonly asks?: string | undefined;
  /** Why it is not used; undefined when it is. */
  readonly why?: string;
  /** A number that might matter. */
  readonly number?: { readonly name: string; readonly said: string };
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
  const asked = kinds.includes('survey');
  const surveyed: Surveyed = { name: name.slice(0, 120), codes, plain, day, surveyed: asked };
  return (
    selfHarm(holder, surveyed) ??
    ofTone(holder, surveyed) ??
    (asked || isNamedScore(holder, surveyed) ? numberOf(holder, surveyed) : undefined)
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
  if (listed === undefined) return isJudged ? {} : undefined;
  return { asks: isAffirmed(holder) ? `${listed} ${saidIn(holder)}${dated(day)}` : undefined };
}

/** A level or a screen in words: negative, none and low are calm. */
function ofTone(
  holder: Unread<Observation>,
  { name, codes, plain, day, surveyed }: Surveyed,
): Reason | undefined {
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
      : undefined) ??
    (surveyed && toneOf(holder) === 'concern' && /\brisk\b/.test(plain) && !isCalm(holder, codes, plain)
      ? name
      : undefined);
  if (named === undefined) return undefined;
  const value = pointsOf(holder);
  const isNumber = value !== undefined && toneOf(holder) === 'unclear';
  const tone = isNumber ? (value === 0 ? 'calm' : 'concern') : toneOf(holder);
  if (tone === 'calm') return {};
  // Words that nobody knows ask where a risk was rated, and where nothing but the result was asked.
  if (tone === 'unclear' && screen === undefined) return undefined;
  if (level === undefined && rated === undefined && saysNothing(holder))
    return { why: 'says that nothing was answered' };
  if (level === undefined && asksAboutSafety(name)) return {};
  const not = isNumber ? ': not scored' : '';
  return { asks: `${named} ${saidIn(holder)}${dated(day)}${not}` };
}

/** A number of a survey that is not known here. */
function numberOf(holder: Unread<Observation>, { name, codes, plain }: Surveyed): Reason | undefined {
  const listed = listedIn(UNSCORED_SURVEYS, codes);
  if (listed === undefined && isCalm(holder, codes, plain)) return undefined;
  const worded = MENTAL_WORDS.test(plain) && saysYes(holder) === undefined && isMuch(holder);
  const value = textOf(holder.valueString) ?? pointsOf(holder);
  if (!worded && (value === undefined || !isPlainScore(holder))) return undefined;
  const said = worded ? saidIn(holder) : String(value);
  return { why: NOT_KNOWN, number: { name: listed ?? name, said } };
}

/** What is no score of a mental state, and single items of whatever it is. */
function isCalm(holder: Unread<Observation>, codes: readonly string[], plain: string): boolean {
  return (
    codes.some((code) => NO_ITEM_CODES.has(code)) ||
    isOfSomethingElse(holder, plain) ||
    (CALM_WORDS.test(plain) && !MENTAL_WORDS.test(plain)) ||
    /\b(?:item|question|difficult\w{0,2})\b/.test(plain)
  );
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
