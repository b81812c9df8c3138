import type { ConcernStatement } from '../word/concern-statement.ts';
import type { DomainKey } from '../find/domain-keys.ts';
import type { Finding, TopicAnswer } from '../find/finding.ts';
import type { Quote } from '../attribute/quote.ts';
import { REASSURANCES } from './reassurances.ts';
import { ANY_RISK } from '../weigh/weigh-visit.ts';

/** So far below the score of any risk a visit as a whole has to stay; ours. */
const QUIET = -1.1;

/** So far above its own score a visit as a whole has to bear out that there is no risk; ours. */
const BORNE_OUT = 0.2;
/** What was asked and denied and is no risk may be so far below its own score: of such visits 98 in 100 allow it. Ours. */
const DOUBTED = -9;

/** Findings that do not speak against a reassuring option of their domain. */
const NEUTRAL: ReadonlySet<string> = new Set(['protective_factors_present', 'alert']);
/** Perceptions that are no statement of risk by themselves. */
const PERCEPTIONS: ReadonlySet<string> = new Set([
  'auditory_hallucinations',
  'visual_hallucinations',
  'tactile_hallucinations',
  'olfactory_hallucinations',
]);

/** A reassuring option with the words that cover it, or why it was not drafted. */
export interface Reassured {
  readonly given: readonly {
    readonly domain: DomainKey;
    readonly value: string;
    readonly quotes: readonly Quote[];
  }[];
  readonly warnings: readonly string[];
}

/**
 * Reassuring options that are covered in full. Anything less, or any risk heard, and the option is left out with a
 * warning; it is never inferred from silence.
 *
 * @param weighed how far each option is above the score from which the visit as a whole bears it out
 */
// oxlint-disable-next-line max-lines-per-function -- the reasons against a reassurance in the order in which they are told
export function deriveReassurances(
  findings: readonly Finding[],
  noticed: readonly ConcernStatement[],
  topics: readonly TopicAnswer[],
  passed: ReadonlyMap<string, Quote>,
  weighed: ReadonlyMap<string, number>,
  contrary?: Quote,
): Reassured {
  const denials = denialsOf(topics);
  const given: Reassured['given'][number][] = [];
  const warnings: string[] = [];
  for (const {
    domain,
    value,
    denied,
    passed: needed,
    passedOneOf,
    yieldsToContent,
    yieldsToRisk,
    despite,
  } of REASSURANCES) {
    const quotes = [
      ...denied.map((topic) => denials.get(topic)),
      ...needed.map((item) => passed.get(item)),
      ...(passedOneOf === undefined
        ? []
        : [passedOneOf.map((item) => passed.get(item)).find((quote) => quote)]),
    ];
    const covered = quotes.filter((quote) => quote !== undefined);
    if (covered.length === 0) continue;
    if (covered.length < quotes.length) {
      if (value === 'denies_si_hi')
        warnings.push(
          'Only one of suicidal and homicidal thoughts was asked and plainly denied; "denies_si_hi" is not drafted.',
        );
      continue;
    }
    const against =
      findings.find(
        (finding) => !despite?.has(finding.value) && speaksAgainst(finding, domain, yieldsToRisk),
      ) ??
      (denied.length > 0
        ? noticed.find((concern) => contradicts(concern, domain, yieldsToRisk))
        : undefined) ??
      (yieldsToContent ? contrary : undefined);
    const doubt =
      yieldsToRisk && denied.length > 0 ? topics.find((answer) => isOpen(answer, denials)) : undefined;
    if (against)
      warnings.push(`Asked and denied, but "${value}" is not drafted because of: "${against.quote}"`);
    else if (doubt) warnings.push(`"${value}" is not drafted because this stayed open: "${doubt.quote}"`);
    else if (
      denied.length > 0 &&
      ((weighed.get(`${domain}.${value}`) ?? 1) < (yieldsToRisk ? BORNE_OUT : DOUBTED) ||
        (yieldsToRisk && (weighed.get(ANY_RISK) ?? -Infinity) >= QUIET))
    )
      warnings.push(
        `Asked and denied, but "${value}" is not drafted: the visit as a whole leaves it in doubt.`,
      );
    else given.push({ domain, value, quotes: covered });
  }
  return { given, warnings };
}

/** Topics denied plainly the last time they were asked: what was said of them before is a finding or to be clarified. */
function denialsOf(topics: readonly TopicAnswer[]): ReadonlyMap<string, Quote> {
  const denials = new Map<string, Quote>();
  for (const { topics: asked, answer, quote, start, end } of topics.toSorted((a, b) => a.start - b.start))
    for (const topic of asked)
      if (answer === 'denied') denials.set(topic, { quote, start, end });
      else denials.delete(topic);
  return withSuicide(denials, topics);
}

/** Who was never asked of suicide by name, but wishes neither to be dead nor to harm themselves, denies it. */
function withSuicide(
  denials: ReadonlyMap<string, Quote>,
  topics: readonly TopicAnswer[],
): ReadonlyMap<string, Quote> {
  const [wish, harm] = [denials.get('passive_si'), denials.get('self_harm')];
  const isAsked = topics.some(({ topics: about }) => about.includes('suicide'));
  return isAsked || wish === undefined || harm === undefined
    ? denials
    : new Map([...denials, ['suicide', wish]]);
}

const OF_RISK: ReadonlySet<string> = new Set([
  'suicide',
  'others_harm',
  'self_harm',
  'attempts',
  'passive_si',
  'means',
]);

/** A question of risk that was not denied, nor when it was asked again. */
function isOpen({ topics, answer }: TopicAnswer, denials: ReadonlyMap<string, unknown>): boolean {
  return answer !== 'denied' && topics.some((topic) => OF_RISK.has(topic) && !denials.has(topic));
}

function speaksAgainst(finding: Finding, domain: DomainKey, yieldsToRisk: boolean): boolean {
  if (NEUTRAL.has(finding.value)) return false;
  if (finding.domain === domain) return true;
  return yieldsToRisk && finding.isRisk && !PERCEPTIONS.has(finding.value);
}

/** Any statement to clarify speaks against what it would contradict; what others do to the person does not. */
function contradicts({ topic }: ConcernStatement, domain: DomainKey, yieldsToRisk: boolean): boolean {
  return topic !== 'abuse_or_danger_from_others' && (yieldsToRisk || domain === 'risk');
}
