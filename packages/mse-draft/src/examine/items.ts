import type { DomainKey } from '../find/domain-keys.ts';

/** A task or question of the examination that has a right answer. */
export interface ExamItem {
  readonly key: string;
  readonly asks: RegExp;
  /** Words of an answer that answer just this. */
  readonly right?: readonly RegExp[];
  /** Words of an answer that cannot be right. */
  readonly wrong?: RegExp;
  /** Words that answer it where another item was asked. */
  readonly volunteered?: RegExp;
  /** What not knowing gives. */
  readonly failed?: readonly [domain: DomainKey, value: string];
  readonly isOrientation?: true;
}

const DAY =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|20[12]\d|twenty twenty)(?!\p{L})/iu;
const PLACE =
  /(?<!\p{L})(?:clinic|hospital|ward|surgery|practice|cent(?:er|re)|unit|office|department|emergency|a&e|ed|er|outpatients?|house|home|apartment|flat|kitchen|living room|bedroom|floor|street|road|station|health|general|infirmary|medical|mercy|va|nursing home|lounge|truck|car|shop|park|room|cells?|custody|rooms)(?!\p{L})/iu;
/** A name in the middle of an answer that is no day: "Katoomba", "in Galway". */
const NAMED_PLACE =
  /(?<=(?<!\p{L})(?:in|at|to|near|outside|,) )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Mr|Mrs|Dr|I(?!\p{L}))\p{Lu}\p{Ll}+/u;
const NAME_SAID =
  /(?<!\p{L})(?:i am|i['’]m|my name is|my name['’]s|name['’]s|it['’]s) (?:(?:mr|mrs|ms|miss|dr)\.? )?\p{Lu}\p{Ll}+/u;
const WHY_SAID =
  /(?<!\p{L})(?:because|to (?:see|talk|be|have|check|get)|(?:i['’]?m|i am|we['’]?re) here (?:for|because|as|to)|booked (?:it|this|me)|sent me|(?:being|i['’]m) (?:evaluated|assessed|examined|checked)|check[- ]?up|yearly|appointment|my (?:memory|mood|depression|nerves|head|medication|tablets|sleep|drinking))(?!\p{L})/iu;

/** Data. */
export const ITEMS: readonly ExamItem[] = [
  {
    key: 'time',
    asks: /(?<!\p{L})(?:(?:what|which)(?:['’]s| is| was)? (?:the |today['’]?s )?(?:day|date|year|month|season|today)|(?:the|today['’]?s) (?:day|date|year|month)|what (?:day|date) (?:it|is)|know (?:the|what) (?:day|date)|what day it is|and the season)(?!\p{L})/iu,
    right: [DAY],
    wrong:
      /(?<!\p{L})(?:nineteen (?:\p{L}+ty|hundred|oh)|(?:18|19)\d\d|eighteen hundred|who cares|or (?:the|maybe|is it)|i['’]?d (?:have to|need to) (?:check|look|guess)|it['’]s (?:winter|spring|summer)[^.]*\?)(?!\p{L})/iu,
    failed: ['orientation', 'disoriented_time'],
    isOrientation: true,
  },
  {
    key: 'place',
    asks: /(?<!\p{L})(?:where (?:are (?:we|you)|we are|you are|is this|exactly)|where he is|where she is|(?:what|which) (?:is )?(?:the )?(?:name of )?(?:this |the )?(?:place|building|hospital|clinic|city|town|floor)|this place|name of this)(?!\p{L})/iu,
    right: [PLACE, NAMED_PLACE],
    volunteered:
      /(?<!\p{L})(?:(?:we['’]re|i['’]m|this is) (?:in|at|the|upstairs|on)|the) [^.]{0,30}(?:clinic|hospital|ward|surgery|house)(?!\p{L})/iu,
    failed: ['orientation', 'disoriented_place'],
    isOrientation: true,
  },
  {
    key: 'person',
    asks: /(?<!\p{L})(?:your (?:full |whole )?name|who (?:are you|you are)|(?:his|her) (?:full )?name)(?!\p{L})/iu,
    right: [/(?<!\p{L})\p{Lu}\p{Ll}+/u],
    volunteered: NAME_SAID,
    failed: ['orientation', 'disoriented_person'],
    isOrientation: true,
  },
  {
    key: 'situation',
    asks: /(?<!\p{L})(?:why (?:are you|you['’]?re|you are|were you|did you come|you came|did (?:your|they|he|she) [^.?!]{0,40}(?:book|bring|send|ask)|they asked|we are|we['’]re)|what (?:brings|brought) you|know why|understand about why|why you(?:['’]re| are)? here|why they)(?!\p{L})/iu,
    right: [WHY_SAID],
    volunteered: WHY_SAID,
    failed: ['orientation', 'disoriented_situation'],
    isOrientation: true,
  },
  {
    key: 'attention',
    asks: /(?<!\p{L})(?:(?:serial|subtract\p{L}*|count\p{L}*|take|taking|minus|down)[^.?!]{0,40}(?:sevens?|threes?|7s?|3s?|backwards?)|(?:sevens?|7s|threes) (?:down|back\p{L}*|from|off)|(?:months|days|world|alphabet|week)[^.?!]{0,40}(?:backwards?|in reverse|reverse order)|spell [^.?!]{0,20}(?:world|backwards?))(?![\p{L}\p{N}])/iu,
    wrong:
      /(?<!\p{L})(?:lost (?:it|count|my place|track)|where was i|gi(?:ve|ving) up|gave up|can['’]?(?:no)?t do (?:it|this|them|that)|too hard|what comes (?:next|after|before)|was it (?:sevens?|threes?)|start again|what was it|no idea|skip)(?!\p{L})/iu,
    failed: ['attention', 'moderately_impaired'],
  },
  {
    key: 'recall',
    asks: /(?<!\p{L})(?:what were|tell me|(?:can|could) you (?:tell|remember|recall|give)|do you (?:remember|recall)|recall|remember|what are|give me|and|now|those|any of)(?: (?:me|the|those|these|my|all|of|back))* (?:(?:three|four|five|3|4|5) )?(?:words|things|objects|items|names)(?! (?:for|to|i want|i['’]d|:))(?!:)(?!\p{L})|(?<!\p{L})(?:words|things|objects|items) (?:back|i (?:asked|gave|told|said)|from (?:earlier|before))(?!\p{L})/iu,
    failed: ['memory', 'recent_impaired'],
  },
  {
    key: 'remote',
    asks: /(?<!\p{L})(?:where (?:were you born|did you (?:grow up|go to school))|when (?:did you (?:get married|graduate|retire)|were you (?:born|married))|your (?:birthday|date of birth))(?!\p{L})/iu,
    failed: ['memory', 'remote_impaired'],
  },
];

export const NOT_KNOWN =
  /(?<!\p{L})(?:(?:do|did|can|could|would|have)(?:n['’]t| not|not) (?:really )?(?:know|remember|recall|say|tell|think|keep|be sure)|am not sure|i['’]m not sure|not sure|no idea|forget|forgot|forgotten|lost track|escapes me|is it[,?]|beats me|gone|drawing a blank|no clue|have to (?:check|look)|(?:have|had) to guess|what (?:three |five )?(?:things|words)|never gave me)(?!\p{L})/iu;
