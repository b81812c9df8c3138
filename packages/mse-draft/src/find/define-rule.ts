import { compile } from '@svc/clinical';

/** A domain of the mental status examination and one of its options. */
export type Option = readonly [domain: string, value: string];

/** A question of the suicide-risk screen. */
export type ScreenQuestion = 'q1' | 'q2' | 'q3' | 'q4' | 'q5' | 'q6';

/** What a question must have covered for a reassuring option. */
type Topic =
  | 'suicide'
  | 'self_harm'
  | 'others_harm'
  | 'attempts'
  | 'means'
  | 'hearing'
  | 'seeing'
  | 'persecution'
  | 'reference'
  | 'obsessions';

/** Wordings and what they mean. Patterns are written in base forms without fillers and adverbs. */
export interface RuleText {
  /** Said by the patient, reported of the patient in a note, or asked by the clinician. */
  readonly says?: readonly string[];
  /** Asked by the clinician; a bare yes gives the option. */
  readonly asks?: readonly string[];
  /** Said in answer to an open question about the domain. */
  readonly answers?: readonly string[];
  /** Stated as observed by the clinician. */
  readonly observed?: readonly string[];
  /** Words beside the name of the domain in a note: "affect flat", "flat affect". */
  readonly headed?: readonly string[];
}

export interface Rule extends RuleText {
  readonly gives: readonly Option[];
  /** What an uncertain, conditional or past statement gives instead; a risk is never dropped. */
  readonly lower?: readonly Option[];
  readonly isRisk: boolean;
  readonly screen?: readonly ScreenQuestion[];
  /** Whether the time of the event decides between recent and past. */
  readonly isEvent?: boolean;
  /** Topics that the patterns of a question cover. */
  readonly topics?: readonly Topic[];
}

/** A rule with its patterns compiled. */
export interface CompiledRule extends Omit<Rule, keyof RuleText> {
  readonly says: RegExp | undefined;
  readonly asks: RegExp | undefined;
  readonly answers: RegExp | undefined;
  readonly observed: RegExp | undefined;
  readonly headed: RegExp | undefined;
}

/** Compiles the rules of one domain; a rule is `[value, wordings]`. */
export function defineRules(
  domain: string,
  rules: readonly (readonly [value: string, text: RuleText])[],
): readonly CompiledRule[] {
  return rules.map(([value, text]) => compileRule({ ...text, gives: [[domain, value]], isRisk: false }));
}

/** Compiles the rules of one kind of risk. */
export function defineRiskRules(rules: readonly Omit<Rule, 'isRisk'>[]): readonly CompiledRule[] {
  return rules.map((rule) => compileRule({ ...rule, isRisk: true }));
}

/** Matches where it is told to look, and nowhere after it. */
function atPlace(patterns: readonly string[]): RegExp {
  return new RegExp(compile(patterns).source, 'y');
}

function compileRule({ says, asks, answers, observed, headed, ...rule }: Rule): CompiledRule {
  return {
    ...rule,
    says: says && atPlace(says),
    asks: asks && atPlace(asks),
    answers: answers && atPlace(answers),
    observed: observed && atPlace(observed),
    headed: headed && atPlace(headed),
  };
}
