import { CAPTURE_PARAMETERS } from '../parameters.ts';
import type { Span, Turn } from '../results.ts';
import { turnOf } from './find-turns.ts';

/** What the application said of one prompt, seconds since the session began. */
export interface Prompt {
  readonly startedSeconds?: number;
  /** Infinity where nothing said when. */
  readonly endedSeconds: number;
}

/** The first speech after the end of each prompt, before the next prompt begins. */
export function promptTurns(prompts: readonly Prompt[], speech: readonly Span[]): Turn[] {
  return prompts.flatMap(({ endedSeconds }, i) => {
    const next = prompts[i + 1];
    const until = next?.startedSeconds ?? next?.endedSeconds ?? Number.POSITIVE_INFINITY;
    const answer = answerAfter(endedSeconds, until, speech);
    return answer === undefined ? [] : [turnOf(endedSeconds, answer[0])];
  });
}

/** Speech without what was said while a prompt ran. */
export function withoutPrompts(prompts: readonly Prompt[], speech: readonly Span[]): Span[] {
  return speech.filter((span) => !prompts.some((prompt) => isOfPrompt(span, prompt)));
}

/** A voice that still sounds as the prompt ends, and shortly after, is that of the prompt. */
function answerAfter(endedSeconds: number, until: number, speech: readonly Span[]): Span | undefined {
  const { promptTailSeconds, longestSeconds } = CAPTURE_PARAMETERS.turns;
  return speech.find(
    ([from, to]) =>
      to > endedSeconds + promptTailSeconds &&
      from >= endedSeconds - promptTailSeconds &&
      from < Math.min(until, endedSeconds + longestSeconds),
  );
}

function isOfPrompt([from, to]: Span, { startedSeconds = 0, endedSeconds }: Prompt): boolean {
  const { promptTailSeconds } = CAPTURE_PARAMETERS.turns;
  const shared = Math.min(to, endedSeconds + promptTailSeconds) - Math.max(from, startedSeconds);
  return shared > (to - from) / 2;
}
