import { ADVICE_TOPICS, INSTEAD, LEVEL_SAID, REASON_TOPICS } from '@svc/clinical';

/** How many further things an advice asks for beside its own. */
const MOST_FURTHER = 3;

/**
 * The mechanisms of a pair as one text: a reason that says nothing new beside those before it is left out.
 *
 * @param mechanisms worst first; the reasons of one are parted by semicolons
 */
export function reasonsOnce(mechanisms: readonly string[]): string {
  const said = new Set<string>();
  const reasons = mechanisms
    .flatMap((mechanism) => mechanism.split('; '))
    .filter((reason) => {
      const topics = topicsOfReason(reason);
      if (topics.every((topic) => said.has(topic))) return false;
      for (const topic of topics) said.add(topic);
      return true;
    });
  return reasons.map((reason, index) => (index === 0 ? reason : lowerFirst(reason))).join('; ');
}

/**
 * The advice for a pair as one sentence: the strongest, and of the others what it does not ask for.
 *
 * @param advices strongest first
 */
export function adviceOnce(advices: readonly string[]): string {
  const [first, ...others] = advices.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (first === undefined) return '';
  const said = new Set(topicsOf(first));
  const further = others
    .flatMap(partsOfAdvice)
    .filter((part) => {
      const topics = topicsOf(part);
      if (INSTEAD.test(part) || topics.every((topic) => said.has(topic))) return false;
      for (const topic of topics) said.add(topic);
      return true;
    })
    .slice(0, MOST_FURTHER);
  if (further.length === 0) return first;
  const list = listed(further);
  if (!isAvoided(first)) return `${first}, and ${list}`;
  return first.includes('if both are ')
    ? `${first}, and ${list}`
    : `${first}; if both are taken consider ${list}`;
}

/** What is avoided before what is considered, the particular before what fits every pair. */
function rankOf(advice: string): number {
  return (isAvoided(advice) ? 0 : 2) + (isGeneral(advice) ? 1 : 0);
}

const GENERAL =
  /^Usually avoided; consider an alternative$|^Consider (?:monitoring|an alternative)$|^No change/;

function isGeneral(advice: string): boolean {
  return GENERAL.test(advice);
}

function isAvoided(advice: string): boolean {
  return advice.startsWith('Usually avoided');
}

/** What an advice asks for, each by itself. */
export function partsOfAdvice(advice: string): string[] {
  const asked = advice
    .replace(/^Usually avoided[^;]*; /, '')
    .replace(/^(?:if both are needed )?consider /i, '');
  const [first = ''] = asked.split(/; |: /);
  if (/^(?:Usually|No change)/.test(first)) return [];
  return first
    .split(/, (?:and |or )?| or (?=a |an |the |another |close|lower|drug)/)
    .map((part) => part.trim());
}

function topicsOfReason(reason: string): string[] {
  const topics = REASON_TOPICS.flatMap(({ topic, words }) => (words.test(reason) ? [topic] : []));
  for (const [, name = '', way = ''] of reason.matchAll(LEVEL_SAID))
    topics.push(`${name.trim().toLowerCase()} ${way.toLowerCase()}`);
  return topics.length === 0 ? [reason.toLowerCase()] : topics;
}

function topicsOf(advice: string): string[] {
  return ADVICE_TOPICS.flatMap(({ topic, words }) => (words.test(advice) ? [topic] : []));
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** A name or an abbreviation keeps its capital. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
