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
  /** When the far end, or the prompt, ended: where the wait begins. */
  readonly clinicianEnd: number;
  readonly patientStart: number;
  /** 0 where the answer began before the question had ended. */
  readonly latencySeconds: number;
}

/** What became of a question. */
export type QuestionFate =
  | 'answered'
  /** Nothing came before whoever asks went on, or before the end of the session. */
  | 'unanswered'
  /** An answer came, after more than the 120 s that a wait can have. */
  | 'late'
  /** Sound was missing while it was waited for: the answer may have been in it. */
  | 'across_gap';

/** What stands beside a fate. */
export type QuestionReason =
  /** Unanswered: whoever asks spoke again after a long silence. */
  | 'asked_on'
  /** Unanswered: the session ended. */
  | 'session_ended'
  /** Answered, and the wait is counted from an earlier question that nobody answered: this may be the same, asked again. */
  | 'asked_before'
  /** Answered, and brief words right after the patient's own: they may have been no question. */
  | 'brief'
  /** Answered, and asked after sound was missing while an earlier one was open. */
  | 'after_gap'
  /** Answered by who spoke through the end of the prompt: no wait was seen. */
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
  /** The wait, without speeches of whoever asks; where no answer came, or sound was missing, the least that it lasted. */
  readonly waitSeconds: number;
  /** Whether `waitSeconds` is in the mean. */
  readonly counted: boolean;
  /** What whoever asks said while it was waited for. */
  readonly reprompts: readonly Span[];
  /** What the patient said briefly ("mm-hm") before the answer. */
  readonly backchannels: readonly Span[];
}

/** All questions of a session, counted. `asked` is the sum of `answered`, `unanswered` and `acrossGaps`. */
export interface Waits {
  readonly asked: number;
  /** Within 120 s. */
  readonly answered: number;
  /** Not within 120 s, nor before whoever asks went on, nor before the end. */
  readonly unanswered: number;
  /** How many of the unanswered were answered after 120 s. */
  readonly late: number;
  readonly acrossGaps: number;
  /** How many questions were followed by a re-prompt, whatever became of them. */
  readonly reprompted: number;
  /** The longest of all, answered or not; 0 without a question. */
  readonly longestSeconds: number;
  /** Of the turns: the longer of the two in the middle where there are two; absent without one. */
  readonly medianSeconds?: number;
  /** Of the turns, shortest first. */
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
  /** Share of the loud samples that lie at one ceiling, at full scale or below it, where the sound is cut off. */
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
  /** Mean of the waits that count. */
  readonly responseLatencySeconds?: number;
  /** The answered questions whose wait counts. */
  readonly turns: readonly Turn[];
  /** Every question with what became of it, in order. */
  readonly questions: readonly Question[];
  readonly waits: Waits;
  readonly leftOut: readonly LeftOut[];
  /**
   * Low where `latency` is `single`; and for a response latency of many unanswered or re-prompted questions, or one that
   * holds waits that were not seen whole.
   */
  readonly confidence: 'normal' | 'low';
  /** Speech of the other voice; empty where it has no track. */
  readonly clinicianSegments: readonly Span[];
  /** Where nothing was captured. */
  readonly gaps: readonly Span[];
  /** When the sound ended. */
  readonly endSeconds: number;
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
