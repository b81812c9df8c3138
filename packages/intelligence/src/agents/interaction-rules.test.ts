import {
  DRUGS,
  EXPOSURE_WORDS,
  INTERACTION_RULES,
  type InteractionRule,
  type InteractionSeverity,
  rankOf,
} from '@svc/clinical';
import { describe, expect, it } from 'vitest';
import { builtinModel } from '../models/builtin.ts';
import { runAgent } from './run-agent.ts';

/** What the grade of the worst interaction makes the risk of the list. */
const LEVELS: Readonly<Record<InteractionSeverity, { level: string; flag: boolean }>> = {
  contraindicated: { level: 'high', flag: true },
  major: { level: 'moderate', flag: true },
  moderate: { level: 'low', flag: false },
  minor: { level: 'none', flag: false },
};

/** Rules whose every pair another rule grades worse: their own grade never decides. */
const OUTGRADED = ['X129', 'D100', 'X206', 'X311', 'X732'];
/** Graded from a dose in units on, which a list in mg does not say: a variant grades every pair of it milder. */
const NEVER_AS_IT_STANDS = ['X880'];

interface Member {
  readonly key: string;
  /** As a list would name it. */
  readonly name: string;
  readonly classes: readonly string[];
  readonly isProduct: boolean;
}

const MEMBERS: readonly Member[] = [
  ...DRUGS.map(({ key, name, classes, ingredients, countsAs }) => {
    return { key, name, classes, isProduct: ingredients !== undefined || countsAs !== undefined };
  }),
  ...EXPOSURE_WORDS.map(({ key, words, classes }) => {
    return { key, name: words[0] ?? '', classes, isProduct: false };
  }),
];

/** Keys of the members and of the members of the sets. Read from the tables, not from the engine's index of them. */
function keysOf(members: readonly string[] = []): ReadonlySet<string> {
  const listed = MEMBERS.filter(
    ({ key, classes }) => members.includes(key) || classes.some((name) => members.includes(name)),
  );
  return new Set(listed.map(({ key }) => key));
}

function sideOf(members: readonly string[], except?: readonly string[]): ReadonlyMap<string, Member> {
  const [keys, out] = [keysOf(members), keysOf(except)];
  const own = MEMBERS.filter(({ key }) => keys.has(key) && !out.has(key));
  return new Map(own.map((member) => [member.key, member]));
}

const RULES = INTERACTION_RULES.map((rule) => ({
  rule,
  a: sideOf(rule.a, rule.exceptA),
  b: sideOf(rule.b, rule.exceptB),
  variants: (rule.variants ?? []).map(({ members, severity }) => ({ keys: keysOf(members), severity })),
}));
type Rule = (typeof RULES)[number];
type Pair = readonly [one: Member, other: Member];

const RULES_OF = new Map(
  MEMBERS.map(({ key }) => [key, RULES.filter(({ a, b }) => a.has(key) || b.has(key))]),
);

/** The variant that a pair is of, by its place; -1 for the rule as it stands. */
function variantOf({ variants }: Rule, [one, other]: Pair): number {
  return variants.findIndex(({ keys }) => keys.has(one.key) || keys.has(other.key));
}

function gradeOf(rule: Rule, pair: Pair): InteractionSeverity {
  return rule.variants[variantOf(rule, pair)]?.severity ?? rule.rule.severity;
}

/** Grades of the other rules between the two. */
function otherGrades(rule: Rule, pair: Pair): InteractionSeverity[] {
  const [one, other] = pair;
  const between = (RULES_OF.get(one.key) ?? []).filter(
    ({ a, b, rule: { together } }) =>
      together === undefined &&
      ((a.has(one.key) && b.has(other.key)) || (b.has(one.key) && a.has(other.key))),
  );
  return between.filter((it) => it !== rule).map((it) => gradeOf(it, pair));
}

/** How much other rules say of the pair: nothing, what is milder, what is as bad, or what is worse. */
function overlaid(rule: Rule, pair: Pair): 0 | 1 | 2 | 3 {
  const grades = otherGrades(rule, pair).map(rankOf);
  const own = rankOf(gradeOf(rule, pair));
  if (grades.length === 0) return 0;
  const worst = Math.min(...grades);
  return worst > own ? 1 : worst === own ? 2 : 3;
}

/** The pair of a rule, as it stands or of a variant, that other rules say least of; plain medicines before products. */
function pairOf(rule: Rule, variant: number): Pair | undefined {
  let best: { readonly pair: Pair; readonly by: number } | undefined;
  for (const one of rule.a.values())
    for (const other of rule.b.values()) {
      const pair: Pair = [one, other];
      if (one.key === other.key || variantOf(rule, pair) !== variant) continue;
      const by = overlaid(rule, pair) + (one.isProduct || other.isProduct ? 10 : 0);
      if (best === undefined || by < best.by) best = { pair, by };
      if (by === 0) return pair;
    }
  return best?.pair;
}

/** With the dose that the rule holds from on, or as an injection, where it asks for that. */
function lineOf({ dose, injected }: InteractionRule, { key, name }: Member): string {
  if (injected === true) return `${name} 10 mg intramuscular injection`;
  if (dose?.drug !== key) return name;
  return `${name} ${dose.atLeastMgPerDay ?? (dose.aboveMgPerDay ?? 0) + 1} mg once daily`;
}

/** Further members, where the rule asks for several at once. */
function companyOf({ rule, a }: Rule, pair: Pair): Member[] {
  const others = [...a.values()].filter((it) => !it.isProduct && !pair.includes(it));
  return others.slice(0, (rule.together ?? 2) - 2);
}

const CASES = RULES.flatMap((rule) => {
  const graded = rule.variants.flatMap(({ severity }, index) => (severity === undefined ? [] : [index]));
  const plain = rule.variants.flatMap(({ severity }, index) => (severity === undefined ? [index] : []));
  const asItStands = [-1, ...plain].map((variant) => pairOf(rule, variant)).find((it) => it !== undefined);
  const ofVariants = graded.map((variant) => pairOf(rule, variant));
  return [asItStands, ...ofVariants].map((pair) => ({ id: rule.rule.id, rule, pair }));
});
const PAIRED = CASES.flatMap(({ id, rule, pair }) => {
  if (pair === undefined) return [];
  const grade = gradeOf(rule, pair);
  const worst =
    [grade, ...otherGrades(rule, pair)].sort((one, other) => rankOf(one) - rankOf(other))[0] ?? grade;
  const names = pair.map(({ name }) => name).join(' and ');
  return [{ id, rule, pair, names, grade, worst }];
});

async function answerOf(medications: string[]) {
  const options = { model: builtinModel, now: Date.UTC(2026, 10, 21), marker: 'm4rk3r' };
  const { response } = await runAgent('medication', 'patient-1', { medications }, options);
  return response;
}

describe('each interaction rule gives its grade through the medication agent, and the risk of that grade', () => {
  it.each(PAIRED)('$id: $names are $worst, in both orders', async ({ id, rule, pair, worst }) => {
    const company = companyOf(rule, pair).map(({ name }) => name);
    const lines = pair.map((member) => lineOf(rule.rule, member));
    for (const list of [
      [...lines, ...company],
      [...company, ...lines.toReversed()],
    ]) {
      const { assessment, risk } = await answerOf(list);
      expect(assessment?.unrecognized).toEqual([]);
      const found = assessment?.interactions.find(({ ruleIds }) => ruleIds?.includes(id));
      expect(found?.severity).toBe(worst);
      expect(assessment?.interactions[0]?.severity).toBe(worst);
      expect(risk).toMatchObject(LEVELS[worst]);
    }
  });

  it('every rule has a pair, and so has every grade of its own for some members', () => {
    expect(new Set(PAIRED.map(({ id }) => id)).size).toBe(INTERACTION_RULES.length);
    const unpaired = CASES.filter(({ pair }) => pair === undefined).map(({ id }) => id);
    expect(unpaired).toEqual(NEVER_AS_IT_STANDS);
  });

  it('the grade of nearly every rule decides: those that another always outgrades are these', () => {
    const outgraded = PAIRED.filter(({ grade, worst }) => grade !== worst).map(({ id }) => id);
    expect(outgraded).toEqual(OUTGRADED);
  });
});
