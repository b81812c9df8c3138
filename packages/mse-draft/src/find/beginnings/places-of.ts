import type { Sentence } from '@svc/clinical';
import type { CompiledRule } from '../define-rule.ts';
import { RULES } from '../rules.ts';
import { beginningsOf, KNOWN_CHARACTERS } from './beginnings-of.ts';

/** The patterns of all rules by the beginnings of their matches, and those that may begin with anything. */
interface Index {
  readonly byBeginning: ReadonlyMap<string, readonly RegExp[]>;
  readonly anywhere: ReadonlySet<RegExp>;
  readonly ruleOf: ReadonlyMap<RegExp, CompiledRule>;
}

/** Where the patterns of a sentence may match, and the rules that they are of. */
interface Places {
  readonly byPattern: ReadonlyMap<RegExp, readonly number[]>;
  readonly rules: ReadonlySet<CompiledRule>;
}

const NOWHERE: readonly number[] = [];
let made: Index | undefined;
const places = new WeakMap<Sentence, Places>();

/** Those of the rules of which a pattern may match in a sentence, in their order. */
export function rulesIn(sentence: Sentence, rules: readonly CompiledRule[]): CompiledRule[] {
  const own = placesIn(sentence).rules;
  return rules.filter((rule) => own.has(rule));
}

/**
 * Where in the text of a sentence a match of a pattern of the rules may begin, told by the beginnings of its words, in
 * order. Each sentence is read by hundreds of patterns, few of which have a word in it.
 */
export function placesOf(pattern: RegExp, sentence: Sentence): readonly number[] {
  const { byPattern } = placesIn(sentence);
  return made?.anywhere.has(pattern) === true ? sentence.at : (byPattern.get(pattern) ?? NOWHERE);
}

function placesIn(sentence: Sentence): Places {
  made ??= indexed();
  let own = places.get(sentence);
  if (own === undefined) places.set(sentence, (own = placed(sentence, made)));
  return own;
}

function placed({ text, at }: Sentence, { byBeginning, anywhere, ruleOf }: Index): Places {
  const byPattern = new Map<RegExp, number[]>();
  for (const start of at)
    for (let length = 1; length <= KNOWN_CHARACTERS; length += 1)
      for (const pattern of byBeginning.get(text.slice(start, start + length)) ?? []) {
        const there = byPattern.get(pattern);
        if (there === undefined) byPattern.set(pattern, [start]);
        else if (there.at(-1) !== start) there.push(start);
      }
  const rules = new Set<CompiledRule>();
  for (const pattern of [...byPattern.keys(), ...anywhere]) {
    const rule = ruleOf.get(pattern);
    if (rule) rules.add(rule);
  }
  return { byPattern, rules };
}

function indexed(): Index {
  const byBeginning = new Map<string, RegExp[]>();
  const anywhere = new Set<RegExp>();
  const ruleOf = new Map<RegExp, CompiledRule>();
  for (const rule of RULES)
    for (const pattern of [rule.says, rule.asks, rule.answers, rule.observed, rule.headed]) {
      if (pattern === undefined) continue;
      ruleOf.set(pattern, rule);
      const beginnings = beginningsOf(pattern);
      if (beginnings === undefined) anywhere.add(pattern);
      for (const beginning of beginnings ?? []) {
        const there = byBeginning.get(beginning);
        if (there) there.push(pattern);
        else byBeginning.set(beginning, [pattern]);
      }
    }
  return { byBeginning, anywhere, ruleOf };
}
