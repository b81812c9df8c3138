import type { Option, ScreenQuestion } from './define-rule.ts';
import type { DomainKey } from './domain-keys.ts';
import type { Finding } from './finding.ts';
import { daysAgo, isOver, PAST_MONTH_DAYS, RECENT_DAYS } from '@svc/clinical';
import type { Match } from './match-rules.ts';
import type { Quote } from './quote.ts';
import type { Speaker } from './transcript/turn.ts';

/** How certain the words are, beside their own hedges. */
export interface Reading {
  readonly speaker: Speaker;
  readonly basis: Finding['basis'];
  readonly provenance: Finding['provenance'];
  /** Read as uncertain whatever the words say, and why. */
  readonly unsure?: string;
  /** Normal words in which the time of an event may be named: the sentence, then what surrounds it. */
  readonly times: readonly string[];
}

/** The findings of one match; none when the words speak of a time that is over, save for a risk. */
export function makeFindings({ rule, context }: Match, quote: Quote, reading: Reading): Finding[] {
  const [sentence = ''] = reading.times;
  if (!rule.isRisk) {
    if (context.conditional || context.hypothetical || isOver(sentence)) return [];
    return asFindings(rule.gives, quote, reading, context.hedged || reading.unsure !== undefined, false, []);
  }
  if (rule.isEvent) return eventFindings({ rule, context }, quote, reading);
  const doubts = [
    reading.unsure,
    context.hedged && 'said with reservation',
    context.conditional && 'said as a condition',
    isOver(sentence) && 'said of an earlier time',
  ].filter((doubt) => typeof doubt === 'string');
  const isHedged = doubts.length > 0;
  const days = daysAgo(sentence);
  const isThisMonth = days === undefined || days <= PAST_MONTH_DAYS;
  const gives = isHedged ? (rule.lower ?? rule.gives) : rule.gives;
  const screen = isHedged || !isThisMonth ? [] : (rule.screen ?? []);
  return asFindings(gives, quote, reading, isHedged, gives.some(isRiskOption), screen, doubts.join(', '));
}

/** An attempt: recent within the look-back of the screen, past beyond it or when no time is named. */
function eventFindings(
  { rule, context }: Pick<Match, 'rule' | 'context'>,
  quote: Quote,
  reading: Reading,
): Finding[] {
  const days = reading.times.map(daysAgo).find((found) => found !== undefined);
  const isRecent = days !== undefined && days <= RECENT_DAYS && !reading.times.slice(0, 1).some(isOver);
  const isHedged =
    context.hedged || context.conditional || reading.unsure !== undefined || days === undefined;
  const remark = [
    days === undefined && 'no time stated',
    context.hedged && 'said with reservation',
    context.conditional && 'said as a condition',
    reading.unsure,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
  if (isRecent) {
    const screen = context.hedged || context.conditional || reading.unsure ? [] : (rule.screen ?? []);
    return asFindings(rule.gives, quote, reading, isHedged, true, screen, remark);
  }
  return asFindings(rule.lower ?? rule.gives, quote, reading, isHedged, true, [], remark);
}

/** Risk rules may also give what is no risk, such as protective factors. */
function isRiskOption([, value]: Option): boolean {
  return value !== 'protective_factors_present';
}

function asFindings(
  gives: readonly Option[],
  { quote, start, end }: Quote,
  { speaker, basis, provenance }: Reading,
  hedged: boolean,
  isRisk: boolean,
  screen: readonly ScreenQuestion[],
  remark = '',
): Finding[] {
  return gives.map(([domain, value]) => ({
    // Rules name domains of the list only; a test reads every rule.
    domain: domain as DomainKey,
    value,
    quote,
    start,
    end,
    speaker,
    basis,
    provenance,
    hedged,
    isRisk,
    screen: domain === 'risk' ? screen : [],
    ...(remark === '' ? {} : { remark }),
  }));
}
