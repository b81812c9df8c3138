import { CAPTURE_PARAMETERS } from '../parameters.ts';
import type { Span, Turn } from '../results.ts';

/**
 * Questions and answers of two tracks. A turn is an answer that begins after the clinician spoke and before anything else
 * of the patient; what either says briefly while the other goes on speaking ("mm-hm") is no turn.
 */
export function findTurns(clinician: readonly Span[], patient: readonly Span[]): Turn[] {
  const questions = clinician.filter((span) => !isBackchannel(span, patient));
  const turns: Turn[] = [];
  let answered = Number.NEGATIVE_INFINITY;
  for (const [from, to] of patient) {
    const question = lastBegunBefore(questions, from);
    if (question === undefined || question[0] <= answered || question[1] >= to) continue;
    answered = from;
    turns.push(turnOf(question[1], from));
  }
  return turns.filter(({ latencySeconds }) => latencySeconds <= CAPTURE_PARAMETERS.turns.longestSeconds);
}

export function turnOf(clinicianEnd: number, patientStart: number): Turn {
  return { clinicianEnd, patientStart, latencySeconds: Math.max(0, patientStart - clinicianEnd) };
}

function lastBegunBefore(spans: readonly Span[], moment: number): Span | undefined {
  return spans.findLast(([from]) => from < moment);
}

/** Short, and the other goes on speaking right after having spoken right before. */
function isBackchannel([from, to]: Span, others: readonly Span[]): boolean {
  const { backchannelSeconds, withinSeconds } = CAPTURE_PARAMETERS.turns;
  if (to - from > backchannelSeconds) return false;
  const before = others.some(([start, end]) => start < from && end > from - withinSeconds);
  const after = others.some(([start, end]) => end > to && start < to + withinSeconds);
  return before && after;
}
