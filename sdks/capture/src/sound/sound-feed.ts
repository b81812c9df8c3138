import type { CaptureError } from '../errors/capture-error.ts';
import type { FeedEvents } from './feed-events.ts';
import { type FeedState, newFeedState } from './feed-state.ts';
import { waitForSound } from './first-block.ts';
import { createPatientMicrophone, type PatientMicrophone } from './patient-microphone.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { createSessionClock } from './session-clock.ts';
import type { TapKind } from './sound-input.ts';
import { createSoundPath, type SoundPath } from './sound-path.ts';
import type { CaptureSource } from './source.ts';
import { watch } from './watchdog.ts';

/** Processing that the browser applies although asked not to; undefined where it does not tell. */
export interface Processing {
  readonly echoCancellation: boolean | undefined;
  readonly noiseSuppression: boolean | undefined;
  readonly autoGainControl: boolean | undefined;
}

/** How the sound is coming. */
export interface FeedReport {
  readonly sampleRate: number;
  readonly tap: TapKind;
  readonly processing: Processing;
  /** How often the sound stopped and came back. */
  readonly interruptions: number;
  /** How often another microphone took over. */
  readonly deviceChanges: number;
}

/** The sound of one session, whatever happens to audio context and microphone. */
export interface SoundFeed {
  /** Call it in the handler of a tap. */
  open(): Promise<void>;
  /** Closes a microphone that was opened here; one that was supplied is switched off. */
  pause(): void;
  /** Brings the sound back, with another context or microphone if necessary. Call it in the handler of a tap. */
  resume(): Promise<void>;
  close(): void;
  /** Now, on the clock of the session. */
  moment(): number;
  /** The patient's microphone, while it is open. */
  stream(): MediaStream | undefined;
  report(): FeedReport | undefined;
}

export function createSoundFeed(
  source: CaptureSource,
  workletUrl: string | undefined,
  events: FeedEvents,
): SoundFeed {
  const clock = createSessionClock(() => performance.now() / 1000);
  const { moment } = clock;
  const state = newFeedState();
  const path = createSoundPath(source, workletUrl, clock, state, events);
  const microphone = createPatientMicrophone(source, state, moment, events.onMuted);
  const recovery = createRecovery(state, path, microphone, events.onInterrupted);
  let unwatch: (() => void) | undefined;

  function disconnect(): void {
    path.close();
    microphone.close();
  }

  return {
    async open() {
      try {
        await recovery.rebuild();
      } catch (error) {
        disconnect();
        throw error;
      }
      unwatch = watch({ blocks: path.blocks, now: () => performance.now(), onStall: recovery.onStall });
    },
    pause() {
      state.isOff = true;
      if (!microphone.isGiven) {
        disconnect();
        state.isResting = true;
        return;
      }
      microphone.enable(false);
      path
        .context()
        ?.suspend()
        .catch(() => {});
    },
    resume() {
      state.isOff = false;
      state.rebuilds = 0;
      return bringBack(state, path, microphone, recovery);
    },
    close() {
      state.isOff = true;
      unwatch?.();
      disconnect();
    },
    moment,
    stream: microphone.stream,
    report: () => reportOf(state, path, microphone),
  };
}

/** After a pause or an interruption: the same microphone if possible, else another one. */
async function bringBack(
  state: FeedState,
  path: SoundPath,
  microphone: PatientMicrophone,
  { rebuild, reopen }: Recovery,
): Promise<void> {
  if (state.isResting) {
    await rebuild().catch((error: CaptureError) => {
      // The requested device is gone; another may do.
      if (error.code !== 'no_device') throw error;
      return reopen();
    });
    state.isResting = false;
    return;
  }
  const track = microphone.stream()?.getAudioTracks()[0];
  if (track === undefined || track.readyState === 'ended') {
    microphone.close();
    return reopen();
  }
  microphone.enable(true);
  const context = path.context();
  if (context === undefined || state.isDown) return rebuild();
  context.resume().catch(() => {});
  await waitForSound(context, path.blocks).catch(rebuild);
}

function reportOf(
  { interruptions, deviceChanges }: FeedState,
  path: SoundPath,
  microphone: PatientMicrophone,
): FeedReport | undefined {
  const track = microphone.stream()?.getAudioTracks()[0];
  const context = path.context();
  const input = path.input();
  if (track === undefined || context === undefined || input === undefined) return undefined;
  const { echoCancellation, noiseSuppression, autoGainControl } = track.getSettings();
  return {
    sampleRate: context.sampleRate,
    tap: input.tap,
    processing: {
      echoCancellation: echoCancellation as boolean | undefined,
      noiseSuppression,
      autoGainControl,
    },
    interruptions,
    deviceChanges,
  };
}
