import type { CompiledRule } from '../define-rule.ts';
import type { DomainKey } from '../domain-keys.ts';
import { compile } from '@svc/clinical';

/** Words of one idea; any of them stands for it. */
export type Concept = readonly string[];

/**
 * A kind of risk as ideas and not as wordings. Everything is written in the words that patterns are read in;
 * `climb*` stands for every form of the word.
 */
export interface ConcernText {
  readonly name: string;
  /** What the statement may be about, in plain words for a reader. */
  readonly topic: string;
  /** Domains whose reassuring options it speaks against; `risk` stands for all that yield to a risk. */
  readonly against: readonly DomainKey[];
  /** The words name other people as those it is done to, or whose things they are. */
  readonly ofOthers?: boolean;
  /** It counts whoever is named as doing it: "they put cameras in my flat". */
  readonly byAnyone?: boolean;
  /** Turns of phrase that are enough by themselves. */
  readonly says?: readonly string[];
  /** What a clinician says of the patient, or a note holds, as seen, heard or smelt. */
  readonly observed?: readonly string[];
  /** Ideas that are enough when both stand in one sentence, not far from each other. */
  readonly pairs?: readonly (readonly [one: Concept, other: Concept])[];
  /** Ideas that count only after a question on the subject, or where the visit holds such a risk. */
  readonly hints?: readonly string[];
  /** Questions on the subject: every answer counts that does not plainly deny. */
  readonly asks?: readonly string[];
  /** Questions near the subject: an answer counts when it holds a hint. */
  readonly leads?: readonly string[];
  /** Questions about the opposite, where the no is the concern: "Do you see a future?" */
  readonly asksOpposite?: readonly string[];
}

/** A kind of risk, compiled. */
export interface Concern extends Pick<ConcernText, 'name' | 'topic' | 'against'> {
  /** As a rule without wordings of its own, so that matches are treated as those of rules are. */
  readonly rule: CompiledRule;
  readonly byAnyone: boolean;
  readonly says: RegExp;
  readonly observed: RegExp;
  readonly hints: RegExp;
  readonly asks: RegExp;
  readonly leads: RegExp;
  readonly asksOpposite: RegExp;
}

/** Compiles one kind of risk. */
export function defineConcern(text: ConcernText): Concern {
  const { says = [], pairs = [] } = text;
  const paired = pairs.flatMap(([one, other]) => [pairOf(one, other), pairOf(other, one)]);
  return {
    name: text.name,
    topic: text.topic,
    against: text.against,
    rule: ruleOf(text),
    byAnyone: text.byAnyone ?? false,
    says: compileWords([...says, ...paired]),
    observed: compileWords(text.observed ?? []),
    hints: compileWords(text.hints ?? []),
    asks: compileWords(text.asks ?? []),
    leads: compileWords(text.leads ?? []),
    asksOpposite: compileWords(text.asksOpposite ?? []),
  };
}

function ruleOf({ ofOthers }: ConcernText): CompiledRule {
  return {
    ...(ofOthers ? { topics: ['others_harm'] as const } : {}),
    gives: [],
    isRisk: true,
    says: undefined,
    asks: undefined,
    answers: undefined,
    observed: undefined,
    headed: undefined,
  };
}

/** Further words that may stand between two ideas. */
const pairOf = (one: Concept, other: Concept): string => `(?:${one.join('|')}) {wide}(?:${other.join('|')})`;

/** Compiles patterns whose words may end in `*`, which stands for further letters. */
export function compileWords(patterns: readonly string[]): RegExp {
  return compile(patterns.length === 0 ? ['(?!)'] : patterns.map(withEndings));
}

/** `climb*` as `climb[a-z]*`; quantifiers of a pattern follow a bracket and stay. */
function withEndings(pattern: string): string {
  return pattern.replace(/(?<=[a-z])\*/g, '[a-z]*');
}

/** The words of a line, apart by commas. */
export function words(...lines: readonly string[]): Concept {
  return lines.flatMap((line) => line.split(',').map((word) => word.trim())).filter((word) => word !== '');
}
