import { CaptureError } from '../errors/capture-error.ts';
import { readPermission } from '../errors/microphone-error.ts';
import type { FeedState } from './feed-state.ts';
import type { PatientMicrophone } from './patient-microphone.ts';
import type { SoundPath } from './sound-path.ts';

/** Brings the sound back when it stands still or its microphone is gone. */
export interface Recovery {
  /** Connects the microphone to another context. */
  rebuild(): Promise<void>;
  /** Lets another microphone take over. */
  reopen(): Promise<void>;
  /** No sound came for a while. */
  onStall(): void;
}

const MOST_REBUILDS = 2;

export function createRecovery(
  state: FeedState,
  path: SoundPath,
  microphone: PatientMicrophone,
  onInterrupted: (error: CaptureError) => void,
): Recovery {
  function goDown(error: CaptureError): void {
    if (!state.isDown) state.interruptions++;
    state.isDown = true;
    onInterrupted(error);
  }

  const rebuild = () => path.connect(() => microphone.open(onEnded));

  async function reopen(): Promise<void> {
    await microphone.reopen();
    state.deviceChanges++;
    await rebuild();
  }

  /** The track ended: unplugged, or the permission was taken back. */
  async function onEnded(): Promise<void> {
    path.close();
    microphone.close();
    const permission = (await readPermission()).state;
    if (permission === 'denied' || (permission === 'prompt' && !microphone.isGiven)) {
      goDown(new CaptureError('permission_denied', { cause: new DOMException('', 'NotAllowedError') }));
      return;
    }
    goDown(new CaptureError('device_lost'));
    if (!microphone.isGiven) await reopen().catch(() => {});
  }

  return {
    rebuild,
    reopen,
    onStall() {
      const context = path.context();
      if (state.isOff || context === undefined) return;
      const isRunning = context.state === 'running';
      if (!state.isDown) goDown(new CaptureError(isRunning ? 'stalled' : 'interrupted'));
      if (!isRunning) context.resume().catch(() => {});
      else if (state.rebuilds++ < MOST_REBUILDS) rebuild().catch(() => {});
    },
  };
}
