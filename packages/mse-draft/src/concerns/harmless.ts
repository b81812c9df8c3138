import type { Sentence } from '@svc/clinical';
import type { SpokenSentence } from '../attribute-sentences.ts';
import { compileWords } from './define-concern.ts';
import { stanceOf } from './denials.ts';
import { type Exchange, textOf } from './exchanges.ts';
import { has, type AskedConcerns } from './asked-concerns.ts';

/** Words of courtesy and assent; a sentence of nothing else says nothing. Data, ours. */
const COURTESY: ReadonlySet<string> = new Set(
  (
    'yes yeah yep aye no nope ok okay thanks thank you sorry hello hi hey bye goodbye morning afternoon evening good right ' +
    'alright sure please doctor doc sir madam mate love dear see then well great lovely cheers course of fair enough ' +
    'it is that do i am the a an will am so too very much nice to meet here go on in come'
  ).split(' '),
);
const COURTESY_WORDS = 6;

/** What may belong to danger in any way; a sentence that holds any of it is never called harmless by its subject. Data, ours. */
const MAY_BE_DANGER = compileWords([
  'no|not|hardly|without|until|if|anyway|whatever|done|do it|done it|did it|it|that|this|those|these|there|myself|himself|herself',
  'die*|dead|death*|dying|kill*|suicid*|murder*|hurt*|harm*|cut*|burn*|blade*|razor*|knife|knives|gun*|rifle*|shot*|shoot*|rope|noose|belt|pill*|tablet*|overdos*|bridge*|train*|track*|rail*|roof|balcony|river|water|jump*|drown*|hang*|hung|swing|swung|stab*|poison*|blood*|bleed*|scar*|bruis*|wound*|hospital*|icu|police|arrest*|prison|jail|court|weapon*|hammer|fist*|punch*|hit|kick*|threw|throw*|push*|slap*|choke*|strangl*|fight*|fought|smash*|attack*|rage|revenge|threat*|lethal|bullet*|ammo|cartridge*|shed|garage|lock*|key|keys|stash*|sav(?:ed|ing) up|stockpil*',
  'end|ends|ended|ending|over|gone|go away|disappear*|vanish*|finish*|stop*|quit|leave|left|rid|last|final*|goodbye*|letter*|note|will|funeral|grave|heaven|hell|god|lord|angel*|devil|demon*|spirit*|ghost*|burden*|better off|worth*|point*|hope*|future|matter*|care|bother*|miss me|without me|wake|waking|woken|sleep for|asleep|alive|live|living|life|exist*|born|tired of|sick of|enough|cannot|can not|could not|anymore|any more|any longer|no longer|never|nothing|nobody|no one|none|alone|lonely|trapp*|way out|escape|give up|given up|gave up|lose|lost|dark*|black|empty|numb|worse|worst|unbearable|too much|ready|plan*|decid*|intend*|thought*|think*|wish*|want*|urge*|mean|meant|promise*|almost|nearly|tried|try|attempt*',
  'voice*|hear*|heard|whisper*|tell*|told|says|saying|shout*|scream*|command*|see things|saw|shadow*|watch*|follow*|spy*|camera*|record*|bug|bugs|chip|chips|signal*|message*|they|them|him|her|he|she|poison*|plot*|after me|against|steal*|chosen|special|mission|power*|know what|secret*|real|control*|not eat*|not drink*|not wash*|days|fell|fall|fallen|blackout*|black out|confus*|forget|where am|who are|drunk|drank|vodka|whisky|meth|heroin|cocaine|pipe|needle',
]);

/** Questions about the ordinary course of life, and tasks. Data, ours. */
const ORDINARY_QUESTION = compileWords([
  'sleep*|appetite|weight|energy|(?:your|the) (?:job|work|school|course|boss|commute|garden|dog|cat|holiday)|how is work|hobb*|weekend|side effects?|blood pressure|exercise|cigarettes|smoke|smoking|coffee|what (?:is )?(?:the )?(?:date|day|month|year)|your (?:full )?name|spell|backwards?|sevens?|three words|words back|those (?:three|five)? ?words|remember (?:these|the)|where did you (?:grow up|go to school)|how old|when (?:is|was) your birthday|video|audio|connection|parking|journey|weather|tea|water|coffee|seat|sit wherever|same time|next (?:week|time|appointment)|see you|allerg*|insurance|pharmacy|prescription|repeat|dose|follow up|referral',
]);
/** Subjects of the ordinary course of life. Data, ours. */
const ORDINARY = compileWords([
  'hours|breakfast|lunch|dinner|supper|coffee|toast|soup|porridge|sandwich*|cooking|baking|shopping|supermarket|office|colleague*|exams?|school|college|homework|maths|math|football|rugby|cricket|golf|swimming|gym|yoga|choir|guitar|piano|book|books|telly|tv|film*|movie*|series|garden|gardening|allotment|knit*|craft*|puppy|holiday*|birthday|christmas|parking|weather|rain*|snow|mortgage|prescription|side effect*|physio|dentist|grandson|granddaughter|ninety three|eighty six|seventy nine',
]);

/**
 * Whether there is positive evidence that a sentence holds no risk: courtesy, a plain denial in answer to what was
 * asked, an ordinary question, or an ordinary subject, and no word that may belong to danger.
 *
 * @param isCovered whether a finding has the same words
 */
export function isPlainlyHarmless(
  exchange: Exchange,
  spoken: SpokenSentence | undefined,
  askedConcerns: AskedConcerns,
  isCovered: (sentence: Sentence) => boolean,
): boolean {
  if (!spoken) return true;
  const { text, fullText } = spoken.sentence;
  const isAsked = [...askedConcerns.values()].includes('asked');
  if (isAsked) return stanceOf(exchange) === 'denies' && !has(MAY_BE_DANGER, withoutDenial(text));
  if (isCourtesy(fullText)) return true;
  if (has(MAY_BE_DANGER, text)) return false;
  return (
    isCovered(spoken.sentence) ||
    has(ORDINARY, text) ||
    has(ORDINARY_QUESTION, textOf(exchange.asked.slice(-2)))
  );
}

/** Whether a sentence is only courtesy, or only the denial of what was asked: it is never listed. */
export function saysNothing(
  exchange: Exchange,
  { sentence: { fullText } }: SpokenSentence,
  askedConcerns: AskedConcerns,
): boolean {
  if ([...askedConcerns.values()].includes('asked'))
    return BARE_DENIAL.test(fullText) && stanceOf(exchange) === 'denies';
  return isCourtesy(fullText);
}

/** Up to six words that begin with a no. */
const BARE_DENIAL = /^(?:no|nope|never|none|not at all|nothing like that|neither)(?: [^ ]+){0,5}$/;

function isCourtesy(fullText: string): boolean {
  const words = fullText.split(' ');
  return words.length <= COURTESY_WORDS && words.every((word) => COURTESY.has(word));
}

/** The words of a denial itself, such as "no" and "I have never", are no danger. */
function withoutDenial(text: string): string {
  return text.replace(
    /(?<![^ ])(?:no|never|not|nothing|none|(?:do|have|am|would|did|will|could|had) not|thought(?: of| about)?|of that|like that)(?![^ ])/g,
    ' ',
  );
}
