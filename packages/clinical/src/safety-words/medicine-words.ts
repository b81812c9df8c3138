import { DRUGS } from '../drugs/index.ts';
import type { Word, WordRun } from '../language/tokenize.ts';

/** Names that are ordinary words, or that nobody swallows by the box. */
const ORDINARY: ReadonlySet<string> = new Set(
  'iron zinc biotin garlic oxygen water alcohol ethanol caffeine nicotine tobacco cannabis cocaine heroin botox charcoal senna honey magic natural relief spirit doral planum normal compro tolerance maxi ella yaz evra camila alesse apri mirena jaydess concert'.split(
    ' ',
  ),
);
const SHORTEST = 5;

const NAMES: ReadonlySet<string> = new Set(
  DRUGS.flatMap(({ name, inn, synonyms, brands }) => [name, inn, ...synonyms, ...brands])
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= SHORTEST && /^[a-z]+$/.test(name) && !ORDINARY.has(name)),
);

/** Endings that medicines alone have, so that a name that is misspelled or new is heard as one. */
const ENDS =
  /^[a-z]{3,}(?:azepam|azolam|triptyline|ipramine|oxetine|opram|axine|piprazole|eridone|tiapine|zapine|eridol|mazine|gabalin|gabapentin|trigine|profen|codone|morphone|codeine|cetamol|cetomol|minophen|zodone|clopramide|azole|statin|artan|olol|dipine|cycline|cillin|floxacin|formin|gliptin|zopiclone|piclone|zolpidem|setron|tadine|rizine|hydramine|methazine)s?$/;

/** Any medicine is read as pills, "od" as once daily where no overdose is meant, and "hi" as a greeting. */
export function withMedicines(run: WordRun, sent: string): WordRun {
  return {
    ...run,
    words: run.words.map((word, index, words) => {
      if (isMedicineWord(word.text)) return { ...word, text: 'pill' };
      if (word.text === 'cut' && isCutting(words, index, sent)) return { ...word, text: 'selfcutting' };
      if (isIdeation(words, index, sent)) return { ...word, text: 'suicidal' };
      if (word.text === 'hi' && !sent.slice(word.start, word.end).includes('HI'))
        return { ...word, text: 'hello' };
      return word.text === 'overdose' && isOnceDaily(words, index, sent) ? { ...word, text: 'daily' } : word;
    }),
  };
}

/** "Cutting again": oneself. What is cut stands behind it otherwise. */
function isCutting(words: readonly Word[], index: number, sent: string): boolean {
  const word = words[index];
  if (word === undefined || !/^cutting$/i.test(sent.slice(word.start, word.end))) return false;
  const next = words[index + 1];
  return next === undefined || next.afterPause || AFTER_CUTTING.test(next.text);
}
const AFTER_CUTTING =
  /^(?:again|since|daily|with|to|help|helps|every|most|when|at|in|for|and|but|as|is|was|where|superficially|deeper|deeply|more|weekly|behavior|behaviors|episodes?|yesterday|last|tonight|today|now|because|or|has|have|at|rn|this|he|they|it|often)$/;

/** "SI", "PSI" in capitals: suicidal ideation, and no joint, unit or index. */
function isIdeation(words: readonly Word[], index: number, sent: string): boolean {
  const word = words[index];
  if (word === undefined || (word.text !== 'si' && word.text !== 'psi')) return false;
  const [before, next] = [words[index - 1]?.text ?? '', words[index + 1]?.text ?? ''];
  if (
    OTHER_SI.test(next) ||
    /(?:^|[\s,(])[-−–]$/.test(sent.slice(Math.max(0, word.start - 2), word.start)) ||
    /^(?:in|of|left|right|both|bilateral|l|r|the)$/.test(before)
  )
    return false;
  return /SI/.test(sent.slice(word.start, word.end)) || before === 'passive' || before === 'active';
}
const OTHER_SI =
  /^(?:joints?|jt|jts|units?|unit|belt|injections?|nerve|pain|fusion|dysfunction|region|base|system|prefix|joint|[0-9].*|el|la|los|no hay|esta|puede|que)$/;

const OVERDOSE_BEFORE: ReadonlySet<string> = new Set(
  'took take taken an intentional deliberate mixed polypharmacy staggered recent another post after impulsive to by significant large massive serious repeat planned attempted presented with following had tablet second third'.split(
    ' ',
  ),
);
const OVERDOSE_AFTER: ReadonlySet<string> = new Set(
  'of on last yesterday attempt attempts age tonight today this in again with and'.split(' '),
);

/** "Escitalopram 10 mg od": once daily, unless an overdose is plainly meant. */
function isOnceDaily(words: readonly Word[], index: number, sent: string): boolean {
  const word = words[index];
  if (word === undefined || !/(?:^|[/-])od(?:[/-]|$)/i.test(sent.slice(word.start, word.end))) return false;
  const [before, after] = [words[index - 1], words[index + 1]];
  if (/^(?:mg|mcg|ml|units?|tab|tabs|puffs?|[0-9]+(?:mg|mcg|ml)?)$/.test(before?.text ?? '')) return true;
  if (OVERDOSE_BEFORE.has(before?.text ?? '')) return false;
  const next = after?.text ?? '';
  if (/^[1-9][0-9]+$/.test(next) && isMedicineWord(words[index + 2]?.text ?? '')) return false;
  if (before === undefined && /^x[2-9]?$/.test(next)) return false;
  return (
    !OVERDOSE_AFTER.has(next) ||
    ((next === 'and' || next === 'with' || next === 'in' || next === 'this') && before !== undefined)
  );
}

/** Whether a word names a medicine. */
function isMedicineWord(word: string): boolean {
  return NAMES.has(word) || (word.endsWith('s') && NAMES.has(word.slice(0, -1))) || ENDS.test(word);
}
