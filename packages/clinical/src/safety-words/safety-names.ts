import { normalForm } from '@svc/contracts';
import { isDeniedElsewhere, namesSafetyElsewhere } from './other-languages.ts';

/** Names of concepts that are about safety: no sentences, so no subject and no tense to look for. */
const ABOUT_SAFETY =
  /suicid|self[- ]?(?:harm|inj|mutilat|poison|inflict|directed violence|destruct)|homicid|overdos|violen|assault|murder|strangulat|ligature|(?:harm|danger|risk|threat) to (?:self|others|(?:him|her|them)sel(?:f|ves))|(?:harm|hurt|kill|injur)ing? (?:others|(?:him|her|them)sel(?:f|ves)|people)|command(?:ing)? (?:auditory )?(?:hallucinat|voice)|imperative (?:hallucinat|voice)|aggress(?:ive|ion)|wish(?:ed|es)?(?: to be| you were| for| to)? (?:dead|death|die)|death wish|better off dead|(?:thoughts?|thinking|ideas|ideation) (?:of|about) (?:death|dying|killing|ending)|(?:kill|hurt|harm|cut)(?:ing|ting)? (?:yourself|myself|himself|herself|themselves)|end(?:ing)? (?:your|my) life|1:1 (?:observation|sitter)|intentional (?:self|poison)|arson|fire[- ]?setting/;

/** What keeps such a name from saying that it is so: a denial, a rating of low, a task, a plan of care, the past, a relative. */
const NOT_SO =
  /(?:^|[^a-z])(?:no|not|denie[sd]|deny|absent|absence|negative|without|never|nil|none|low|minimal|negligible|resolved|remission|unlikely|ruled? out|free of|lack of)(?:[^a-z]|$)|(?:screen|assess|prevent|educat|counsel|leaflet|hotline|helpline|training|policy|questionnaire|inventory|severity rating|rating scale|scale|scor|index|item|bereave|survivor|protocol|guideline|anti[- ]?suicid|non[- ]?violen|passive[- ]aggressive|aggressive (?:treatment|therapy|care|fluid|lymphoma|tumou?r|carcinoma|fibromatosis)|monitor|discuss|pathway|referral to|follow[- ]?up|aftercare|safety plan|crisis plan|care plan|management plan|contingency|risk management)/;
const OF_FAMILY =
  /famil|relative|mother|father|brother|sister|sibling|parent|grand|(?:^|[^a-z])(?:fh|fhx)(?:[^a-z]|$)/;
const OF_THE_PAST = /histor|previous|(?:^|[^a-z])(?:hx|past|former|prior|remote|h\/o)(?:[^a-z]|$)/;
const NAME_OF_PAST = /(?:^|[^a-z])(?:19|20)\d\d(?:[^a-z]|$)/;

/** Names are short: what is longer is a text, and read as one. */
const LONGEST_NAME = 200;

export interface NameOptions {
  /** A name of the past counts too: an active warning about it was put there for somebody to see. */
  readonly past?: boolean;
}

/**
 * Whether the name of a concept (a flag, a condition, a reason) says something about suicide, self-harm, overdose, violence
 * or killing that is so. Denied, low, screened for, prevented, of the family or of the past is not.
 *
 * @example
 * ```ts
 * import { isAboutSafety } from '@svc/clinical';
 *
 * isAboutSafety('At risk for suicide'); // → true
 * isAboutSafety('Suicide risk assessment'); // → false
 * isAboutSafety('Family history of suicide'); // → false
 * ```
 */
export function isAboutSafety(name: string, { past = false }: NameOptions = {}): boolean {
  if (name.length > LONGEST_NAME) return false;
  return normalForm(name)
    .toLowerCase()
    .split(';')
    .some((words) => isSo(words, past));
}

function isSo(words: string, past: boolean): boolean {
  if (!names(words) || NOT_SO.test(words) || OF_FAMILY.test(words) || isDeniedElsewhere(words)) return false;
  return past || !(OF_THE_PAST.test(words) || NAME_OF_PAST.test(words));
}

/**
 * Whether a name is about safety at all, said of the patient: as a question is, before its answer is known.
 *
 * @example
 * ```ts
 * import { asksAboutSafety } from '@svc/clinical';
 *
 * asksAboutSafety('Suicide risk assessment'); // → true
 * ```
 */
export function asksAboutSafety(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  const words = normalForm(name).toLowerCase();
  return names(words) && !OF_FAMILY.test(words);
}

function names(words: string): boolean {
  return ABOUT_SAFETY.test(words) || namesSafetyElsewhere(words);
}
