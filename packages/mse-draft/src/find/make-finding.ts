import type { Option, ScreenQuestion } from './define-rule.ts';
import type { DomainKey } from './domain-keys.ts';
import type { Finding } from './finding.ts';
import { daysAgo, isHistorical, PAST_MONTH_DAYS, RECENT_DAYS } from '@svc/clinical';
import type { Match } from './match-rules.ts';
import type { Quote } from '../attribute/quote.ts';
import type { Speaker } from '../segment/turn.ts';

/** How certain the words are, beside their own hedges. */
export interface Attribution {
  readonly speaker: Speaker;
  readonly basis: Finding['basis'];
  readonly provenance: Finding['provenance'];
  /** Read as uncertain whatever the words say, and why. */
  readonly unsure?: string;
  /** Normal words in which the time of an event may be named: the sentence, then what surrounds it. */
  readonly times: readonly string[];
}

/** The findings of one match; none when the words speak of a time that is over, save for a risk. */
export function makeFindings({ rule, assertion }: Match, quote: Quote, attribution: Attribution): Finding[] {
  const [sentence = ''] = attribution.times;
  if (!rule.isRisk) {
    if (assertion.conditional || assertion.hypothetical || isHistorical(sentence)) return [];
    return asFindings(
      rule.gives,
      quote,
      attribution,
      assertion.hedged || attribution.unsure !== undefined,
      false,
      [],
    );
  }
  if (rule.isEvent) return eventFindings({ rule, assertion }, quote, attribution);
  const doubts = [
    attribution.unsure,
    assertion.hedged && 'said with reservation',
    assertion.conditional && 'said as a condition',
    isHistorical(sentence) && 'said of an earlier time',
  ].filter((doubt) => typeof doubt === 'string');
  const isHedged = doubts.length > 0;
  const days = daysAgo(sentence);
  const isThisMonth = days === undefined || days <= PAST_MONTH_DAYS;
  const gives = isHedged ? (rule.lower ?? rule.gives) : rule.gives;
  const screen = isHedged || !isThisMonth ? [] : (rule.screen ?? []);
  return asFindings(gives, quote, attribution, isHedged, gives.some(isRiskOption), screen, doubts.join(', '));
}

/** An attempt: recent within the look-back of the screen, past beyond it or when no time is named. */
function eventFindings(
  { rule, assertion }: Pick<Match, 'rule' | 'assertion'>,
  quote: Quote,
  attribution: Attribution,
): Finding[] {
  const days = attribution.times.map(daysAgo).find((found) => found !== undefined);
  const isRecent =
    days !== undefined && days <= RECENT_DAYS && !attribution.times.slice(0, 1).some(isHistorical);
  const isHedged =
    assertion.hedged || assertion.conditional || attribution.unsure !== undefined || days === undefined;
  const remark = [
    days === undefined && 'no time stated',
    assertion.hedged && 'said with reservation',
    assertion.conditional && 'said as a condition',
    attribution.unsure,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
  if (isRecent) {
    const screen = assertion.hedged || assertion.conditional || attribution.unsure ? [] : (rule.screen ?? []);
    return asFindings(rule.gives, quote, attribution, isHedged, true, screen, remark);
  }
  return asFindings(rule.lower ?? rule.gives, quote, attribution, isHedged, true, [], remark);
}

/** Risk rules may also give what is no risk, such as protective factors. */
function isRiskOption([, value]: Option): boolean {
  return value !== 'protective_factors_present';
}

function asFindings(
  gives: readonly Option[],
  { quote, start, end }: Quote,
  { speaker, basis, provenance }: Attribution,
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
