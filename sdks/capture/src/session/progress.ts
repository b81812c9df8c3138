import { CaptureError } from '../errors/capture-error.ts';
import type { CaptureState } from './capture-session.ts';

/** The state of a session, and what it allows. */
export interface Progress {
  readonly state: CaptureState;
  go(next: CaptureState): void;
  /**
   * Moves to `running` once sound comes; if it does not, to `otherwise`.
   *
   * @throws CaptureError why it does not; `interrupted` when the session was stopped or destroyed meanwhile
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
      // A session stopped meanwhile has closed the microphone, and stays stopped.
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
