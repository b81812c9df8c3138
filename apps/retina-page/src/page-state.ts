import type { RetinaQuality } from '@svc/retina';
import type { Hint } from './hints.ts';
import { type Eye, eyesOf, type NamedSession, type Plan, type Way } from './plan.ts';
import type { Problem } from './problems.ts';

/** A picture that is ready to be sent. */
export interface Picture {
  readonly jpeg: Blob;
  readonly width: number;
  readonly height: number;
  /** As this page measured it; `null` where it could not. */
  readonly quality: RetinaQuality | null;
  /** What is to be said of it; `null` where it could not be measured. */
  readonly hint: Hint | null;
  /** The service stores none as small as this. */
  readonly isTooSmall: boolean;
  /** `null` for a file. */
  readonly method: 'auto' | 'manual' | null;
  /** Sent again with the same key, it is stored once. */
  readonly key: string;
}

/** What the page shows. */
export type Phase =
  | { readonly name: 'loading' }
  | { readonly name: 'signedOut' }
  | { readonly name: 'setup'; readonly problem: Problem | null }
  | { readonly name: 'starting' }
  | { readonly name: 'live'; readonly hint: Hint }
  /** A still or a file is being measured. */
  | { readonly name: 'checking' }
  /** A file is looked at: nothing of it has left. */
  | { readonly name: 'preview' }
  | { readonly name: 'sending'; readonly share: number }
  /** A picture that was not stored, kept to be sent again. */
  | { readonly name: 'kept'; readonly problem: Problem }
  /** With the problem of a withdrawal that failed. */
  | { readonly name: 'sent'; readonly problem: Problem | null }
  | { readonly name: 'withdrawing' }
  | { readonly name: 'withdrawn' };

export interface PageState {
  readonly phase: Phase;
  readonly plan: Plan;
  readonly way: Way;
  /** That of the address; `null` where it names none that holds. */
  readonly named: NamedSession | null;
  /** Going on was asked for without an eye. */
  readonly missesEye: boolean;
  /** Made with the first picture of a plan. */
  readonly sessionId: string | null;
  /** The eyes still to be taken, the present one first. */
  readonly eyes: readonly Eye[];
  readonly picture: Picture | null;
  /** What was sent last, which can be withdrawn. */
  readonly sent: { readonly screeningId: string; readonly eye: Eye } | null;
}

export type PageEvent =
  | { readonly type: 'named'; readonly session: NamedSession }
  | { readonly type: 'signedIn'; readonly problem?: Problem | null }
  | { readonly type: 'signedOut' }
  | { readonly type: 'eyeMissing' }
  | { readonly type: 'eyeChosen' }
  | { readonly type: 'start'; readonly plan: Plan; readonly way: Way }
  /** The next eye of the plan. */
  | { readonly type: 'goOn'; readonly way: Way }
  | { readonly type: 'opened'; readonly sessionId: string }
  | { readonly type: 'failed'; readonly problem: Problem }
  | { readonly type: 'hint'; readonly hint: Hint }
  | { readonly type: 'shutter' }
  /** The still of the auto-shutter did not pass. */
  | { readonly type: 'unfit' }
  | { readonly type: 'taken'; readonly picture: Picture }
  /** Another file in the place of the one that is looked at. */
  | { readonly type: 'another' }
  | { readonly type: 'send' }
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'stored'; readonly screeningId: string }
  | { readonly type: 'notStored'; readonly problem: Problem }
  | { readonly type: 'retry' }
  | { readonly type: 'withdraw' }
  | { readonly type: 'withdrawn' }
  | { readonly type: 'notWithdrawn'; readonly problem: Problem }
  | { readonly type: 'over' };

const LIVE: Phase = { name: 'live', hint: 'wait' };
const CHECKING: Phase = { name: 'checking' };
const SENDING: Phase = { name: 'sending', share: 0 };

export const INITIAL: PageState = {
  phase: { name: 'loading' },
  plan: { target: 'both', lens: 'clip_on_lens' },
  way: 'camera',
  named: null,
  missesEye: false,
  sessionId: null,
  eyes: [],
  picture: null,
  sent: null,
};

/** What follows; an event that means nothing now changes nothing, so that a late answer does no harm. */
// oxlint-disable-next-line max-lines-per-function -- a table: one row for each event
export function next(state: PageState, event: PageEvent): PageState {
  const { phase, eyes, named, sent } = state;
  const to = (phase: Phase, change: Partial<PageState> = {}): PageState => ({ ...state, ...change, phase });
  const from = (...names: readonly Phase['name'][]) => names.includes(phase.name);
  switch (event.type) {
    case 'named':
      return { ...state, named: event.session };
    case 'signedIn':
      return from('loading', 'signedOut') ? to({ name: 'setup', problem: event.problem ?? null }) : state;
    case 'signedOut':
      return { ...INITIAL, named, phase: { name: 'signedOut' } };
    case 'eyeMissing':
      return from('setup') ? { ...state, missesEye: true } : state;
    case 'eyeChosen':
      return state.missesEye ? { ...state, missesEye: false } : state;
    case 'start':
      if (!from('setup')) return state;
      return to(firstOf(event.way), {
        plan: event.plan,
        way: event.way,
        missesEye: false,
        sessionId: named?.id ?? null,
        eyes: eyesOf(event.plan),
        picture: null,
        sent: null,
      });
    case 'goOn':
      return from('sent', 'withdrawn') && eyes.length > 0
        ? to(firstOf(event.way), { way: event.way, sent: null })
        : state;
    case 'opened':
      if (from('sending')) return { ...state, sessionId: event.sessionId };
      return from('starting') ? to(LIVE, { sessionId: event.sessionId }) : state;
    case 'failed':
      return from('starting', 'live', 'checking') ? to({ name: 'setup', problem: event.problem }) : state;
    case 'hint':
      return from('live') ? to({ name: 'live', hint: event.hint }) : state;
    case 'shutter':
      return from('live') ? to(CHECKING) : state;
    case 'unfit':
      return from('checking') && state.way === 'camera' ? to(LIVE) : state;
    case 'taken':
      if (!from('checking')) return state;
      return to(state.way === 'camera' ? SENDING : { name: 'preview' }, { picture: event.picture });
    case 'another':
      return from('preview') ? to(CHECKING, { picture: null }) : state;
    case 'send':
      return from('preview') ? to(SENDING) : state;
    case 'progress':
      return from('sending') ? to({ name: 'sending', share: event.share }) : state;
    case 'stored':
      return from('sending') ? to({ name: 'sent', problem: null }, afterStored(state, event)) : state;
    case 'notStored':
      return from('sending') ? to({ name: 'kept', problem: event.problem }) : state;
    case 'retry':
      return from('kept') ? to(SENDING) : state;
    case 'withdraw':
      return from('sent') && sent !== null ? to({ name: 'withdrawing' }) : state;
    case 'withdrawn':
      if (!from('withdrawing') || sent === null) return state;
      return to({ name: 'withdrawn' }, { eyes: [sent.eye, ...eyes], sent: null });
    case 'notWithdrawn':
      return from('withdrawing') ? to({ name: 'sent', problem: event.problem }) : state;
    case 'over':
      return from('live', 'checking', 'preview', 'kept', 'sent', 'withdrawn')
        ? to({ name: 'setup', problem: null }, { picture: null, sent: null })
        : state;
  }
}

/** A session is begun with the camera; for a file when it is sent, not before. */
function firstOf(way: Way): Phase {
  return way === 'camera' ? { name: 'starting' } : CHECKING;
}

function afterStored(
  { eyes: [eye, ...eyes] }: PageState,
  { screeningId }: { readonly screeningId: string },
): Partial<PageState> {
  return { eyes, picture: null, sent: eye === undefined ? null : { screeningId, eye } };
}
