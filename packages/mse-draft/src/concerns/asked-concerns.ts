import type { Sentence } from '@svc/clinical';
import { type Concern, compileWords } from './define-concern.ts';
import { CONCERNS } from './index.ts';

/** How near a question comes to a kind of risk. */
export type Nearness = 'asked' | 'opposite' | 'led';

/** The kinds of risk a question touches. */
export type AskedConcerns = ReadonlyMap<Concern, Nearness>;

/** Questions about somebody else or about an imagined case. */
const NOT_OF_YOU = compileWords([
  'after (?:a|the) (?:death|loss)|some people|(?:family|anyone in|anybody in|someone in|history of) {gap}(?:family|history|relatives?|have|hear|had|with)|family history|in (?:your|the) family|runs? in|(?:is|was|did|does|has|had|how is|what does) your (?!(?:plan|mood|sleep|head|mind|arm|wrist|hand|thought|life|voice|stomach|temper|intention)(?![^ ]))[^ ]+|tell a friend|a friend who|would you tell (?:a|someone)|what made you (?:train|join|want to (?:be|work|train))|your (?:friend|friends|neighbor|brother|sister|mother|father|mom|dad|son|daughter|wife|husband|ex|father in law|mother in law|flatmate|roommate) (?:[^ ]+ )?(?:doing|still|situation|pass|hear|try|tried|attempt|say)',
]);

/** Talk of how to take something, which asks nothing. */
const INSTRUCTS = compileWords([
  '^(?:please |so |now |never |do not )?(?:take|cut|stop|keep|use|try|avoid|do not|never|if you end up|an overdose of this) (?!that )|(?:stick to|double up|on the label|side effects?|with food|with alcohol|remember {gap}(?:words|river|candle|apple|table|penny|ball|flag|tree|lemon|key)|(?:words|three things) {gap}back|sevens?|backwards?|subtract|spell|(?:look*|glanc*|walk*|star*|pac*) {gap6}window|half for|the evening dose|next dose|this medication|this one|poisons line|with water)',
]);

/** A new subject, after which nothing is carried on. */
const NEW_SUBJECT = compileWords([
  'sleep*|appetite|eating|weight|energy|concentrat*|focus|memory|work|job|school|hobbies|exercise|medication|side effects?|physical|blood pressure|drink|drinking|alcohol|drugs|smoke|cannabis|family history|allerg*|date|year is it|holiday|holidays|weather|parking|weekend|mood|anxiety|panic|worry|children|kids|your mother|your father|garden|dog|name|voice|voices|hear|see|world|unreal|words|questions|notice|look exhausted|tired|depress*|sad|down|hobby|friends|birthday|thank|good',
]);

/** The kinds of risk that the sentences of a clinician touch, the nearest for each. */
export function askedConcernsOf(asked: readonly Sentence[]): AskedConcerns {
  const askedConcerns = new Map<Concern, Nearness>();
  for (const sentence of asked) {
    if (has(NOT_OF_YOU, sentence.text) || has(INSTRUCTS, sentence.text)) continue;
    for (const concern of CONCERNS) {
      const near = nearnessOf(concern, sentence.text);
      const before = askedConcerns.get(concern);
      if (near !== undefined && (before === undefined || before === 'led')) askedConcerns.set(concern, near);
    }
  }
  return askedConcerns;
}

function nearnessOf({ asks, asksOpposite, leads }: Concern, text: string): Nearness | undefined {
  if (has(asks, text)) return 'asked';
  if (has(asksOpposite, text)) return 'opposite';
  return has(leads, text) ? 'led' : undefined;
}

/** Whether a clinician goes on with what was spoken of: "How often?", "And what stopped you?" */
export function goesOn(asked: readonly Sentence[]): boolean {
  return asked.length > 0 && !asked.some(({ text }) => has(NEW_SUBJECT, text) || has(NOT_OF_YOU, text));
}

/** Whether a pattern occurs in a text. */
export function has(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
