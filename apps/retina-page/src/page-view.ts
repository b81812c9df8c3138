import type { RetinaScriptTexts } from '@svc/pages';
import { hasAutoShutter } from './auto-shutter.ts';
import type { Parts } from './page-elements.ts';
import type { PageState, Phase } from './page-state.ts';
import { previewText } from './preview-text.ts';
import { canRetry, type Problem } from './problems.ts';
import { fill, sayProblem } from './sentences.ts';

type Screen = 'none' | 'signed-out' | 'setup' | 'stage' | 'sent';

const SCREENS: Readonly<Record<Phase['name'], Screen>> = {
  loading: 'none',
  signedOut: 'signed-out',
  setup: 'setup',
  starting: 'stage',
  live: 'stage',
  checking: 'stage',
  preview: 'stage',
  sending: 'stage',
  kept: 'stage',
  sent: 'sent',
  withdrawing: 'sent',
  withdrawn: 'sent',
};

/** Shows what a state says. */
export type ShowState = (state: PageState) => void;

export function createPageView(parts: Parts, texts: RetinaScriptTexts): ShowState {
  let before: HTMLElement | null = null;
  let isFirst = true;
  return (state) => {
    const screen = SCREENS[state.phase.name];
    for (const name of ['signed-out', 'setup', 'stage', 'sent'] as const)
      parts[name].hidden = name !== screen;
    const isSignedIn = screen !== 'none' && screen !== 'signed-out';
    parts.history.hidden = !isSignedIn;
    parts['sign-out'].hidden = !isSignedIn;
    showSetup(parts, texts, state);
    showStage(parts, texts, state);
    showSent(parts, texts, state);
    if (screen === 'none') return;
    // What was pressed is gone: whoever reads with the keyboard or the ear goes on at the next thing.
    const after = nextOf(parts, screen, state);
    if (!isFirst && (after !== before || isLost())) after.focus();
    before = after;
    isFirst = false;
  };
}

/** Whether nothing has the focus, or what has it is not shown any more. */
function isLost(): boolean {
  return (document.activeElement as HTMLElement).offsetParent === null;
}

/** Where one goes on: at the thing to be done, or at the title of what is new. */
function nextOf(parts: Parts, screen: Exclude<Screen, 'none'>, { phase, picture }: PageState): HTMLElement {
  if (phase.name === 'preview') return picture?.hint === 'good' ? parts.send : parts.another;
  if (phase.name === 'kept') return canRetry(phase.problem) ? parts.retry : parts.discard;
  return parts[`${screen}-title`];
}

function showSetup(parts: Parts, texts: RetinaScriptTexts, { phase, named, missesEye }: PageState): void {
  tell(parts['setup-problem'], texts, phase.name === 'setup' ? phase.problem : null);
  const fixed = named === null || named.target === 'both' ? '' : texts.eyes[named.target];
  setText(parts['eye-fixed'], fixed);
  parts['eye-choices'].hidden = fixed !== '';
  setText(parts['eye-missing'], missesEye ? texts.eyeMissing : '');
}

function showStage(parts: Parts, texts: RetinaScriptTexts, state: PageState): void {
  const { phase, plan, eyes, picture } = state;
  const { name } = phase;
  const isStill = name !== 'starting' && name !== 'live';
  setText(parts['stage-title'], eyes[0] === undefined ? '' : texts.eyes[eyes[0]]);
  parts.video.hidden = isStill;
  parts.still.hidden = !isStill;
  parts.ring.hidden = name !== 'live' || plan.lens !== 'clip_on_lens';
  parts.ring.dataset.hint = name === 'live' ? phase.hint : '';
  setText(parts.hint, stageText(texts, state));
  parts.hint.hidden = name === 'kept';
  parts.live.hidden = name !== 'live';
  parts.preview.hidden = name !== 'preview';
  parts.sending.hidden = name !== 'sending';
  if (name === 'preview') {
    const isGood = picture?.hint === 'good';
    parts.send.hidden = picture?.isTooSmall === true;
    parts.send.className = isGood ? 'primary' : 'plain';
    setText(parts.send, isGood ? texts.preview.send : texts.preview.anyway);
  }
  if (name === 'sending') {
    parts.progress.value = phase.share;
    setText(parts.share, fill(texts.sending.share, { percent: Math.floor(phase.share * 100) }));
  }
  parts.kept.hidden = name !== 'kept';
  if (name === 'kept') {
    tell(parts['kept-problem'], texts, phase.problem, texts.problems.kept);
    parts.retry.hidden = !canRetry(phase.problem);
  }
}

function stageText(texts: RetinaScriptTexts, { phase, plan, picture }: PageState): string {
  const { hints, sending } = texts;
  switch (phase.name) {
    case 'starting':
      return texts.starting;
    case 'live':
      if (hasAutoShutter(plan.lens)) return hints[phase.hint];
      if (phase.hint === 'wait') return hints.waitAlone;
      return phase.hint === 'good' ? hints.goodAlone : hints[phase.hint];
    case 'checking':
      return sending.checking;
    case 'preview':
      return picture === null ? '' : previewText(texts, picture);
    case 'sending':
      return phase.share < 1 ? sending.sending : sending.storing;
    default:
      return '';
  }
}

function showSent(parts: Parts, texts: RetinaScriptTexts, { phase, eyes: [eye] }: PageState): void {
  const { name } = phase;
  const { title, text } = name === 'withdrawn' ? texts.withdrawn : texts.sent;
  setText(parts['sent-title'], title);
  setText(parts['sent-text'], text);
  setText(parts['sent-status'], name === 'withdrawing' ? texts.withdrawing : '');
  const problem = name === 'sent' ? phase.problem : null;
  tell(parts['sent-problem'], texts, problem);
  const isOver = name === 'withdrawn' || (problem !== null && !canRetry(problem));
  parts.undo.hidden = isOver;
  parts.next.hidden = eye === undefined;
  parts['next-file-choice'].hidden = eye === undefined;
  if (eye !== undefined) setText(parts.next, texts.sent.next[eye]);
}

/** Says a problem, or that there is none any more. `kept` follows where trying again can help. */
function tell(place: HTMLElement, texts: RetinaScriptTexts, problem: Problem | null, kept = ''): void {
  place.hidden = problem === null;
  if (problem === null) return setText(place, '');
  const { text, english } = sayProblem(texts, problem);
  const said = kept !== '' && canRetry(problem) ? `${text} ${kept}` : text;
  if (place.textContent === [said, english].filter((each) => each !== '').join(' ')) return;
  place.replaceChildren(said);
  if (english !== '') place.append(' ', inEnglish(english));
}

function inEnglish(text: string): HTMLElement {
  const words = document.createElement('span');
  words.lang = 'en';
  words.textContent = text;
  return words;
}

/** A text set anew is read out anew. */
function setText(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
