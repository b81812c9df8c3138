import type { PromptMark } from '../options.ts';
import { BREATH_SECONDS, PROMPT_TAIL_SECONDS } from '../parameters.ts';

/** What whoever asks said at once; with a third part where it is a prompt of the application, which may never have ended. */
export type Asking = readonly [fromSeconds: number, toSeconds: number, prompt?: PromptMark];

/** What sounds while a prompt runs, and shortly after, is its voice. */
export function isOfPrompt([from, to]: Asking, [started, ended]: Asking): boolean {
  return Math.min(to, ended + PROMPT_TAIL_SECONDS) - Math.max(from, started) > (to - from) / 2;
}

/** Parts with no more than a breath between them are one, but a prompt that is said to be one for itself. */
export function joined(askings: readonly Asking[]): Asking[] {
  const whole: Asking[] = [];
  for (const asking of askings) {
    const last = whole.at(-1);
    if (asking[2]?.repeats === undefined && isBreath(last, asking))
      whole[whole.length - 1] = [(last as Asking)[0], asking[1], asking[2]];
    else whole.push(asking);
  }
  return whole;
}

export function isBreath(before: Asking | undefined, after: Asking | undefined): boolean {
  // Nothing before or after is no breath.
  return (after?.[0] as number) - (before?.[1] as number) < BREATH_SECONDS;
}
