import type { Sentence } from '@svc/clinical';
import { RULES } from '../rules.ts';
import { beginningsOf, KNOWN_CHARACTERS } from './beginnings-of.ts';

/** The patterns of all rules by the beginnings of their matches, and those that may begin with anything. */
interface Index {
  readonly byBeginning: ReadonlyMap<string, readonly RegExp[]>;
  readonly always: readonly RegExp[];
}

let made: Index | undefined;
const candidates = new WeakMap<Sentence, ReadonlySet<RegExp>>();

/**
 * Whether a pattern of the rules can match in a sentence at all, told by the beginnings of its words. Each sentence is read
 * by hundreds of patterns, few of which have a word in it.
 */
export function mayMatch(pattern: RegExp, sentence: Sentence): boolean {
  let own = candidates.get(sentence);
  if (own === undefined) candidates.set(sentence, (own = candidatesIn(sentence)));
  return own.has(pattern);
}

function candidatesIn({ text, at }: Sentence): ReadonlySet<RegExp> {
  made ??= indexed();
  const found = new Set(made.always);
  for (const start of at)
    for (let length = 1; length <= KNOWN_CHARACTERS; length += 1)
      for (const pattern of made.byBeginning.get(text.slice(start, start + length)) ?? []) found.add(pattern);
  return found;
}

function indexed(): Index {
  const byBeginning = new Map<string, RegExp[]>();
  const always: RegExp[] = [];
  for (const { says, asks, answers, observed, headed } of RULES)
    for (const pattern of [says, asks, answers, observed, headed]) {
      if (pattern === undefined) continue;
      const beginnings = beginningsOf(pattern);
      if (beginnings === undefined) always.push(pattern);
      for (const beginning of beginnings ?? []) {
        const there = byBeginning.get(beginning);
        if (there) there.push(pattern);
        else byBeginning.set(beginning, [pattern]);
      }
    }
  return { byBeginning, always };
}
