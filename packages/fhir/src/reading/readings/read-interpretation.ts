import type { CodeableConcept, Coding } from 'fhir/r4.js';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';

type Flag = 'high' | 'low' | 'critical' | 'normal';
/** `calm` says that nothing is wrong without saying that a number lies inside a range: negative, a change for the better. */
type Meaning = Flag | 'abnormal' | 'positive' | 'calm' | 'unclear';

/** HL7 v3-ObservationInterpretation and the older table 0078. */
const CODES: Readonly<Record<string, Meaning>> = {
  H: 'high',
  HU: 'high',
  HX: 'high',
  '>': 'high',
  L: 'low',
  LU: 'low',
  LX: 'low',
  '<': 'low',
  HH: 'critical',
  LL: 'critical',
  AA: 'critical',
  A: 'abnormal',
  N: 'normal',
  POS: 'positive',
  DET: 'positive',
  RR: 'positive',
  WR: 'positive',
  W: 'unclear',
  IND: 'unclear',
  E: 'unclear',
  NEG: 'calm',
  ND: 'calm',
  NR: 'calm',
  B: 'calm',
  D: 'calm',
  U: 'calm',
  S: 'calm',
  I: 'calm',
  R: 'calm',
  MS: 'calm',
  VS: 'calm',
  SDD: 'calm',
  SYN_R: 'calm',
  SYN_S: 'calm',
  EXP: 'calm',
  IE: 'calm',
};

/** Codes of laboratory systems and words as short as codes. */
const LOCAL: Readonly<Record<string, Meaning>> = {
  ...Object.fromEntries(Object.entries(CODES).map(([code, meaning]) => [code.toLowerCase(), meaning])),
  hi: 'high',
  lo: 'low',
  ch: 'critical',
  cl: 'critical',
  crit: 'critical',
  ab: 'abnormal',
  abn: 'abnormal',
  wnl: 'normal',
  ok: 'normal',
  '': 'abnormal',
  '↑': 'high',
  '↓': 'low',
  '↑↑': 'critical',
  '↓↓': 'critical',
  '+': 'positive',
  '-': 'calm',
};

const CALM =
  /\bnot? (?:detected|seen|reactive|present|elevated|increased|raised|abnormal\w*|significant\w*|clinically significant)\b|\bnon-?reactive\b|\blow(?:er)? (?:cardiovascular )?risk\b/;
const NEGATED = /\b(?:no|not|non|without|never)\b/;
/** In this order: what is said first in the list is worse, and "above normal" is not normal. */
const WORDS: readonly (readonly [RegExp, Meaning])[] = [
  [/\b(?:critical\w*|panic|alarm\w*|alert|life[- ]threatening|emergency|dangerous\w*|toxic)\b/, 'critical'],
  [/\b(?:high|higher|elevated|above|increased|raised|exceeds|supratherapeutic)\b/, 'high'],
  [/\b(?:low|lower|below|decreased|reduced|subtherapeutic)\b/, 'low'],
  [/\b(?:abnormal\w*|out of (?:normal |reference )?(?:range|limits)|outside|pathologic\w*)\b/, 'abnormal'],
  [/\b(?:positive|detected|reactive|present)\b/, 'positive'],
  [
    /\b(?:normal|within (?:the )?(?:normal |reference |expected )?(?:limits|range)|in (?:normal |reference )?range|unremarkable|desirable|optimal|therapeutic|expected)\b/,
    'normal',
  ],
  [/\b(?:negative|absent|none (?:detected|seen)|nonreactive|undetected|undetectable)\b/, 'calm'],
];

const WORST_FIRST = ['critical', 'high', 'low', 'abnormal', 'positive', 'unclear', 'normal', 'calm'] as const;
const HL7 = /v3-ObservationInterpretation|v2-0078|observation-interpretation|v2\/0078/i;
const MOST_CONCEPTS = 50;
const LONGEST_WORDS = 200;

export interface ReadFlag {
  readonly flag?: Flag;
  /** The laboratory says abnormal and not on which side. */
  readonly abnormal?: true;
  /** What the flag alone does not say. */
  readonly remark?: string;
  /** What the laboratory said, where it makes no flag and is not clearly normal. */
  readonly look?: string;
}

/** Which side of the range a number lies on, by the bounds the laboratory sent. */
export interface Bounds {
  readonly low: number | undefined;
  readonly high: number | undefined;
}

interface Said {
  readonly meaning: Meaning;
  readonly words: string;
}

/**
 * The flag of a reading, by codes, by local codes and by words: the worst of them. `A` says abnormal and not which way:
 * the range of the laboratory decides, and without one the reading has no flag and is called abnormal. What makes
 * no flag (positive, resistant, words nobody knows) is kept as a remark, and asks for a look when it is not clearly
 * normal.
 */
export function readInterpretation(
  interpretation: unknown,
  value: number | string | null,
  bounds: Bounds,
): ReadFlag {
  const concepts = isElement<CodeableConcept>(interpretation)
    ? [interpretation]
    : elementsOf<CodeableConcept>(interpretation);
  const said = concepts.slice(0, MOST_CONCEPTS).flatMap(saidIn);
  const worst = WORST_FIRST.map((meaning) => said.find((each) => each.meaning === meaning)).find(Boolean);
  if (worst === undefined) return {};
  const { meaning, words } = worst;
  if (meaning === 'abnormal') return abnormalFlag(value, bounds, words);
  const others = said.filter((each) => ['positive', 'unclear', 'calm'].includes(each.meaning));
  const remark = remarkOf(others);
  if (meaning === 'positive' || meaning === 'unclear') return { ...remark, look: words };
  return meaning === 'calm' ? remark : { flag: meaning, ...remark };
}

function remarkOf(said: readonly Said[]): { remark?: string } {
  const words = [...new Set(said.map((each) => each.words))];
  return words.length === 0 ? {} : { remark: `interpretation ${words.join(', ')}` };
}

function abnormalFlag(value: number | string | null, { low, high }: Bounds, words: string): ReadFlag {
  if (typeof value === 'number' && low !== undefined && value < low) return { flag: 'low' };
  if (typeof value === 'number' && high !== undefined && value > high) return { flag: 'high' };
  return { abnormal: true, remark: `flagged ${words} (abnormal) by the laboratory, without a direction` };
}

/** What one concept says: each code that is known, and the words where they add to it. */
function saidIn({ coding, text }: Unread<CodeableConcept>): Said[] {
  const codings = elementsOf<Coding>(coding).slice(0, MOST_CONCEPTS);
  const coded = codings.flatMap(({ system, code }) => {
    const word = textOf(code);
    if (word === undefined) return [];
    const isHl7 = system === undefined || HL7.test(textOf(system) ?? '');
    const meaning = (isHl7 && Object.hasOwn(CODES, word) ? CODES[word] : undefined) ?? meaningOf(word);
    return meaning === undefined ? [] : [{ meaning, words: word }];
  });
  const texts = [text, ...codings.map(({ display }) => display)]
    .map((each) => textOf(each))
    .filter((each) => each !== undefined);
  const worded = texts.flatMap((each) => {
    const meaning = meaningOf(each);
    return meaning === undefined ? [] : [{ meaning, words: each.slice(0, LONGEST_WORDS) }];
  });
  // A code that is known says it for the display beside it; the words are heard where they say something worse.
  if (coded.length > 0 || worded.length > 0)
    return [...coded, ...worded.filter((each) => isWorse(each, coded))];
  const unknown = texts[0] ?? codings.map(({ code }) => textOf(code)).find((code) => code !== undefined);
  return unknown === undefined ? [] : [{ meaning: 'unclear', words: unknown.slice(0, LONGEST_WORDS) }];
}

function isWorse({ meaning }: Said, coded: readonly Said[]): boolean {
  const rank = WORST_FIRST.indexOf(meaning);
  return coded.every((each) => rank < WORST_FIRST.indexOf(each.meaning));
}

function meaningOf(text: string): Meaning | undefined {
  const words = text.slice(0, LONGEST_WORDS).toLowerCase();
  const bare = words.replace(/[*!()[\]\s]/g, '');
  if (Object.hasOwn(LOCAL, bare)) return LOCAL[bare];
  if (CALM.test(words)) return 'calm';
  // "Not critical" is neither a flag nor a clearance: a person reads it.
  if (NEGATED.test(words)) return undefined;
  const found = WORDS.filter(([pattern]) => pattern.test(words)).map(([, meaning]) => meaning);
  if (found.includes('high') && found.includes('low'))
    return found.includes('critical') ? 'critical' : 'abnormal';
  return found[0];
}
