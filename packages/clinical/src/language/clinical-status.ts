import { assertionOf, type Perspective } from './assertion.ts';
import type { Sentence } from './sentence.ts';
import { daysAgo, isHistorical } from './temporality.ts';

/**
 * How a text means what it mentions: so now, said not to be so, over, of somebody else, or only thought of (watched for,
 * planned, a condition).
 */
export type ClinicalStatus = 'present' | 'absent' | 'past' | 'other' | 'thought_of';

export interface StatusSaid {
  readonly status: ClinicalStatus;
  /** Days since it was so, or since it stopped, where the sentence says it. */
  readonly days?: number;
  /** Whether it was stopped or ended by somebody: "stopped drinking", "quit smoking". */
  readonly stopped: boolean;
}

const READINGS: readonly Perspective[] = ['note', 'first_person'];

/**
 * What a note, a letter or a patient says of the words `from` to `to` (exclusive) of a sentence.
 *
 * @param year the present calendar year; without it a year in the text is never taken for the past
 *
 * @example
 * ```ts
 * import { clinicalStatus, sentencesOf } from '@svc/clinical';
 *
 * const [sentence] = sentencesOf('Never had a seizure.', 0, 20);
 * sentence && clinicalStatus(sentence, 3, 4).status; // → 'absent'
 * ```
 */
export function clinicalStatus(sentence: Sentence, from: number, to: number, year?: number): StatusSaid {
  const around = aroundOf(sentence, from, to);
  const own = joined(sentence.words.slice(from, to));
  const stopped = STOP_OWN.test(own) || STOP_BEFORE.test(around.before) || STOP_AFTER.test(around.after);
  const days =
    daysAgo(around.clause) ??
    (stopped ? daysFor(around.clause) : undefined) ??
    yearsBack(around.clause, year);
  const said = { stopped, ...(days !== undefined && { days }) };
  if (isDenied(sentence, from, to, around)) return { ...said, status: 'absent' };
  if (isSomebodyElses(sentence, from, to, around)) return { ...said, status: 'other' };
  if (isThoughtOf(around)) return { ...said, status: 'thought_of' };
  if (isOver(around, days) || isEndedNext(sentence, to) || isMonthOverSince(sentence, around, to))
    return { ...said, status: 'past' };
  return { ...said, status: stopped ? 'past' : 'present' };
}

interface Around {
  /** Words of the sentence before and after, and of its own clause. */
  readonly before: string;
  readonly after: string;
  readonly clause: string;
}

/** Clauses end at a comma, a dash or a turn. */
const TURN = /^(?:but|however|although|though|yet|whereas|then|since)$/;

function aroundOf({ words }: Sentence, from: number, to: number): Around {
  let first = from;
  while (first > 0 && !words[first]?.afterPause && !TURN.test(words[first - 1]?.text ?? '')) first -= 1;
  let last = to;
  while (last < words.length && !words[last]?.afterPause && !TURN.test(words[last]?.text ?? '')) last += 1;
  // A time after a comma or in brackets belongs to what stands before it: "seizure, three years ago", "sepsis (1977)".
  if (words[last]?.afterPause && TIME_TAIL.test(joined(words.slice(last))))
    last = Math.min(words.length, last + TAIL_WORDS);
  return {
    before: joined(words.slice(first, from)),
    after: joined(words.slice(to, last)),
    clause: joined(words.slice(first, last)),
  };
}

const TAIL_WORDS = 5;
const TIME_TAIL =
  /^(?:(?:about|last|in|over) )?(?:(?:\d+|one|two|three|four|five|six|ten|many|several|a few|few) (?:days?|weeks?|months?|years?) ago|years ago|resolved|settled|now (?:resolved|settled|gone|better)|as a child|in childhood|(?:in )?(?:19|20)\d\d(?![^ ])|(?:all )?(?:stopped|gone|better) (?:now|since))/;

function joined(words: Sentence['words']): string {
  return words.map(({ text }) => text).join(' ');
}

const STOP_BEFORE =
  /(?<![^ ])(?:stopped|stop|quit|quitting|gave up|given up|giving up|ceased|off|packed in|came off|come off|discontinued|cut out|ended|finished|abstinent from|abstaining from|sober from|no longer|not any ?more)(?: (?:the|all|her|his|my|their|from|having|with|heavy))*(?: [^ ]+)? ?$/;
const STOP_OWN = /^(?:stopped|quit|gave up|given up|sober|abstinent|teetotal)(?![^ ])/;
const STOP_AFTER =
  /^ ?(?:(?:has|have|had|was|were|is|are|all|now|abruptly|suddenly|completely) )*(?:stopped|ended|ceased|discontinued|gave up|given up|finished)(?![^ ])/;

const DENIED_BEFORE =
  /(?<![^ ])(?:no|nil|not|never|without|denie[sd]|deny|denying|non|free of|clear of|negative for|neg for|no evidence of|no signs? of|no history of|no hx of|absence of|excluded?|exclude|excluding|ruled? out|rules out|resolved|unlikely|rather than|instead of|avoids?|no further|no more|screened negative for|does not (?:have|drink|smoke)|do not (?:have|drink|smoke)|did not (?:have|drink|smoke)|has not had|have not had)(?: (?:any|a|an|the|current|known|new|more|further|recent|of|history|evidence|signs?|symptoms?|been|had|have|has|having|to|be|active|longer|obvious|clinical|or|nor|and|reported|documented|frank|overt|significant|major|other|his|her|my|had any|use|using|drink|drinking|taking|issues? with|problems? with|concerns? about|allerg(?:y|ies)))*(?: [^ ]+)? ?$/;
const DENIED_AFTER =
  /^ ?(?:(?:and|or) (?:[^ ]+ ){1,3}(?=(?:(?:is|are|was|were|both|all) )?(?:excluded|ruled out|denied|deny|absent|negative)(?![^ ])))?(?:(?:is|are|was|were|both|has|have|been|screen|test|status|signs?|symptoms?|history|use|all|now|currently|formally|clinically)(?: |$))*(?:no(?![^ ])(?! (?:control|treatment|medication|longer|relief|improvement|response|better|change))|none|nil|neg|negative|absent|denie[sd]|deny|denied|excluded|ruled out|not (?:present|reported|noted|seen|elicited|evident|found|had|an issue|a problem|suspected|so)|unlikely|never|free(?! of))(?![^ ])/;

function isDenied(sentence: Sentence, from: number, to: number, { before, after }: Around): boolean {
  const own = joined(sentence.words.slice(from, to));
  const hasOwnNo = /(?<![^ ])(?:no|not|never|hardly|barely|can not)(?![^ ])/.test(own);
  if (hasOwnNo) return DOUBLE_DENIAL.test(before);
  if (isAnsweredNo(sentence, to) || isListAnsweredNo(sentence, to)) return true;
  if (DENIED_AFTER.test(after) || (DENIED_BEFORE.test(before) && !IS_NO_DENIAL.test(before))) return true;
  return isInDeniedList(sentence, from);
}

/** "Seizures: none", "chest pain - no". */
function isAnsweredNo({ words }: Sentence, to: number): boolean {
  const [next, then] = [words[to], words[to + 1]];
  return (
    next?.afterPause === true &&
    /^(?:no|none|nil|denie[sd]|deny|negative|absent|never|nad)$/.test(next.text) &&
    (then === undefined || then.afterPause)
  );
}

/** "Sore throat, fever, constipation: none", "chest pain, palpitations: denies all". */
function isListAnsweredNo({ words }: Sentence, to: number): boolean {
  const answer = words.findLastIndex(({ afterPause }) => afterPause);
  if (answer < to || !ANSWERS_NO.test(joined(words.slice(answer)))) return false;
  return words.slice(to, answer).every(({ text }) => !LIST_END.test(text) && !LIST_START.test(text));
}

const ANSWERS_NO =
  /^(?:(?:all|both|he|she|patient) )?(?:none|nil|denied|deny|negative|nad|absent|no to all)(?: (?:all|both|these|them|any|of (?:these|them)))?$/;
const DOUBLE_DENIAL = /(?<![^ ])(?:denie[sd]|deny|denying)(?: [^ ]+){0,3} ?$/;
/** "No better, vomiting", "not only", "no doubt": says nothing against what follows. */
const IS_NO_DENIAL =
  /(?<![^ ])(?:no|not) (?:better|change|improvement|relief|doubt|only|sure|control|treatment|response|well|sleeping|eating|coping|longer term|stop|controlled)(?: [^ ]+)* ?$/;

const LIST_START = /^(?:no|nil|neg|denie[sd]|deny|without|never|negative|neither)$/;
/** Inside a list of what is denied: a verb, a time or a turn ends it. */
const LIST_END =
  /^(?:but|however|although|though|yet|has|have|is|was|are|were|reports?|complains?|complaining|started|developed|now|since|for|after|presents?|presenting|admits?|endorses?|then|with|except|apart|because|says|feels|looks|on|today|yesterday|taking|takes|drinks|smokes|continues|remains|ongoing|known|also|positive|plus|had|having|new|vomits|days?|weeks?|hours?|months?)$/;

/** "No fever, rash or sore throat": all of the list. "No stool for six days, abdominal pain": the time ended it. */
function isInDeniedList({ words }: Sentence, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - LIST_REACH); at -= 1) {
    const text = words[at]?.text ?? '';
    const before = words[at - 1]?.text ?? '';
    if (LIST_START.test(text)) {
      const list = joined(words.slice(at, from));
      return !words[at + 1]?.afterPause && !IS_NO_DENIAL.test(`${list} `);
    }
    // "Never had a seizure or a head injury", "negative for rash, fever": the words of the denial end nothing.
    if (LIST_END.test(text) && !(HAD.test(text) && LIST_START.test(before))) return false;
  }
  return false;
}
const HAD = /^(?:had|has|have|for)$/;
const LIST_REACH = 14;

const OF_SOMEBODY =
  /(?<![^ ])(?:(?:her|his|my|their|the) )?(?:mother|mom|father|dad|brother|sister|partner|wife|husband|boyfriend|girlfriend|friend|flatmate|roommate|housemate|parents?|grand(?:mother|father|parents?)|uncle|aunt|cousin|neighbor|colleague|daughter|son|children|kids|toddler|infant|newborn|niece|nephew|grandson|grandchild(?:ren)?|baby|child|dog|cat|boss|ex (?:husband|wife|partner)|twin)(?: (?:is|was|has|had|have|who|with|law|also|takes|drinks|smokes|died|of|from|and|for|a|an|the|known|heavy|in|recently|got|been|being|are|were|treated|diagnosed|admitted|stopped|quit|gave|up|suffers|s|[^ ]+ing))*(?: (?!(?:he|she|patient|they|i|him|himself|herself)(?![^ ]))[^ ]+ (?:for|with|from|due to|because of|after))? ?$/;
const OTHERS =
  /(?<![^ ])(?:(?:other|another|fellow) (?:patients?|residents?|people|pupils?|children|staff|man|woman)|(?:live|lives|living|stay|stays|staying) with|(?:care|cares|caring|look|looks) (?:for|after))(?: [^ ]+){0,4} ?$/;
const IN_THEIRS =
  /(?:^| )(?:in|at|by|of|on|through) (?:her|his|my|their|the) (?:mother|mom|father|dad|brother|sister|partner|wife|husband|friend|son|daughter|family|household|child|children|baby|school|ward|unit|nursing home|house)(?![^ ])/;
/** "The fitting patient in bay 2". */
const NEXT_BED =
  /^ ?(?:patient|man|woman|lady|gentleman|resident|girl|boy|lad|one|chap) (?:in|at|on|from|next) (?:bay|bed|room|side ?room|cubicle|the (?:next|other|opposite)|another|door)(?![^ ])/;
const FAMILY =
  /(?<![^ ])(?:family (?:history|hx)|fh|fhx|famhx|runs in (?:the|her|his) family|in the family|maternal|paternal|familial)(?![^ ])/;
/** "His wife cannot rouse him": done by somebody else to the person. */
const DONE_TO_THEM = /(?<![^ ])(?:wake|rouse|waken|find|found|recogni[sz]e|understand) (?:her|them)(?![^ ])/;
/** The person's own words follow: "mother says he vomits". */
const SAYS =
  /(?<![^ ])(?:says?|said|report(?:s|ed)?|tells?|told|noticed?|notices|worried|rang|call(?:s|ed)?|think(?:s)?|states?|describes?|found|saw|sees?|brought|concerned|confirms?)(?![^ ])/;

function isSomebodyElses(sentence: Sentence, from: number, to: number, { before, after }: Around): boolean {
  if (FAMILY.test(before) || FAMILY.test(after)) return true;
  const whole = joined(sentence.words.slice(0, from));
  if (FAMILY.test(whole) && !/(?<![^ ])(?:patient|he|she|himself|herself)(?![^ ])/.test(before)) return true;
  if (SAYS.test(before) || DONE_TO_THEM.test(joined(sentence.words.slice(from, to + 1)))) return false;
  if (OF_SOMEBODY.test(before) || OTHERS.test(before)) return true;
  // "Her son, who has a rash"
  if (before.startsWith('who ') && OF_SOMEBODY.test(whole.slice(0, -before.length).trim())) return true;
  if (IN_THEIRS.test(after) || NEXT_BED.test(after)) return true;
  return READINGS.every(
    (reading) => assertionOf(sentence, from, to, reading).experiencer === 'other' && OF_SOMEBODY.test(before),
  );
}

const CARE =
  /(?<![^ ])(?:watch(?:ing)?|monitor(?:ed|ing)?|look out|screen(?:ed|ing)?|assess(?:ed|ing|ment)?|check(?:ed|ing)?|warn(?:ed|ing)?|advise[ds]?|counsell?(?:ed|ing)?|educat(?:ed|ion)|discuss(?:ed|ing)?|information|leaflet|safety net(?:ted)?|in case|in the event|return|risks?|side effects?|explained|aware|prevent(?:s|ion|ing)?|prophyla(?:xis|ctic)|to avoid|fear(?:s|ful)?|afraid|scared|worried|worries|asked|asks|learned|learnt|read|taught|training|enquired|inquired|query about|told to stop if|vaccin(?:e|ated|ation)|reduce[sd]? the)(?: (?:for|about|of|on|regarding|if|whether|this|it|could|be|to|with|against|that|the|a|any|signs?|her|him|getting|have|having|get|over|possible|risk|more))+(?: (?!(?:has|had|have|is|was|reports?|and|but|complains?)(?![^ ]))[^ ]+){0,4} ?$/;
/** "Takes it to prevent migraine", "to report any fever". */
const MEANT_AGAINST =
  /(?<![^ ])(?:prevents?|preventing|avoids?|avoiding|to (?:report|ring|call|phone|contact|seek|attend|stop|omit|hold|tell|watch)|(?:may|might|can|could) (?:cause|give|lead|trigger|worsen|bring|provoke))(?: [^ ]+){0,4} ?$/;
const CARE_AFTER =
  /^ ?(?:vaccines?|vaccination|vaccinated|jab|booster|leaflet|risk assessment|prevention|prophylaxis|diary|chart|screening|precautions|helpline|service|clinic|group|bundle|pathway|policy|protocol|care plan|education|swab)(?![^ ])/;
const IF =
  /(?<![^ ])(?:if|unless|should (?:he|she|they)|in case|when(?:ever)? (?:he|she) (?:gets|has)|before (?:any|starting))(?: [^ ]+){0,6} ?$/;
const PLANNED =
  /(?<![^ ])(?:plans?|planning|wants?|wanting|hopes?|hoping|intends?|thinking of|thinking about|considering|would like|due|would|going|wishes|considers?)(?: (?:to|of|about|on|be|her|his|start(?:ing)?|giving|give|up|stop|stopping|quit|cut|down|next|some|day|try|trying))* ?$/;

function isThoughtOf({ before, after }: Around): boolean {
  return (
    CARE.test(before) ||
    CARE_AFTER.test(after) ||
    MEANT_AGAINST.test(before) ||
    IF.test(before) ||
    PLANNED.test(before)
  );
}

const PAST_BEFORE =
  /(?<![^ ])(?:previous(?:ly)?|prior|past|remote|(?<!(?:year|years|yr|yo) )old|former(?:ly)?|history of|hx of|h o|ho|pmh|pmhx|background of|known past|childhood|recovered from|used to(?: be| have| get| drink| smoke)?|once|as a child|ex|treated|resolved|recovering from|(?<!threatened )(?:miscarriage|abortion|stillbirth)|last)(?: (?!(?:now|today|again)(?![^ ]))[^ ]+){0,3} ?$/;
const PAST_AFTER =
  /^ ?(?:(?:is|are|was|were|has|have|had|now|all|fully|completely|since|long|much|it|which|that|from|went|in|at|of) )*(?:resolved|settled|gone|cleared(?: up)?|healed|subsided|passed|(?<!(?:^| )all )over|went away|gone away|(?:fully )?recovered|in (?:full )?remission|(?:at |when |aged? )(?:age |aged )?\d|as (?:a )?(?:child|kid|teen(?:ager)?|baby|student)|in (?:childhood|adolescence|infancy|my teens|her teens|his teens|university|school)|years ago|months ago|before$)(?![^ ])/;
const STILL =
  /(?<![^ ])(?:still|ongoing|continues|since|now|again|today|currently|this morning|worse)(?![^ ])/;
const WHEN_YOUNG =
  /(?<![^ ])(?:as (?:a|an) (?:child|kid|teen(?:ager)?|student|boy|girl|baby|toddler|young (?:man|woman|adult))|in (?:his|her|my|their) (?:teens|twenties|youth|childhood)|when (?:he|she|i) (?:was|were) (?:young|little|small|at (?:school|college|university)))(?![^ ])/;
/** What is so far back is no longer a symptom of now. */
const LONGEST_DAYS = 60;

/** "Tremor in the first week, gone now": the next clause says that it ended. */
const ENDED =
  /^(?:(?:but|and|is|was|were|has|have|had|now|all|both|fully|since|then|it|they|which|that|completely|quickly|soon|this|these) )*(?:resolved|settled|gone|went away|gone away|cleared(?: up)?|recovered|healed|subsided|(?:fine|ok|well|normal|better|none|nothing) (?:now|since|again))(?! (?:to|through|on|into|for|up|out|yellow|blue|numb|off))(?![^ ])/;
const NONE_SINCE = /(?<![^ ])(?:none|nothing|nil) (?:since|now)$/;
const COMES_BACK =
  /(?<![^ ])(?:again today|back (?:again|now)|returned|but (?:now|today|again)|worse)(?![^ ])/;

function isEndedNext({ words }: Sentence, to: number): boolean {
  const next = words.findIndex(({ afterPause }, at) => at >= to && afterPause);
  if (next === -1) return false;
  const rest = joined(words.slice(next));
  return (ENDED.test(rest) || NONE_SINCE.test(rest)) && !COMES_BACK.test(rest);
}

const IN_A_MONTH =
  /(?<![^ ])(?:in|last|back in) (?:january|february|march|april|may|june|july|august|september|october|november|december)(?![^ ])/;
const OVER_SINCE =
  /(?<![^ ])(?:restarted|switched|changed to|ever since|since then|(?:normal|fine|ok|well|stable|nothing|none) since)(?![^ ])/;

/** "D&V in November, paused then, restarted": a named month and what was done after. */
function isMonthOverSince({ words }: Sentence, { clause }: Around, to: number): boolean {
  const rest = joined(words.slice(to));
  return IN_A_MONTH.test(clause) && OVER_SINCE.test(rest) && !COMES_BACK.test(rest);
}

function isOver({ before, after, clause }: Around, days: number | undefined): boolean {
  if (PAST_AFTER.test(after)) return true;
  if (PAST_BEFORE.test(before) && !STILL.test(after)) return true;
  if (WHEN_YOUNG.test(clause) && !STILL.test(clause)) return true;
  if (days !== undefined && days > LONGEST_DAYS && !STILL.test(clause)) return true;
  return isHistorical(clause);
}

const FOR =
  /(?<![^ ])(?:for|since) (?:(?:the|past|last|about|over|nearly) ){0,2}(\d{1,3}|[a-z]+) (day|week|month|year)s?(?![^ ])/;

/** "Sober for four years": the time since. */
function daysFor(clause: string): number | undefined {
  const [, count, unit] = FOR.exec(clause) ?? [];
  return count === undefined ? undefined : daysAgo(`${count} ${unit} ago`);
}

const YEAR = /(?<![^ ])((?:19|20)\d\d)(?![^ ])/;
const DAYS_A_YEAR = 365;

function yearsBack(clause: string, year: number | undefined): number | undefined {
  const named = YEAR.exec(clause)?.[1];
  if (named === undefined || year === undefined) return undefined;
  return Math.max(0, year - Number(named)) * DAYS_A_YEAR;
}
