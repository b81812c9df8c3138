import { CaptureError } from '../errors/capture-error.ts';
import type { FeedState } from './feed-state.ts';
import { openMicrophone } from './open-microphone.ts';
import { type CaptureSource, constraintsOf, givenStream } from './source.ts';

/** The patient's microphone, opened here or given by the page, and what happens to it. */
export interface PatientMicrophone {
  readonly isGiven: boolean;
  /** While it is open. */
  stream(): MediaStream | undefined;
  /** The one that is open, or else the one of the source. */
  open(onEnded: () => void): Promise<MediaStream>;
  /** Any other, where the one that was asked for is gone. */
  reopen(): Promise<void>;
  enable(isOn: boolean): void;
  /** Closes what was opened here; what was given is left switched on. */
  close(): void;
}

export function createPatientMicrophone(
  source: CaptureSource,
  state: FeedState,
  moment: () => number,
  onMuted: (fromSeconds: number, toSeconds: number) => void,
): PatientMicrophone {
  const given = givenStream(source);
  let stream: MediaStream | undefined;
  let mutedFrom: number | undefined;
  let listens: AbortController | undefined;

  function unmute(): void {
    if (mutedFrom !== undefined) onMuted(mutedFrom, moment());
    mutedFrom = undefined;
  }

  function listen(onEnded: () => void): void {
    const heard = stream?.getAudioTracks()[0];
    if (heard === undefined) throw new CaptureError('no_device');
    listens?.abort();
    const { signal } = (listens = new AbortController());
    heard.addEventListener('ended', onEnded, { signal });
    heard.addEventListener('mute', () => void (mutedFrom ??= moment()), { signal });
    heard.addEventListener('unmute', unmute, { signal });
  }

  function close(): void {
    unmute();
    listens?.abort();
    for (const track of stream?.getTracks() ?? []) {
      if (stream !== given) track.stop();
      else track.enabled = true;
    }
    stream = undefined;
  }

  /** It may have been closed or paused while the browser asked. */
  function refuseLate(): void {
    if (!state.isOff) return;
    close();
    throw new CaptureError('interrupted');
  }

  return {
    isGiven: given !== undefined,
    stream: () => stream,
    async open(onEnded) {
      const opened = (stream ??= given ?? (await openMicrophone(constraintsOf(source))));
      refuseLate();
      listen(onEnded);
      return opened;
    },
    async reopen() {
      const { deviceId: _gone, ...any } = constraintsOf(source);
      stream = await openMicrophone(any);
      refuseLate();
    },
    enable(isOn) {
      if (!isOn) unmute();
      for (const track of stream?.getAudioTracks() ?? []) track.enabled = isOn;
    },
    close,
  };
}
