import { CODE_SYSTEMS } from '@svc/contracts';
import type { Quantity } from 'fhir/r4.js';
import { isElement } from '../element/element.ts';
import type { AskedItems } from './answered-items.ts';
import { codingsOf, plainWords, pointsOf, saysYes, wordsOf } from './answers.ts';
import { dated } from './note-answer.ts';
import { isNumberInWords, isScoreUnit } from './plain-score.ts';
import { CALM_CODES, CALM_WORDS, MENTAL_WORDS, UNSCORED_SURVEYS } from './survey-lists.ts';
import { toneOf } from './tone-of-words.ts';

/** What becomes of a response whose instrument is not known. */
interface Unknown {
  readonly asks: boolean;
  /** What it is called, with its day. */
  readonly called: string;
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
  const called = name === undefined ? '' : `${name.slice(0, 80)}${dated(day)}: `;
  const about = [...names, ...groupNames].map(plainWords).join(' ').slice(0, 2000);
  const social = all.some((code) => CALM_CODES.has(code)) || CALM_WORDS.test(about);
  const calm = listed === undefined && social && !MENTAL_WORDS.test(about);
  return { asks: telling && !calm, called };
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
  if (typeof valueString === 'string') return isNumberInWords(valueString);
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
