import { CAPTURE_PARAMETERS } from '../parameters.ts';
import type { Question, Span } from '../results.ts';
import type { Wait } from './wait.ts';

type Draft = { -readonly [Name in keyof Question]: Question[Name] } & {
  readonly reprompts: Span[];
  /** `sure`: a wait that was seen whole; `least`: it lasted at least so long, or may be none; `none`: part of another. */
  weight: 'sure' | 'least' | 'none';
};

/**
 * What became of each question. Of two readings the longer one is taken: what is said while nobody answers leaves the end
 * of the question standing, be it a re-prompt or another question.
 */
export function questionsOf(waits: readonly Wait[], gaps: readonly Span[]): Question[] {
  const drafts = waits.flatMap((wait) => apartAtGaps(wait, gaps)).flatMap((wait) => questionsIn(wait, gaps));
  count(drafts);
  return drafts.map(({ weight: _, ...question }) => question);
}

/** Seconds, of questions that count. */
export function meanWait(questions: readonly Question[]): number {
  return questions.reduce((sum, question) => sum + cut(question), 0) / questions.length;
}

/** What was seen whole counts; what lasted at least so long counts where that does not make the mean shorter. */
function count(drafts: readonly Draft[]): void {
  const of = (weight: Draft['weight']) => drafts.filter((draft) => draft.weight === weight);
  const counted = of('sure');
  for (const draft of of('least').sort((a, b) => b.waitSeconds - a.waitSeconds))
    if (cut(draft) > (meanWait(counted) || 0)) counted.push(draft);
  for (const draft of counted) draft.counted = true;
}

function cut({ waitSeconds }: Question): number {
  return Math.min(waitSeconds, CAPTURE_PARAMETERS.turns.longestSeconds);
}

/** What is asked after sound was missing begins anew: what was asked before may have been answered. */
function apartAtGaps(wait: Wait, gaps: readonly Span[]): Wait[] {
  const { askings } = wait;
  const at = askings.findIndex(({ span }, i) => gapIn([askings[i - 1]?.span[1] ?? Infinity, span[0]], gaps));
  const after = askings[at];
  if (after === undefined) return [wait];
  return [
    { askings: askings.slice(0, at), backchannels: [], endSeconds: after.span[0], reason: 'asked_on' },
    ...apartAtGaps({ ...wait, askings: askings.slice(at), reason: wait.reason ?? 'after_gap' }, gaps),
  ];
}

function questionsIn(wait: Wait, gaps: readonly Span[]): Draft[] {
  const { askedOnSeconds, encouragementSeconds } = CAPTURE_PARAMETERS.turns;
  const found: Draft[] = [];
  let spokenUntil = 0;
  for (const { span, repeats } of wait.askings) {
    const [from, to] = span;
    const open = found.at(-1);
    if (open === undefined) found.push(draftOf(span));
    else if (repeats || from - spokenUntil < askedOnSeconds || to - from <= encouragementSeconds)
      open.reprompts.push(span);
    else {
      open.reason = 'asked_on';
      open.waitSeconds = waited([open.waitFromSeconds, from], wait);
      found.push({ ...draftOf(span), reason: 'asked_before', waitFromSeconds: open.waitFromSeconds });
    }
    spokenUntil = to;
  }
  const last = found.pop() as Draft;
  return [...found, ...ended(last, wait, gaps)];
}

function draftOf([startedSeconds, endedSeconds]: Span): Draft {
  return {
    startedSeconds,
    endedSeconds,
    fate: 'unanswered',
    waitFromSeconds: endedSeconds,
    waitSeconds: 0,
    counted: false,
    reprompts: [],
    backchannels: [],
    weight: 'none',
  };
}

/** The last question of a wait, with what became of it; none where the sound ended before an answer could come. */
function ended(draft: Draft, wait: Wait, gaps: readonly Span[]): Draft[] {
  const { longestSeconds, breathSeconds, askedOnSeconds } = CAPTURE_PARAMETERS.turns;
  const { answeredSeconds, backchannels, endSeconds } = wait;
  const from = draft.waitFromSeconds;
  const reason = wait.reason ?? draft.reason;
  const gap = gapIn([from, endSeconds], gaps);
  const waitSeconds = waited([from, gap?.[0] ?? endSeconds], wait);
  const known = { ...draft, reason, answeredSeconds, waitSeconds, backchannels };
  if (gap !== undefined) return [{ ...known, fate: 'across_gap', weight: 'least' }];
  if (answeredSeconds !== undefined) {
    if (waitSeconds > longestSeconds) return [{ ...known, fate: 'late', weight: 'least' }];
    return [{ ...known, fate: 'answered', weight: reason === undefined ? 'sure' : 'least' }];
  }
  if (reason !== 'asked_on' && waitSeconds < askedOnSeconds)
    return waitSeconds < breathSeconds ? [] : [known];
  return [{ ...known, weight: 'least' }];
}

/** Seconds, without speeches: nobody could answer meanwhile. */
function waited([from, until]: Span, { askings }: Wait): number {
  return askings.reduce(
    (sum, { span: [start, end] }) => {
      const isSpeech =
        start >= from && start < until && end - start > CAPTURE_PARAMETERS.turns.repromptSeconds;
      return isSpeech ? sum - Math.min(end, until) + start : sum;
    },
    Math.max(0, until - from),
  );
}

function gapIn([from, to]: Span, gaps: readonly Span[]): Span | undefined {
  return gaps.find(([start, end]) => start < to && end > from);
}
