import type { Meaning } from './line-phrases.ts';
import type { Token } from './line-words.ts';

/** A name in the line, by the tokens it covers. */
export interface Named {
  readonly meaning: Extract<Meaning, { kind: 'drug' | 'exposure' }>;
  /** As listed, or as a misspelling of exactly one listed name. */
  readonly by: 'name' | 'spelling';
  readonly start: number;
  readonly end: number;
}

export interface NamedDrug extends Named {
  readonly meaning: Extract<Meaning, { kind: 'drug' }>;
}

export function isDrug(name: Named): name is NamedDrug {
  return name.meaning.kind === 'drug';
}

/** The words of the line that name it. */
export function wordsOf({ start, end }: Named, tokens: readonly Token[]): string {
  const first = tokens[start]?.text ?? '';
  if (end - start === 1) return first;
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ');
}
