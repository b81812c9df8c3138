import type { Voice } from '../core/index.ts';
import { CaptureError } from '../errors/capture-error.ts';
import { microphoneError, readPermission } from '../errors/microphone-error.ts';
import { type CaptureSource, constraintsOf, givenStream } from './source.ts';
import { waitForSound } from './first-block.ts';
import { openMicrophone } from './open-microphone.ts';
import { createSessionClock } from './session-clock.ts';
import type { SoundBlock } from './sound-block.ts';
import { openSoundInput, type SoundInput, type TapKind } from './sound-input.ts';
import { watch } from './watchdog.ts';

/** What the browser made of the microphone, though asked to leave it as it is; undefined where it does not tell. */
export interface Processing {
  readonly echoCancellation: boolean | undefined;
  readonly noiseSuppression: boolean | undefined;
  readonly autoGainControl: boolean | undefined;
}

/** How the sound came. */
export interface FeedReport {
  readonly sampleRate: number;
  readonly tap: TapKind;
  readonly processing: Processing;
  /** How often the sound stood still and came back. */
  readonly interruptions: number;
  /** How often another microphone took over. */
  readonly deviceChanges: number;
}

export interface FeedEvents {
  onSamples(voice: Voice, block: { samples: Float32Array; sampleRate: number; frame: number }): void;
  /** Samples come that nobody spoke: the system muted the microphone. */
  onMuted(fromSeconds: number, toSeconds: number): void;
  onInterrupted(error: CaptureError): void;
  /** Sound comes again. */
  onBack(): void;
}

/** The sound of one session, through whatever happens to context and microphone. */
export interface SoundFeed {
  /** To be called inside a tap. */
  open(): Promise<void>;
  /** Closes the microphone that was opened here; one that was given is switched off. */
  pause(): void;
  /** Brings the sound back, with another context or microphone where it must. To be called inside a tap. */
  resume(): Promise<void>;
  close(): void;
  /** Now, on the clock of the session. */
  moment(): number;
  /** The patient's microphone, while it is open. */
  stream(): MediaStream | undefined;
  report(): FeedReport | undefined;
}

const MOST_REBUILDS = 2;
/** Blocks in a row from which on a new context counts: while it starts up it leaves some out. */
const SETTLED = 3;

export function createSoundFeed(
  source: CaptureSource,
  workletUrl: string | undefined,
  events: FeedEvents,
): SoundFeed {
  const clock = createSessionClock(() => performance.now() / 1000);
  let stream: MediaStream | undefined;
  let input: SoundInput | undefined;
  let context: AudioContext | undefined;
  let blocks = 0;
  let inRow = 0;
  let nextFrame = 0;
  let rebuilds = 0;
  let isDown = false;
  let isPaused = false;
  /** The microphone was closed for a pause, and is to be the same again. */
  let isLetGo = false;
  let isClosed = false;
  let interruptions = 0;
  let deviceChanges = 0;
  let mutedFrom: number | undefined;
  let unwatch: (() => void) | undefined;
  /** To what happens to the microphone. */
  let listens: AbortController | undefined;

  function onBlock({ frame, lostSeconds, blocks: given }: SoundBlock): void {
    if (input === undefined || context === undefined || isPaused) return;
    const length = given.find((samples) => samples !== null)?.length ?? 0;
    if (length === 0 || !isSettled(frame, length)) return;
    blocks++;
    const place = clock.place({ frame, lostSeconds, length });
    const { sampleRate } = context;
    for (const [tap, samples] of given.entries()) {
      const voice = input.voices[tap];
      if (samples !== null && voice !== undefined)
        events.onSamples(voice, { samples, sampleRate, frame: place });
    }
    rebuilds = 0;
    if (isDown) {
      isDown = false;
      events.onBack();
    }
  }

  function isSettled(frame: number, length: number): boolean {
    if (inRow >= SETTLED) return true;
    inRow = frame === nextFrame ? inRow + 1 : 1;
    nextFrame = frame + length;
    return inRow >= SETTLED;
  }

  /** Inside the tap: some browsers let a context begin nowhere else. */
  function newContext(): AudioContext {
    // Nothing is played: large buffers lose less on a busy machine.
    const fresh = new AudioContext({ latencyHint: 'playback' });
    fresh.resume().catch(() => {});
    return fresh;
  }

  async function connect(fresh: AudioContext): Promise<void> {
    const patient = (stream ??= givenStream(source) ?? (await openMicrophone(constraintsOf(source))));
    refuseLate();
    listen(patient);
    context = fresh;
    clock.attach(fresh.sampleRate);
    inRow = 0;
    input = await openSoundInput({ context: fresh, source, patient, workletUrl, onBlock });
    await waitForSound(fresh, () => blocks);
  }

  /** It may have been closed or paused while the browser asked. */
  function refuseLate(): void {
    if (!isClosed && !isPaused) return;
    letGo();
    throw new CaptureError('interrupted');
  }

  function listen(patient: MediaStream): void {
    const [track] = patient.getAudioTracks();
    if (track === undefined) throw new CaptureError('no_device');
    listens?.abort();
    const { signal } = (listens = new AbortController());
    track.addEventListener('ended', () => void lost(track), { signal });
    track.addEventListener('mute', () => void (mutedFrom ??= moment()), { signal });
    track.addEventListener('unmute', unmuted, { signal });
  }

  function unmuted(): void {
    if (mutedFrom !== undefined) events.onMuted(mutedFrom, moment());
    mutedFrom = undefined;
  }

  function disconnect(): void {
    input?.close();
    input = undefined;
    context?.close().catch(() => {});
    context = undefined;
  }

  function letGo(): void {
    listens?.abort();
    for (const track of stream?.getTracks() ?? []) {
      if (stream !== givenStream(source)) track.stop();
      else track.enabled = true;
    }
    stream = undefined;
  }

  function goDown(error: CaptureError): void {
    if (!isDown) interruptions++;
    isDown = true;
    events.onInterrupted(error);
  }

  async function rebuild(): Promise<void> {
    disconnect();
    const fresh = newContext();
    try {
      await connect(fresh);
    } catch (error) {
      if (context !== fresh) fresh.close().catch(() => {});
      throw error;
    }
  }

  function onStall(): void {
    if (isPaused || isClosed || context === undefined) return;
    if (context.state !== 'running') {
      if (!isDown) goDown(new CaptureError('interrupted'));
      context.resume().catch(() => {});
      return;
    }
    if (!isDown) goDown(new CaptureError('stalled'));
    if (rebuilds++ < MOST_REBUILDS) rebuild().catch(() => {});
  }

  /** The track ended: unplugged, or the permission was taken back. Another microphone may take over. */
  async function lost(track: MediaStreamTrack): Promise<void> {
    if (isClosed || !stream?.getTracks().includes(track)) return;
    disconnect();
    letGo();
    const { state } = await readPermission();
    if (state === 'denied' || (state === 'prompt' && givenStream(source) === undefined)) {
      goDown(
        microphoneError(new DOMException('', 'NotAllowedError'), { allowedByPolicy: true, state: 'denied' }),
      );
      return;
    }
    goDown(new CaptureError('device_lost'));
    if (givenStream(source) !== undefined) return;
    await reopen().catch(() => {});
  }

  async function reopen(): Promise<void> {
    const { deviceId: _gone, ...any } = constraintsOf(source);
    stream = await openMicrophone(any);
    refuseLate();
    deviceChanges++;
    await rebuild();
  }

  const { moment } = clock;

  function report(): FeedReport | undefined {
    const [track] = stream?.getAudioTracks() ?? [];
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

  return {
    async open() {
      try {
        await rebuild();
      } catch (error) {
        disconnect();
        letGo();
        throw error;
      }
      unwatch = watch({ blocks: () => blocks, now: () => performance.now(), onStall });
    },
    pause() {
      isPaused = true;
      unmuted();
      if (givenStream(source) === undefined) {
        disconnect();
        letGo();
        isLetGo = true;
        return;
      }
      for (const track of stream?.getAudioTracks() ?? []) track.enabled = false;
      context?.suspend().catch(() => {});
    },
    async resume() {
      isPaused = false;
      rebuilds = 0;
      if (isLetGo) {
        await rebuild().catch((error: CaptureError) => {
          // The one that was asked for is gone: another may do.
          if (error.code !== 'no_device') throw error;
          return reopen();
        });
        isLetGo = false;
        return;
      }
      const track = stream?.getAudioTracks()[0];
      if (track === undefined || track.readyState === 'ended') {
        letGo();
        await reopen();
        return;
      }
      for (const each of stream?.getAudioTracks() ?? []) each.enabled = true;
      if (context === undefined || isDown) await rebuild();
      else {
        context.resume().catch(() => {});
        await waitForSound(context, () => blocks).catch(rebuild);
      }
    },
    close() {
      isClosed = true;
      unmuted();
      unwatch?.();
      disconnect();
      letGo();
    },
    moment,
    stream: () => stream,
    report,
  };
}
