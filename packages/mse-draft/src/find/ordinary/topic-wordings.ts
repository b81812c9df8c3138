import type { Topic } from './topics.ts';

/** How an answer names what it denies. Data. */
export const NAMED: Readonly<Partial<Record<Topic, RegExp>>> = {
  suicide:
    /(?<!\p{L})(?:di(?:e|es|ed|ying)|dead|death|kill\p{L}*|suicid\p{L}*|end(?:ing)? (?:it|my|me|her|his|their)|life|liv(?:e|ing)|alive|myself|meself|(?:her|him)self|topping|be(?:ing)? here|want(?:ing)? out)(?!\p{L})/iu,
  others_harm:
    /(?<!\p{L})(?:hurt\p{L}*|harm\p{L}*|kill\p{L}*|anyone|anybody|nobody|no one|no-one|others?|soul|people|him|her|them|finger|hand)(?!\p{L})/iu,
  hearing: /(?<!\p{L})(?:hear\p{L}*|voices?|whisper\p{L}*|sounds?|listen\p{L}*|ears?)(?!\p{L})/iu,
  seeing:
    /(?<!\p{L})(?:see|sees|saw|seen|seeing|visions?|sights?|shapes?|shadows?|figures?|eyes?)(?!\p{L})/iu,
  persecution:
    /(?<!\p{L})(?:watch\p{L}*|follow\p{L}*|after (?:me|him|her)|against|plot\p{L}*|spy\p{L}*|out to|harm|enem\p{L}*|got at|ill)(?!\p{L})/iu,
};

/** A word that every question about it has, where words alone tell it from others. Data. */
export const ASKED_BY: Readonly<Partial<Record<Topic, RegExp>>> = {
  mood: /(?<!\p{L})(?:moods?|spirits?|feel\p{L}*|yoursel\p{L}*|(?:him|her)self|emotion\p{L}*|form|heart|humour|happy|head|you(?:['’]ve| have)? been|are you|(?:is|has) (?:he|she))(?!\p{L})/iu,
  insight:
    /(?<!\p{L})(?:think|make of|understand\p{L}*|ill|illness\p{L}*|unwell|sick\p{L}*|diagnos\p{L}*|condition|disorder|depress\p{L}*|bipolar|psychos\p{L}*|treat\p{L}*|tablets?|pills?|medic\p{L}*|lithium|injection|wrong|explain|caus\p{L}*|reckon|happen\p{L}*|going on|take (?:it|them|the)|for|why|see (?:it|that|all)|look (?:back|on)|call it|put it|sense of|view)(?!\p{L})/iu,
  judgment:
    /(?<!\p{L})(?:would|will|['’]d|if|suppose|imagine|say|plan|next time|do you do|who(?:['’]d|['’]ll)?|might|could|should|comes?|came)(?!\p{L})/iu,
  time: /(?:^[^\p{L}]*|[.?!,] |(?<!\p{L})(?:what|which|tell|know|give|say|ask|today|and|the)(?:['’]s)?(?!\p{L})[^.?!]{0,60} )(?:the |today['’]s |and )?(?:days?|dates?|months?|years?|today|season)(?!\p{L})/iu,
  place: /(?<!\p{L})(?:where\p{L}*|place|building|hospital|clinic|city|town|floor|ward|room|this)(?!\p{L})/iu,
  person: /(?<!\p{L})(?:names?|who\p{L}*)(?!\p{L})/iu,
  situation:
    /(?<!\p{L})(?:why|bring\p{L}*|brought|here|reason|come|came|sent|fetched|landed|wrong|happened)(?!\p{L})/iu,
  suicide:
    /(?<!\p{L})(?:suicid\p{L}*|kill\p{L}*|di(?:e|ed|ying)|dead|death|life|liv(?:e|ing)|alive|end\p{L}*|over with|wake|here|gone|(?:go|carry)(?:ing)? on|(?:such|these|those|that) thoughts?|thoughts? (?:like|of) (?:that|this)|topping|finish\p{L}*|yoursel\p{L}*|(?:him|her)self)(?!\p{L})/iu,
  others_harm:
    /^(?=[^]*(?<!\p{L})(?:hurt|harm|kill|violen|attack|hit|fight|back at|pay|ang(?:er|ry)|revenge|danger))(?=[^]*(?<!\p{L})(?:(?:any|some|no)(?: ?one|body)|others?|another|person|people|else|back at|revenge|(?:him|her|them)[,?]))/iu,
  hearing:
    /(?<!\p{L})(?:hear\p{L}*|voices?|sounds?|nois\p{L}*|whisper\p{L}*|speak\p{L}*|talk\p{L}*|calling|called)(?!\p{L})/iu,
  seeing:
    /(?<!\p{L})(?:see(?! you)\p{L}*|saw|sights?|visions?|shapes?|shadows?|figures?|eyes|faces|pictures|appear\p{L}*|ghosts?)(?!\p{L})/iu,
};

export const NEGATES =
  /(?<!\p{L})(?:no|nope|nah|naw|not|never|none|nothing|nowt|nobody|neither|nor|nae|\p{L}+n['’]t|cannot|without)(?!\p{L})/iu;

export const REFUSES =
  /(?<!\p{L})(?:(?:rather|let me|would|will) not(?! (?:hurt|harm|kill|do|say that))|say it again|no comment)(?!\p{L})/iu;

export const NEVER_STOPS = /(?<!\p{L})(?:never|n['’]t|not) (?:stop|shut|leave|go away|let up)/iu;

/** A no to all that was asked: "Neither.", "No and no." */
export const TO_ALL =
  /^[^\p{L}]*(?:(?:he|she) (?:says|said) )?(?:(?:no|nope|nah)(?: sir| ma['’]?am| doctor)?[,.] )?(?:neither|(?:no|nope|nah)(?:,| and|, and|\.) (?:and )?(?:no|nope|nah)|no to (?:both|all)|none of (?:that|those))(?!\p{L})/iu;

/** What asks of hurting oneself alone: who denies that was not asked about suicide. Data. */
export const OF_SELF_HARM =
  /(?<!\p{L})(?:hurt|harm|cut|burn)(?:ting|ing)? (?:yourself|yoursel|himself|herself|themselves)(?!\p{L})/iu;

/** Names a day, a month or a year. */
export const DAY =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|20[12]\d|twenty twenty|(?<=(?:of|,|\d|th|st|nd|rd|in|it['’]?s|it is) )(?:march|may)|(?:march|may)(?= (?:the|\d|\p{L}+(?:th|st|nd|rd))))(?!\p{L})/iu;

/** A date that cannot be right. Data. */
export const WRONG_DATE =
  /(?<!\p{L})(?:nineteen (?:\p{L}+ty|hundred|oh)|(?:18|19)\d\d(?! *(?:\)|born))|eighteen hundred|who cares|i['’]?d (?:have to|need to) (?:check|look|guess))(?!\p{L})/iu;

export const NOT_KNOWN =
  /(?<!\p{L})(?:(?:do|did|can|could|would|have)(?:n['’]t| not|not) (?:really )?(?:know|remember|recall|say|tell|think|keep|be sure)|am not sure|i['’]m not sure|not sure|no idea|dunno|forget|forgot|forgotten|lost track|escapes me|is it[,?]|beats me|gone|drawing a blank|no clue|have to (?:check|look)|(?:have|had) to guess|what (?:three |five )?(?:things|words)|never gave me)(?!\p{L})/iu;
