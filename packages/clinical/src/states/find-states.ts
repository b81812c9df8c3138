import { normalForm } from '@svc/contracts';
import { clinicalStatus, type ClinicalStatus } from '../language/clinical-status.ts';
import { compile } from '../language/pattern.ts';
import { makeSentence, type Sentence, wordIndexAt } from '../language/sentence.ts';
import { tokenize } from '../language/tokenize.ts';
import type { ClinicalState } from './define-state.ts';
import { statePattern } from './state-pattern.ts';
import { CLINICAL_STATES } from './index.ts';

/** A state that a text speaks of. */
export interface StateMention {
  readonly state: ClinicalState;
  readonly status: ClinicalStatus;
  /** The clause that says it, as sent, cut short. */
  readonly quote: string;
  /** Days since it was so or since it stopped, where the words say it. */
  readonly days?: number;
  readonly stopped: boolean;
  /** Where its words stand in the text in normal form. */
  readonly start: number;
  readonly end: number;
}

interface Compiled {
  readonly state: ClinicalState;
  readonly says: RegExp;
}

const COMPILED: readonly Compiled[] = CLINICAL_STATES.map((state) => ({
  state,
  says: compile(state.says.map(statePattern)),
}));
const stateByKey = new Map(CLINICAL_STATES.map((state) => [state.key, state]));
/** Most texts of a list say none of it: one look for all of them is quicker than one for each. */
const ANY = new RegExp(COMPILED.map(({ says }) => says.source).join('|'));
/** More than any text the contract takes, but one made to grow. */
const MOST_READ = 12_000;
const MOST_QUOTED = 120;

/**
 * Illnesses, symptoms, habits and states that a text speaks of, in its order, each with how it is meant. Linear in the
 * length of the text; the same text gives the same answer. What it does not know it does not name.
 *
 * @param year the present calendar year; without it a year in the text is never taken for the past
 *
 * @example
 * ```ts
 * import { findStates } from '@svc/clinical';
 *
 * findStates('Vomiting for three days, no fever.').map(({ state, status }) => [state.key, status]);
 * // → [ [ 'volume_loss', 'present' ], [ 'fever', 'absent' ] ]
 * ```
 */
export function findStates(text: string, year?: number): StateMention[] {
  const sent = withoutQueries(normalForm(text).slice(0, MOST_READ));
  return tokenize(sent, 0, sent.length).flatMap((run) => {
    const sentence = makeSentence(run, []);
    if (sentence.ending === 'question' || !ANY.test(sentence.text)) return [];
    return mentionsIn(sentence, sent, year);
  });
}

/** "?sepsis" is a suspicion, no question: its mark is read as a space. */
function withoutQueries(text: string): string {
  return text.replace(/(?<=^|[\s(,;:])\?{1,3}(?=\s?\p{L})/gu, (marks) => ' '.repeat(marks.length));
}

function mentionsIn(sentence: Sentence, sent: string, year: number | undefined): StateMention[] {
  const found = COMPILED.flatMap(({ state, says }) =>
    [...sentence.text.matchAll(says)].flatMap((match): StateMention[] => {
      const words = match[0].trimEnd();
      if (words === '') return [];
      const from = wordIndexAt(sentence, match.index);
      const to = wordIndexAt(sentence, match.index + words.length - 1) + 1;
      const {
        status: meant,
        stopped,
        days,
      } = clinicalStatus(sentence, from, to, state.lasts ? undefined : year);
      const isTheStop = IS_A_STOP.test(words) && meant === 'past' && state.onceStopped === undefined;
      const said = state.saysNothing ? 'absent' : meant;
      const status = isTheStop && (days ?? 0) <= RECENT_STOP_DAYS ? 'present' : said;
      const mention = { state, status, stopped, quote: quoteOf(sentence, sent, from, to) };
      const place = {
        start: sentence.words[from]?.start ?? 0,
        end: sentence.words[to - 1]?.end ?? sent.length,
      };
      const since = days ?? (isAsEver(sentence.text) ? LONG_DAYS : undefined);
      return [onceStopped({ ...mention, ...place, ...(since !== undefined && { days: since }) })];
    }),
  );
  return withoutParts(found).toSorted((one, other) => one.start - other.start || one.end - other.end);
}

/** "Muddled at night as ever, no worse": so for long, and no acute sign. */
function isAsEver(text: string): boolean {
  return AS_EVER.test(text) && !MORE_THAN.test(text);
}

const AS_EVER =
  /(?<![^ ])(?:as (?:ever|usual|always|before)|(?:no|not) (?:worse|different|more)|unchanged|not new|long ?standing|for (?:many |several |[0-9]+ )?years)(?![^ ])/;
const MORE_THAN =
  /(?<![^ ])(?:(?<!(?:no|not) )(?:more|worse|new)|than|suddenly|now|today|since)(?![^ ])(?! or less)/;
const LONG_DAYS = 365;

/** "Stopped speaking", "stopped eating": the stop is the state. */
const IS_A_STOP = /^stopped /;
const RECENT_STOP_DAYS = 60;

/** Without a time "sober" tells of a state, "stopped drinking" of an event. */
const LONG_OVER = /\b(?:sober|abstinent|teetotal)\b/i;
const MONTHS_SOBER = /\b(?:months?|years?) (?:sober|abstinent|dry|clean)\b/i;

/** Drinking that stopped is withdrawal for a while, smoking that stopped is "smoking stopped", and then neither. */
function onceStopped(mention: StateMention): StateMention {
  const { onceStopped: after, ofAStopForDays } = mention.state;
  if (ofAStopForDays !== undefined && (mention.status === 'past' || mention.status === 'present')) {
    const over = mention.days !== undefined && mention.days > ofAStopForDays;
    return { ...mention, status: over ? 'past' : 'present' };
  }
  if (after === undefined || !mention.stopped || mention.status !== 'past') return mention;
  const state = stateByKey.get(after.state);
  const isLongOver =
    (mention.days === undefined && LONG_OVER.test(mention.quote)) || MONTHS_SOBER.test(mention.quote);
  if (state === undefined || isLongOver || (mention.days !== undefined && mention.days > after.forDays))
    return mention;
  return { ...mention, state, status: 'present' };
}

/** Of two readings of the same words the longer says it: "alcohol withdrawal" is not alcohol. */
function withoutParts(found: readonly StateMention[]): StateMention[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          (other.state.insteadOf === one.state.key
            ? other.start < one.end && one.start < other.end
            : other.state.besides !== true &&
              other.start <= one.start &&
              other.end >= one.end &&
              other.end - other.start > one.end - one.start),
      ),
  );
}

/** The clause around, as sent. */
function quoteOf({ words }: Sentence, sent: string, from: number, to: number): string {
  let first = from;
  while (first > 0 && !words[first]?.afterPause && from - first < QUOTED_BEFORE) first -= 1;
  let last = to;
  while (last < words.length && !words[last]?.afterPause && last - to < QUOTED_AFTER) last += 1;
  const quote = sent
    .slice(words[first]?.start ?? 0, words[last - 1]?.end ?? sent.length)
    .replace(/\s+/g, ' ');
  return quote.length <= MOST_QUOTED ? quote : `${quote.slice(0, MOST_QUOTED - 1).trimEnd()}…`;
}
const QUOTED_BEFORE = 6;
const QUOTED_AFTER = 8;
