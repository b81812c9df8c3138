/** Where the sound comes from. Streams that the page gives are never stopped; what is opened here is. */
export type CaptureSource =
  /** One microphone. With prompts marked by the page, the latency is measured from their ends. */
  | {
      readonly kind: 'microphone';
      /** One that is open already, or was made by the page. */
      readonly stream?: MediaStream;
      readonly deviceId?: string;
      /** Off: it eats soft beginnings. On only where the far end comes out of a loudspeaker. */
      readonly echoCancellation?: boolean;
    }
  /** The patient's microphone, opened here where it is not given, and the far end of a call. */
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

/** The stream that is opened, as constraints; nothing of the sound is improved, since that moves levels and edges. */
export function constraintsOf(source: CaptureSource): MediaTrackConstraints {
  return {
    echoCancellation: source.kind !== 'stereo' && source.echoCancellation === true,
    noiseSuppression: false,
    autoGainControl: false,
    channelCount: source.kind === 'stereo' ? 2 : 1,
    ...(source.deviceId === undefined ? {} : { deviceId: { exact: source.deviceId } }),
  };
}

/** The patient's stream that the page gave. */
export function givenStream(source: CaptureSource): MediaStream | undefined {
  return source.kind === 'tracks' ? source.patientStream : source.stream;
}
