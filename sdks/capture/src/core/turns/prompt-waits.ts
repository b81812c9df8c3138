import { CAPTURE_PARAMETERS } from '../parameters.ts';
import type { Span } from '../results.ts';
import { type Asking, isBackchannel, joined, type Wait } from './wait.ts';

/** What the application said of one prompt, seconds since the session began. */
export interface Prompt {
  readonly startedSeconds?: number;
  /** Infinity where nothing said when. */
  readonly endedSeconds: number;
  /** Whether it asks again what the prompt before asked; not given where the application does not say. */
  readonly repeats?: boolean;
}

/** Waits after the end of each prompt; the first speech before the next prompt begins is the answer. */
export function promptWaits(prompts: readonly Prompt[], speech: readonly Span[], endSeconds: number): Wait[] {
  const waits: Wait[] = [];
  let askings: Asking[] = [];
  for (const [i, { startedSeconds, endedSeconds, repeats }] of prompts.entries()) {
    if (endedSeconds === Infinity) break;
    askings.push({ span: [startedSeconds ?? endedSeconds, endedSeconds], repeats });
    const next = prompts[i + 1];
    const until = next?.startedSeconds ?? next?.endedSeconds ?? endSeconds;
    const isLast = next === undefined || next.endedSeconds === Infinity;
    const { heard, isSpokenThrough } = hearAfter(endedSeconds, until, speech);
    const first = heard.findIndex((_, i) => !isBackchannel(i, heard, []));
    const answeredSeconds = heard[first]?.[0] ?? (isSpokenThrough ? endedSeconds : undefined);
    if (answeredSeconds === undefined && !isLast && next.repeats !== false) continue;
    waits.push({
      askings: joined(askings),
      answeredSeconds,
      endSeconds: answeredSeconds === undefined ? until : Math.max(endedSeconds, answeredSeconds),
      backchannels: heard.slice(0, Math.max(0, first)),
      reason:
        answeredSeconds === undefined
          ? isLast
            ? 'session_ended'
            : 'asked_on'
          : first < 0 && askings.length === 1
            ? 'spoke_through'
            : undefined,
    });
    askings = [];
  }
  return waits;
}

/** Speech without what was said while a prompt ran. */
export function withoutPrompts(prompts: readonly Prompt[], speech: readonly Span[]): Span[] {
  return speech.filter((span) => !prompts.some((prompt) => isOfPrompt(span, prompt)));
}

/** A voice that still sounds as the prompt ends, and shortly after, is that of the prompt; one that sounds on did not wait. */
function hearAfter(endedSeconds: number, until: number, speech: readonly Span[]) {
  const { promptTailSeconds } = CAPTURE_PARAMETERS.turns;
  const sounding = speech.filter(([from, to]) => to > endedSeconds + promptTailSeconds && from < until);
  const heard = sounding.filter(([from]) => from >= endedSeconds - promptTailSeconds);
  return { heard, isSpokenThrough: heard.length < sounding.length };
}

function isOfPrompt([from, to]: Span, { startedSeconds = 0, endedSeconds }: Prompt): boolean {
  const { promptTailSeconds } = CAPTURE_PARAMETERS.turns;
  const shared = Math.min(to, endedSeconds + promptTailSeconds) - Math.max(from, startedSeconds);
  return shared > (to - from) / 2;
}
