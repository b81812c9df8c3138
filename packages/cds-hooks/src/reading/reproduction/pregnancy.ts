import { findAnalyte, referenceSide, toAnalyteUnit } from '@svc/clinical';
import { DAY_MS, formatIsoDay } from '@svc/contracts';
import { readValue, readWord } from '@svc/engines';
import { isObject, listOf, type Unread } from '../resources.ts';
import {
  DELIVERY_CODES,
  HCG_CODES,
  PREGNANCY_ICD10,
  type Standing,
  STANDING_BY_CODE,
  STATUS_CODES,
} from '../../reproduction-codes.ts';
import {
  begunAt,
  codesIn,
  isPresent,
  isResult,
  latestMoment,
  observedAt,
  plainWords,
  wordsIn,
} from './statement.ts';

/** What a record says of a pregnancy now, and by what. */
export interface Pregnancy {
  readonly standing: Standing;
  /** For a card: what says so, with its date. Empty where nothing does. */
  readonly said: string;
  /** Values that could not be compared, and why. */
  readonly notCompared: readonly string[];
}

interface Statement {
  readonly standing: Exclude<Standing, 'unknown'>;
  readonly atMs: number | undefined;
  /** Until when it speaks for a pregnancy, whatever its date. */
  readonly untilMs?: number;
  readonly said: string;
}

/** Forty weeks, and four until it is written down that a pregnancy is over. Ours. */
const LONGEST_MS = 308 * DAY_MS;
/** A positive test may be of the first week. */
const TEST_MS = 280 * DAY_MS;
/** Children come up to two weeks late. */
const LATE_MS = 14 * DAY_MS;
/** "Not pregnant" says nothing of a year later. Ours. */
const NOT_MS = 90 * DAY_MS;

/** What the resources of one person say of a pregnancy: the newest statement holds, what is old says nothing. */
export function readPregnancy(resources: readonly Unread[], now: number): Pregnancy {
  const notCompared: string[] = [];
  const statements = resources.flatMap((each) => [
    ...ofObservation(each, now, notCompared),
    ...ofCondition(each, now),
  ]);
  const denied = statements.filter(
    ({ standing, atMs }) => standing === 'not' && (atMs ?? now) <= now + DAY_MS,
  );
  const newestDenial = Math.max(
    Number.NEGATIVE_INFINITY,
    ...denied.map(({ atMs }) => atMs ?? Number.NEGATIVE_INFINITY),
  );
  const live = statements.filter(
    ({ standing, atMs, untilMs }) =>
      standing !== 'not' &&
      (atMs === undefined || atMs >= newestDenial) &&
      now <= (untilMs ?? (atMs ?? now) + LONGEST_MS),
  );
  const [first] = live.toSorted((one, other) => weight(other) - weight(one));
  if (first !== undefined) return { standing: first.standing, said: first.said, notCompared };
  const recent = denied.find(({ atMs }) => atMs === undefined || now - atMs <= NOT_MS);
  return recent === undefined
    ? { standing: 'unknown', said: '', notCompared }
    : { standing: 'not', said: recent.said, notCompared };
}

/** A pregnancy before a possible one, then the newest. */
function weight({ standing, atMs = 0 }: Statement): number {
  return (standing === 'pregnant' ? 1e16 : 0) + atMs;
}

const dayOf = (atMs: number | undefined) => (atMs === undefined ? '' : ` of ${formatIsoDay(atMs)}`);

function ofObservation(observation: Unread, now: number, notCompared: string[]): Statement[] {
  if (!isResult(observation)) return [];
  const atMs = observedAt(observation, now);
  return [observation, ...listOf(observation['component'])].flatMap((holder) => {
    const codes = codesIn(holder['code']);
    const words = plainWords(holder['code']);
    if (codes.some((code) => DELIVERY_CODES.codes.includes(code)) || DELIVERY_WORDS.test(words))
      return ofDeliveryDate(holder, atMs, now);
    if (codes.some((code) => HCG_CODES.codes.includes(code)) || isHcg(holder['code']))
      return ofTest(holder, observation, atMs, notCompared);
    return isAskedFor(codes, words) ? ofStatus(holder, atMs) : [];
  });
}

const DELIVERY_WORDS =
  /\b(?:(?:estimated|expected)\s+(?:date\s+of\s+)?(?:delivery|birth|due)|delivery\s+date\s+estimated|due\s+date|edd)\b/;
const STATUS_WORDS =
  /(?:^|; )(?:current(?:ly)?\s+|patient\s+)?(?:pregnan(?:t|cy)|gravidity|schwanger(?:schaft)?|gravid|enceinte|grossesse|embarazad?[ao]?)(?:\s*status)?\s*\??(?:;|$)|\bpregnancy\s+status\b|\bschwangerschaftsstatus\b/;

function isAskedFor(codes: readonly string[], words: string): boolean {
  return (
    codes.some((code) => STATUS_CODES.codes.includes(code) || STANDING_BY_CODE.has(code)) ||
    STATUS_WORDS.test(words)
  );
}

function isHcg(code: unknown): boolean {
  return wordsIn(code).some((words) => findAnalyte(words.slice(0, 120))?.key === 'beta_hcg');
}

function ofStatus(holder: Unread, atMs: number | undefined): Statement[] {
  const standing = standingOf(holder);
  return standing === undefined || standing === 'unknown'
    ? []
    : [{ standing, atMs, said: `pregnancy status “${shownValue(holder)}”${dayOf(atMs)}` }];
}

function standingOf(holder: Unread): Standing | undefined {
  const { valueCodeableConcept, valueString, valueBoolean, valueCoding } = holder;
  if (typeof valueBoolean === 'boolean') return valueBoolean ? 'pregnant' : 'not';
  const concept =
    valueCodeableConcept ?? (valueCoding === undefined ? valueString : { coding: [valueCoding] });
  if (concept === undefined && holder['dataAbsentReason'] === undefined)
    return standingByCode(holder['code']);
  return standingByCode(concept) ?? standingInWords(plainWords(concept)) ?? YES_NO[codesIn(concept)[0] ?? ''];
}

function standingByCode(concept: unknown): Standing | undefined {
  return codesIn(concept)
    .map((code) => STANDING_BY_CODE.get(code))
    .find((each) => each !== undefined);
}

const YES_NO: Readonly<Record<string, Standing>> = { Y: 'pregnant', N: 'not' };
const WORDS: readonly (readonly [Standing, RegExp])[] = [
  [
    'unknown',
    /unknown|unsure|not\s+(?:known|asked|sure|tested|done|applicable)|declin|refus|unable|unbekannt|inconnu/,
  ],
  ['possible', /possib|suspect|probabl|may\s+be|might|not\s+(?:yet\s+)?(?:confirmed|excluded|ruled\s+out)/],
  [
    'not',
    /\b(?:not|no|non|none|nein|nicht|false|negative|neg|denie[sd]|keine|pas|ikke|inte|ej|absent)\b|post\s?-?partum|postmenopaus/,
  ],
  [
    'pregnant',
    /pregnan|gravid|schwanger|enceinte|embaraz|\b(?:yes|true|positive|present|ja|oui|s[ií])\b|trimester|weeks/,
  ],
];

function standingInWords(words: string): Standing | undefined {
  return words === '' ? undefined : WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}

const MOST_SHOWN = 80;

function shownValue({ valueCodeableConcept, valueString, valueBoolean, valueCoding }: Unread): string {
  const concept =
    valueCodeableConcept ?? (valueCoding === undefined ? valueString : { coding: [valueCoding] });
  const words = wordsIn(concept)[0] ?? codesIn(concept)[0] ?? (valueBoolean === true ? 'yes' : 'no');
  return words.slice(0, MOST_SHOWN);
}

function ofDeliveryDate(holder: Unread, atMs: number | undefined, now: number): Statement[] {
  const { valueDateTime, valuePeriod, valueString } = holder;
  const period = isObject(valuePeriod) ? (valuePeriod['end'] ?? valuePeriod['start']) : undefined;
  const text = valueDateTime ?? period ?? valueString;
  // A month still to come is not cut to today.
  const dueMs = latestMoment(text, Number.POSITIVE_INFINITY);
  if (dueMs === undefined || dueMs + LATE_MS < now) return [];
  return [
    {
      standing: 'pregnant',
      atMs,
      untilMs: dueMs + LATE_MS,
      said: `estimated delivery date ${formatIsoDay(dueMs)}`,
    },
  ];
}

function ofTest(
  holder: Unread,
  observation: Unread,
  atMs: number | undefined,
  notCompared: string[],
): Statement[] {
  const said = testSaid(holder, atMs);
  const standing = resultOf(holder, observation, said, notCompared);
  if (standing === undefined) return [];
  return [{ standing, atMs, said, ...(atMs === undefined ? {} : { untilMs: atMs + TEST_MS }) }];
}

function testSaid(holder: Unread, atMs: number | undefined): string {
  const { value, unit } = quantityOf(holder);
  const shown =
    value === undefined ? shownValue(holder) : [value, unit].filter((part) => part !== undefined).join(' ');
  return `pregnancy test (hCG) ${shown}${dayOf(atMs)}`;
}

interface SentQuantity {
  readonly value: number | string | undefined;
  readonly unit: string | undefined;
}

function quantityOf({ valueQuantity, valueInteger }: Unread): SentQuantity {
  if (typeof valueInteger === 'number') return { value: valueInteger, unit: undefined };
  if (!isObject(valueQuantity)) return { value: undefined, unit: undefined };
  const { value, comparator = '', unit, code } = valueQuantity;
  const text =
    typeof value === 'number' ? (comparator === '' ? value : `${String(comparator)}${value}`) : undefined;
  const known = [unit, code].find((each) => typeof each === 'string');
  return { value: text, unit: known as string | undefined };
}

function resultOf(
  holder: Unread,
  observation: Unread,
  said: string,
  notCompared: string[],
): 'pregnant' | 'not' | undefined {
  const { value, unit } = quantityOf(holder);
  if (value !== undefined) return resultOfNumber(value, unit, said, notCompared);
  const { valueString, valueCodeableConcept, valueBoolean } = holder;
  if (typeof valueBoolean === 'boolean') return valueBoolean ? 'pregnant' : 'not';
  for (const words of wordsIn(valueCodeableConcept ?? valueString)) {
    const word = readWord(words);
    if (word === 'positive') return 'pregnant';
    if (word === 'negative') return 'not';
    const number = readValue(words);
    if (number !== undefined)
      return resultOfNumber(`${number.comparator ?? ''}${number.number}`, number.unit, said, notCompared);
    const [, standing] =
      TEST_WORDS.find(([pattern]) => pattern.test(words.toLowerCase().slice(0, MOST_SHOWN))) ?? [];
    if (standing !== undefined) return standing;
  }
  const [code] = listOf(holder['interpretation'] ?? observation['interpretation']).flatMap(codesIn);
  return code === undefined ? undefined : INTERPRETED[code];
}

const TEST_WORDS: readonly (readonly [RegExp, 'pregnant' | 'not'])[] = [
  [/\b(?:not|no|non|negativ[eo]?|neg|absent)\b/, 'not'],
  [/\b(?:positiv[eo]?|pos|detected|reactive|present|pregnant)\b/, 'pregnant'],
];
const INTERPRETED: Readonly<Record<string, 'pregnant' | 'not'>> = {
  POS: 'pregnant',
  DET: 'pregnant',
  NEG: 'not',
  ND: 'not',
};

/** By the limit of the analyte itself; a number without a unit that it knows is not compared. */
function resultOfNumber(
  sent: number | string,
  unit: string | undefined,
  said: string,
  notCompared: string[],
): 'pregnant' | 'not' | undefined {
  const analyte = findAnalyte('hcg');
  const read = readValue(sent);
  if (analyte === undefined || read === undefined) return undefined;
  const converted = toAnalyteUnit(analyte, read.number, unit);
  if ('problem' in converted) {
    notCompared.push(`${said}: ${converted.problem === 'missing_unit' ? 'unit missing' : 'unit not known'}`);
    return undefined;
  }
  const isAbove = referenceSide(analyte, converted.value) === 'high';
  if (read.comparator?.startsWith('<') === true) return converted.value <= DETECTED ? 'not' : undefined;
  return isAbove ? 'pregnant' : 'not';
}

/** Where tests in urine begin to be positive, mIU/mL: below it is what a laboratory calls negative. From memory. */
const DETECTED = 25;

/** A name of a pregnancy that is there: not one that is over, feared, wished for, or somebody else's. */
const PREGNANCY_WORDS =
  /\b(?:pregnan(?:t|cy)|gravid(?:a|ity)?|gestational\s+(?:diabetes|hypertension|age)|(?:first|second|third|1st|2nd|3rd)\s+trimester|antenatal|schwanger(?:schaft)?|grossesse|enceinte|embaraz[oa]d?[oa]?)\b/;
const OTHERWISE =
  /\b(?:history|hx|past|previous(?:ly)?|prior|former|test|prevention|contracepti\w{0,3}|planning|planned|planning|desire[sd]?|wish(?:es)?|fear|infertil\w{0,4}|ectopic|miscarriage|abortion|terminat\w{0,4}|post|after|negative|not|no|denie[sd]|ended|delivered|false|phantom|family|loss|molar|counsel\w{0,4})\b/;

function ofCondition(condition: Unread, now: number): Statement[] {
  if (!isPresent(condition, now)) return [];
  const { code } = condition;
  if (!isPregnancyCode(code) && !isPregnancyName(plainWords(code))) return [];
  const atMs = begunAt(condition, now);
  const name = (wordsIn(code)[0] ?? codesIn(code)[0] ?? '').slice(0, MOST_SHOWN);
  return [{ standing: 'pregnant', atMs, said: `condition “${name}”${dayOf(atMs)}` }];
}

function isPregnancyCode(code: unknown): boolean {
  return codesIn(code).some(
    (each) => STANDING_BY_CODE.get(each) === 'pregnant' || PREGNANCY_ICD10.pattern.test(each),
  );
}

function isPregnancyName(words: string): boolean {
  return PREGNANCY_WORDS.test(words) && !OTHERWISE.test(words);
}

/** Whether a Condition is told here and not by its name: what is old is not a pregnancy of today. */
export function isAboutPregnancy({ code }: Unread): boolean {
  return isPregnancyCode(code) || isPregnancyName(plainWords(code));
}
