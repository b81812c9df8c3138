/** Where the sound comes from. Streams supplied by the page are never stopped; those opened here are. */
export type CaptureSource =
  /** One microphone. When the page marks prompts, the latency is measured from their ends. */
  | {
      readonly kind: 'microphone';
      /** A stream that is already open, or was made by the page. */
      readonly stream?: MediaStream;
      readonly deviceId?: string;
      /** Off when not given, since it swallows soft onsets; only for a far end that comes out of a loudspeaker. */
      readonly echoCancellation?: boolean;
    }
  /** The patient's microphone, opened here when not given, and the far end of a call. */
  | {
      readonly kind: 'tracks';
      readonly clinicianStream: MediaStream;
      readonly patientStream?: MediaStream;
      readonly deviceId?: string;
      readonly echoCancellation?: boolean;
    }
  /** One stream with a voice in each channel, such as an interface with two microphones. */
  | {
      readonly kind: 'stereo';
      /** Which channel is the clinician's; `left` when not given. */
      readonly clinicianChannel?: 'left' | 'right';
      readonly stream?: MediaStream;
      readonly deviceId?: string;
    };

/** Constraints of the stream to open, with all sound enhancement off, since that shifts levels and onsets. */
export function constraintsOf(source: CaptureSource): MediaTrackConstraints {
  return {
    echoCancellation: source.kind !== 'stereo' && source.echoCancellation === true,
    noiseSuppression: false,
    autoGainControl: false,
    channelCount: source.kind === 'stereo' ? 2 : 1,
    ...(source.deviceId === undefined ? {} : { deviceId: { exact: source.deviceId } }),
  };
}

/** The patient's stream, where the page supplied one. */
export function givenStream(source: CaptureSource): MediaStream | undefined {
  return source.kind === 'tracks' ? source.patientStream : source.stream;
}
