import { baseForm } from './base-forms.ts';
import { CONTRACTIONS } from './contractions.ts';

/**
 * Short names used in patterns. Patterns are regular expressions over normal words joined by single spaces; each
 * gap is bounded, so matching stays linear.
 */
const NAMES: Readonly<Record<string, string>> = {
  i: '(?:i|he|she|they|patient|you)',
  me: '(?:me|him|her|them|patient|you)',
  my: '(?:my|his|her|their|your|the)',
  self: '(?:myself|my self|himself|herself|themselves|themself|yourself|oneself|self)',
  // Up to ten, six, three or one further words, none of them a negation.
  wide: '(?:(?!(?:not|no|never|without|nor) )[^ ]+ ){0,10}',
  gap6: '(?:(?!(?:not|no|never|without|nor) )[^ ]+ ){0,6}',
  gap: '(?:(?!(?:not|no|never|without|nor) )[^ ]+ ){0,3}',
  gap1: '(?:(?!(?:not|no|never|without|nor) )[^ ]+ )?',
};

/**
 * One regular expression for a list of patterns; it matches whole words only.
 *
 * @example
 * ```ts
 * import { compile } from '@svc/clinical';
 *
 * compile(['hear voice'])[Symbol.replace]('i hear voice at night', '…'); // → 'i … at night'
 * ```
 */
export function compile(patterns: readonly string[]): RegExp {
  return new RegExp(`(?<![^ ])(?:${patterns.map(patternSource).join('|')})(?![^ ])`, 'g');
}

/** The source of the regular expression that a pattern stands for. */
export function patternSource(pattern: string): string {
  return wholeAfter(withNames(inBaseForms(pattern)));
}

function withNames(pattern: string): string {
  return pattern.replace(/\{([a-z]\w*)\}/g, (_, name: string) => {
    const meant = NAMES[name];
    if (meant === undefined) throw new Error(`pattern "${pattern}": unknown name ${name}`);
    return meant;
  });
}

/** What must not follow is a whole word too: "(?! (?:a|as))" says nothing of "aspirin", nor of somebody called Adeyemi. */
function wholeAfter(pattern: string): string {
  return pattern.replace(/\(\?! \(\?:[^()]*\)(?=\))/g, '$&(?![^ ])');
}

const WHOLE_WORD = /(?<=^|[ |(:!=>])[a-z]+(?=$|[ |)])/g;

/** The whole words of a pattern in the form in which words are read, so that patterns may be written as people speak. */
export function inBaseForms(pattern: string): string {
  return pattern.replace(WHOLE_WORD, (word) => {
    const written = CONTRACTIONS.get(word);
    return baseForm(written === undefined || written.includes(' ') ? word : written);
  });
}
