import type { FeedEvents } from './feed-events.ts';
import type { FeedState } from './feed-state.ts';
import { waitForSound } from './first-block.ts';
import type { SessionClock } from './session-clock.ts';
import { createSettling } from './settling.ts';
import type { SoundBlock } from './sound-block.ts';
import { openSoundInput, type SoundInput } from './sound-input.ts';
import type { CaptureSource } from './source.ts';

/** The way of the sound from a microphone to the session: an audio context with its tap. */
export interface SoundPath {
  context(): AudioContext | undefined;
  /** Follows the context, once the tap is there. */
  input(): SoundInput | undefined;
  /** Connects a microphone to a new context, and waits for its sound. To be called inside a tap. */
  connect(microphone: () => Promise<MediaStream>): Promise<void>;
  /** How many blocks have come in all. */
  blocks(): number;
  close(): void;
}

export function createSoundPath(
  source: CaptureSource,
  workletUrl: string | undefined,
  clock: SessionClock,
  state: FeedState,
  events: FeedEvents,
): SoundPath {
  let input: SoundInput | undefined;
  let context: AudioContext | undefined;
  let isSettled = createSettling();
  let count = 0;

  function onBlock({ frame, lostSeconds, blocks: given }: SoundBlock): void {
    if (input === undefined || context === undefined || state.isOff) return;
    const length = given.find((samples) => samples !== null)?.length ?? 0;
    if (length === 0 || !isSettled(frame, length)) return;
    count++;
    const place = clock.place({ frame, lostSeconds, length });
    const { sampleRate } = context;
    for (const [tap, samples] of given.entries()) {
      const voice = input.voices[tap];
      if (samples !== null && voice !== undefined)
        events.onSamples(voice, { samples, sampleRate, frame: place });
    }
    state.rebuilds = 0;
    if (!state.isDown) return;
    state.isDown = false;
    events.onBack();
  }

  function close(): void {
    input?.close();
    input = undefined;
    context?.close().catch(() => {});
    context = undefined;
  }

  return {
    context: () => context,
    input: () => input,
    async connect(microphone) {
      close();
      const fresh = newContext();
      try {
        const stream = await microphone();
        context = fresh;
        clock.attach(fresh.sampleRate);
        isSettled = createSettling();
        input = await openSoundInput({ context: fresh, source, stream, workletUrl, onBlock });
        await waitForSound(fresh, () => count);
      } catch (error) {
        if (context !== fresh) fresh.close().catch(() => {});
        throw error;
      }
    },
    blocks: () => count,
    close,
  };
}

/** Inside the tap: some browsers let a context begin nowhere else. */
function newContext(): AudioContext {
  // Nothing is played: large buffers lose less on a busy machine.
  const fresh = new AudioContext({ latencyHint: 'playback' });
  fresh.resume().catch(() => {});
  return fresh;
}
