import { normalForm } from '@svc/contracts';
import { splitSentences } from '../split-sentences.ts';
import { NEUTRAL_WORDS } from './neutral-words.ts';

/** The engine's sentences about one thing: whatever is said of it must come from these alone. */
export interface GroundingSource {
  readonly sentences: readonly string[];
}

/** Why a sentence says something that the engine did not. */
export type GroundingProblem = 'unreadable' | 'link' | 'advice' | 'number' | 'words';

const NUMBER = /\d+(?:[.,]\d+)*/g;
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu;
const LINK = /https?:|www\.|\/\/|@|\[[^[\]]*\]\(|[<>{}]/i;
/** Control, format (zero width, bidi, tags) and private characters, and line breaks inside a sentence. */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;
const MOST_CHARACTERS = 600;

/** Words of treatment advice or diagnosis, whatever their form; allowed only where the engine used the same. */
const ADVICE =
  /\b(?:diagnos\w*|prescrib\w*|should|must|ought|needs? to|recommend\w*|advis\w*|suggest\w*|start\w*|stop\w*|discontinu\w*|taper\w*|switch\w*|increas\w*|decreas\w*|reduc\w*|rais\w*|titrat\w*|dose\w*|dosing)\b/gi;

/** Words that reverse what follows: each is allowed only before the word that it precedes in the engine's text. */
const NEGATION = /^(?:no|not|non|never|none|without|neither|nor|cannot|nothing|hardly|absent)$|n['’]t$/;

/** A source, taken apart once. */
interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly advice: ReadonlySet<string>;
  /** `not recognised`: a negation with the word after it. */
  readonly negated: ReadonlySet<string>;
}

/** Checks sentences against what an engine said, source by source: words of two sources never mix. */
export function createGrounding(
  sources: readonly GroundingSource[],
): (sentence: string) => GroundingProblem | undefined {
  // Most models repeat what the engine said: sources are tokenized only for the first sentence that does not.
  let known: readonly Vocabulary[] | undefined;
  const vocabularies = () => (known ??= sources.map(({ sentences }) => vocabularyOf(sentences.join('\n'))));
  const verbatim = new Set(sources.flatMap(({ sentences }) => sentences.flatMap(splitSentences)));
  return (sentence) => {
    if (verbatim.has(sentence.trim())) return undefined;
    const whole = problemOf(sentence, vocabularies());
    if (whole === undefined || whole === 'unreadable' || whole === 'link') return whole;
    const clauses = clausesOf(sentence);
    if (clauses.length < 2) return whole;
    return clauses
      .map((clause) => problemOf(clause, vocabularies()))
      .find((problem) => problem !== undefined);
  };
}

/** A sentence may join what several sources say: each part then has to come from one of them. */
function clausesOf(sentence: string): string[] {
  return sentence.split(/;\s+|,\s+(?=(?:and|while|whereas)\s)/).filter((clause) => clause.trim() !== '');
}

function problemOf(text: string, vocabularies: readonly Vocabulary[]): GroundingProblem | undefined {
  if (text.length > MOST_CHARACTERS || UNREADABLE.test(text)) return 'unreadable';
  if (LINK.test(text)) return 'link';
  const problems = vocabularies.map((vocabulary) => mismatch(text, vocabulary));
  if (problems.includes(undefined)) return undefined;
  // The source that came closest to matching has the problem worth reporting.
  return ORDER.find((problem) => problems.includes(problem)) ?? 'words';
}

const ORDER: readonly GroundingProblem[] = ['advice', 'number', 'words'];

function mismatch(text: string, vocabulary: Vocabulary): GroundingProblem | undefined {
  const words = wordsOf(text);
  if (!words.every((word) => NEUTRAL_WORDS.has(word) || vocabulary.words.has(word))) return 'words';
  if (!negationsOf(words).every((pair) => vocabulary.negated.has(pair))) return 'words';
  if (!numbersOf(text).every((number) => vocabulary.numbers.has(number))) return 'number';
  return adviceOf(text).every((word) => vocabulary.advice.has(word)) ? undefined : 'advice';
}

function vocabularyOf(text: string): Vocabulary {
  const words = wordsOf(text);
  return {
    words: new Set(words),
    numbers: new Set(numbersOf(text)),
    advice: new Set(adviceOf(text)),
    negated: new Set(negationsOf(words)),
  };
}

function wordsOf(text: string): string[] {
  return normalForm(text).toLowerCase().match(WORD) ?? [];
}

/** Numbers by value: `1.50` and `1,5` are one number. */
export function numbersOf(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((number) => {
    const value = Number(number.replace(',', '.'));
    return Number.isNaN(value) ? number : String(value);
  });
}

function adviceOf(text: string): string[] {
  return (text.match(ADVICE) ?? []).map((word) => word.toLowerCase());
}

function negationsOf(words: readonly string[]): string[] {
  return words.flatMap((word, i) => (NEGATION.test(word) ? [`${word} ${words[i + 1] ?? ''}`] : []));
}
