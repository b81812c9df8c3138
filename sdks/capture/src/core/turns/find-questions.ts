import { ACKNOWLEDGED_WITHIN_SECONDS, BACKCHANNEL_SECONDS, PROMPT_TAIL_SECONDS } from '../parameters.ts';
import type { Span } from '../results.ts';
import { type Asking, isBreath, joined } from './asking.ts';
import { type Found, questionsIn } from './questions-in.ts';

interface Heard {
  readonly speech: readonly Span[];
  /** Of it, what is not the voice of a prompt. */
  readonly patient: readonly Span[];
  readonly gaps: readonly Span[];
  readonly endSeconds: number;
}

/**
 * What was asked, and what became of it. An answer begins after somebody asked and before anything else of the patient;
 * "mm-hm" before it is none. After a prompt, what began before its end is the voice that asks, or of who did not wait.
 */
// oxlint-disable-next-line max-lines-per-function -- what is asked, answered and still open is one state, and the package is counted in bytes
export function findQuestions(
  asked: readonly Asking[],
  { speech, patient, gaps, endSeconds }: Heard,
): Found[] {
  const spokenThrough = asked.filter(([, to, prompt], i) => {
    const next = asked[i + 1]?.[0] ?? endSeconds;
    const heard = speech.filter(([start, end]) => start < next && end > to + PROMPT_TAIL_SECONDS);
    return prompt && heard.length > 0 && heard.every(([start]) => start < to - PROMPT_TAIL_SECONDS);
  });
  const askings = asked.filter((asking) => {
    const [from, to, prompt] = asking;
    if (prompt) return to < Infinity && !spokenThrough.includes(asking);
    return !patient.some(([start, end]) => start <= from && end > to);
  });
  const questions = spokenThrough.flatMap((asking) => {
    const [, answeredSeconds] = asking;
    return questionsIn([asking], answeredSeconds, [], {
      answeredSeconds,
      backchannels: [],
      reason: 'spoke_through',
    });
  });
  let backchannels: Span[] = [];
  let answered = -1;
  for (const [i, [from, to]] of patient.entries()) {
    const last = openAt(from).at(-1);
    if (last === undefined || last[1] >= to || (last[2] && from < last[1] - PROMPT_TAIL_SECONDS)) continue;
    if (isBackchannel(i)) backchannels.push([from, to]);
    else {
      close(from, from);
      answered = from;
    }
  }
  close(endSeconds);
  return questions.sort((a, b) => a.endedSeconds - b.endedSeconds);

  function openAt(moment: number): Asking[] {
    return askings.filter(([start]) => start > answered && start < moment);
  }

  function close(until: number, answeredSeconds?: number): void {
    const open = joined(openAt(until));
    let reason: Found['reason'] = answeredSeconds === undefined ? 'session_ended' : undefined;
    if (isAcknowledgement(open[0])) {
      if (open.length === 1 && answeredSeconds !== undefined) reason = 'brief';
      else open.shift();
    }
    questions.push(...questionsIn(open, until, gaps, { answeredSeconds, backchannels, reason }));
    backchannels = [];
  }

  /** Short, and right after the patient spoke: "I see". */
  function isAcknowledgement(asking: Asking | undefined): boolean {
    if (asking === undefined || asking[2]) return false;
    const [from, to] = asking;
    return (
      to - from <= BACKCHANNEL_SECONDS &&
      patient.some(([start, end]) => start < from && end > from - ACKNOWLEDGED_WITHIN_SECONDS)
    );
  }

  /** Brief, and the patient begins only later to say more, while nobody asks. */
  function isBackchannel(at: number): boolean {
    const [from] = patient[at] as Span;
    while (isBreath(patient[at], patient[at + 1])) at++;
    const next = patient[at + 1];
    return (
      next !== undefined &&
      (patient[at] as Span)[1] - from <= BACKCHANNEL_SECONDS &&
      !askings.some(([start]) => start > from && start < next[0])
    );
  }
}
