import type { Statement } from '../attribute/statements.ts';
import { MANNERS, type Manner } from './classifier/outputs.ts';
import type { Scores } from './classifier/classify.ts';

/** How a statement is said, as in ConText; `asserted` when nothing speaks against it. */
export type StatedAs = 'asserted' | Manner;

/** From this score on a manner is taken; ours, from the statements with authors left out. */
const FROM: Readonly<Record<Manner, number>> = {
  denied: 3,
  hypothetical: 2,
  quoted: 1.2,
  joked: 2,
  sung: 0.4,
  dreamt: 0,
  intrusive: 0,
  instruction: 0.4,
};

const DENIES =
  /^[^\p{L}[]{0,20}(?:\[[^\]]{0,80}\][^\p{L}[]{0,20})?(?:(?:och|oh|god|jesus|christ|lord|well|um|he says|she says|no way)[,:. ]{1,3}){0,3}(?:no|nope|nah|naw|na|never|none|neither|nothing|nobody|not (?:at all|once|ever|me|a|really|now|anymore|any more|yet|even|like that|that|since|in)|nunca|nae)(?!\p{L})/iu;
/** What follows a no and takes some of it back. */
const TAKES_BACK =
  /(?:^|[^\p{L}])(?:but|except|although|though|only|just|maybe|sometimes|mostly|not yet|not today|not tonight|not really|used to|before|once|until|unless|if|anymore|any more|wouldn'?t mind|don'?t care|promis\p{L}*|ask me|who knows)(?!\p{L})/iu;
const DENIES_IN_WORDS =
  /(?:^|[^\p{L}])(?:(?:i|he|she|they)(?: have|'?ve|'?d|'?s)? (?:do not|don'?t|didn'?t|doesn'?t|did not|wasn'?t|am not|was not|never|not|no) (?:actually |really |ever |once )?(?:want(?:ed|ing)? to (?:die|be dead|kill|hurt|harm|end)|wish(?:ed)?|tried|try|trying|thought (?:of|on|about)|had (?:any|a) (?:thought|plan)|think about (?:dying|killing|suicide|it)|hurt (?:anyone|anybody|nobody)|kill)|(?:i|he|she|they)(?:['’]d| would| could) never|wouldn'?t (?:ever )?(?:do|dream|hurt|harm|touch)|(?:there )?(?:haven['’]?t|hasn['’]?t) (?:been )?any|not (?:suicidal|thinking of|going to (?:do|kill|hurt)))(?!\p{L})/iu;

/** A question that no yes or no answers. */
const OPEN =
  /(?:^|[.?!] )(?:(?:and|so|but|okay|well),? )?(?:what|who|how|where|why|when|which|tell me)(?!\p{L})[^.?!]*[.?!]*$/iu;

/** How a statement is said: by its beginning where it answers, else by what the classifier makes of it. */
export function statedAs({ words: text, isFirst, question }: Statement, scores: Scores): StatedAs {
  if (isDenial(text, isFirst && question !== '' && !OPEN.test(question))) return 'denied';
  const found = MANNERS.filter(
    (manner) =>
      scores[`how:${manner}`] >= FROM[manner] &&
      // "I wish I would not wake up. But I'd never do it": the denial is not all of it.
      (manner !== 'denied' || scores['how:denied'] > scores.risk),
  );
  return found.toSorted((a, b) => scores[`how:${b}`] - scores[`how:${a}`])[0] ?? 'asserted';
}

/** A question and its no in speech without speakers: "any thoughts of ending things no none". */
const ASKED_AND_DENIED =
  /(?:^|[^\p{L}])(?:any|have you|do you|did you|are you|were you|thoughts? of|wish(?:ing)? (?:to|you)|you wanted|has (?:he|she)) [\p{L}\p{N}'’ ]{0,110}?[^\p{L}](?:no|nope|none|never|nothing|not (?:now|then|really|at all))(?!\p{L})/u;

/** Whether any part of a statement denies, also one that is taken back. */
export function deniesAnything({ text, speaker }: Pick<Statement, 'text' | 'speaker'>): boolean {
  return (
    DENIES.test(text) || DENIES_IN_WORDS.test(text) || (speaker === 'unknown' && ASKED_AND_DENIED.test(text))
  );
}

function isDenial(text: string, isAnswer: boolean): boolean {
  if (isAnswer && DENIES.test(text)) return !TAKES_BACK.test(text);
  return DENIES_IN_WORDS.test(text) && !TAKES_BACK.test(text);
}

/** A no that stands as a sentence of its own: "The geese. No, Doctor." */
const SAYS_NO = /(?:^|[.?!…]["”']?\s+)(?:\p{L}+,? )?(?:no|nope|never|none|naw|nae)(?!\p{L})/iu;
/** Reservations right at the no. */
const RESERVES =
  /^[^.?!]{0,60}?(?<!\p{L})(?:not really|not (?:right )?now|not (?:today|tonight|yet|exactly|seriously|lately|recently|anymore|any more)|maybe|sometimes|i (?:guess|suppose)|mostly|at the moment|dunno|don'?t know|anymore|any more|hardly|rarely|depends|if i|unless|until|would i|(?<!(?:nothing|anything|none|nowt|owt) )like (?:that|this)|as such|no (?:more|less|worse) than|not that (?:anyone|anybody|i(?:['’]d| would)? (?:know|tell|say)))(?!\p{L})/iu;

/** Whether an answer says no, and no reservation stands right at it. */
export function isPlainDenial(text: string): boolean {
  return (DENIES.test(text) || DENIES_IN_WORDS.test(text) || SAYS_NO.test(text)) && !RESERVES.test(text);
}
