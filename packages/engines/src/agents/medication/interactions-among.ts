import type { MedicationAssessment } from '@svc/contracts';
import {
  type DoseCondition,
  evidenceOf,
  type InteractionRule,
  type InteractionSeverity,
  rankOf,
  ruleText,
  SEVERITIES,
} from '@svc/clinical';
import {
  type ExpandedRule,
  EXPANDED_RULES,
  MEMBERS,
  ruleMember,
  type RuleMember,
  rulesBetween,
} from './rule-index.ts';
import { levelText, withLevels } from './level-text.ts';
import { adviceOnce, reasonsOnce } from './said-once.ts';
import { isInjected, isPatch, labelOf, type Taken } from './taken.ts';

export type Interaction = MedicationAssessment['interactions'][number];

/** A rule that holds between two things taken, as it holds for these two. */
interface Hit {
  readonly rule: InteractionRule;
  readonly severity: InteractionSeverity;
  readonly mechanism: string;
  readonly recommendation: string;
  readonly evidence: 'published' | 'provisional';
  /** How many pairs the rule is for: the fewer, the more it says of this one. */
  readonly pairs: number;
  /** Whose level changes, when, and what to look at. */
  readonly levelSaid?: string;
  /** What is not written and decides whether the rule holds. */
  readonly onlyIf?: string;
}

/** An ingredient or exposure, and the entry of the list it stands in. */
interface Unit {
  readonly key: string;
  readonly member: RuleMember;
  readonly taken: Taken;
}

interface Entry {
  readonly label: string;
  readonly sortedBy: string;
  readonly units: readonly Unit[];
  /** The one ingredient of the entry, where it has no more. */
  readonly only: RuleMember | undefined;
}

/** Hits of the rules that hold alike for all their pairs, most of them: all but the names in their texts. */
const PLAIN_HITS = EXPANDED_RULES.map((expanded) => (isPlain(expanded) ? plainHit(expanded) : undefined));

/** Rules that hold only when several of their members are taken together. */
const TOGETHER_RULES = EXPANDED_RULES.filter(({ rule }) => rule.together !== undefined);

/**
 * Every interaction between two of the things taken, worst first, then by name. A pair that several rules hold
 * for is named once, at its worst severity and with every mechanism. A combination product is checked by its
 * ingredients and named as itself; an ingredient is never paired with itself. Adding to the list never removes an
 * interaction or lowers a severity.
 */
export function interactionsAmong(taken: readonly Taken[]): Interaction[] {
  const entries = taken.map(entryOf).sort(byLabel);
  const numbers = Int32Array.from(entries, ({ only }) => only?.number ?? NO_NUMBER);
  const together = rulesMetTogether(entries);
  const found: Interaction[] = [];
  // Entries are in the order of their names, so the pairs are too.
  for (const [index, one] of entries.entries()) {
    const pairs = one.only && pairsOf(one.only);
    for (let next = index + 1; next < entries.length; next++) {
      // Most pairs have no rule: they are passed over without looking at the entry.
      if (pairs?.kinds[numbers[next] ?? NO_NUMBER] === NO_RULE) continue;
      const other = entries[next];
      const interaction = other && interactionBetween(one, other, together);
      if (interaction) found.push(interaction);
    }
  }
  return SEVERITIES.flatMap((severity) => found.filter((it) => it.severity === severity));
}

function interactionBetween(
  one: Entry,
  other: Entry,
  together: ReadonlySet<string>,
): Interaction | undefined {
  if (one.only && other.only) {
    const said = plainlySaid(one.only, other.only);
    if (said === null) return undefined;
    if (said) {
      const { severity, mechanism, recommendation, evidence, source, ruleIds } = said;
      const of = { a: one.label, b: other.label };
      return { ...of, severity, mechanism, recommendation, evidence, source, ruleIds: [...ruleIds] };
    }
  }
  const hits = hitsBetween(one.units, other.units, together);
  return hits && interactionOf(one.label, other.label, hits);
}

const NO_NUMBER = -1;
const NO_RULE = 1;
const CONDITIONAL = 2;
const PLAIN = 3;

/** What is known of one member's pairs, by the number of the other. */
interface Pairs {
  /** 0 until the pair is looked at. */
  readonly kinds: Uint8Array;
  readonly said: (PlainlySaid | undefined)[];
}

/** What is said of two ingredients however they are taken. */
type PlainlySaid = Required<Pick<Interaction, 'evidence' | 'source' | 'ruleIds'>> &
  Pick<Interaction, 'severity' | 'mechanism' | 'recommendation'>;

const pairsByMember: Pairs[] = [];

function pairsOf({ number }: RuleMember): Pairs {
  return (pairsByMember[number] ??= { kinds: new Uint8Array(MEMBERS), said: [] });
}

/** Made when first asked for. Null where no rule holds, undefined where it hangs on how the two are taken. */
function plainlySaid(one: RuleMember, other: RuleMember): PlainlySaid | null | undefined {
  const { kinds, said } = pairsOf(one);
  const kind = (kinds[other.number] ||= kindOf(one, other));
  if (kind === NO_RULE) return null;
  return kind === PLAIN ? (said[other.number] ??= saidOf(one, other)) : undefined;
}

function kindOf(one: RuleMember, other: RuleMember): number {
  if (one === other) return NO_RULE;
  const rules = rulesBetween(one, other);
  if (rules.length === 0) return NO_RULE;
  return rules.every(({ index }) => PLAIN_HITS[index]) ? PLAIN : CONDITIONAL;
}

function saidOf(one: RuleMember, other: RuleMember): PlainlySaid {
  const hits: Hit[] = [];
  for (const expanded of rulesBetween(one, other)) {
    const hit = PLAIN_HITS[expanded.index];
    if (hit) keepWorst(hits, named(hit, expanded, one, other));
  }
  return interactionOf('', '', hits.sort(byRankThenRule));
}

function entryOf(taken: Taken): Entry {
  const label = labelOf(taken);
  const units = unitsOf(taken);
  const only = units.length === 1 ? units[0]?.member : undefined;
  return { label, sortedBy: label.toLowerCase(), units, only };
}

/** A combination product counts by its ingredients, and as itself where a rule names it. */
function unitsOf(taken: Taken): Unit[] {
  const keys =
    taken.kind === 'exposure' ? [taken.exposure.key] : [...(taken.drug.ingredients ?? []), taken.drug.key];
  return keys.flatMap((key) => {
    const member = ruleMember(key);
    return member ? [{ key, member, taken }] : [];
  });
}

/** Rules that need several members at once and have them. */
function rulesMetTogether(entries: readonly Entry[]): ReadonlySet<string> {
  const keys = new Set(entries.flatMap(({ units }) => units.map(({ key }) => key)));
  const met = TOGETHER_RULES.filter(
    ({ rule, a }) => [...keys].filter((key) => a.has(key)).length >= (rule.together ?? 0),
  );
  return new Set(met.map(({ rule }) => rule.id));
}

/** Each rule once, at its worst between any two ingredients; worst first, then in the order of the rules. */
function hitsBetween(
  ones: readonly Unit[],
  others: readonly Unit[],
  together: ReadonlySet<string>,
): readonly Hit[] | undefined {
  let hits: Hit[] | undefined;
  for (const one of ones) {
    for (const other of others) {
      if (one.member === other.member) continue;
      for (const expanded of rulesBetween(one.member, other.member)) {
        const hit = PLAIN_HITS[expanded.index] ?? hitOf(expanded, one, other, together);
        if (hit) keepWorst((hits ??= []), named(hit, expanded, one.member, other.member));
      }
    }
  }
  return hits && hits.length > 1 ? hits.sort(byRankThenRule) : hits;
}

function keepWorst(hits: Hit[], hit: Hit): void {
  const at = hits.findIndex(({ rule }) => rule === hit.rule);
  const before = hits[at];
  if (!before) hits.push(hit);
  else if (rankOf(hit.severity) < rankOf(before.severity)) hits[at] = hit;
}

/** With the names of the two in its texts. */
function named(hit: Hit, { rule, a, b }: ExpandedRule, one: RuleMember, other: RuleMember): Hit {
  const { mechanism, recommendation } = hit;
  if (rule.level === undefined && !mechanism.includes('{') && !recommendation.includes('{')) return hit;
  const [first, second] = a.has(one.key) && b.has(other.key) ? [one, other] : [other, one];
  const levelSaid = hit.severity === 'minor' ? undefined : levelText(rule, first, second);
  return {
    ...hit,
    mechanism: ruleText(mechanism, first.name, second.name),
    recommendation: ruleText(recommendation, first.name, second.name),
    ...(levelSaid === undefined ? {} : { levelSaid }),
  };
}

function isPlain({ rule, variants, fromMemory }: ExpandedRule): boolean {
  const bound = rule.dose !== undefined || rule.together !== undefined || rule.injected === true;
  return !bound && variants.length === 0 && fromMemory.size === 0;
}

function plainHit(expanded: ExpandedRule): Hit {
  const { rule } = expanded;
  const { severity, mechanism, recommendation } = rule;
  return {
    rule,
    severity,
    mechanism,
    recommendation,
    evidence: evidenceOf(rule),
    pairs: pairCount(expanded),
  };
}

function pairCount({ a, b }: ExpandedRule): number {
  return a.size * b.size;
}

function hitOf(
  expanded: ExpandedRule,
  one: Unit,
  other: Unit,
  together: ReadonlySet<string>,
): Hit | undefined {
  const { rule, variants, fromMemory } = expanded;
  if (rule.together !== undefined && !together.has(rule.id)) return undefined;
  const dose = rule.dose ? worstDose(rule.dose, one, other) : 'met';
  if (dose === 'below') return undefined;
  const variant = variants.find(({ members }) => members.has(one.key) || members.has(other.key))?.variant;
  const notInjected = rule.injected === true && !isInjected(one.taken) && !isInjected(other.taken);
  const onlyIf = notInjected
    ? 'If both are given by injection'
    : rule.dose && dose === 'unknown'
      ? doseText(rule.dose)
      : undefined;
  const severity = notInjected ? 'moderate' : (variant?.severity ?? rule.severity);
  // The source stands behind the grade of the rule, and of the members it names.
  const isOurs = severity !== rule.severity || fromMemory.has(one.key) || fromMemory.has(other.key);
  return {
    rule,
    severity,
    mechanism: rule.mechanism,
    recommendation: variant?.recommendation ?? adviceAt(severity, rule),
    evidence: isOurs ? 'provisional' : evidenceOf(rule),
    pairs: pairCount(expanded),
    ...(onlyIf === undefined ? {} : { onlyIf }),
  };
}

const AVOIDED = /^Usually avoided[^;]*; (?:if [a-z ]+? )?consider /;

/** Advice of a rule where it is graded milder than it stands: what is avoided there is weighed here. */
function adviceAt(severity: InteractionSeverity, rule: InteractionRule): string {
  const isMilder = rankOf(severity) > rankOf(rule.severity) && rankOf(severity) >= rankOf('moderate');
  return isMilder ? rule.recommendation.replace(AVOIDED, 'Consider ') : rule.recommendation;
}

type DoseState = 'met' | 'unknown' | 'below';

function worstDose(condition: DoseCondition, one: Unit, other: Unit): DoseState {
  const states = [doseState(condition, one), doseState(condition, other)];
  if (states.includes('below')) return 'below';
  return states.includes('unknown') ? 'unknown' : 'met';
}

/** Whether the daily dose reaches the condition. The dose of a combination product says nothing about it. */
function doseState(condition: DoseCondition, { key, taken }: Unit): DoseState {
  if (condition.drug !== key || taken.kind === 'exposure') return 'met';
  if (taken.drug.key !== key) return 'unknown';
  const { atLeastMgPerDay = 0, aboveMgPerDay = -1, patchAboveMgPerDay } = condition;
  const { atLeastMg, dosesWritten, complete } = taken.daily;
  const patch = isPatch(taken);
  const above = patch && patchAboveMgPerDay !== undefined ? patchAboveMgPerDay : aboveMgPerDay;
  if (patch && above === 0) return 'met';
  if (atLeastMg >= atLeastMgPerDay && atLeastMg > above) return 'met';
  // A patch is worn all day: its dose needs no times a day.
  return complete || (patch && dosesWritten) ? 'below' : 'unknown';
}

function doseText({ drug, atLeastMgPerDay, aboveMgPerDay, patchAboveMgPerDay }: DoseCondition): string {
  const oral = atLeastMgPerDay === undefined ? `> ${aboveMgPerDay}` : `≥ ${atLeastMgPerDay}`;
  if (patchAboveMgPerDay === undefined) return `If ${drug} ${oral} mg/day`;
  const patch = patchAboveMgPerDay === 0 ? 'a patch' : `a patch > ${patchAboveMgPerDay} mg/24 h`;
  return `If ${drug} ${oral} mg/day by mouth or ${patch}`;
}

function interactionOf(a: string, b: string, hits: readonly Hit[]): Interaction & PlainlySaid {
  const [worst] = hits;
  if (worst && hits.length === 1) return soleAnswer(a, b, worst);
  const deciding = hits.filter(({ severity }) => severity === worst?.severity);
  const said = hits.toSorted(byRankThenPairs);
  return {
    a,
    b,
    severity: worst?.severity ?? 'minor',
    mechanism: reasonsOnce(said.map(({ mechanism }) => mechanism)),
    recommendation: adviceOf(said, deciding.toSorted(byRankThenPairs)),
    evidence: deciding.some(({ evidence }) => evidence === 'published') ? 'published' : 'provisional',
    source: distinct(deciding.map(({ rule }) => rule.evidence.source)).join('; '),
    ruleIds: hits.map(({ rule }) => rule.id),
  };
}

function soleAnswer(a: string, b: string, hit: Hit): Interaction & PlainlySaid {
  const { rule, severity, mechanism, evidence } = hit;
  const { source } = rule.evidence;
  return { a, b, severity, mechanism, recommendation: textOf(hit), evidence, source, ruleIds: [rule.id] };
}

/**
 * Advice of the rules that set the severity; where all of them hang on what is not written, of the rest too. What
 * hangs on the same condition is one sentence.
 */
function adviceOf(hits: readonly Hit[], deciding: readonly Hit[]): string {
  const certain = deciding.some(({ onlyIf }) => onlyIf === undefined);
  const used = certain ? deciding : hits;
  const conditions = [...new Set(used.map(({ onlyIf }) => onlyIf))];
  const said = conditions.map((condition) => {
    const ofCondition = used.filter(({ onlyIf }) => onlyIf === condition);
    const levels = ofCondition.flatMap(({ levelSaid }) => levelSaid ?? []);
    return { condition, advice: withLevels(adviceOnce(ofCondition.map((it) => it.recommendation)), levels) };
  });
  const always = said.find(({ condition }) => condition === undefined);
  return said
    .filter(({ condition, advice }) => condition === undefined || advice !== always?.advice)
    .map(({ condition, advice }) => withCondition(condition, advice))
    .join('. ');
}

function textOf({ onlyIf, recommendation, levelSaid }: Hit): string {
  return withCondition(onlyIf, withLevels(recommendation, levelSaid === undefined ? [] : [levelSaid]));
}

function withCondition(condition: string | undefined, advice: string): string {
  return condition === undefined ? advice : `${condition}: ${lowerFirst(advice)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function byRankThenRule(one: Hit, other: Hit): number {
  return rankOf(one.severity) - rankOf(other.severity) || compare(one.rule.id, other.rule.id);
}

function byRankThenPairs(one: Hit, other: Hit): number {
  return (
    rankOf(one.severity) - rankOf(other.severity) ||
    one.pairs - other.pairs ||
    compare(one.rule.id, other.rule.id)
  );
}

function byLabel(one: Entry, other: Entry): number {
  return compare(one.sortedBy, other.sortedBy) || compare(one.label, other.label);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
