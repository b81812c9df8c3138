import { describe, expect, it } from 'vitest';
import { checkInteractions } from './check-interactions.ts';
import { interactionsAmong } from './interactions-among.ts';
import { EXPANDED_RULES, type ExpandedRule, expandMembers, ruleMember, rulesBetween } from './rule-index.ts';
import { INTERACTION_RULES, ANSM_GRADES, LABEL_GRADES, LABELS } from '@svc/clinical';
import { takenOf, writtenAs } from './test-taken.ts';

const rules = EXPANDED_RULES.map((expanded) => [expanded.rule.id, expanded] as const);

/** Every member of a side with a partner of the other side that it is not. */
function everyPair(expanded: ExpandedRule): [string, string][] {
  const { a, b } = expanded;
  const partners = (side: ReadonlySet<string>, other: ReadonlySet<string>): [string, string][] =>
    [...side].flatMap((one) => {
      const partner = [...other].find(
        (key) => key !== one && !sharesIngredient(one, key) && !isBeaten(expanded, one, key),
      );
      return partner === undefined ? [] : [[one, partner] as [string, string]];
    });
  return [...partners(a, b), ...partners(b, a)];
}

/** A rule of a class is silent where another names the pair. */
function isBeaten(expanded: ExpandedRule, one: string, other: string): boolean {
  const [first, second] = [ruleMember(one), ruleMember(other)];
  return first !== undefined && second !== undefined && !rulesBetween(first, second).includes(expanded);
}

function sharesIngredient(one: string, other: string): boolean {
  const [first, second] = [one, other].map((key) => {
    const taken = takenOf(key);
    return new Set(taken.kind === 'drug' ? [...(taken.drug.ingredients ?? []), key] : [key]);
  });
  return [...(first ?? [])].some((key) => second?.has(key) ?? false);
}

/** Members of the rule besides the pair, where it needs several at once. */
function company({ rule, a }: ExpandedRule, pair: readonly string[]): string[] {
  const others = [...a].filter((key) => !pair.some((one) => one === key || sharesIngredient(one, key)));
  return others.slice(0, Math.max((rule.together ?? 2) - 2, 0));
}

describe('the interaction rules', () => {
  it('hold every row of the reference table, D001 to D185, each once [1:2.11 interactions]', () => {
    const ids = INTERACTION_RULES.map(({ id }) => id);
    const reference = Array.from({ length: 185 }, (_, index) => `D${String(index + 1).padStart(3, '0')}`);
    expect(ids.filter((id) => id.startsWith('D')).toSorted()).toEqual(reference);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('grade as the thesaurus grades where they say so, save for stated members', () => {
    const wrong = INTERACTION_RULES.filter(({ evidence, severity }) => {
      if (evidence.status !== 'verified' || !evidence.source.startsWith('ANSM')) return false;
      const said = evidence.source.slice(evidence.source.indexOf(': ') + 2);
      const grade = Object.entries(ANSM_GRADES).find(([name]) => said.startsWith(name));
      return grade?.[1] !== severity;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('grade as the label grades where they say so', () => {
    const wrong = INTERACTION_RULES.filter(({ evidence, severity }) => {
      const label = Object.values(LABELS).find((name) => evidence.source.startsWith(`${name}: `));
      if (evidence.status !== 'verified' || label === undefined) return false;
      const rest = evidence.source.slice(label.length + 2);
      const grade = Object.entries(LABEL_GRADES).find(([name]) => rest.startsWith(name));
      return grade?.[1] !== severity;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('rest no contraindication on memory', () => {
    const onMemory = INTERACTION_RULES.filter(
      ({ severity, evidence }) => severity === 'contraindicated' && evidence.status === 'memory',
    );
    expect(onMemory.map(({ id }) => id)).toEqual([]);
  });

  it('hold a number in a recommendation only where one was read, and say nothing circular', () => {
    const texts = INTERACTION_RULES.flatMap(({ id, recommendation, mechanism, variants = [] }) =>
      [recommendation, mechanism, ...variants.flatMap((it) => it.recommendation ?? [])].map(
        (text) => [id, text] as const,
      ),
    );
    const banned = /^Consider (?:sodium|glucose)$|^Slow pulse: torsades|one sixth|nothing was left out/i;
    expect(texts.filter(([, text]) => banned.test(text))).toEqual([]);
    const numbered = INTERACTION_RULES.filter(({ numbersFrom }) => numbersFrom !== undefined);
    expect(numbered.map(({ id }) => id)).toEqual([
      'D001',
      'D002',
      'D003',
      'D006',
      'D068',
      'D098',
      'D124',
      'D147',
      'X464',
      'X470',
      'X471',
      'X473',
      'X474',
      'X552',
    ]);
  });

  it('show a grade as published only where it is that of the source', () => {
    const changed = EXPANDED_RULES.flatMap(({ rule, a, b, variants }) =>
      variants.flatMap(({ variant, members }) => {
        if (variant.severity === undefined || variant.severity === rule.severity) return [];
        const pair = [...a]
          .filter((key) => members.has(key))
          .flatMap((one) => [...b].map((other) => [one, other]));
        const [first] = pair.filter(([one, other]) => one !== other);
        return first ? [{ id: rule.id, first }] : [];
      }),
    );
    const published = changed.filter(({ id, first }) => {
      const [found] = interactionsAmong(first.map((key) => takenOf(key ?? '')));
      return found?.ruleIds?.length === 1 && found.ruleIds[0] === id && found.evidence === 'published';
    });
    expect(published).toEqual([]);
  });

  it('name only their own members in variants, exceptions, doses and memory', () => {
    const unknownNames = EXPANDED_RULES.flatMap(({ rule, a, b, fromMemory, variants }) => {
      const own = expandMembers([...rule.a, ...rule.b]);
      const named = [...fromMemory, ...variants.flatMap(({ members }) => [...members])];
      const dosed = rule.dose ? [rule.dose.drug] : [];
      const excepted = expandMembers([...(rule.exceptA ?? []), ...(rule.exceptB ?? [])]);
      return [...named, ...dosed]
        .filter((key) => !own.has(key) || !(a.has(key) || b.has(key) || excepted.has(key)))
        .map((key) => `${rule.id} ${key}`);
    });
    expect(unknownNames).toEqual([]);
  });

  it('refuse a member that is not listed', () => {
    expect(() => expandMembers(['lithum'])).toThrow('interaction member lithum is not listed');
  });
});

describe('each rule fires in both orders', () => {
  it.each(rules)('%s for every member', (id, expanded) => {
    const pairs = everyPair(expanded);
    const silent = pairs.filter(([one, other]) => {
      const rest = company(expanded, [one, other]);
      return [
        [one, other, ...rest],
        [...rest, other, one],
      ].some((keys) => {
        const found = interactionsAmong(keys.map((key) => takenOf(key)));
        return !found.some(({ ruleIds }) => ruleIds?.includes(id));
      });
    });
    expect(pairs.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  });

  it.each(rules)('%s as a list writes it: by name, by brand, by exposure word', (id, expanded) => {
    const [pair] = everyPair(expanded);
    if (!pair) throw new Error(`${id} has no pair`);
    const rest = company(expanded, pair).flatMap((key) => writtenAs(key).slice(0, 1));
    const [ones, others] = pair.map(writtenAs);
    const lists = (ones ?? []).flatMap((one) =>
      (others ?? []).flatMap((other) => [
        [one, other, ...rest],
        [...rest, other, one],
      ]),
    );
    const silent = lists.filter((lines) => {
      const { assessment } = checkInteractions(lines);
      return !assessment?.interactions.some(({ ruleIds }) => ruleIds?.includes(id));
    });
    expect(lists.length).toBeGreaterThan(1);
    expect(silent).toEqual([]);
  });
});
