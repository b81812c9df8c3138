/** How the wait before an answer is measured. */
export type LatencyMode =
  /** The microphone and the far end as two tracks. */
  | 'tracks'
  /** One microphone; the application says when each prompt begins and ends. */
  | 'prompts'
  /** One microphone that hears two voices, told apart by pitch: low confidence, only when asked for. */
  | 'single';

/** [from, to] in seconds since the session began. */
export type Span = readonly [fromSeconds: number, toSeconds: number];

/** A question and the answer to it; all in seconds since the session began. */
export interface Turn {
  /** When the far end, or the prompt, ended. */
  readonly clinicianEnd: number;
  readonly patientStart: number;
  /** 0 where the answer began before the question had ended. */
  readonly latencySeconds: number;
}

export type LeftOutField = 'speechRateWpm' | 'responseLatencySeconds';

export type LeftOutCode =
  | 'no_speech'
  | 'too_noisy'
  | 'too_little_speech'
  | 'language_unknown'
  | 'no_clinician_track'
  | 'no_prompts'
  | 'too_few_turns'
  | 'voices_not_told_apart';

/** A number that is not given, and why. */
export interface LeftOut {
  readonly field: LeftOutField;
  readonly code: LeftOutCode;
  /** A sentence for people: what was missing, and what to do. */
  readonly reason: string;
}

/** How good the sound was that the numbers come from. */
export interface CaptureQuality {
  /** Of the patient's track; gaps are not counted. */
  readonly capturedSeconds: number;
  readonly gaps: number;
  /** Blocks refused because they held NaN or infinite samples. */
  readonly damagedBlocks: number;
  /** Share of samples at full scale. */
  readonly clippedShare: number;
  /** Mean of the speech over the noise, dB; absent without speech. */
  readonly signalToNoiseDb?: number;
  /** What of the far end came back through the microphone, dB; absent when none was found. */
  readonly echoDb?: number;
}

/** What a session says: numbers, and why others are absent. */
export interface CaptureMeasurement {
  /** Estimated words a minute, pauses of up to two seconds included. */
  readonly speechRateWpm?: number;
  /** Estimated: peaks of vowel energy, not what a linguist would count. */
  readonly syllables: number;
  readonly syllablesPerMinute?: number;
  /** Sum of the segments. */
  readonly speechSeconds: number;
  /** Segments and the pauses of up to two seconds between them: what rates are taken over. */
  readonly talkSeconds: number;
  readonly speechSegments: readonly Span[];
  /** Mean over the turns. */
  readonly responseLatencySeconds?: number;
  readonly turns: readonly Turn[];
  readonly leftOut: readonly LeftOut[];
  readonly confidence: 'normal' | 'low';
  readonly quality: CaptureQuality;
  readonly parametersVersion: string;
}

/** Of the last seconds, for a level meter and a live rate. Not for scores: `finish` is more exact. */
export interface LiveReading {
  /** RMS of the last block; -Infinity in digital silence. */
  readonly levelDbfs: number;
  readonly speaking: boolean;
  /** Over the last 20 seconds; absent with less than 3 seconds of speech in them. */
  readonly syllablesPerMinute?: number;
  readonly speechRateWpm?: number;
  readonly capturedSeconds: number;
}
