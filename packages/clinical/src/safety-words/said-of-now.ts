import { assertionOf, type Perspective } from '../language/assertion.ts';
import type { Sentence } from '../language/sentence.ts';
import { isHistorical } from '../language/temporality.ts';
import { OTHER_EXPERIENCERS } from '../language/experiencer-words.ts';
import type { SafetyTopic } from './define-topic.ts';
import type { Mention } from './wording-index.ts';
import type { WordSpan } from './wording.ts';

/** A sentence with words of risk in it, cut where they stand. */
interface Said extends WordSpan {
  readonly sentence: Sentence;
  /** As the caller sent it. */
  readonly sent: string;
  readonly before: string;
  readonly inside: string;
  readonly after: string;
}

/**
 * Whether words of risk are said of the patient and of now: not denied, not of somebody else, not over, no condition, no plan
 * of care, nothing that was read, seen or dreamt.
 *
 * @param plain the same sentence before manners of speaking were taken out of it
 * @param sent the text that the sentence is from
 * @param year the present calendar year; without it a year in the text is never taken for the past
 */
export function isSaidOfNow(
  { topic, from, to }: Mention,
  sentence: Sentence,
  plain: Sentence,
  sent: string,
  year: number | undefined,
): boolean {
  const { text, at } = sentence;
  const end = at[to] ?? text.length;
  const said: Said = {
    sentence,
    sent,
    from,
    to,
    before: plain.text.slice(0, at[from] ?? 0),
    inside: text.slice(at[from] ?? 0, end).trimEnd(),
    after: text.slice(end),
  };
  const heard = withoutListeners(sentence, sent);
  const assertions = PERSPECTIVES.map((perspective) =>
    assertionOf(heard, from, to, perspective, topic.ofOthers),
  );
  if (
    isAnsweredNo(said) ||
    isDenied(
      said,
      assertions.some(({ negated }) => negated),
    )
  )
    return false;
  const isOfOther = assertions.every(({ experiencer }) => experiencer === 'other') && !isOfOurOwn(said);
  if (
    isDeath(said) ||
    OF_A_STRANGER.test(`${said.before}${said.inside}`) ||
    (topic.bySomebody === undefined && (isOfOther || isOfStranger(said)))
  )
    return false;
  if ((assertions.some(({ conditional }) => conditional) || isCondition(topic, said)) && !isThreat(said))
    return false;
  if (NOUN_OF_RISK.test(said.inside) && OWNED_BY.test(said.before)) return false;
  return !isOfFamily(said) && !isCare(said) && !isOfStory(said) && !isOver(said, year);
}

/** A note may quote the patient, and a patient may speak of "he": what either reading takes as theirs is theirs. */
const PERSPECTIVES: readonly Perspective[] = ['note', 'first_person'];

const LISTENERS: ReadonlySet<string> = new Set(
  'nurse doctor gp therapist psychiatrist counselor teacher staff worker friend friends brother father husband son partner mate neighbor manager boss boyfriend uncle cousin roommate flatmate colleague coworker consultant team police officer carer family children kids parents parent neighbors landlord paramedics girlfriend granddaughter stepfather roommates sons staff residents'.split(
    ' ',
  ),
);
const TELLS: ReadonlySet<string> = new Set(
  'told tell informed collateral call message report per according texted messaged confided disclosed admit admitted said say phoned rang asked ask to with showed emailed'.split(
    ' ',
  ),
);
const BETWEEN: ReadonlySet<string> = new Set(
  'from the a an my her their our school crisis staff student duty night ward support social key in on to with best old class'.split(
    ' ',
  ),
);

/** What of somebody's is taken: "a strip of her sister's tablets". */
const OWNED =
  /^(?:pill|medication|insulin|heart|blood|sleeping|contraceptive|prescription|drugs?|painkillers?|old|leftover)$/;
const PERSONS: ReadonlySet<string> = new Set(['2nd', '3rd', 'second', 'third', 'first']);
/** "Ex-army" is nobody's former partner. */
const FORMERLY: ReadonlySet<string> = new Set(
  'army navy marine marines soldier police military servicemen serviceman paratrooper prisoner con smoker boxer guard addict teacher nurse farmer rugby footballer forces'.split(
    ' ',
  ),
);
const REPORTS: ReadonlySet<string> = new Set(
  'found discovered noticed saw witnessed observed rang phoned report reported reports overheard caught informs concerned'.split(
    ' ',
  ),
);

const WITH: ReadonlySet<string> = new Set(['with', 'w', 'w/']);
/** "After a row with partner": the quarrel is with them, what follows is of the patient. */
const ROWS: ReadonlySet<string> = new Set(
  'row rows argument arguments fight quarrel dispute split breakup words fallout disagreement'.split(' '),
);

const BELIEVES: ReadonlySet<string> = new Set(
  'believe believes believing convinced think thinks suspect suspects accuse accuses claim claims insist insists say says state states feel feels fears angry furious jealous'.split(
    ' ',
  ),
);
const INTENDS: ReadonlySet<string> = new Set(
  'that attacked hit punched stabbed assaulted kicked strangled want wants plan plans planning intend intends will going threaten threatens threatened has have had is must say says said bought carries took tried wanted plotting'.split(
    ' ',
  ),
);
/** "Believes his wife has been replaced and wants to kill her": where it turns from what is believed to the believer. */
function turnOfBelief(words: Sentence['words']): number {
  if (!words.slice(0, 3).some(({ text }) => BELIEVES.has(text))) return 0;
  return words.findIndex(({ text }, index) => text === 'and' && INTENDS.has(words[index + 1]?.text ?? ''));
}
const OWNERS: ReadonlySet<string> = new Set(['his', 'her', 'their', 'my']);
const KINDS: ReadonlySet<string> = new Set(
  'student pupil client child girl boy lad teenager woman man veteran lady gentleman guy fella bloke'.split(
    ' ',
  ),
);
/** "Student has been cutting", "the boy carries a knife": who a note is about, named by what they are. */
function isNamedByKind(words: Sentence['words'], index: number): boolean {
  const { text = '' } = words[index] ?? {};
  const isParent = text === 'mother' || text === 'father';
  if (!KINDS.has(text) && !isParent) return false;
  const before = words.slice(Math.max(0, index - 6), index).map(({ text }) => text);
  const isPresented =
    before.includes('this') ||
    /(?:^| )(?:[0-9]+ year old|[0-9]+ (?:yo|yr old|y o|yrs old)|[0-9]+yo)(?: [a-z]+)?$/.test(
      before.join(' '),
    );
  if (!isPresented && (isParent || index > 1 || (index === 1 && words[0]?.text !== 'the'))) return false;
  if (isPresented)
    return !before.some((text) =>
      /^(?:my|his|her|their|our|brother|husband|friend|neighbor|another)$/.test(text),
    );
  return !/^(?:next|in|from|who|at|of|on|down|across|with|opposite|upstairs|i|he)$/.test(
    words[index + 1]?.text ?? '',
  );
}

/** "Told the crisis nurse that …", "mother found …": who hears or reports something is not who it is about. */
function withoutListeners(sentence: Sentence, sent: string): Sentence {
  const { words } = sentence;
  const read = sentence.text.split(' ');
  // "Caller states her brother is on the roof": who rings speaks of the patient.
  const isOfCaller = words.slice(0, 2).some(({ text }) => text === 'caller' || text === 'informant');
  const turnAt = turnOfBelief(words);
  return {
    ...sentence,
    words: words.map((word, index) => {
      if (word.text === 'admit' && /^(?:was|were|is|been|being|got)$/.test(words[index - 1]?.text ?? ''))
        return { ...word, text: '~' };
      if (isOfCaller && OTHER_EXPERIENCERS.has(word.text) && OWNERS.has(words[index - 1]?.text ?? ''))
        return { ...word, text: '~' };
      if (index < turnAt && OTHER_EXPERIENCERS.has(word.text)) return { ...word, text: '~' };
      if (isNamedByKind(words, index)) return { ...word, text: '~' };
      const isOfPatient =
        words[index - 1]?.text === 'of' && OTHER_EXPERIENCERS.has(words[index - 2]?.text ?? '');
      if (word.text === 'patient' && (isOfPatient || read[index] !== word.text))
        return { ...word, text: '~' };
      const isSource =
        (OTHER_EXPERIENCERS.has(word.text) || LISTENERS.has(word.text)) && sent.charAt(word.end) === ':';
      const isOwner =
        words[index - 2]?.text === 'of' &&
        OTHER_EXPERIENCERS.has(word.text) &&
        OWNED.test(words[index + 1]?.text ?? '');
      const isThirdPerson = word.text === 'person' && PERSONS.has(words[index - 1]?.text ?? '');
      if (
        isSource ||
        isOwner ||
        isThirdPerson ||
        (word.text === 'ex' && FORMERLY.has(words[index + 1]?.text ?? ''))
      )
        return { ...word, text: '~' };
      if (!LISTENERS.has(word.text)) return word;
      if (WITH.has(words[index - 1]?.text ?? '') && ROWS.has(words[index - 2]?.text ?? ''))
        return { ...word, text: '~' };
      if (REPORTS.has(words[index + 1]?.text ?? '')) return { ...word, text: '~' };
      let before = index - 1;
      while (
        before >= 0 &&
        index - before < 5 &&
        BETWEEN.has(words[before]?.text ?? '') &&
        !TELLS.has(words[before]?.text ?? '')
      )
        before -= 1;
      return TELLS.has(words[before]?.text ?? '') && before < index - 1 ? { ...word, text: '~' } : word;
    }),
  };
}

const CLAUSE_ENDS = '(?!(?:but|however|although|though|yet|reports|says|wants?|told|tells|admits)(?![^ ]))';
const LIST_DENIAL = new RegExp(
  `(?<![^ ])(?:not|never) (?:describe|report|endorse|express|voice|have|disclose|admit|acknowledge|show|display|any|experience|feel|present)[^ ]*(?: ${CLAUSE_ENDS}[^ ]+){0,14} $`,
);
const RULED_OUT = new RegExp(
  `(?<![^ ])(?:nil|rul(?:e|es|ed|ing) out|(?:no|without|nil) (?:[^ ]+ ){0,2}evidence|absence|exclud(?:e|es|ed|ing)|negative|free|denial|denials) (?:${CLAUSE_ENDS}[^ ]+ ){0,8}$`,
);
/** "No thoughts of life not worth living": the wording has its own negation and is denied all the same. */
const NO_SUCH_THOUGHT =
  /(?<![^ ])(?:no|nil|without|neither|nor|never|not|deny|denied) (?:(?!(?:but|who|because|want|wants)(?![^ ]))[^ ]+ ){0,4}?(?:thought|thoughts|ideas?|feelings?|feel|ideation|beliefs?|statements?|sense|wish|wishes) (?:(?:of|that|about|like|he|i|they|would|might|is|be|was|were|life|himself) ){0,6}$/;
const OWN_THOUGHT =
  /^(?:thought|thoughts|ideas?|feelings?|ideation|beliefs?|statements?|wish|wishes) (?:of|that|about|like)(?![^ ])/;
const NO_SUCH =
  /(?<![^ ])(?:no|nil|without|neither|nor|never|not|deny|denied) (?:(?!(?:but|who|because|want|wants)(?![^ ]))[^ ]+ ){0,3}$/;
/** "SI nil", "self harm: none", "plan: nil". */
const NONE_AFTER =
  /^(?:thought |ideation |behavior |urge |attempts? |risk |intent |plan |hx |history |hi |avh |ah |vh |sh |dsh |si |and |or |of |to |self harm |self |others? |himself |people |life |her baby |the baby |baby |children |homicidal |harm to others |violence |suicidal |psychosis |psychotic symptoms )*(?:nil|none|negative|absent|deny(?=$| (?:all|both|any|these|same)(?![^ ]))|(?:is |was |has |have |had |has been |were )?(?:never|not) (?:been )?(?:an option|on (?:her|my) mind|considered|entertained|something|a (?:feature|concern|problem|factor|theme|issue|worry)(?: of [^ ]+)?|featured|part of [^ ]+)|(?:was |were |has been |have been |has |have |is |are |now |since |fully |all |completely )*(?:discontinued|stopped|ended|lifted|stepped down|ruled out|excluded|resolved|settled|abated|subsided|passed|ceased|faded|dissipated|gone(?= (?:now|away|since)|$)|no longer (?:present|needed|active|there|an issue|endorse|reported))|not (?:present|reported|disclosed|elicited|expressed|identified|evident|endorse)|(?:have |has |had )?not (?:recurred|returned|an option|considered|come back|reappeared|been present|resurfaced|present))(?![^ ])(?! (?:plan|intent|means|method|of)(?! (?:nil|none)))/;
/** "Suicide low, violence low." */
const LOW_AFTER =
  /^(?:thought |ideation |risk |neglect )*(?:is |was |remains |currently |assessed as |rated |both |all )*(?:low|minimal|negligible|nil)(?![^ ])/;
/** A verb that begins a statement of its own after a comma: "no appetite, wants to die". */
const BEGINS_STATEMENT =
  /^(?:wants|wanted|threatens|threatened|says|said|states|stated|feels|felt|wishes|wished|took|swallowed|ingested|drank|bought|has|had|keeps|kept|hears|heard|tried|tries|attempted|cut|cuts|went|stood|hit|hits|punched|kicked|attacked|assaulted|jumped|hung|ran|refuses|refused|stopped|is|was|will|gave|given|sent|wrote|texted|set|lit|carries|carried|found|hopes|hoped|thinks|believes|overdosed|burned|burnt|stockpiling|hoarding|saving|left|threw|bit|grabbed|plans|planned|planning|cannot|can't|won't)$/i;

/** "She does not describe any thoughts of suicide, self-injury or harm to others": all of the list. */
function isDenied({ sentence, sent, from, before, inside, after }: Said, negated: boolean): boolean {
  if (NONE_AFTER.test(after) || NO_SUCH_THOUGHT.test(before)) return true;
  if (OWN_THOUGHT.test(inside) && NO_SUCH.test(before)) return true;
  if ((NOUN_OF_RISK.test(inside) || /(?<![^ ])risk(?![^ ])/.test(inside)) && LOW_AFTER.test(after))
    return true;
  if (!negated && !LIST_DENIAL.test(before) && !RULED_OUT.test(before)) return false;
  const first = sentence.words[from];
  if (first === undefined || !first.afterPause) return true;
  return !BEGINS_STATEMENT.test(sent.slice(first.start, first.end));
}

const NAMED_WITH: ReadonlySet<string> = new Set(
  'thought thoughts ideation behavior behaviour behaviors intent plan plans urges risk current or attempt attempts act acts others other self harm hi si dsh sh suicide suicidal the baby people'.split(
    ' ',
  ),
);
const NO: ReadonlySet<string> = new Set(
  'no none nil not never deny denied absent negative neg n green low unlikely'.split(' '),
);

/** "Suicidal ideation: No Homicidal ideation: No", as forms are printed. */
function isAnsweredNo({ sentence: { words }, to, sent }: Said): boolean {
  let end = to;
  while (NAMED_WITH.has(words[end]?.text ?? '')) end += 1;
  const [last, next] = [words[end - 1], words[end]];
  if (last === undefined || next === undefined) return false;
  return /[:=]|[-–] /.test(sent.slice(last.end, next.start)) && NO.has(next.text);
}

const KIN =
  'husband|partner|son|brother|father|grandfather|child|boyfriend|uncle|nephew|grandson|stepson|kid|lad|boy|girl|twin';
/** "My son says he wants to die", "our daughter", "Dad", "Granny": who writes so writes of the patient. */
const OUR_OWN = new RegExp(`(?<![^ ])(?:my|our) (?:[^ ]+ )?(?:${KIN})(?![^ ])`);
const AS_FAMILIES_CALL_THEM =
  /^(?:dad|daddy|da|mum|mummy|mom|mommy|mam|mammy|ma|granny|gran|nan|nana|grandad|granddad|grandpa|grandma)$/i;
const DEAD =
  /(?<![^ ])(?:died|(?:he|they|husband|father|brother|son|uncle|grandfather|partner) (?:is|are|was|were) dead|found dead|killed|took (?:his|her|their) own|ended (?:his|her|their)|by suicide|completed suicide|committed suicide|passed away|late (?:husband|father|brother|son|uncle)|deceased)(?![^ ])/;

/** "Thirty years since he hanged himself": spoken of as dead, and nobody found him in time. */
const DIED_SO = /^(?:hanged|shot|drowned|gassed|poisoned) himself/;
const IN_TIME =
  /(?<![^ ])(?:cut down|found|tried|attempt(?:ed)?|rescued|saved|resus[a-z]*|icu|itu|ed|ae|ambulance|survived|police|hospital|nearly|almost|ligature|staff|admit|admitted|custody|cell|today|yesterday|tonight|night|morning|foot|leg|arm|chest|but|when he is|if|wants?)(?![^ ])/;

function isDeath({ inside, sentence: { text } }: Said): boolean {
  return DIED_SO.test(inside) && !IN_TIME.test(text);
}

function isOfOurOwn({ sentence: { words, text }, sent, from }: Said): boolean {
  if (DEAD.test(text)) return false;
  if (OUR_OWN.test(text.slice(0, text.length)))
    return OUR_OWN.test(
      words
        .slice(0, from + 1)
        .map((word) => word.text)
        .join(' '),
    );
  return words
    .slice(0, from)
    .some(
      ({ start, end }, index) =>
        AS_FAMILIES_CALL_THEM.test(sent.slice(start, end)) && !OWNS.has(words[index - 1]?.text ?? ''),
    );
}
const OWNS: ReadonlySet<string> = new Set(['her', 'their', 'patient', 'the', 'a', 'your']);

/** "An inmate who had hanged himself", "suicidal callers", "a friend of his took an overdose". */
function isOfStranger({ before, after }: Said): boolean {
  return STRANGER_BEFORE.test(before) || STRANGER_AFTER.test(after);
}
const STRANGER =
  'inmate|prisoner|detainee|patient|client|student|pupil|customer|passenger|coworker|neighbor|man|stranger|caller|soldier|resident|friend|girl|boy|player|cousin|person|classmate|tenant|celebrity|singer|footballer|politician|teenager|lad|comrade|veteran|teacher|lodger|lifer|murderer|offender|criminal|defendant|killer|detainee';
/** "Her friend's boyfriend hits her". */
const OF_A_STRANGER =
  /(?<![^ ])(?:her|his|my|the|a|their) (?:[^ ]+ )?(?:friend|neighbor|coworker|cousin|classmate|flatmate|roommate|mate) (?:ex |new |drunk )?(?:boyfriend|girlfriend|husband|wife|partner|father|mother|son|brother) (?!(?:and )?(?:i|my|me)(?![^ ]))/;
const STRANGER_BEFORE = new RegExp(
  `(?<![^ ])(?<!(?:is|was|am|as) )(?:a|an|another|one of (?:her|my|the)|two|some|former|late) (?:[^ ]+ )?(?:${STRANGER})s?(?: (?:who|that|of|at|on|in|from|from her|her|my|have|had|had|was|is|been|the|work|school|class|year|college|ward|yesterday|recently|once|there|took|taken|an|a|try|tried|to|attempt|attempted|made|threatened|commit|committed)){0,7} $`,
);
const STRANGER_AFTER =
  /^(?:callers?|patients?|clients?|people|teenagers?|teens|young people|customers?|students?|prisoners?|inmates?|veterans?|friends?|strangers?|passengers?|men|children in (?:her|the) class)(?![^ ])/;

const FAMILY =
  /(?<![^ ])(?:family history|family hx|fh|fhx|fam hx|in the family|runs in|family psychiatric history|fhx of)(?![^ ])/;

function isOfFamily({ before }: Said): boolean {
  return FAMILY.test(before);
}

const UNTIL_A_STATEMENT =
  '(?!(?:but|because|as|since|after|reports?|says|said|wants?|told|has|had|having|is|was|following|who|(?<!(?:thoughts?|ideas?|feelings?|beliefs?) that )(?:he|i))(?![^ ]))';
const CARE = new RegExp(
  `(?<![^ ])(?!ask(?:ed|ing)? on (?:the|a|his|her) |ask(?:ed|s|ing)? (?:me|us|her|my [^ ]+) to (?:promise|look|mind|take|kill|help|buy|forgive|end|give|get|finish|keep))(?:watch|monitor|monitored|monitoring|observe|look out|screen|screened|screening|assess|assessed|assessing|assessment|ask|asked|asking|enquire|check|checked|warn|warned|advise|advised|counselled|counseled|educated|discussed|information|leaflet|safety net|safety netted|in case|in the event|return|contact|call|ring|attend|go to|seek help|review|come back|re present|aware|signs|symptoms|red flags?|side effects?|adverse effects?|warnings?|precautions?|escalate|alert) (?:(?!threaten|tri|try|attempt|want|plan)[^ ]+ ){0,2}?(?:for|about|of|on|regarding|if|to|with|re|when|incl|including|eg|such as) (?:${UNTIL_A_STATEMENT}[^ ]+ ){0,12}$`,
);
/** What begins a list of reasons to come back. */
const COME_BACK = new RegExp(
  `(?<![^ ])(?:return|rtc|safety net[a-z]*|seek|call|ring|phone|contact|attend|present|let us know|let me know|come back|come in|ed|ae|a e|er|999|000|911|112|review|appt|appointment|escalate|crisis line|helpline|samaritans|lifeline|gp|go to|red flags?|return precautions|alert|advise[ds]?|inform|notify|tell (?:staff|us|someone|his|her|the team)|knows? to|agreed to|will) (?:[^ ]+ ){0,5}?(?:if|should|when|in case|in the event|for) (?:[^ ]+ ){0,40}$`,
);
/** "Return precautions: SI, HI", "Review 2/52: mood, suicidality, bloods". */
const LISTED =
  /(?<![^ ])(?:return precautions|red flags?(?: advice| discussed)?|safety net(?:ting|ted)?|precautions|warning signs|early warning signs|relapse (?:signature|indicators|signs|plan)|signature|risks discussed|side effects|counsell?ed re|discussed signs|signs) (?:(?!(?:but|he|i|reports?|says|said|has|had|is|was|now|today)(?![^ ]))[^ ]+ ){0,20}$|^(?:review|r v|rv|f u|follow up|next visit) (?:in )?(?:[0-9]+ )+(?:(?!(?:but|he|i|reports?|says|said|has|had|is|was|now|today|risk)(?![^ ]))[^ ]+ ){0,6}$/;
/** "Should suicidal thoughts arise", "thoughts of self-harm return": what may come. */
const MAY_COME =
  /^(?:thought |ideation |behavior |urge |idea |feeling )*(?:were to |should |to )?(?:arise|arises|recur|recurs|return|returns|emerge|emerges|resurface|come back|escalate|become (?:stronger|worse)|worsen|occur|occurs|develop|develops)(?![^ ])/;

/** "Any suicidal thoughts", "explored SI in detail": asked for, not found. */
const ANY =
  /(?<![^ ])(?:any|explored|discussed|screened|assessed|enquired re|asked re|covered|reviewed) (?:current |new |active |ongoing |her |acute )*$/;

/** "Check mood, SI, side effects". */
const TO_CHECK =
  /(?<![^ ])(?:checks?|monitor|assess|screen|discuss|explore|reassess|review of|ask re|monitoring of|marked mood change|mood change|worsening mood) (?:(?!(?:but|he|i|reports?|says|said|has|had|is|was|now|today|positive)(?![^ ]))[^ ]+ ){0,5}$/;

/** "Watch for agitation, aggression or self-harm", "to return if thoughts of suicide": what is to be done, not what is. */
function isCare({ before, inside, after }: Said): boolean {
  if (WHETHER.test(before) || CARE.test(before) || LISTED.test(before) || ANY.test(before)) return true;
  if (NOUN_OF_RISK.test(inside) && TO_CHECK.test(before)) return true;
  if (COME_BACK.test(before) && !/(?<![^ ])(?:but|because|he will|i will)(?![^ ])/.test(before)) return true;
  return MAY_COME.test(after) && /(?<![^ ])(?:if|should|when|in case|any)(?![^ ])/.test(before);
}

const MEDIA =
  'novel|thriller|films?|movies?|series|documentary|documentaries|tweets?|headlines?|reels?|tiktoks?|podcasts?|programmes?|programs?|video ?games?|games?|songs?|lyrics|poems?|opera|episodes?|articles?|news|newspaper|books?|essay|thesis|dissertation|lecture|seminar|training|course|module|exhibition|sermon|crime drama|soap|story|dream|dreams|nightmare|nightmares|flashback|flashbacks|memories|rumors?|joke';
/** "A novel in which the husband is poisoned", "dreams of killing": what is told, not done. */
const STORY = new RegExp(
  `(?<![^ ])(?:${MEDIA}) (?:[^ ]+ )?(?:about|of|on|in which|where|whose|called|that|with|which|regarding|involving|titled) (?:(?!(?:but|and|now|because|since|he|i)(?![^ ]))[^ ]+ ){0,8}$`,
);
/** "In the novel the hero hangs himself", "dreamt that he was stabbed". */
const NARRATED =
  /(?<![^ ])(?:in (?:the|a|an|this|that|her|my) (?:[^ ]+ )?(?:novel|film|movie|play|series|story|book|game|soap|drama|documentary|song|opera|episode|musical|podcast)(?: [^ ]+){0,2} (?:the|a|an|one|whose|in which|where|who) (?:[^ ]+ ){0,6}|(?:dreamed|dreamt|dream|dreams|dreaming|nightmares?) (?:last night |again )?(?:that|of|about|where|in which) (?:[^ ]+ ){0,6})$/;
/** "Lectures on suicide", "volunteers with a charity for self-harm", "psychoeducation on thoughts of suicide". */
const SPOKEN_ON =
  /(?<![^ ])(?:(?:essay|lectur(?:e|es|ed|ing)|workshop|webinar|seminar|charity|charities|helpline|hotline|support group|volunteer(?:s|ed|ing)?|campaign(?:s|ed|ing)?|fundrais[a-z]+|psycho ?education|education|teaching|policy|guidelines?|research|phd|studies|leaflets?|information) (?:[^ ]+ ){0,3}?(?:on|about|for|with|into|around|regarding|in|re)|(?:works?|worked|working) with (?:[^ ]+ )?(?:people|children|offenders|men|women|patients|clients|teenagers|young people|adolescents|veterans|families|victims|survivors) (?:with|who|affected by|experiencing)?|(?:explain(?:ed|s)?|discuss(?:ed|es)?|outlined|warned of|went through|talked through) (?:the |possible |potential |small |increased |an |a )*(?:risks?|possibility|chance|dangers?) of) (?:(?!(?:but|because|he|i|says|said|reports?)(?![^ ]))[^ ]+ ){0,5}$/;
/** What is played on a stage or before a camera. */
const STAGED =
  /(?<![^ ])(?:drama (?:group|class|club|society|teacher)|murder (?:scene|mystery)|stage (?:fight|combat)|dress rehearsals?|amateur dramatics|panto|pantomime|school play|stunt (?:man|double|coordinator)s?)(?![^ ])/;
const AT_WORK =
  /(?<![^ ])(?:attend|attends|attended|witness|witnessed|witnessing|respond(?:ed|s)? to|dealt with|deals with|deal with|nursed|nurses|treats|treated|covered|reports on|lectures? (?:on|about|in)|teaches|teaching|writes? (?:about|on)|writing about|reads? about|reading about|researche?s?|studies|studying|works? with|working with|trained in|volunteer(?:s|ing)? (?:on|for|with)|talk to|speak to|supports|counsels|types up|writes up|investigates|hears about|campaigns? (?:about|on|for)|fundrais[a-z]+ for|raising money for) (?:a |an |the |any |many |several |her |of )*$/;
const NOUN_OF_RISK =
  /^(?:overdose|suicid|self (?:harm|inflicted|neglect)|homicid|violen|domestic|stabbing|shooting|murder|assault|arson|fire|aggress|harm (?:to )?others|harming others)/;

/** "Tearful about her cousin's suicide", "my friend's overdose": theirs. */
const OWNED_BY =
  /(?<![^ ])(?:(?:his|her|their) (?:[^ ]+ )?(?:husband|partner|brother|son|father|mother|sister|wife|daughter|grandfather|grandson|nephew|boyfriend|girlfriend|twin|child)|(?:his|her|their|my|a|the) (?:[^ ]+ )?(?:friend|cousin|uncle|aunt|neighbor|coworker|colleague|classmate|roommate|flatmate|teacher|boss|mate|ex)) (?:attempted |recent |own |death by )?$/;
/** Who "died by suicide" is not the patient. */
const DIED_BY = /(?<![^ ])(?:died|die|lost|death) (?:by|from|of|through|to) (?:an? )?$/;

function isOfStory({ before, inside, sentence: { fullText } }: Said): boolean {
  return (
    STAGED.test(fullText) ||
    DIED_BY.test(before) ||
    STORY.test(before) ||
    NARRATED.test(before) ||
    SPOKEN_ON.test(before) ||
    (NOUN_OF_RISK.test(inside) && AT_WORK.test(before))
  );
}

/** "Bring baby back if not drinking". */
/** "Should she become suicidal, her husband will bring her". */
const SHOULD_IT =
  /^(?:but |and |also )?should (?:[^ ]+ ){0,4}(?:become |feel |develop |express |report |have |be |get |experience |show |voice |present with |thought |thoughts |ideas |idea |of |any |worsening |new |further |)*$/;
/** "Asked whether she had ever thought of it, she said never". */
const WHETHER =
  /(?<![^ ])(?:ask|asked|asking|enquired|enquiring|questioned) (?:[^ ]+ ){0,3}?(?:whether|if) (?:he|they|patient|there) (?:has|had|have|is|was|were|felt|feels|feel|ever|currently|any)(?: [^ ]+){0,5} $/;
function isCondition({ key }: SafetyTopic, { before, inside }: Said): boolean {
  if (SHOULD_IT.test(before)) return true;
  return key !== 'suicide' && / if (?!he|she|they|i |you)/.test(inside);
}

/** "If she leaves me there is no point": the condition is what somebody else does. */
const IF_OTHERS =
  /(?<![^ ])(?:if|unless|when) (?:he|they|you|we|my [^ ]+|the [^ ]+|this|it|things|anyone|nobody) (?:[^ ]+ )?(?:leave|left|do|go|goes|die|dies|not|fail|fails|lose|come|get|find|finds|take|end|break|breaks|send|sends|stop|stops|discharge|evict)(?![^ ])/;

/** "If he leaves I will kill myself": the condition is not on the thought. */
function isThreat({ sentence: { words }, from, before, inside }: Said): boolean {
  return (
    /^(?:if|when|once|in case) /.test(inside) ||
    IF_OTHERS.test(before) ||
    words.slice(Math.max(0, from - 4), from + 1).some(({ text }) => THREATENS.has(text))
  );
}
const THREATENS: ReadonlySet<string> = new Set([
  'will',
  'would',
  'going',
  'threaten',
  'threatens',
  'threatened',
  'threatening',
  'vows',
  'vowed',
  'swears',
  'promised',
]);

const PAST_BEFORE =
  /(?<![^ ])(?:previous|previously|prior|past|lifetime|remote|(?<!(?:year|years|yr|month|months|week|weeks|day|days|how|y) )old(?! (?:shot|gun|rifle|pistol|knife|rope|belt|pill|razor|machete|shotgun)(?![^ ]))|historical|historic|former|history of|hx of|h o|pmh|pmhx|pph|pphx|phx|psych hx|psychiatric history|background of|known past|last admission)(?: [^ ]+){0,3} $/;
/** An age right after it: "overdose age 17", "overdose of tablets aged 16". */
const PAST_AFTER =
  /^(?:[^ ]+ ){0,4}?(?:at |when |at the )?(?:age|aged|the age of|age of) \d|^(?:[^ ]+ ){0,3}?at (?:1[0-9]|[2-6][0-9]|sixteen|seventeen|eighteen|nineteen|twenty|thirty)(?! (?:[0-9]+|am|pm|hours?|hrs|h|mg|kg|weeks?|days?|minutes?|degrees|percent|tonight|today|last|on|yesterday))(?![^ ])|^(?:[^ ]+ ){0,3}?in (?:her|my|their) (?:early |late |mid )?(?:teens|twenties|thirties|youth)|^(?:as a (?:child|teen|teenager|student|young [^ ]+)|during adolescence|in childhood|in adolescence|hx|history)(?![^ ])/;
/** What says of itself that it is long over, by whoever tells it. */
const LONG_OVER =
  /(?<![^ ])(?:(?:nothing|none|never|no (?:repeat|recurrence|attempts?|episodes?)) (?:for (?:[a-z]+ )?(?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years|months)|since)(?! (?:[a-z]+day|yesterday|last))|(?:[^ ]+ )?decades?|long (?:gone|past|over|behind)|(?:from|in|during|since) (?:his|her|my) (?:teens|twenties|youth|schooldays|childhood)|as an? (?:wee |young )?(?:lad|boy|girl|child|youngster|teenager|student)|first (?:husband|wife|marriage)|(?:dead|clean|sober|apart) (?:for )?[^ ]+ years)(?![^ ])/;
const OF_LATE =
  /(?<![^ ])(?:today|yesterday|tonight|last (?:night|week|month)|this (?:morning|afternoon|evening|week|weekend|month)|again|now|currently|still|recently|these days|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![^ ])/;
const TURNS = /(?<![^ ])(?:but|however|although|though|yet|whereas)(?![^ ])/;
const YEAR = /(?<![^ ])((?:19|20)\d\d)(?![^ ])/g;
/** A year is over when it lies this many years back. */
const YEARS_OVER = 2;

/** Said only of a time that is over. A past attempt matters, but it is in the record and not news. */
function isOver({ sentence, before, inside, after }: Said, year: number | undefined): boolean {
  const { text, fullText } = sentence;
  if (LONG_OVER.test(fullText) && !OF_LATE.test(fullText)) return true;
  const years = [...fullText.matchAll(YEAR)].map(([, digits]) => Number(digits));
  if (years.length > 0) return year !== undefined && years.every((named) => year - named >= YEARS_OVER);
  if (PAST_BEFORE.test(before) || PAST_AFTER.test(after)) return true;
  // "15 years ago, but I am in a good place now": the turn is about something else.
  if (!TURNS.test(text)) return isHistorical(fullText);
  return isHistorical(`${before.split(TURNS).at(-1) ?? ''}${inside} ${after.split(TURNS)[0] ?? ''}`);
}
