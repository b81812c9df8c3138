import { ANALYTES, DRUGS, INSTRUMENTS, MSE_DOMAINS, RELAPSE_INDICATORS } from '@svc/engines';
import type { Text } from './text.ts';

/** What stands in the place of a placeholder: names of the data. */
const NAMES: readonly string[] = [
  ...ANALYTES.flatMap(({ label, unit, key }) => [label, unit, key]),
  ...DRUGS.flatMap(({ name, inn }) => [name, inn]),
  ...INSTRUMENTS.flatMap(({ name, scales, key, measures }) => [
    name,
    key,
    measures,
    ...scales.flatMap(({ label, bands }) => [label, ...bands.map((band) => band.label)]),
  ]),
  ...RELAPSE_INDICATORS.map(({ label }) => label),
  ...MSE_DOMAINS.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]),
];

/**
 * A check that finds what a sentence says beyond the listed texts: the words that are left when their fixed parts, names
 * of the data, quotes of the caller and numbers are taken out.
 */
export function createListed(
  texts: readonly Text[],
  joints: readonly Text[],
): (sentence: string, request: object) => string[] {
  const parts = [...new Set([...texts.flatMap(({ template }) => fixedParts(template)), ...NAMES])]
    .map(plain)
    .filter((part) => part.includes(' '))
    .sort((a, b) => b.length - a.length);
  const byFirst = Map.groupBy(parts, (part) => part.slice(0, part.indexOf(' ')));
  const said = [...texts, ...joints].flatMap(({ template }) => fixedParts(template));
  const single = new Set([...said, ...NAMES].flatMap(wordsOf));
  return (sentence, request) => {
    const echoed = new Set(wordsOf(JSON.stringify(request)));
    const words = wordsOf(withoutQuotes(sentence));
    const left: string[] = [];
    for (let at = 0; at < words.length; ) {
      const rest = words.slice(at).join(' ');
      const part = byFirst.get(words[at] ?? '')?.find((each) => rest === each || rest.startsWith(`${each} `));
      if (part !== undefined) at += part.split(' ').length;
      else {
        const word = words[at] ?? '';
        if (!single.has(word) && !isEcho(word, echoed)) left.push(word);
        at += 1;
      }
    }
    return left;
  };
}

function fixedParts(template: string): string[] {
  return template.split(/\{[^}]*\}/).filter((part) => /\p{L}/u.test(part));
}

function withoutQuotes(sentence: string): string {
  return sentence.replace(/"[^"]*"|\{[^}]*\}|-?\d[\d.]*e[-+]?\d+/gu, ' ');
}

/** A name of the caller, perhaps cut short or in another case. */
function isEcho(word: string, echoed: ReadonlySet<string>): boolean {
  return echoed.has(word) || (word.length > 1 && [...echoed].some((each) => each.includes(word)));
}

function plain(text: string): string {
  return wordsOf(text).join(' ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}'’]*/gu) ?? [];
}
