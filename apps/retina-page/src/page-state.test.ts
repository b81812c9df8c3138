import { describe, expect, it } from 'vitest';
import { INITIAL, next, type PageEvent, type PageState, type Picture } from './page-state.ts';
import type { Plan } from './plan.ts';

const PLAN: Plan = { target: 'left', lens: 'clip_on_lens' };
const PICTURE: Picture = {
  jpeg: new Blob(['x'], { type: 'image/jpeg' }),
  width: 640,
  height: 480,
  quality: null,
  hint: 'good',
  isTooSmall: false,
  method: 'manual',
  key: 'k',
};
const AWAY = { kind: 'away' } as const;

const EVENTS = {
  named: { type: 'named', session: { id: 'rsess_9', target: 'left' } },
  signedIn: { type: 'signedIn' },
  linkOver: { type: 'signedIn', problem: { kind: 'linkOver' } },
  signedOut: { type: 'signedOut' },
  eyeMissing: { type: 'eyeMissing' },
  eyeChosen: { type: 'eyeChosen' },
  start: { type: 'start', plan: PLAN, way: 'camera' },
  startFile: { type: 'start', plan: PLAN, way: 'file' },
  startBoth: { type: 'start', plan: { ...PLAN, target: 'both' }, way: 'camera' },
  goOn: { type: 'goOn', way: 'camera' },
  opened: { type: 'opened', sessionId: 'rsess_1' },
  failed: { type: 'failed', problem: { kind: 'cameraRefused' } },
  hint: { type: 'hint', hint: 'focus' },
  shutter: { type: 'shutter' },
  unfit: { type: 'unfit' },
  taken: { type: 'taken', picture: PICTURE },
  another: { type: 'another' },
  send: { type: 'send' },
  progress: { type: 'progress', share: 0.5 },
  stored: { type: 'stored', screeningId: 'rscr_1' },
  notStored: { type: 'notStored', problem: AWAY },
  retry: { type: 'retry' },
  withdraw: { type: 'withdraw' },
  withdrawn: { type: 'withdrawn' },
  notWithdrawn: { type: 'notWithdrawn', problem: AWAY },
  over: { type: 'over' },
} as const satisfies Record<string, PageEvent>;
type EventName = keyof typeof EVENTS;

const after = (...names: readonly EventName[]): PageState =>
  names.reduce((state, name) => next(state, EVENTS[name]), INITIAL);
const LIVE = ['signedIn', 'start', 'opened'] as const;
const SENDING = [...LIVE, 'shutter', 'taken'] as const;
const SENT = [...SENDING, 'stored'] as const;
const PREVIEW = ['signedIn', 'startFile', 'taken'] as const;

describe('the page', () => {
  it.each<[string, readonly EventName[], PageState['phase']]>([
    ['waits for the list', [], { name: 'loading' }],
    ['asks who is not signed in to do so', ['signedOut'], { name: 'signedOut' }],
    ['goes on once they are', ['signedOut', 'signedIn'], { name: 'setup', problem: null }],
    ['opens the camera', ['signedIn', 'start'], { name: 'starting' }],
    ['aims', [...LIVE], { name: 'live', hint: 'wait' }],
    ['shows a hint', [...LIVE, 'hint'], { name: 'live', hint: 'focus' }],
    ['measures a still', [...LIVE, 'shutter'], { name: 'checking' }],
    [
      'aims again when the still of the auto-shutter is unfit',
      [...LIVE, 'hint', 'shutter', 'unfit'],
      { name: 'live', hint: 'wait' },
    ],
    [
      'says that the session of its address holds no more',
      ['linkOver'],
      { name: 'setup', problem: { kind: 'linkOver' } },
    ],
    ['measures a file at once', ['signedIn', 'startFile'], { name: 'checking' }],
    ['shows a file before it is sent', [...PREVIEW], { name: 'preview' }],
    ['measures another one in its place', [...PREVIEW, 'another'], { name: 'checking' }],
    ['sends a file when told to', [...PREVIEW, 'send'], { name: 'sending', share: 0 }],
    ['drops a file when told to', [...PREVIEW, 'over'], { name: 'setup', problem: null }],
    ['sends', [...SENDING], { name: 'sending', share: 0 }],
    ['says how much has gone', [...SENDING, 'progress'], { name: 'sending', share: 0.5 }],
    ['says that it is stored', [...SENT], { name: 'sent', problem: null }],
    ['withdraws it', [...SENT, 'withdraw'], { name: 'withdrawing' }],
    ['says that it was withdrawn', [...SENT, 'withdraw', 'withdrawn'], { name: 'withdrawn' }],
    ['says why it was not withdrawn', [...SENT, 'withdraw', 'notWithdrawn'], { name: 'sent', problem: AWAY }],
    ['tries that again', [...SENT, 'withdraw', 'notWithdrawn', 'withdraw'], { name: 'withdrawing' }],
    ['takes the picture of the eye anew', [...SENT, 'withdraw', 'withdrawn', 'goOn'], { name: 'starting' }],
    ['keeps what was not stored', [...SENDING, 'notStored'], { name: 'kept', problem: AWAY }],
    ['sends it again', [...SENDING, 'notStored', 'retry'], { name: 'sending', share: 0 }],
    ['drops it when asked to', [...SENDING, 'notStored', 'over'], { name: 'setup', problem: null }],
    ['stops aiming when asked to', [...LIVE, 'over'], { name: 'setup', problem: null }],
    ['begins anew', [...SENDING, 'stored', 'over'], { name: 'setup', problem: null }],
    [
      'says why the camera did not open',
      ['signedIn', 'start', 'failed'],
      { name: 'setup', problem: { kind: 'cameraRefused' } },
    ],
    [
      'says that the camera stopped',
      [...LIVE, 'failed'],
      { name: 'setup', problem: { kind: 'cameraRefused' } },
    ],
    ['ends with the session, wherever it is', [...LIVE, 'signedOut'], { name: 'signedOut' }],
  ])('%s', (_, names, phase) => {
    expect(after(...names).phase).toEqual(phase);
  });

  it.each<[EventName, readonly EventName[]]>([
    ['shutter', [...LIVE, 'shutter']],
    ['hint', [...LIVE, 'shutter']],
    ['taken', [...SENDING]],
    ['taken', [...LIVE]],
    ['unfit', ['signedIn', 'startFile']],
    ['send', ['signedIn', 'startFile']],
    ['send', [...LIVE, 'shutter']],
    ['another', [...SENDING]],
    ['eyeMissing', [...LIVE]],
    ['eyeChosen', ['signedIn']],
    ['withdraw', [...SENDING]],
    ['withdraw', [...SENT, 'withdraw', 'withdrawn']],
    ['withdrawn', [...SENT]],
    ['notWithdrawn', [...SENT, 'withdraw', 'withdrawn']],
    ['over', [...SENT, 'withdraw']],
    ['opened', [...LIVE, 'over']],
    ['progress', [...SENDING, 'stored']],
    ['notStored', [...SENDING, 'stored']],
    ['retry', [...SENDING]],
    ['failed', [...SENDING]],
    ['over', [...SENDING]],
    ['start', [...LIVE]],
    ['goOn', [...SENDING, 'stored']],
    ['signedIn', [...SENDING, 'notStored']],
    ['stored', [...LIVE]],
  ])('%s means nothing after %j', (name, names) => {
    const before = after(...names);
    expect(next(before, EVENTS[name])).toBe(before);
  });

  it('keeps picture, key and session from one try to the next', () => {
    const { picture, sessionId } = after(...SENDING, 'notStored', 'retry');
    expect([picture, sessionId]).toEqual([PICTURE, 'rsess_1']);
  });

  it('forgets the picture once it is stored, or dropped, or the session is over', () => {
    for (const end of [['stored'], ['notStored', 'over'], ['notStored', 'signedOut']] as const)
      expect(after(...SENDING, ...end).picture).toBeNull();
  });

  it('takes both eyes one after the other, in one session', () => {
    const first = after('signedIn', 'startBoth', 'opened', 'shutter', 'taken');
    expect(first.eyes).toEqual(['right', 'left']);
    const stored = next(first, EVENTS.stored);
    expect([stored.eyes, stored.sessionId]).toEqual([['left'], 'rsess_1']);
    const second = next(stored, EVENTS.goOn);
    expect([second.phase, second.sessionId]).toEqual([{ name: 'starting' }, 'rsess_1']);
    const done = [EVENTS.opened, EVENTS.shutter, EVENTS.taken, EVENTS.stored].reduce<PageState>(next, second);
    expect([done.eyes, done.phase]).toEqual([[], { name: 'sent', problem: null }]);
  });

  it('has no session before a file is sent, and then keeps the one that was started', () => {
    const sending = after(...PREVIEW, 'send');
    expect(sending.sessionId).toBeNull();
    const opened = next(sending, EVENTS.opened);
    expect([opened.sessionId, opened.phase]).toEqual(['rsess_1', { name: 'sending', share: 0 }]);
  });

  it('takes the eye of a picture that was withdrawn again, before the others', () => {
    const state = after(
      'signedIn',
      'startBoth',
      'opened',
      'shutter',
      'taken',
      'stored',
      'withdraw',
      'withdrawn',
    );
    expect([state.eyes, state.sent, state.sessionId]).toEqual([['right', 'left'], null, 'rsess_1']);
  });

  it('can withdraw the last picture alone, and none once another is begun', () => {
    expect(after(...SENT).sent).toEqual({ screeningId: 'rscr_1', eye: 'left' });
    for (const end of [['over'], ['signedOut']] as const) expect(after(...SENT, ...end).sent).toBeNull();
  });

  it('uses the session of its address, also for who signs in first', () => {
    expect(after('named', 'signedOut', 'signedIn', 'startFile').sessionId).toBe('rsess_9');
  });

  it('says that the eye is missing until one is chosen, or anything starts', () => {
    expect(after('signedIn', 'eyeMissing').missesEye).toBe(true);
    for (const end of ['eyeChosen', 'start'] as const)
      expect(after('signedIn', 'eyeMissing', end).missesEye).toBe(false);
  });

  it('begins another session with another plan', () => {
    const again = next(after(...SENDING, 'stored', 'over'), EVENTS.startFile);
    expect([again.sessionId, again.eyes, again.way]).toEqual([null, ['left'], 'file']);
  });
});
