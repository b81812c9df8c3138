import {
  type Drug,
  type ExposureWord,
  EXPOSURE_WORDS,
  DRUGS,
  SHARED_BRANDS,
  type SharedBrand,
} from '@svc/clinical';
import { isDirection, plainText, tokensOf } from './line-words.ts';
import type { Token } from './line-words.ts';
import { OTHER_DRUG_NAMES } from './other-drug-names.ts';
import { TAKING_PHRASES } from './taking-phrases.ts';
import type { TakingMark } from './taking-phrases.ts';

/** What a word or a run of words says. */
export type Meaning =
  /** `shared`: a brand that means this drug and others; it is the first of them. */
  | { readonly kind: 'drug'; readonly drug: Drug; readonly shared?: SharedBrand }
  | { readonly kind: 'exposure'; readonly exposure: ExposureWord }
  | { readonly kind: 'taking'; readonly mark: TakingMark }
  /** Known, and no medication of the list. */
  | { readonly kind: 'nothing' };

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

interface PhraseFound extends Phrase {
  /** Index after its last token. */
  readonly end: number;
}

/**
 * Abbreviations, short forms, names of other languages, of the street and of the vet that mean one medication. Left
 * out as unsafe: MTX, MS, MSO4, AZT, Li, T3, bup.
 */
const DRUG_SHORTHAND: Readonly<Record<string, readonly string[]>> = {
  aspirin: ['asa', 'acetylsalicylsaure', 'acido acetilsalicilico', 'acide acetylsalicylique'],
  acetaminophen: ['apap', 'paracetamolo'],
  valproate: [
    'vpa',
    'valproic',
    'valproinsaure',
    'valproat',
    'valproato',
    'acide valproique',
    'acido valproico',
    'valpromide',
  ],
  carbamazepine: ['cbz'],
  acetylcysteine: ['nac', 'n-acetyl cysteine'],
  dextromethorphan: ['dxm'],
  dextroamphetamine: ['d-amphetamine', 'd-amfetamine'],
  cyanocobalamin: ['b12', 'b-12', 'vit b12'],
  cholecalciferol: ['d3', 'vit d3'],
  acetaminophen_codeine: ['tylenol no. 3', 'tylenol no. 4', 'tylenol number 3'],
  lithium: ['litio', 'litij', 'litiy'],
  haloperidol: ['galoperidol', 'aloperidolo'],
  zuclopenthixol: ['zuclopentixol'],
  levothyroxine: ['levotiroxina', 'levotiroxin', 'thyroxine'],
  clomipramine: ['clomicalm'],
  meloxicam: ['metacam'],
  ketamine: ['special k'],
  methamphetamine: ['crystal meth', 'meth'],
  sodium_oxybate: ['ghb', 'gamma hydroxybutyrate'],
  oxycodone: ['oxys'],
  alprazolam: ['xannies', 'xanny', 'xans'],
  acetaminophen_oxycodone: ['percs'],
  st_johns_wort: ['st john s wort', 'johanniskraut', 'millepertuis', 'hierba de san juan', 'iperico'],
};

/** Other words for an exposure. */
const EXPOSURE_SHORTHAND: Readonly<Record<string, readonly string[]>> = {
  alcohol: ['etoh', 'vodka', 'whisky', 'whiskey', 'alcoholic drink', 'alcoholic beverage', 'drinker'],
  smoking: ['smokes', 'smoke', 'stop smoking', 'quitting smoking', 'stopping smoking'],
  smoking_stopped: [
    'gave up smoking',
    'given up smoking',
    'stopped tobacco',
    'quit tobacco',
    'stopped cigarettes',
    'quit cigarettes',
    'no longer smokes',
    'no longer smoking',
    'exsmoker',
    'ex smoker',
  ],
  low_sodium_diet: ['low sodium diet', 'low salt diet'],
};

/** Longer wordings that hold a listed word and mean something else. */
const NOT_MEANT = [
  'excedrin pm, excedrin tension, tylenol arthritis and sleep, mucinex fast max',
  'root beer, ginger beer, non alcoholic, nonalcoholic, alcohol free, rubbing alcohol, alcohol swab',
  'alcohol wipe, alcohol pad, alcohol prep, cetyl alcohol, cooking wine, wine vinegar, decaf coffee',
  'decaffeinated coffee, smoke free, smoke alarm, smoke detector, secondhand smoke, nonsmoker',
  'non smoker, non smoking, never smoker, never smoked, smoked, steroid free, lithium ion',
  'lithium battery, lithium batteries, insulin needle, insulin syringe, insulin pump supplies',
  'insulin resistance, aspirin free, caffeine free, nicotine free, opioid free, well versed',
  'versed in, 5-asa, 5 asa, cocaine anonymous, narcotics anonymous, alcoholics anonymous',
  'vitamin water, potassium bicarbonate, calcium bicarbonate, magnesium bicarbonate, soma ring',
  'estrogen blocker',
].flatMap((line) => line.split(', '));

/** Every phrase by its first word, the longest first. */
export type PhraseBook = ReadonlyMap<string, readonly Phrase[]>;

/** Names, exposures and wordings of taking, by first word. A drug name comes before another meaning of the same words. */
export function phraseBook(): PhraseBook {
  const seen = new Set<string>();
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of allPhrases()) {
    const [first] = phrase.words;
    const key = phrase.words.join(' ');
    if (first === undefined || seen.has(key)) continue;
    seen.add(key);
    const others = byFirst.get(first);
    if (others) others.push(phrase);
    else byFirst.set(first, [phrase]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

/** The longest phrase that starts at a token. Directions, salts and joining marks inside it are passed over. */
export function phraseAt(book: PhraseBook, tokens: readonly Token[], at: number): PhraseFound | undefined {
  const phrases = book.get(tokens[at]?.text ?? '');
  if (!phrases) return undefined;
  for (const phrase of phrases) {
    const end = endOf(phrase.words, tokens, at);
    if (end !== undefined) return { words: phrase.words, meaning: phrase.meaning, end };
  }
  return undefined;
}

/** Tokens that may stand between two words of a phrase. */
const MOST_BETWEEN = 2;

function endOf(words: readonly string[], tokens: readonly Token[], at: number): number | undefined {
  let position = at + 1;
  for (let word = 1; word < words.length; word += 1) {
    let passed = 0;
    while (tokens[position]?.text !== words[word]) {
      const token = tokens[position];
      if (!token || passed === MOST_BETWEEN || !isSkippedToken(token)) return undefined;
      position += 1;
      passed += 1;
    }
    position += 1;
  }
  return position;
}

function isSkippedToken({ kind, text }: Token): boolean {
  if (kind === 'mark') return text === '-' || text === '/' || text === '.';
  return kind === 'word' && isDirection(text);
}

function* allPhrases(): Generator<Phrase> {
  for (const words of NOT_MEANT) yield* withPlural(wordsOf(words), { kind: 'nothing' });
  for (const drug of DRUGS) {
    const names = [
      drug.name,
      drug.inn,
      ...drug.synonyms,
      ...drug.brands,
      ...(DRUG_SHORTHAND[drug.key] ?? []),
    ];
    // One meaning for all its names: whether two names mean the same is told by it.
    const meaning: Meaning = { kind: 'drug', drug };
    for (const name of names) yield { words: namingWords(name), meaning };
  }
  yield* sharedBrandPhrases();
  for (const exposure of EXPOSURE_WORDS) {
    const meaning: Meaning = { kind: 'exposure', exposure };
    for (const words of [...exposure.words, ...(EXPOSURE_SHORTHAND[exposure.key] ?? [])])
      yield* withPlural(wordsOf(words), meaning);
  }
  for (const { words, mark } of TAKING_PHRASES)
    yield { words: wordsOf(words), meaning: { kind: 'taking', mark } };
  for (const name of OTHER_DRUG_NAMES) yield { words: wordsOf(name), meaning: { kind: 'nothing' } };
}

function* sharedBrandPhrases(): Generator<Phrase> {
  const byKey = new Map(DRUGS.map((drug) => [drug.key, drug]));
  for (const shared of SHARED_BRANDS) {
    const drug = byKey.get(shared.meanings[0]?.drug ?? '');
    if (drug) yield { words: namingWords(shared.brand), meaning: { kind: 'drug', drug, shared } };
  }
}

function* withPlural(words: readonly string[], meaning: Meaning): Generator<Phrase> {
  yield { words, meaning };
  const last = words.at(-1) ?? '';
  if (!last.endsWith('s')) yield { words: [...words.slice(0, -1), `${last}s`], meaning };
}

/** Words and numbers; the marks between them are passed over in a line. */
function wordsOf(text: string): readonly string[] {
  return tokensOf(plainText(text))
    .filter(({ kind }) => kind !== 'mark')
    .map((token) => token.text);
}

function namingWords(name: string): readonly string[] {
  const words = wordsOf(name);
  const naming = words.filter((word) => /^[#\d]/.test(word) || !isDirection(word));
  return naming.length > 0 ? naming : words;
}
