import type { CompiledRule, Option } from './define-rule.ts';
import { placesOf } from './beginnings/places-of.ts';
import { type Assertion, assertionOf, type Perspective, type Sentence, wordIndexAt } from '@svc/clinical';

/** Where the wording of a rule stands in a sentence. */
export interface Match {
  readonly rule: CompiledRule;
  /** Indices of the first word and after the last. */
  readonly from: number;
  readonly to: number;
  readonly assertion: Assertion;
}

/** More matches of one rule in one sentence say nothing new. */
const MOST_MATCHES = 6;

/** Every match of one of the patterns of a rule. */
export function matchesOf(
  rule: CompiledRule,
  pattern: RegExp | undefined,
  sentence: Sentence,
  perspective: Perspective,
): Match[] {
  if (!pattern) return [];
  const matches: Match[] = [];
  let after = 0;
  for (const place of placesOf(pattern, sentence)) {
    if (place < after) continue;
    pattern.lastIndex = place;
    const found = pattern.exec(sentence.text);
    if (!found || found[0] === '') continue;
    after = found.index + found[0].length;
    const from = wordIndexAt(sentence, found.index);
    const to = wordIndexAt(sentence, found.index + found[0].trimEnd().length - 1) + 1;
    matches.push({
      rule,
      from,
      to,
      assertion: assertionOf(sentence, from, to, perspective, rule.topics?.includes('others_harm')),
    });
    if (matches.length === MOST_MATCHES) break;
  }
  return matches;
}

/** Names of the domains as a note heads its parts, longest first. */
const HEADERS: readonly (readonly [domain: string, words: string])[] = [
  ['eye_contact', 'eye contact|gaze'],
  ['thought_process', 'thought process(?:es)?|thought form|thinking'],
  ['thought_content', 'thought content|content of thought'],
  ['psychomotor', 'psychomotor activity|psychomotor|motor activity|motor'],
  ['mood', 'mood'],
  ['affect', 'affect'],
  ['speech', 'speech|voice'],
  ['perception', 'perceptions?|perceptual disturbances?'],
  ['orientation', 'orientation|sensorium|consciousness'],
  ['attention', 'attention|concentration'],
  ['memory', 'memory'],
  ['insight', 'insight'],
  ['judgment', 'judgment'],
  ['appearance', 'appearance|grooming|hygiene|dress'],
  ['behavior', 'behavior'],
  ['attitude', 'attitude|demeanor'],
  ['risk', 'risk|safety'],
];
const HEADER = new RegExp(
  `(?<![^ ])(?:${HEADERS.map(([, words], index) => `(?<h${index}>${words})`).join('|')})(?![^ ])`,
  'g',
);

/** The name of a domain in a note. */
export interface Header {
  readonly domain: string;
  readonly from: number;
  readonly to: number;
}

/** The names of domains in a sentence, in order. */
export function headersOf(sentence: Sentence): Header[] {
  const headers: Header[] = [];
  for (const match of sentence.text.matchAll(HEADER)) {
    const index = HEADERS.findIndex((_, at) => match.groups?.[`h${at}`] !== undefined);
    const domain = HEADERS[index]?.[0];
    if (domain === undefined) continue;
    headers.push({
      domain,
      from: wordIndexAt(sentence, match.index),
      to: wordIndexAt(sentence, match.index + match[0].length - 1) + 1,
    });
  }
  return headers;
}

/** Matches of words that stand beside the name of the rule's domain: "affect flat", "flat affect". */
export function headedMatches(rule: CompiledRule, sentence: Sentence, headers: readonly Header[]): Match[] {
  const domain = rule.gives[0]?.[0];
  return matchesOf(rule, rule.headed, sentence, 'note').filter(({ from, to }) =>
    headsOf(headers, sentence, from, to).includes(domain ?? ''),
  );
}

/** "Affect irritable" says nothing of mood: ordinary options under the name of another domain are that domain's. */
export function belongsElsewhere(
  { rule, from, to }: Match,
  sentence: Sentence,
  headers: readonly Header[],
): boolean {
  const [domain, value] = rule.gives[0] ?? [];
  if (rule.isRisk || value === 'tearful') return false;
  const near = headers.filter(
    (header) =>
      header.to <= from &&
      from - header.to <= UNDER_HEADER_WORDS &&
      !sentence.words
        .slice(header.to, from)
        .some(({ text, afterPause }) => NEW_SUBJECTS.has(text) || (afterPause && NEW_VERBS.has(text))),
  );
  if (near.length === 0) return false;
  return (
    !headsOf(near, sentence, from, to).includes(domain ?? '') &&
    !headers.some((header) => header.domain === domain)
  );
}

/** They begin something new after the name of a domain. */
const NEW_SUBJECTS: ReadonlySet<string> = new Set(['he', 'she', 'they', 'patient', 'report', 'appear']);
const NEW_VERBS: ReadonlySet<string> = new Set(['is', 'was', 'has', 'make', 'with']);
/** Words that stand under the name of a domain. */
const UNDER_HEADER_WORDS = 4;

/** The domains that words belong to: a name right after them, else the name or names before. */
function headsOf(headers: readonly Header[], { words }: Sentence, from: number, to: number): string[] {
  const next = headers.find((header) => header.from >= to && header.from - to <= 2);
  const before = headers.filter((header) => header.to <= from);
  const nearest = before.at(-1);
  const joinedToNext =
    next !== undefined &&
    words
      .slice(to, next.from + 1)
      .every(({ afterPause, text }, index) => !afterPause && (index === next.from - to || text !== 'is'));
  // "Mood anxious, affect flat": a pause closes the reach backwards only when the words lean on the next name.
  if (joinedToNext && !(nearest && from - nearest.to <= 1 && !words[from]?.afterPause))
    return coordinated(headers, next, words);
  if (!nearest || from - nearest.to > 12) return [];
  return coordinated(headers, nearest, words);
}

/** "Insight and judgment fair": both. */
function coordinated(headers: readonly Header[], header: Header, words: Sentence['words']): string[] {
  const found = [header.domain];
  for (const other of headers) {
    if (other === header) continue;
    const [first, second] = other.from < header.from ? [other, header] : [header, other];
    const between = words.slice(first.to, second.from).map(({ text }) => text);
    const isPair = first.domain === 'insight' && second.domain === 'judgment';
    if (between.join() === 'and' || (between.length === 0 && isPair)) found.push(other.domain);
  }
  return found;
}

/** Drops matches that stand inside a longer match of another risk: "tried to kill myself" is one thing. */
export function withoutContained(matches: readonly Match[]): Match[] {
  return matches.filter(
    (match) =>
      !matches.some(
        (other) =>
          other.rule !== match.rule &&
          other.rule.isRisk &&
          !isMeans(match.rule.gives) &&
          rankOf(other.rule.gives) > rankOf(match.rule.gives) &&
          other.from <= match.from &&
          other.to >= match.to &&
          !other.assertion.negated,
      ),
  );
}

/** Means at hand are a finding of their own, also inside a plan. */
function isMeans(gives: readonly Option[]): boolean {
  return gives[0]?.[1] === 'access_to_lethal_means';
}

/** What replaces what, when one wording holds another. */
const ORDER: readonly string[] = [
  'hopeless',
  'passive_si',
  'auditory_hallucinations',
  'access_to_lethal_means',
  'self_harm',
  'violence_risk',
  'active_si',
  'homicidal_ideation',
  'si_with_plan',
  'si_with_intent',
  'command_hallucinations',
  'recent_attempt',
];

function rankOf(gives: readonly Option[]): number {
  return ORDER.indexOf(gives[0]?.[1] ?? '');
}
