import { inBaseForms } from '../language/pattern.ts';

const AFTER = '(?! ';
/** A word behind an optional group of words. */
const BEHIND_A_GROUP = /(?<= \)(?:[?*]|\{\d,\d\}))[a-z]+(?=$|[ |)])/g;

/** Endings glued to a stem: the "sis" of "cirrho(?:sis|tic)" is nobody's sister. */
const GLUED = /(?<=[a-z])\(\?:([a-z|]+)\)/g;

/**
 * A wording of a state made ready to be compiled: each "not followed by" means whole words, so that
 * `falls?(?! (?:in|out))` says nothing of "falls indoors", and words behind an optional group are read in their base form.
 */
export function statePattern(pattern: string): string {
  return wholeWordsAfter(pattern)
    .replace(GLUED, (_, endings: string) => `(?:${endings.replace(/[a-z]+/g, '(?:)$&')})`)
    .replace(BEHIND_A_GROUP, inBaseForms);
}

function wholeWordsAfter(pattern: string): string {
  let made = '';
  let at = 0;
  for (let start = pattern.indexOf(AFTER); start !== -1; start = pattern.indexOf(AFTER, at)) {
    const end = closing(pattern, start);
    made += `${pattern.slice(at, start)}(?!(?:${wholeWordsAfter(pattern.slice(start + 3, end))})(?![^ ]))`;
    at = end + 1;
  }
  return made + pattern.slice(at);
}

/** Where the bracket that opens at `start` closes. */
function closing(pattern: string, start: number): number {
  let depth = 0;
  for (let at = start; at < pattern.length; at += 1) {
    if (pattern[at] === '\\') at += 1;
    else if (pattern[at] === '(') depth += 1;
    else if (pattern[at] === ')' && --depth === 0) return at;
  }
  throw new Error(`pattern "${pattern}": a bracket is not closed`);
}
