import type { LiveReading } from '../core/index.ts';
import type { CaptureState } from '../session/capture-session.ts';
import { levelOf } from './level.ts';
import { setText, type UiParts } from './parts.ts';
import { problemOf } from './problem.ts';
import type { UiTexts } from './texts/ui-texts.ts';

/** Between the tap that begins and the end. */
const IS_ON = /starting|running|paused|interrupted/;

type ByState = Readonly<Partial<Record<CaptureState, string>>>;

/** Where an interview is. */
export interface Standing {
  readonly session: { readonly state: CaptureState };
  /** The question that was asked last, from 0; -1 before the first. */
  readonly question: number;
  readonly isAsking: boolean;
  /** What went wrong. */
  readonly problem: unknown;
  /** What is to be known before anything is recorded. */
  readonly note: string;
}

/** What an element without a session stands at. */
export const NO_INTERVIEW: Standing = {
  session: { state: 'idle' },
  question: -1,
  isAsking: false,
  problem: undefined,
  note: '',
};

/** Shows in words and buttons where an interview is. */
export function show(
  parts: UiParts,
  texts: UiTexts,
  prompts: readonly string[],
  { session: { state }, question, isAsking, problem: wrong, note: told }: Standing,
): void {
  const { count, prompt, note, status, problem, label, meter, primary, pause, end } = parts;
  const focused = (primary.getRootNode() as ShadowRoot).activeElement as HTMLElement | null | undefined;
  const isOn = state === 'running';
  const isAnswered = isOn && question >= 0 && !isAsking;
  const action = actionOf(state, texts, isAsking, question + 1 < prompts.length);
  const asked = isOn ? prompts[question] : undefined;
  const number = texts.question.replace('{n}', `${question + 1}`);
  setText(count, asked === undefined ? '' : number.replace('{of}', `${prompts.length}`));
  setText(prompt, asked ?? '');
  setText(note, state === 'stopped' ? '' : told);
  setText(status, (isAnswered ? texts.answer : (texts.states as ByState)[state]) ?? '');
  setText(problem, wrong === undefined ? '' : texts.problems[problemOf(wrong)]);
  setText(label, texts.level);
  setText(pause, isOn ? texts.pause : '');
  setText(primary, action);
  setText(end, IS_ON.test(state) && action !== texts.finish ? texts.finish : '');
  meter.hidden = !isOn;
  // What was pressed is gone: whoever goes by keyboard or ear goes on at what comes next.
  if (focused?.hidden) (primary.hidden ? status : primary).focus();
}

/** What the one button says. */
function actionOf(
  state: CaptureState,
  { actions, asked, next, finish }: UiTexts,
  isAsking: boolean,
  isMore: boolean,
): string {
  if (state !== 'running') return (actions as ByState)[state === 'interrupted' ? 'paused' : state] ?? '';
  return isAsking ? asked : isMore ? next : finish;
}

/** What is measured at this moment. */
export function showReading(parts: UiParts, texts: UiTexts, reading: LiveReading): void {
  const { percent, word } = levelOf(reading);
  const { bar, track, word: place, rate } = parts;
  bar.style.transform = `scaleX(${percent / 100})`;
  track.setAttribute('aria-valuenow', String(percent));
  track.setAttribute('aria-valuetext', texts.levels[word]);
  setText(place, texts.levels[word]);
  const { speechRateWpm: wpm } = reading;
  rate.textContent = wpm === undefined ? '' : texts.rate.replace('{n}', `${Math.round(wpm)}`);
}
