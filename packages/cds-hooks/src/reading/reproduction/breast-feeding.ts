import { DAY_MS, formatIsoDay } from '@svc/contracts';
import { listOf, type Unread } from '../resources.ts';
import { BREAST_FEEDING_CODES, BREAST_FEEDING_ICD10 } from '../../reproduction-codes.ts';
import { begunAt, codesIn, isPresent, isResult, observedAt, plainWords } from './statement.ts';

/** Two years of breast-feeding are usual in many places; what was said before is over. Ours. */
const LONGEST_MS = 730 * DAY_MS;

const WORDS =
  /\b(?:breast\s?-?\s?fe(?:ed|eds|eding|d)|lactat(?:ing|ion)|nursing\s+(?:mother|status)|stillt|stillend|allaitement|lactancia)\b/;
const NOT =
  /\b(?:not|no|non|never|none|nein|false|stopped|ended|weaned|formula|bottle|denie[sd]|suppress\w{0,3}|history|past|previous(?:ly)?|planned|planning|intention)\b/;
const YES = /\b(?:yes|true|ja|oui|exclusive(?:ly)?|partial(?:ly)?|current(?:ly)?|breast\w{0,8}|lactating)\b/;

interface Statement {
  readonly isSo: boolean;
  readonly atMs: number | undefined;
  readonly said: string;
}

/** What says that somebody breast-feeds now, with its date; undefined where nothing does. The newest statement holds. */
export function readBreastFeeding(resources: readonly Unread[], now: number): string | undefined {
  const statements = resources.flatMap((each) => [...ofObservation(each, now), ...ofCondition(each, now)]);
  const recent = statements.filter(({ atMs }) => atMs === undefined || now - atMs <= LONGEST_MS);
  const [newest] = recent.toSorted(
    (one, other) => (other.atMs ?? now) - (one.atMs ?? now) || Number(other.isSo) - Number(one.isSo),
  );
  return newest?.isSo === true ? newest.said : undefined;
}

function ofObservation(observation: Unread, now: number): Statement[] {
  if (!isResult(observation)) return [];
  const atMs = observedAt(observation, now);
  return [observation, ...listOf(observation['component'])].flatMap((holder) => {
    const { code, valueCodeableConcept, valueString, valueBoolean } = holder;
    const value = valueCodeableConcept ?? valueString;
    const byValue = codesIn(value).some((each) => BREAST_FEEDING_CODES.codes.includes(each));
    if (!byValue && !WORDS.test(plainWords(code))) return [];
    const isSo = byValue || saysSo(plainWords(value), valueBoolean);
    return isSo === undefined ? [] : [{ isSo, atMs, said: `breast-feeding status${dayOf(atMs)}` }];
  });
}

function saysSo(words: string, value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (NOT.test(words)) return false;
  return YES.test(words) ? true : undefined;
}

function ofCondition(condition: Unread, now: number): Statement[] {
  if (!isPresent(condition, now)) return [];
  if (!isAboutBreastFeeding(condition)) return [];
  const atMs = begunAt(condition, now);
  return [{ isSo: true, atMs, said: `condition breast-feeding${dayOf(atMs)}` }];
}

function dayOf(atMs: number | undefined): string {
  return atMs === undefined ? '' : ` of ${formatIsoDay(atMs)}`;
}

/** Whether a Condition is told here and not by its name. */
export function isAboutBreastFeeding({ code }: Unread): boolean {
  const words = plainWords(code);
  return isBreastFeedingCode(code) || (WORDS.test(words) && !NOT.test(words));
}

function isBreastFeedingCode(code: unknown): boolean {
  return codesIn(code).some(
    (each) => BREAST_FEEDING_CODES.codes.includes(each) || BREAST_FEEDING_ICD10.pattern.test(each),
  );
}
