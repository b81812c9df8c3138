/** How the wait before an answer is measured. */
export type LatencyMode =
  /** The microphone and the far end as two tracks. */
  | 'tracks'
  /** One microphone; the application says when each prompt begins and ends. */
  | 'prompts'
  /** One microphone that hears two voices, told apart by pitch: low confidence, only on request. */
  | 'single';

/** [from, to] in seconds since the session began. */
export type Span = readonly [fromSeconds: number, toSeconds: number];

/** A question and the answer to it; all in seconds since the session began. */
export interface Turn {
  /** When the far end, or the prompt, ended: where the wait begins. */
  readonly clinicianEnd: number;
  readonly patientStart: number;
  /** 0 where the answer began before the question had ended. */
  readonly latencySeconds: number;
}

/** What became of a question. */
export type QuestionFate =
  | 'answered'
  /** No answer came before the asker went on, or before the end of the session. */
  | 'unanswered'
  /** An answer came, but after more than the 120 s that a wait may last. */
  | 'late'
  /** Sound was missing during the wait: the answer may have been in the gap. */
  | 'across_gap';

/** Further detail on a fate. */
export type QuestionReason =
  /** Unanswered: the asker spoke again after a long silence. */
  | 'asked_on'
  /** Unanswered: the session ended. */
  | 'session_ended'
  /** Answered, with the wait counted from an earlier unanswered question, of which this may be a repetition. */
  | 'asked_before'
  /** Answered, but the question was only brief words right after the patient's own, and may not have been one. */
  | 'brief'
  /** Answered, but asked after a gap during which an earlier question was open. */
  | 'after_gap'
  /** Answered by someone who was speaking as the prompt ended: no wait was seen. */
  | 'spoke_through';

/** One question and what became of it; all in seconds since the session began. */
export interface Question {
  /** `endedSeconds`, or absent, where only the end of a prompt was marked. */
  readonly startedSeconds?: number;
  /** When it ended first; re-prompts do not move it. */
  readonly endedSeconds: number;
  readonly fate: QuestionFate;
  readonly reason?: QuestionReason;
  /** When the answer began, where one came. */
  readonly answeredSeconds?: number;
  /** Where the wait begins: `endedSeconds`, or the end of the earlier question that was still open. */
  readonly waitFromSeconds: number;
  /** The wait without the asker's speech; where no answer came, or sound was missing, the least it can have been. */
  readonly waitSeconds: number;
  /** Whether `waitSeconds` is in the mean. */
  readonly counted: boolean;
  /** When the asker spoke during the wait. */
  readonly reprompts: readonly Span[];
  /** Brief words of the patient ("mm-hm") before the answer. */
  readonly backchannels: readonly Span[];
}

/** All questions of a session, counted. `asked` is the sum of `answered`, `unanswered` and `acrossGaps`. */
export interface Waits {
  readonly asked: number;
  /** Answered within 120 s. */
  readonly answered: number;
  /** Not answered within 120 s, nor before the asker went on, nor before the end. */
  readonly unanswered: number;
  /** How many of the unanswered were answered after 120 s. */
  readonly late: number;
  readonly acrossGaps: number;
  /** How many questions were followed by a re-prompt, whatever became of them. */
  readonly reprompted: number;
  /** The longest of all, answered or not; 0 without a question. */
  readonly longestSeconds: number;
  /** Median of the turns, the upper one of an even number; absent without any. */
  readonly medianSeconds?: number;
  /** Latencies of the turns, shortest first. */
  readonly sortedSeconds: readonly number[];
}

export type LeftOutField = 'speechRateWpm' | 'responseLatencySeconds';

export type LeftOutCode =
  | 'no_speech'
  | 'clipped'
  | 'too_noisy'
  | 'too_little_speech'
  | 'language_unknown'
  | 'no_clinician_track'
  | 'no_prompts'
  | 'too_few_turns'
  | 'unanswered_questions'
  | 'voices_not_told_apart';

/** A number that is left out, and why. */
export interface LeftOut {
  readonly field: LeftOutField;
  readonly code: LeftOutCode;
  /** A sentence for people: what was missing, and what to do. */
  readonly reason: string;
}

/** How good the sound behind the numbers was. */
export interface CaptureQuality {
  /** Length of the patient's track, without gaps. */
  readonly capturedSeconds: number;
  readonly gaps: number;
  /** Blocks refused because they held NaN or infinite samples. */
  readonly damagedBlocks: number;
  /** Share of the loud samples that are clipped at one ceiling, at full scale or below it. */
  readonly clippedShare: number;
  /** Mean level of the speech above the noise, dB; absent without speech. */
  readonly signalToNoiseDb?: number;
  /** Level of the far end's echo in the microphone, dB; absent when none was found. */
  readonly echoDb?: number;
}

/** The result of a session: numbers, and why others are left out. */
export interface CaptureMeasurement {
  /** Estimated words a minute, pauses of up to two seconds included. */
  readonly speechRateWpm?: number;
  /** Estimated from peaks of vowel energy; not what a linguist would count. */
  readonly syllables: number;
  readonly syllablesPerMinute?: number;
  /** Sum of the segments. */
  readonly speechSeconds: number;
  /** Segments and the pauses of up to two seconds between them: the base of the rates. */
  readonly talkSeconds: number;
  readonly speechSegments: readonly Span[];
  /** Mean of the waits that count. */
  readonly responseLatencySeconds?: number;
  /** The answered questions whose wait counts. */
  readonly turns: readonly Turn[];
  /** Every question with what became of it, in order. */
  readonly questions: readonly Question[];
  readonly waits: Waits;
  readonly leftOut: readonly LeftOut[];
  /**
   * Low where `latency` is `single`, for a latency with many unanswered or re-prompted questions, and for one that
   * includes waits not seen as a whole.
   */
  readonly confidence: 'normal' | 'low';
  /** Speech of the other voice; empty without a track of it. */
  readonly clinicianSegments: readonly Span[];
  /** Where nothing was captured. */
  readonly gaps: readonly Span[];
  /** When the sound ended. */
  readonly endSeconds: number;
  readonly quality: CaptureQuality;
  readonly parametersVersion: string;
}

/** Readings of the last seconds, for a level meter and a live rate. Not for scores: `finish` is more exact. */
export interface LiveReading {
  /** RMS of the last block; -Infinity in digital silence. */
  readonly levelDbfs: number;
  readonly speaking: boolean;
  /** Over the last 20 seconds; absent with less than 3 seconds of speech in them. */
  readonly syllablesPerMinute?: number;
  readonly speechRateWpm?: number;
  readonly capturedSeconds: number;
}
