import type { RetinaPageTexts } from '@svc/platform';
import { hasAutoShutter } from './auto-shutter.ts';
import type { Parts } from './page-elements.ts';
import type { PageState, Phase } from './page-state.ts';
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
  sending: 'stage',
  kept: 'stage',
  sent: 'sent',
};

/** Shows what a state says. */
export type ShowState = (state: PageState) => void;

export function createPageView(parts: Parts, texts: RetinaPageTexts): ShowState {
  let before: Screen = 'none';
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
    // What was pressed is gone: whoever reads with the keyboard or the ear goes on at the new part.
    if (before !== 'none' && screen !== 'none' && before !== screen) parts[`${screen}-title`].focus();
    before = screen;
  };
}

function showSetup(parts: Parts, texts: RetinaPageTexts, { phase }: PageState): void {
  const problem = phase.name === 'setup' ? phase.problem : null;
  parts['setup-problem'].hidden = problem === null;
  if (problem !== null) tell(parts['setup-problem'], texts, problem);
}

function showStage(parts: Parts, texts: RetinaPageTexts, { phase, plan, eyes, way }: PageState): void {
  const { name } = phase;
  const isStill = name === 'checking' || name === 'sending' || name === 'kept';
  setText(parts['stage-title'], eyes[0] === undefined ? '' : texts.eyes[eyes[0]]);
  parts.video.hidden = isStill;
  parts.still.hidden = !isStill;
  parts.ring.hidden = name !== 'live' || plan.lens !== 'clip_on_lens';
  parts.ring.dataset.hint = name === 'live' ? phase.hint : '';
  setText(parts.hint, stageText(texts, phase, { plan, way }));
  parts.hint.hidden = name === 'kept';
  parts.live.hidden = name !== 'live';
  parts.sending.hidden = name !== 'sending';
  if (name === 'sending') {
    parts.progress.value = phase.share;
    setText(parts.share, fill(texts.sending.share, { percent: Math.floor(phase.share * 100) }));
  }
  parts.kept.hidden = name !== 'kept';
  if (name === 'kept') {
    tell(parts['kept-problem'], texts, phase.problem);
    parts.retry.hidden = !canRetry(phase.problem);
  }
}

function stageText(
  { live, hints, sending }: RetinaPageTexts,
  phase: Phase,
  { plan, way }: Pick<PageState, 'plan' | 'way'>,
): string {
  switch (phase.name) {
    case 'starting':
      return way === 'camera' ? live.starting : sending.checking;
    case 'live':
      if (hasAutoShutter(plan.lens)) return hints[phase.hint];
      if (phase.hint === 'wait') return hints.waitAlone;
      return phase.hint === 'good' ? hints.goodAlone : hints[phase.hint];
    case 'checking':
      return sending.checking;
    case 'sending':
      return phase.share < 1 ? sending.sending : sending.storing;
    default:
      return '';
  }
}

function showSent(parts: Parts, { sent }: RetinaPageTexts, { phase, eyes: [eye] }: PageState): void {
  const goesOn = phase.name === 'sent' && eye !== undefined;
  parts.next.hidden = !goesOn;
  parts['next-file-choice'].hidden = !goesOn;
  if (eye !== undefined) setText(parts.next, sent.next[eye]);
}

/** Says a problem; that a picture is kept only where sending it again can help. */
function tell(place: HTMLElement, texts: RetinaPageTexts, problem: Problem): void {
  const { text, english } = sayProblem(texts, problem);
  const isKept = place.id === 'kept-problem' && canRetry(problem);
  const said = isKept ? `${text} ${texts.problems.kept}` : text;
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
