import { type Evidence, referenceStatusOf } from '../evidence/evidence.ts';
import type { InteractionSeverity } from './severity.ts';

/** A set (`SSRI`), a medication (`lithium`) or an exposure (`tyramine`), by key. */
export type MemberKey = string;

/** Grade or advice that differs from the rule's own for pairs with one of these members. */
interface RuleVariant {
  readonly members: readonly MemberKey[];
  readonly severity?: InteractionSeverity;
  readonly recommendation?: string;
}

/** The rule holds for this medication only from a daily dose up. An unknown dose counts as reaching it. */
export interface DoseCondition {
  readonly drug: MemberKey;
  /** Lowest daily dose in mg the rule holds for. */
  readonly atLeastMgPerDay?: number;
  /** The rule holds above this daily dose in mg. */
  readonly aboveMgPerDay?: number;
  /** The same for a transdermal patch, in mg per 24 h. */
  readonly patchAboveMgPerDay?: number;
}

/** The side whose level changes, and the way it goes. */
type LevelChange = `${'a' | 'b'} ${'rises' | 'falls'}`;

export interface InteractionRule {
  /** `D…`: the reference table of the service; `X…`: its extensions. */
  readonly id: string;
  /** The rule holds between each member of `a` and each member of `b`, in either order. */
  readonly a: readonly MemberKey[];
  readonly b: readonly MemberKey[];
  readonly exceptA?: readonly MemberKey[];
  readonly exceptB?: readonly MemberKey[];
  readonly severity: InteractionSeverity;
  /** `{a}` and `{b}` stand for the names of the pair, here and in the recommendation. */
  readonly mechanism: string;
  /**
   * Whose level the other changes, and which way: said with its time behind the advice. Such a rule stands in for
   * those of the class of an enzyme.
   */
  readonly level?: LevelChange;
  /** The mechanism is that of a level that does not go one way: the rule stands in for those of a class too. */
  readonly ofLevels?: true;
  /** Advice to the prescriber, never an order. */
  readonly recommendation: string;
  readonly evidence: Evidence;
  /** Where the numbers of the recommendation were read: without it a recommendation holds none. */
  readonly numbersFrom?: Evidence;
  /** Members the source does not name: pairs with one of them rest on general clinical knowledge. */
  readonly membersFromMemory?: readonly MemberKey[];
  readonly variants?: readonly RuleVariant[];
  readonly dose?: DoseCondition;
  /** The rule holds only when at least this many different members of `a` are taken. */
  readonly together?: number;
  /** A rule of a class: silent for a pair that another rule names for its levels. */
  readonly unlessNamed?: true;
  /** The grade stands only when an injection is written; otherwise it is moderate. */
  readonly injected?: boolean;
}

const ID = /^[DX]\d{3}$/;
/** Every recommendation leaves the decision with the prescriber. */
const ADVISORY = /^(Consider |Usually avoided|No change usually needed)/;

/** An amount or a span: "one agent" and "between the two" are none. */
const NUMBER = /\d|\b(?:half|third|quarter|fifth|sixth|eighth|twice|double)\b/i;

/** Checks a rule when the module loads. Throws on a slip. */
export function defineRule(rule: InteractionRule): InteractionRule {
  const fail = (why: string): never => {
    throw new Error(`interaction rule ${rule.id}: ${why}`);
  };
  if (!ID.test(rule.id)) fail('the id is not D or X and three digits');
  if (rule.a.length === 0 || rule.b.length === 0) fail('a side is empty');
  if (rule.mechanism === '') fail('names no mechanism');
  const advice = [rule.recommendation, ...(rule.variants ?? []).flatMap((it) => it.recommendation ?? [])];
  if (!advice.every((text) => ADVISORY.test(text))) fail('the recommendation is not advisory');
  if (
    advice.some((text) => NUMBER.test(text.replaceAll('HbA1c', ''))) &&
    rule.numbersFrom?.status !== 'verified'
  )
    fail('the recommendation holds a number that no source was read for');
  if (rule.evidence.source === '') fail('names no source');
  return rule;
}

export function defineRules(rules: readonly InteractionRule[]): readonly InteractionRule[] {
  return rules.map(defineRule);
}

/**
 * `published` only where the source grades the pair as the rule does.
 *
 * @example
 * ```ts
 * import { evidenceOf, INTERACTION_RULES } from '@svc/clinical';
 *
 * INTERACTION_RULES.some((rule) => evidenceOf(rule) === 'published'); // → true
 * ```
 */
export function evidenceOf(rule: InteractionRule): 'published' | 'provisional' {
  return referenceStatusOf(rule.evidence) === 'published' ? 'published' : 'provisional';
}
