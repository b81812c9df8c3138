import type { RetinaQuality } from '@svc/retina';
import type { Hint } from './hints.ts';
import type { Eye, Plan, Way } from './plan.ts';
import type { Problem } from './problems.ts';

/** A picture that is ready to be sent. */
export interface Picture {
  readonly jpeg: Blob;
  readonly width: number;
  readonly height: number;
  /** As this page measured it; `null` where it could not. */
  readonly quality: RetinaQuality | null;
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
  /** A still is being measured. */
  | { readonly name: 'checking' }
  | { readonly name: 'sending'; readonly share: number }
  /** A picture that was not stored, kept to be sent again. */
  | { readonly name: 'kept'; readonly problem: Problem }
  | { readonly name: 'sent' };

export interface PageState {
  readonly phase: Phase;
  readonly plan: Plan;
  readonly way: Way;
  /** Made with the first picture of a plan. */
  readonly sessionId: string | null;
  /** The eyes still to be taken, the present one first. */
  readonly eyes: readonly Eye[];
  readonly picture: Picture | null;
}

export type PageEvent =
  | { readonly type: 'signedIn' }
  | { readonly type: 'signedOut' }
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
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'stored' }
  | { readonly type: 'notStored'; readonly problem: Problem }
  | { readonly type: 'retry' }
  | { readonly type: 'over' };

const SETUP: Phase = { name: 'setup', problem: null };
const LIVE: Phase = { name: 'live', hint: 'wait' };

export const INITIAL: PageState = {
  phase: { name: 'loading' },
  plan: { target: 'right', lens: 'clip_on_lens' },
  way: 'camera',
  sessionId: null,
  eyes: [],
  picture: null,
};

/** What follows; an event that means nothing now changes nothing, so that a late answer does no harm. */
export function next(state: PageState, event: PageEvent): PageState {
  const { phase, eyes } = state;
  const to = (phase: Phase, change: Partial<PageState> = {}): PageState => ({ ...state, ...change, phase });
  switch (event.type) {
    case 'signedIn':
      return phase.name === 'loading' || phase.name === 'signedOut' ? to(SETUP) : state;
    case 'signedOut':
      return { ...INITIAL, phase: { name: 'signedOut' } };
    case 'start':
      if (phase.name !== 'setup') return state;
      return to(
        { name: 'starting' },
        { plan: event.plan, way: event.way, sessionId: null, eyes: eyesOf(event.plan), picture: null },
      );
    case 'goOn':
      return phase.name === 'sent' && eyes.length > 0 ? to({ name: 'starting' }, { way: event.way }) : state;
    case 'opened':
      if (phase.name !== 'starting') return state;
      return to(state.way === 'camera' ? LIVE : { name: 'checking' }, { sessionId: event.sessionId });
    case 'failed':
      return isOneOf(phase, ['starting', 'live', 'checking'])
        ? to({ name: 'setup', problem: event.problem })
        : state;
    case 'hint':
      return phase.name === 'live' ? to({ name: 'live', hint: event.hint }) : state;
    case 'shutter':
      return phase.name === 'live' ? to({ name: 'checking' }) : state;
    case 'unfit':
      return phase.name === 'checking' && state.way === 'camera' ? to(LIVE) : state;
    case 'taken':
      return phase.name === 'checking'
        ? to({ name: 'sending', share: 0 }, { picture: event.picture })
        : state;
    case 'progress':
      return phase.name === 'sending' ? to({ name: 'sending', share: event.share }) : state;
    case 'stored':
      return phase.name === 'sending' ? to({ name: 'sent' }, { eyes: eyes.slice(1), picture: null }) : state;
    case 'notStored':
      return phase.name === 'sending' ? to({ name: 'kept', problem: event.problem }) : state;
    case 'retry':
      return phase.name === 'kept' ? to({ name: 'sending', share: 0 }) : state;
    case 'over':
      return isOneOf(phase, ['live', 'checking', 'kept', 'sent']) ? to(SETUP, { picture: null }) : state;
  }
}

function eyesOf({ target }: Plan): readonly Eye[] {
  return target === 'both' ? ['right', 'left'] : [target];
}

function isOneOf(phase: Phase, names: readonly Phase['name'][]): boolean {
  return names.includes(phase.name);
}
