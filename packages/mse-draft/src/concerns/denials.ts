import { classifyAnswer } from '@svc/clinical';
import { compileWords } from './define-concern.ts';
import type { Exchange } from './exchanges.ts';
import { has } from './asked-concerns.ts';

/** How an answer stands to what was asked. */
export type Stance = 'denies' | 'affirms' | 'open';

/** Plain denials that do not begin with a no. */
const DENIES = compileWords([
  '(?:there )?(?:have|has|was|were|is|are) (?:not|never) (?:been )?(?:any|one|none|anything)?$|^(?:it|that) (?:is|was|has) not(?: been)?|never (?:have|has|been|had|did|would|crossed)|not (?:at all|once|ever)$|neither|none|nothing (?:like|of) (?:that|the)|^(?:absolutely|definitely|certainly|of course|god|goodness|heavens?|lord|hell|oh|gosh|thankfully|honestly|no) (?:god )?(?:no|not)|^(?:(?:no|well|oh|look|honestly) )*i (?:am|do|have|would|did|had|never have|never) not?(?: (?:really|think so|had any|had one|been|done (?:that|it|anything)|ever|feel that|want that|have any|hear any|own (?:one|any)))*$',
  '^(?:[^ ]+ ){0,3}(?:hours? ago|for breakfast|at breakfast|for lunch|this morning|last night at dinner|had (?:breakfast|lunch|dinner)|just (?:now|before)|chest pain|by bus|by car)(?: [^ ]+){0,3}$',
  'why would i|perish the thought|no chance|no way|wouldn t dream|(?:love|loving) (?:my )?life|good thing|not in my (?:life|nature)|quite the opposite|the opposite|touch wood no|thank god no|never felt that',
]);
/** What takes a denial back in the same breath. */
const TAKES_BACK = compileWords([
  'not for|ages|last time|not in|but|except|although|though|however|unless|apart from|used to|anymore|any more|any longer|no longer|not lately|not recently|right now|at the moment|not today|tonight|this week|not since|since (?:the|my|i|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|christmas|august|[0-9]+)|in the last|in (?:a )?(?:while|weeks|months|years)|not really|not exactly|exactly|sometimes|once (?:a|i|or|my|the|when)|only|depends|maybe|probably|yet|i mean|not as (?:much|often|bad)|not every|not always|not all|just the|before that|mostly|half|most|as such|seriously|until|instead|for other people',
]);
const YES = compileWords([
  'yes|yeah|mmhmm|sure|of course|always|definitely|every day|fine|good|well|better|i do|i am|i can|i have|ok|great|lots|plenty|loads',
]);

/** Whether an answer plainly denies; anything less leaves the matter open. */
export function stanceOf({ said, isSilent, turn }: Exchange): Stance {
  if (isSilent || said.length === 0) return 'open';
  const [first, second] = said.map(({ sentence }) => sentence);
  if (!first) return 'open';
  const answer = classifyAnswer(first.fullText);
  if (answer === 'yes' || answer === 'hedged_yes') return 'affirms';
  if (turn.speaker !== 'patient' && turn.speaker !== 'other' && turn.speaker !== 'unknown') return 'open';
  const later = said.slice(1, READ_SENTENCES).map(({ sentence }) => sentence.fullText);
  if (answer === 'no' && !has(TAKES_BACK, first.fullText))
    return later.some((text) => has(TURNS_BACK, text)) ? 'open' : 'denies';
  if (has(TAKES_BACK, [first.fullText, ...later].join(' '))) return 'open';
  if (answer === 'qualified_no') return 'denies';
  const next = second && first.words.length <= SHORT ? second : undefined;
  if (next && classifyAnswer(next.fullText) === 'no') return 'denies';
  return has(DENIES, first.text) || (next !== undefined && has(DENIES, next.text)) ? 'denies' : 'open';
}

/** What takes a plain no back in a later sentence. */
const TURNS_BACK = compileWords([
  '^(?:well |i mean |ok |so )*(?:but|except|although|though|unless|sometimes|maybe|actually|yes|yeah|only)|but (?!(?:no|not|never|that is (?:all|it|just|talk)|i (?:would|do|did|could) not|i would never)(?![^ ]))|apart from|used to|anymore|not lately|not recently|at the moment|not really|not exactly|depends|probably|i guess|i suppose|as such|since (?:then|the|my|last)|once (?:or|i|a|my|when)|yet|i thought|i think about|i wish|i want|nearly|almost|close to',
]);

/** Sentences of an answer that are read. */
const READ_SENTENCES = 8;
/** An opening such as "That's okay." may come before the denial. */
const SHORT = 4;

/** Words of a no in an answer, wherever they stand. */
const HAS_NO = compileWords([
  'no|not|never|nothing|none|nope|nobody|hardly|barely|doubt|without|neither|stopped|lost|gone|why|if|should be|used to|depends|maybe|guess|sort of|who knows|ask me|cut off|poison*',
]);

/** Whether an answer to a question about the opposite leaves it open: it holds a no, or says nothing. */
export function leavesOppositeOpen(exchange: Exchange): boolean {
  const all = exchange.said
    .slice(0, READ_SENTENCES)
    .map(({ sentence }) => sentence.fullText)
    .join(' ');
  return exchange.isSilent || (has(HAS_NO, all) && !plainlyYes(exchange));
}

/** Words of an answer that says yes and nothing else. */
const BARE_YES_WORDS = 5;

/** Whether an answer to a question that may be meant either way, such as of being safe, is yes and nothing else. */
export function isBareYes(exchange: Exchange): boolean {
  const words = exchange.said.reduce((sum, { sentence }) => sum + sentence.words.length, 0);
  return words <= BARE_YES_WORDS && plainlyYes(exchange);
}

/** Whether an answer plainly says yes, which answers a question about the opposite. */
function plainlyYes({ said }: Exchange): boolean {
  const first = said[0]?.sentence.fullText ?? '';
  return has(YES, first) && !/(?<![^ ])(?:no|not|never|but|nothing|hardly)(?![^ ])/.test(first);
}
