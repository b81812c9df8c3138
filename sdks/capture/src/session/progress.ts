import { CaptureError } from '../errors/capture-error.ts';
import type { CaptureState } from './capture-session.ts';

/** Where a session is, and what may be asked of it there. */
export interface Progress {
  readonly state: CaptureState;
  go(next: CaptureState): void;
  /**
   * To running, once sound comes; where it does not, to what it is `otherwise`.
   *
   * @throws CaptureError why it does not; `interrupted` for what was stopped or destroyed meanwhile
   */
  run(sound: Promise<void>, otherwise: CaptureState): Promise<void>;
  /** @throws CaptureError `configuration` in any other state */
  must(...allowed: readonly CaptureState[]): void;
}

export function createProgress(onState: (state: CaptureState) => void): Progress {
  let state: CaptureState = 'idle';
  const isOver = () => state === 'stopped' || state === 'destroyed';

  function go(next: CaptureState): void {
    if (state === next) return;
    state = next;
    onState(next);
  }

  return {
    get state() {
      return state;
    },
    go,
    async run(sound, otherwise) {
      try {
        await sound;
      } catch (error) {
        if (!isOver()) go(otherwise);
        throw error;
      }
      // What was stopped meanwhile has closed the microphone, and stays so.
      if (isOver()) throw new CaptureError('interrupted');
      go('running');
    },
    must(...allowed) {
      if (!allowed.includes(state))
        throw new CaptureError('configuration', {
          message: `The session is ${state}: this call is for one that is ${allowed.join(' or ')}.`,
          help: 'Make a new session with createCapture() for each capture.',
        });
    },
  };
}
