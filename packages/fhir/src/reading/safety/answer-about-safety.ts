import { asksAboutSafety, findSafetyWords, isAboutSafety, safetyOfCode } from '@svc/clinical';
import type { CodeableConcept, Coding, Observation, Quantity } from 'fhir/r4.js';
import { type ReadCode, codesOf } from '../element/codes.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { conceptText } from '../readings/value.ts';

/** What an answer to a question about safety says. `none`: it was not asked, or not answered. */
export type SafetyAnswer = 'yes' | 'no' | 'none';

const NO_WORDS =
  /^(?:no|none|nil|never|not(?! (?:safe|sure|asked|assessed|done|known|applicable|able|willing))|absent|negative|neg|denie[sd]|n|false|0|low|very low|minimal|negligible|unlikely|without|free|green|within normal|normal|unremarkable)(?:[^a-z]|$)/i;
const NOT_ASKED = /^(?:not (?:asked|assessed|done|known|applicable)|unknown|n\/?a$|deferred|pending)/i;
const DENIES = /(?:^|[^a-z])(?:denie[sd]|denying|denial|absent|negative|not present)(?:[^a-z]|$)/i;
const NO_CODES: ReadonlySet<string> = new Set([
  'LA32-8',
  'LA6568-5',
  '373067005',
  '260385009',
  '2667000',
  '134420004',
  '406554000',
]);
const NEGATIVE: ReadonlySet<string> = new Set(['NEG', 'N', 'ND', 'L']);
const POSITIVE: ReadonlySet<string> = new Set(['POS', 'A', 'AA', 'H', 'HH', 'DET']);

interface Answer {
  readonly valueBoolean?: unknown;
  readonly valueInteger?: unknown;
  readonly valueDecimal?: unknown;
  readonly valueQuantity?: unknown;
  readonly valueString?: unknown;
  readonly valueCoding?: unknown;
  readonly valueCodeableConcept?: unknown;
  readonly dataAbsentReason?: unknown;
  readonly interpretation?: unknown;
}

/** Whether a concept asks about suicide, self-harm or violence, by any of its words or codes. */
export function isSafetyQuestion(concept: unknown): boolean {
  return namesOf(concept).some(asksAboutSafety) || codesIn(concept).some(isSafetyCode);
}

/** What a concept says about safety that is so: its words, or the name of its code; undefined for anything else. */
export function safetyInConcept(concept: unknown, past = false): string | undefined {
  const names = namesOf(concept);
  const said = names.find((name) => isAboutSafety(name, { past }));
  if (said !== undefined) return said;
  // Words beside a code may say of whom and when: "History of suicide attempt" under the code of an attempt.
  if (names.some(asksAboutSafety)) return undefined;
  for (const { system, code } of codesIn(concept)) {
    const meaning = safetyOfCode(system, code);
    if (meaning !== undefined)
      return names[0] === undefined ? `${meaning} (${code})` : `${names[0]} (${meaning})`;
  }
  return undefined;
}

/** What an Observation, a component or an answer says where it is asked about safety. */
export function answerTo(answer: object): SafetyAnswer {
  const { valueBoolean, valueQuantity, valueInteger, valueDecimal, dataAbsentReason, interpretation } =
    answer as Answer;
  if (typeof valueBoolean === 'boolean') return valueBoolean ? 'yes' : 'no';
  const flags = elementsOf<CodeableConcept>(interpretation).flatMap((each) => codesOf(each));
  if (flags.some(({ code }) => POSITIVE.has(code))) return 'yes';
  if (flags.some(({ code }) => NEGATIVE.has(code))) return 'no';
  const words = wordsOfAnswer(answer);
  if (words.codes.some((code) => NO_CODES.has(code))) return 'no';
  if (words.texts.length > 0) return inWords(words.texts);
  const number = [
    valueInteger,
    valueDecimal,
    isElement<Quantity>(valueQuantity) ? valueQuantity.value : undefined,
  ];
  const points = number.find((each) => typeof each === 'number');
  if (points !== undefined) return points > 0 ? 'yes' : 'no';
  if (words.codes.length > 0) return 'yes';
  return isElement(dataAbsentReason) ? 'none' : 'none';
}

/** The words of an answer, for a quote. */
export function shownAnswer(answer: object): string {
  const { valueBoolean, valueQuantity, valueInteger, valueDecimal } = answer as Answer;
  const [text] = wordsOfAnswer(answer).texts;
  if (text !== undefined) return text.slice(0, 120);
  if (typeof valueBoolean === 'boolean') return valueBoolean ? 'yes' : 'no';
  const { value, unit } = isElement<Quantity>(valueQuantity) ? valueQuantity : ({} as Unread<Quantity>);
  return [valueInteger ?? valueDecimal ?? value ?? 'coded', textOf(unit)]
    .filter((part) => part !== undefined)
    .join(' ');
}

function inWords(texts: readonly string[]): SafetyAnswer {
  if (texts.some((text) => findSafetyWords(text).length > 0)) return 'yes';
  if (texts.every((text) => NOT_ASKED.test(text))) return 'none';
  return texts.some((text) => NO_WORDS.test(text) || DENIES.test(text)) ? 'no' : 'yes';
}

function wordsOfAnswer(answer: object): { readonly texts: string[]; readonly codes: string[] } {
  const { valueString, valueCoding, valueCodeableConcept } = answer as Answer;
  const codings = [
    ...(isElement<Coding>(valueCoding) ? [valueCoding] : []),
    ...(isElement<CodeableConcept>(valueCodeableConcept)
      ? elementsOf<Coding>(valueCodeableConcept.coding)
      : []),
  ];
  const text = isElement<CodeableConcept>(valueCodeableConcept)
    ? textOf(valueCodeableConcept.text)
    : undefined;
  return {
    texts: [textOf(valueString), text, ...codings.map(({ display }) => textOf(display))].filter(
      (each) => each !== undefined,
    ),
    codes: codings.flatMap(({ code }) => textOf(code) ?? []),
  };
}

/** LOINC codes that ask whether there are thoughts of suicide or acts of it: only the codes of whole questions. */
const QUESTIONS: ReadonlySet<string> = new Set(['93278-0', '93304-4', '93293-9', '65513-4']);

function isSafetyCode({ system, code }: ReadCode): boolean {
  return QUESTIONS.has(code) || safetyOfCode(system, code) !== undefined;
}

function namesOf(concept: unknown): string[] {
  if (!isElement<CodeableConcept>(concept)) return [];
  return [
    textOf(concept.text),
    ...elementsOf<Coding>(concept.coding).map(({ display }) => textOf(display)),
  ].filter((name) => name !== undefined);
}

function codesIn(concept: unknown): ReadCode[] {
  return codesOf(concept);
}

/** The words of a question, for a quote. */
export function shownQuestion(concept: unknown): string {
  return (
    (isElement<CodeableConcept>(concept) ? conceptText(concept) : undefined)?.slice(0, 120) ?? 'a question'
  );
}

/** Whether an Observation without a value is a finding by itself: its code says that it is so. */
export function isFindingByItself(holder: Unread<Observation>): boolean {
  return !isElement(holder.dataAbsentReason) && safetyInConcept(holder.code) !== undefined;
}
