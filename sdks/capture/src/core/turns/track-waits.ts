import { CAPTURE_PARAMETERS } from '../parameters.ts';
import type { Span } from '../results.ts';
import { isBackchannel, joined, type Wait } from './wait.ts';

/**
 * Waits of two tracks. An answer begins after the clinician spoke and before anything else of the patient; what either says
 * briefly while the other goes on speaking ("mm-hm") is neither question nor answer.
 */
export function trackWaits(clinician: readonly Span[], patient: readonly Span[], endSeconds: number): Wait[] {
  const spoken = clinician.filter((span) => !isWithin(span, patient));
  const waits: Wait[] = [];
  let backchannels: Span[] = [];
  let answered = Number.NEGATIVE_INFINITY;
  const close = (until: number, answeredSeconds?: number) => {
    const asked = spoken.filter(([start]) => start > answered && start < until);
    const askings = joined(asked.map((span) => ({ span })));
    const [first] = askings;
    let reason: Wait['reason'] = answeredSeconds === undefined ? 'session_ended' : undefined;
    if (first !== undefined && isAcknowledgement(first.span, patient)) {
      if (askings.length === 1 && answeredSeconds !== undefined) reason = 'brief';
      else askings.shift();
    }
    if (askings.length > 0) waits.push({ askings, answeredSeconds, endSeconds: until, backchannels, reason });
    backchannels = [];
  };
  for (const [i, [from, to]] of patient.entries()) {
    const last = spoken.findLast(([start]) => start < from);
    if (last === undefined || last[0] <= answered || last[1] >= to) continue;
    if (isBackchannel(i, patient, spoken)) backchannels.push([from, to]);
    else {
      close(from, from);
      answered = from;
    }
  }
  close(endSeconds);
  return waits;
}

/** The other speaks on through it, or it is short and the other goes on right after having spoken right before. */
function isWithin(span: Span, others: readonly Span[]): boolean {
  const [from, to] = span;
  return (
    others.some(([start, end]) => start < from && end > to) ||
    (isAcknowledgement(span, others) &&
      others.some(([start, end]) => end > to && start < to + CAPTURE_PARAMETERS.turns.withinSeconds))
  );
}

/** Short, and right after the other spoke: "I see". */
function isAcknowledgement([from, to]: Span, others: readonly Span[]): boolean {
  const { backchannelSeconds, withinSeconds } = CAPTURE_PARAMETERS.turns;
  return (
    to - from <= backchannelSeconds &&
    others.some(([start, end]) => start < from && end > from - withinSeconds)
  );
}
