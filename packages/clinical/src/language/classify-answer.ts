import { inBaseForms } from './pattern.ts';

/** What an answer says to a yes-or-no question. `unclear` neither gives nor denies. */
export type AnswerPolarity = 'yes' | 'hedged_yes' | 'no' | 'qualified_no' | 'evasive' | 'unclear';

const LEAD = '(?:well|oh|so|ok|i mean|you know|honestly|look|god|see|hey|doctor|sir|just|really|then|and) ';
const start = (words: string): RegExp => new RegExp(`^(?:${LEAD}){0,3}(?:${inBaseForms(words)})(?![^ ])`);
const anywhere = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${inBaseForms(words)})(?![^ ])`);

/** Wordings of not answering. Data. */
const EVASIVE = anywhere(
  [
    '(?:do|did|would|will) not (?:want to|feel like|like to|wish to|care to|really want to) (?:talk|say|answer|discuss|go|get|share|think) ?(?:about|into|there|that|it|this)?',
    'rather not|prefer not|no comment|next question|none of (?:your|anyone) business|pass on that|skip (?:that|this|it)|not going (?:there|to (?:answer|talk|say|discuss|get into))|not (?:talk|answering|discuss|discussing|saying) (?:about )?(?:that|this|it)',
    'why (?:do|are|would|does|did) (?:you|it|that|everyone|people|everybody|they)|why (?:is|does) that matter|what (?:kind of question|does that matter|difference|do you mean)|do i have to|does it matter|can we (?:talk|move|skip|change|not|do|stop)|change the subject|let us (?:not|talk|move|change)|ask me (?:that|something else)|move on',
    'i can not (?:say|answer|talk about)|hard to (?:say|answer)|if i (?:tell|told|say|said|answer) (?:you|yes|that)|will you (?:lock|send|call|put|tell|hospitali[sz]e|commit)|are you going to (?:lock|send|call|put|tell|hospitali[sz]e|commit)|who (?:is|will|gets?|would) (?:going to )?(?:see|read|know|hear)|who (?:do|did|have) you|you (?:would|will) (?:lock|send|call|put|think|tell|commit|just)',
    'whatever|silence|no response|no answer|pause|long pause|shrugs|shrug|look away|does not answer|do not answer|not respond|inaudible|unintelligible|crosstalk|leave me alone|that is (?:private|personal)|i plead the fifth',
  ].join('|'),
);
const NO = start(
  '(?:just|only) my own|no|nope|never|none|not at all|absolutely not|definitely not|certainly not|of course not|not me|nothing(?: like that| at all)?|i (?:do|have|am|would|did|can|had) not(?! (?:know|want to|remember|understand))|i never|i have never|negative|no way|not once|neither|not even once|not ever|hell no|god no|not really|not exactly|not anymore|not (?:right )?now|not today|not lately|not recently|not any ?more|not yet|not particularly|not so much|not seriously|not for|not in|not since|not that|i guess not|i suppose not|i do not think so|do not think so|probably not|hardly|i am not|that is not|it is not|there is not|there are not|i would not say|not actively|not to|do not|did not|have not',
);
/** "Not often" and the like say yes. */
const YES_NOT = start(
  'not (?:often|much|every (?:day|night|time|week)|all the time|always|all day|constantly|as (?:often|much|bad)|that often|very often|too often|daily|so often|usually|only|just)|no more than (?:usual|before|normal)|(?:they |it )?never (?:stop|stops|goes away|leave|shut|let up)|no doubt|i can not (?:lie|deny|stop)|not (?:going to|gonna) lie|do not know how to stop|can not stop',
);
const YES = start(
  'yes|yeah|mmhmm|sure|i (?:do|have|am|did|would|had|can|could)(?! (?:not|never))|sometimes|occasionally|often|always|every (?:day|night|morning|week|time|now|once)|all the time|constantly|most (?:days|nights|of)|a lot|definitely|absolutely|of course|once|twice|a few|a couple|a handful|now and (?:then|again)|from time|on and off|off and on|lately|recently|last|it has|it have|it is|it does|it crossed|it crosses|crossed my|the thought|they (?:come|do|are|say|tell)|they have|more (?:than|and)|almost|both|right|true|correct|exactly|here and there|at times|on occasion|on bad|every|some ?times|some days|some nights|some|daily|weekly|nearly|pretty much|very much|big time|obviously|too much|all of|two|three|four|five|six|seven|several|many|at night|mostly|that is (?:right|true|correct)|affirmative|it comes|comes and|used to|in the past|years ago|well yes|in (?:high|my|college|[0-9])|a long time|yesterday|today|this (?:morning|week)|the other|ever since|who would not|who has not|who does not|would not you',
);
const HEDGED_YES = start(
  'maybe|i guess(?! not)|i suppose(?! not)|kind of|sort of|perhaps|a little|a bit|a tiny|possibly|probably(?! not)|i think so|i might|it depends|depends|could be|in a way|more or less|somewhat|not sure|i am not sure|i do not know maybe|i do not know if|hard to say|passing|fleeting|rarely|hardly ever|once in a|if i am honest|to be honest|define|yes and no|yes no|yeah no|no yes|no yeah|i mean|not not',
);
const DEPENDS = anywhere(
  'not really|i guess|not any ?more|no longer|right now|at the moment|at this moment|today|tonight|lately|recently|yet|not exactly|not seriously|not that i|act on|not actively|not as much|like before|think so|probably|hardly|barely|rarely|used to|mostly|for now|in a while|in the past|before|depends|these days|this week|but|except|although|though|however|except for|unless|i mean|not to say|only|just|maybe|sometimes|once|serious|seriously|it is not like|anymore|not since|not in|not for|not like that|kind of|sort of|not as such|would not say|not per se|particularly|nothing i|no plan|no plans|whatever|if you say|why|that much|so much|too much|not lately|i suppose|even if|still',
);

/**
 * Classifies an answer by its first words.
 *
 * @param text the first sentence or two of the answer: normal words joined by spaces, stop words and all
 *
 * @example
 * ```ts
 * import { classifyAnswer } from '@svc/clinical';
 *
 * classifyAnswer('no i have not'); // → 'no'
 * classifyAnswer('i would rather not say'); // → 'evasive'
 * ```
 */
export function classifyAnswer(text: string): AnswerPolarity {
  if (text === '') return 'evasive';
  if (YES_NOT.test(text)) return 'yes';
  if (HEDGED_YES.test(text)) return EVASIVE.test(text) ? 'evasive' : 'hedged_yes';
  if (NO.test(text)) {
    if (EVASIVE.test(text)) return 'evasive';
    return DEPENDS.test(text) ? 'qualified_no' : 'no';
  }
  if (EVASIVE.test(text)) return 'evasive';
  if (YES.test(text)) return HEDGE_AFTER_YES.test(text) ? 'hedged_yes' : 'yes';
  if (SAYS_YES.test(text) && !SAYS_NO.test(text)) return HEDGE_AFTER_YES.test(text) ? 'hedged_yes' : 'yes';
  return THINKS_OF_IT.test(text) ? 'yes' : 'unclear';
}

const SAYS_YES = anywhere('yes|yeah|mmhmm');
const SAYS_NO = anywhere('no|not|never|nope|none|nothing');

/** Answers that take up what was asked without a yes. */
const THINKS_OF_IT = anywhere(
  '(?:think|thought|consider|considered|toyed|dream|wonder|wondered|fantasize) (?:about |with |of )?(?:the idea|it|that|them|doing it|those)|cross(?:ed|es) my mind|(?:come|came|pop|popped|popping) (?:in|into|to|up in) my (?:mind|head)|comes? and goes?|been there',
);

const HEDGE_AFTER_YES = anywhere(
  'maybe|i guess|i suppose|kind of|sort of|possibly|perhaps|a little bit|not really|yeah no|yes no',
);
