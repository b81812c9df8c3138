import { rulesIn } from './beginnings/places-of.ts';
import type { CompiledRule } from './define-rule.ts';
import type { Finding } from './finding.ts';
import type { Perspective, Sentence } from '@svc/clinical';
import { makeFindings, type Attribution } from './make-finding.ts';
import {
  belongsElsewhere,
  headedMatches,
  type Header,
  headersOf,
  type Match,
  matchesOf,
  withoutContained,
} from './match-rules.ts';
import { quoteOf } from '../attribute/quote.ts';
import { statesObservation, type SpokenTurn } from '../attribute/attribute-sentences.ts';

/** What statements give, and warnings of what was left out. */
export interface StatementFindings {
  readonly findings: readonly Finding[];
  /** Statements of risk that are about somebody else. */
  readonly warnings: readonly string[];
}

/** Words with which a patient repeats a question before answering it. */
const ECHO =
  /^(?:am|do|did|have|was|has) i(?![^ ])|^(?:you mean|are you|do you|did you|have you|you are)(?![^ ])/;
const SHORT_ECHO_WORDS = 3;
const WHEN = /(?<![^ ])(?:when|how long ago|how recently|what year|how old)(?![^ ])/;

/** Findings of what is said or stated as observed in one turn; questions are for `findInAnswers`. */
export function findInStatements(
  spoken: readonly SpokenTurn[],
  index: number,
  rules: readonly CompiledRule[],
): StatementFindings {
  const here = spoken[index];
  const findings: Finding[] = [];
  const warnings: string[] = [];
  if (!here) return { findings, warnings };
  const { turn } = here;
  const add = (
    sentence: Sentence,
    matches: readonly Match[],
    attribution: Omit<Attribution, 'times'>,
  ): void => {
    const own = matches.filter(({ assertion }) => !assertion.negated);
    for (const match of withoutContained(own)) {
      const quote = quoteOf(turn, sentence, match.from, match.to);
      if (isOfOthers(match) && MANNER_OF_SPEAKING.test(sentence.fullText)) continue;
      if (match.assertion.experiencer === 'other') {
        if (match.rule.isRisk && isSevere(match))
          warnings.push(`About somebody else, or not clear whom; not drafted: "${quote.quote}"`);
        continue;
      }
      findings.push(
        ...makeFindings(match, quote, { ...attribution, times: timesFor(match, sentence, spoken, index) }),
      );
    }
  };
  for (const { sentence, perspective } of here.sentences) {
    add(sentence, saidMatches(rules, sentence, perspective, turn.speaker === 'unknown'), {
      speaker: turn.speaker,
      basis:
        perspective === 'first_person' || perspective === 'to_patient'
          ? 'patient_statement'
          : 'clinician_observation',
      provenance: perspective === 'informant' ? 'digital_mse' : 'patient_reported',
      ...(perspective === 'informant' ? { unsure: 'said by an informant' } : {}),
    });
    if (
      perspective === 'note' ||
      (perspective === 'to_patient' && turn.speaker === 'clinician' && statesObservation(sentence))
    )
      add(sentence, observedMatches(rules, sentence, perspective), observedBy(turn.speaker));
  }
  for (const sentence of here.directions)
    add(sentence, observedMatches(rules, sentence, 'note'), observedBy(turn.speaker));
  return { findings, warnings };
}

/** "I could kill him, as they say": said to be only said. */
const MANNER_OF_SPEAKING =
  /(?<![^ ])(?:you know how (?:you|people|we) say|as (?:they|you|we|people) say|figure of speech|manner of speaking|so to speak|not literally|(?:only|just) (?:joking|kidding|messing|saying)|(?:i am|am) (?:joking|kidding|messing))(?![^ ])/;

function isOfOthers({ rule }: Match): boolean {
  return rule.isRisk && rule.topics?.includes('others_harm') === true;
}

const observedBy = (speaker: Finding['speaker']): Omit<Attribution, 'times'> => ({
  speaker,
  basis: 'clinician_observation',
  provenance: 'digital_mse',
});

/** A mention of somebody else's voices or gun worries nobody; of death and harm it may. */
function isSevere({ rule }: Match): boolean {
  return rule.gives.some(([domain]) => domain === 'risk') && rule.screen !== undefined;
}

function saidMatches(
  rules: readonly CompiledRule[],
  sentence: Sentence,
  perspective: Perspective,
  isUnlabelled: boolean,
): Match[] {
  if (perspective === 'to_patient') {
    // Speech without labels or points may run from the question into the answer.
    if (!isUnlabelled) return [];
    return rulesIn(sentence, rules)
      .filter(({ isRisk }) => isRisk)
      .flatMap((rule) => matchesOf(rule, rule.says, sentence, 'first_person'))
      .filter(({ from, to }) => speaksOfSelf(sentence, from, to));
  }
  if (perspective === 'first_person' && isEcho(sentence)) return [];
  const near = rulesIn(sentence, rules);
  const applied = perspective === 'informant' ? near.filter(({ isRisk }) => isRisk) : near;
  const asksBack = perspective === 'first_person' && sentence.ending === 'question';
  const headers = perspective === 'note' ? headersOf(sentence) : [];
  return applied
    .filter(({ isRisk }) => isRisk || !asksBack)
    .flatMap((rule) => matchesOf(rule, rule.says, sentence, perspective))
    .filter(
      (match) => !belongsElsewhere(match, sentence, headers) && !isNamedUnder(match, headers, sentence),
    );
}

/** "Insight is limited: he says there is no problem": the word beside the name of the domain is the examiner's. */
function isNamedUnder({ rule }: Match, headers: readonly Header[], sentence: Sentence): boolean {
  const [domain = ''] = rule.gives[0] ?? [];
  return (
    (domain === 'insight' || domain === 'judgment') &&
    headers.some((header) => header.domain === domain && header.to < sentence.words.length)
  );
}

function isEcho({ ending, text, words }: Sentence): boolean {
  return ending === 'question' && (ECHO.test(text) || words.length <= SHORT_ECHO_WORDS);
}

const SELF_WORDS: ReadonlySet<string> = new Set(['i', 'my', 'me', 'myself']);
/** Words before a match in which the speaker names themselves. */
const SELF_REACH = 5;

function speaksOfSelf({ words }: Sentence, from: number, to: number): boolean {
  const inside = words.slice(from, to).map(({ text }) => text);
  if (inside.some((text) => text === 'your' || text === 'yourself' || text === 'you')) return false;
  return words.slice(Math.max(0, from - SELF_REACH), to).some(({ text }) => SELF_WORDS.has(text));
}

function observedMatches(
  rules: readonly CompiledRule[],
  sentence: Sentence,
  perspective: Perspective,
): Match[] {
  const headers = perspective === 'note' ? headersOf(sentence) : [];
  // What the clinician sees is about the one they see.
  return rulesIn(sentence, rules).flatMap((rule) => [
    ...matchesOf(rule, rule.observed, sentence, 'note')
      .filter((match) => !belongsElsewhere(match, sentence, headers))
      .map(aboutPatient),
    ...(headers.length > 0 ? headedMatches(rule, sentence, headers).map(aboutPatient) : []),
  ]);
}

function aboutPatient(match: Match): Match {
  return { ...match, assertion: { ...match.assertion, experiencer: 'patient' } };
}

const TURNS: ReadonlySet<string> = new Set(['but', 'however', 'although', 'though', 'whereas']);

/** The part of a sentence between its turns: "I used to be depressed | but I am ok now". */
function partAround({ words }: Sentence, at: number): string {
  const before = words.findLastIndex(({ text }, index) => index < at && TURNS.has(text));
  const after = words.findIndex(({ text }, index) => index > at && TURNS.has(text));
  return words
    .slice(before + 1, after < 0 ? words.length : after)
    .map(({ text }) => text)
    .join(' ');
}

/** Sentences on either side, or of a neighbouring turn, in which the time of an event is looked for. */
const SENTENCES_AROUND = 3;

/** Where the time of an event may be named: its sentence, those around it, and the answer to a following "when". */
function timesFor(
  { rule, from }: Match,
  sentence: Sentence,
  spoken: readonly SpokenTurn[],
  index: number,
): string[] {
  if (!rule.isEvent) return [partAround(sentence, from)];
  const times = [sentence.fullText, textAround(spoken[index], sentence)];
  const next = spoken[index + 1];
  if (next?.turn.speaker === 'clinician' && WHEN.test(textAround(next)))
    times.push(textAround(spoken[index + 2]));
  const before = spoken[index - 1];
  if (before?.turn.speaker === 'clinician') times.push(textAround(before));
  return times;
}

/** The sentences around one of a turn, or its first ones. */
function textAround(turn: SpokenTurn | undefined, middle?: Sentence): string {
  const sentences = turn?.sentences ?? [];
  const at = middle === undefined ? 0 : positionOf(sentences, middle.start);
  return sentences
    .slice(Math.max(0, at - SENTENCES_AROUND), at + SENTENCES_AROUND + 1)
    .map(({ sentence }) => sentence.fullText)
    .join(' ');
}

/** Index of the sentence that starts at an offset; sentences are in order. */
function positionOf(sentences: SpokenTurn['sentences'], start: number): number {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.sentence.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low);
}
