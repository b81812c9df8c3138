import { asksAboutSafety, findSafetyWords, isAboutSafety, safetyOfCode } from '@svc/clinical';
import type { CodeableConcept, Coding, Observation } from 'fhir/r4.js';
import { type ReadCode, codesOf } from '../element/codes.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { conceptText } from '../readings/value.ts';
import { wordsOf } from '../scales/answers.ts';
import { isAffirmed } from '../scales/said.ts';
import { saysNothing } from '../scales/tone-of-words.ts';

/** What an answer to a question about safety says. `none`: it was not asked, or not answered. */
export type SafetyAnswer = 'yes' | 'no' | 'none';

const DENIES =
  /\b(?:denie[sd]|denying|absent|no (?:current |active |known |recent )?(?:suicid|self|homicid|thoughts|ideation|si\b|hi\b|plan|intent|evidence|concern))/i;
const NEGATIVE: ReadonlySet<string> = new Set(['NEG', 'N', 'ND', 'L']);
const POSITIVE: ReadonlySet<string> = new Set(['POS', 'A', 'AA', 'H', 'HH', 'DET']);

interface Answer {
  readonly interpretation?: unknown;
}

/** Whether a concept asks about suicide, self-harm or violence, by any of its words or codes. */
export function isSafetyQuestion(concept: unknown): boolean {
  return namesOf(concept).some(asksAboutSafety) || codesOf(concept).some(isSafetyCode);
}

/** What a concept says about safety that is so: its words, or the name of its code; undefined for anything else. */
export function safetyInConcept(concept: unknown, past = false): string | undefined {
  const names = namesOf(concept);
  const said = names.find((name) => isAboutSafety(name, { past }));
  if (said !== undefined) return said;
  // Words beside a code may say of whom and when: "History of suicide attempt" under the code of an attempt.
  if (names.some(asksAboutSafety)) return undefined;
  for (const { system, code } of codesOf(concept)) {
    const meaning = safetyOfCode(system, code);
    if (meaning !== undefined)
      return names[0] === undefined ? `${meaning} (${code})` : `${names[0]} (${meaning})`;
  }
  return undefined;
}

/** What an Observation, a component or an answer says where it is asked about safety. */
export function answerTo(answer: object): SafetyAnswer {
  const flags = elementsOf<CodeableConcept>((answer as Answer).interpretation).flatMap((each) =>
    codesOf(each),
  );
  if (flags.some(({ code }) => POSITIVE.has(code))) return 'yes';
  if (flags.some(({ code }) => NEGATIVE.has(code))) return 'no';
  if (wordsOf(answer).some((text) => findSafetyWords(text).length > 0)) return 'yes';
  if (saysNothing(answer) || !hasValue(answer)) return 'none';
  if (wordsOf(answer).some((text) => DENIES.test(text))) return 'no';
  return isAffirmed(answer) ? 'yes' : 'no';
}

/** Whether anything stands as the value. */
export function hasValue(holder: object): boolean {
  return Object.keys(holder).some((key) => /^value[A-Z]/.test(key));
}

function isSafetyCode({ system, code }: ReadCode): boolean {
  return safetyOfCode(system, code) !== undefined;
}

function namesOf(concept: unknown): string[] {
  if (!isElement<CodeableConcept>(concept)) return [];
  return [
    textOf(concept.text),
    ...elementsOf<Coding>(concept.coding).map(({ display }) => textOf(display)),
  ].filter((name) => name !== undefined);
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
