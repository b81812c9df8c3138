import {
  DRUGS,
  EXPOSURE_WORDS,
  type InteractionRule,
  type MemberKey,
  INTERACTION_RULES,
} from '@svc/clinical';

/** A rule with its members listed by key. */
export interface ExpandedRule {
  /** Place among all rules. */
  readonly index: number;
  readonly rule: InteractionRule;
  readonly a: ReadonlySet<string>;
  readonly b: ReadonlySet<string>;
  readonly fromMemory: ReadonlySet<string>;
  readonly variants: readonly {
    readonly members: ReadonlySet<string>;
    readonly variant: NonNullable<InteractionRule['variants']>[number];
  }[];
}

/** A medication or exposure that rules name. */
export interface RuleMember {
  readonly number: number;
  readonly key: string;
  /** As the texts of a pair name it. */
  readonly name: string;
  /** Of a prodrug, the number of its active medicine: the two are one and have no interaction. */
  readonly activeNumber: number;
  /** Sides of the rules it is on, one bit a rule. */
  readonly a: Uint32Array;
  readonly b: Uint32Array;
  /** Rules with each other member by its number, filled in when first asked for. */
  readonly rulesWith: (readonly ExpandedRule[] | undefined)[];
}

const nameOf = new Map([
  ...DRUGS.map(({ key, name }) => [key, name] as const),
  ...EXPOSURE_WORDS.map(({ key, label }) => [key, label] as const),
]);
const membersOfClass = new Map<string, string[]>();
const known = new Set<string>();

for (const { key, classes } of ownClasses()) {
  if (known.has(key)) throw new Error(`interaction member ${key} is a medication and an exposure`);
  known.add(key);
  for (const name of classes) membersOfClass.set(name, [...(membersOfClass.get(name) ?? []), key]);
}

const activeOf = new Map(
  DRUGS.flatMap(({ key, countsAs }) => (countsAs === undefined ? [] : [[key, countsAs] as const])),
);

for (const { key, countsAs } of DRUGS)
  if (countsAs !== undefined)
    membersOfClass.set(countsAs, [...(membersOfClass.get(countsAs) ?? [countsAs]), key]);

/** Every rule with its members, in the order of the rules. */
export const EXPANDED_RULES: readonly ExpandedRule[] = INTERACTION_RULES.map(expandRule);

const WORDS = Math.ceil(EXPANDED_RULES.length / 32);
const NO_RULES: readonly ExpandedRule[] = [];
const members = indexMembers();
/** How many members rules name; their numbers are below. */
export const MEMBERS = members.size;

/** The member of that key, if any rule names it, itself or in a set. */
export function ruleMember(key: string): RuleMember | undefined {
  return members.get(key);
}

/** Rules that hold between two members, in the order of the rules. The members are not the same one. */
export function rulesBetween(one: RuleMember, other: RuleMember): readonly ExpandedRule[] {
  return (one.rulesWith[other.number] ??= rulesOfSides(one, other));
}

function setBit(bits: Uint32Array | undefined, at: number): void {
  if (bits) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

function rulesOfSides(first: RuleMember, second: RuleMember): readonly ExpandedRule[] {
  if (first.activeNumber === second.number || second.activeNumber === first.number) return NO_RULES;
  let found: ExpandedRule[] | undefined;
  for (let word = 0; word < WORDS; word++) {
    let bits =
      ((first.a[word] ?? 0) & (second.b[word] ?? 0)) | ((first.b[word] ?? 0) & (second.a[word] ?? 0));
    for (; bits !== 0; bits &= bits - 1) {
      const rule = EXPANDED_RULES[word * 32 + 31 - Math.clz32(bits & -bits)];
      if (rule) (found ??= []).push(rule);
    }
  }
  return found === undefined ? NO_RULES : withoutBeaten(found);
}

/** Rules of a class are silent where another rule says it of the pair itself. */
function withoutBeaten(rules: ExpandedRule[]): readonly ExpandedRule[] {
  const isNamed = rules.some(
    ({ rule }) => rule.unlessNamed !== true && (rule.ofLevels === true || rule.level !== undefined),
  );
  return isNamed ? rules.filter(({ rule }) => rule.unlessNamed !== true) : rules;
}

/** Members of a side: sets and keys. Throws on a key that is no set, medication or exposure. */
export function expandMembers(keys: readonly MemberKey[]): Set<string> {
  return new Set(
    keys.flatMap((key) => {
      const members = membersOfClass.get(key) ?? (known.has(key) ? [key] : undefined);
      if (!members) throw new Error(`interaction member ${key} is not listed`);
      return members;
    }),
  );
}

/** A combination product counts in the sets its ingredients do not bring; they count for themselves. */
function ownClasses(): { key: string; classes: readonly string[] }[] {
  const byKey = new Map(DRUGS.map((drug) => [drug.key, drug]));
  const drugs = DRUGS.map(({ key, classes, ingredients = [] }) => {
    const brought = new Set<string>(ingredients.flatMap((it) => byKey.get(it)?.classes ?? []));
    return { key, classes: classes.filter((name) => !brought.has(name)) };
  });
  return [...drugs, ...EXPOSURE_WORDS];
}

function expandRule(rule: InteractionRule, index: number): ExpandedRule {
  return {
    index,
    rule,
    a: without(expandMembers(rule.a), expandMembers(rule.exceptA ?? [])),
    b: without(expandMembers(rule.b), expandMembers(rule.exceptB ?? [])),
    fromMemory: expandMembers(rule.membersFromMemory ?? []),
    variants: (rule.variants ?? []).map((variant) => ({ variant, members: expandMembers(variant.members) })),
  };
}

function without(members: ReadonlySet<string>, except: ReadonlySet<string>): Set<string> {
  return new Set([...members].filter((key) => !except.has(key)));
}

function indexMembers(): ReadonlyMap<string, RuleMember> {
  const keys = [...new Set(EXPANDED_RULES.flatMap(({ a, b }) => [...a, ...b]))];
  const memberOf = (key: string, number: number): RuleMember => ({
    number,
    key,
    name: nameOf.get(key) ?? key,
    activeNumber: keys.indexOf(activeOf.get(key) ?? ''),
    a: new Uint32Array(WORDS),
    b: new Uint32Array(WORDS),
    rulesWith: Array.from({ length: keys.length }),
  });
  const index = new Map(keys.map((key, number) => [key, memberOf(key, number)]));
  for (const [rule, { a, b }] of EXPANDED_RULES.entries()) {
    for (const key of a) setBit(index.get(key)?.a, rule);
    for (const key of b) setBit(index.get(key)?.b, rule);
  }
  return index;
}
