import { CAPTURE_PARAMETERS } from '../parameters.ts';
import type { QuestionReason, Span } from '../results.ts';

/** What whoever asks said at once. */
export interface Asking {
  readonly span: Span;
  /** Whether it is the question before, where the application says so. */
  readonly repeats?: boolean;
}

/** From the first question that nobody answered yet to the answer, or to where nobody waits for it any longer. */
export interface Wait {
  readonly askings: readonly Asking[];
  readonly answeredSeconds?: number;
  /** The answer, or when nobody waits for one any longer. */
  readonly endSeconds: number;
  readonly backchannels: readonly Span[];
  /** Why no answer came, or why the answer may be none. */
  readonly reason?: QuestionReason;
}

/** Parts with no more than a breath between them are one. */
export function joined(askings: readonly Asking[]): Asking[] {
  const whole: Asking[] = [];
  for (const asking of askings) {
    const last = whole.at(-1);
    if (last !== undefined && asking.repeats === undefined && isBreath(last.span, asking.span))
      whole[whole.length - 1] = { ...last, span: [last.span[0], asking.span[1]] };
    else whole.push(asking);
  }
  return whole;
}

/**
 * Whether the speech at this place is "mm-hm": brief, and the same voice begins only later to say more, while the other
 * says nothing.
 */
export function isBackchannel(at: number, speech: readonly Span[], others: readonly Span[]): boolean {
  const [from] = speech[at] as Span;
  while (isBreath(speech[at], speech[at + 1])) at++;
  const next = speech[at + 1]?.[0];
  const isBrief = (speech[at] as Span)[1] - from <= CAPTURE_PARAMETERS.turns.backchannelSeconds;
  return isBrief && next !== undefined && !others.some(([start]) => start > from && start < next);
}

function isBreath(before: Span | undefined, after: Span | undefined): boolean {
  return (
    before !== undefined &&
    after !== undefined &&
    after[0] - before[1] < CAPTURE_PARAMETERS.turns.breathSeconds
  );
}
