import type { DmseAnalysis } from '@svc/client';
import type { CaptureMeasurement, CaptureQuality, LeftOut, LiveReading, PromptMark } from '../core/index.ts';
import type { CaptureError } from '../errors/capture-error.ts';
import type { CaptureNumbers } from '../sending/numbers.ts';
import type { SendOptions, SentLater } from '../sending/sender.ts';
import type { FeedReport } from '../sound/sound-feed.ts';
import type { SignalName } from '../sending/signals.ts';

/**
 * - `idle`: the microphone is closed
 * - `starting`: the browser asks, or the sound has not come yet
 * - `running`
 * - `paused`: by `pause()`
 * - `interrupted`: no sound comes; `resume()` in a tap may help
 * - `stopped`: the microphone is closed for good; the promise of `stop()` gives the result
 * - `destroyed`
 */
export type CaptureState =
  | 'idle'
  | 'starting'
  | 'running'
  | 'paused'
  | 'interrupted'
  | 'stopped'
  | 'destroyed';

/** Who agreed to what, for the page to keep. */
export interface ConsentRecord {
  /** Version of the text that was shown. */
  readonly textVersion: string;
  /** ISO 8601. */
  readonly at: string;
}

/** How good the sound was, and how it came. */
export interface SessionQuality extends CaptureQuality, FeedReport {
  /** Share of the found speech that the option `voiceCheck` calls speech as well; absent without one. */
  readonly voiceAgreement?: number;
}

export interface CaptureEvents {
  /** A few times a second while sound comes: level, whether somebody speaks, rate of the last 20 seconds. */
  readonly metrics: LiveReading;
  readonly state: CaptureState;
  /** How the sound comes, once it does and when that changes. */
  readonly quality: FeedReport;
  /** What happened while it ran; what `start`, `resume`, `stop` and `send` meet is thrown by them. */
  readonly error: CaptureError;
  /** Numbers that waited in the queue were taken by the service. */
  readonly sent: SentLater;
}

/** What a session gives. */
export interface CaptureResult {
  /** All that was measured, with the reason for what was left out. It stays on the device. */
  readonly measurement: CaptureMeasurement;
  readonly quality: SessionQuality;
  readonly leftOut: readonly LeftOut[];
  /** All that `send()` sends when it is given nothing more. */
  readonly payload: CaptureNumbers;
  readonly consent: ConsentRecord | undefined;
  /**
   * Sends the numbers to the digital mental-status exam, once.
   *
   * @returns the analysis: advisory; show its `disclaimer` wherever it is shown
   * @throws CaptureError `nothing_measured`, `offline`, `rate_limited`, `api_error` or `configuration`
   */
  send(options?: SendOptions): Promise<DmseAnalysis>;
}

/** One session of one patient, from consent to result. */
export interface CaptureSession {
  readonly state: CaptureState;
  /** Who agreed to what; absent until `consent()`. */
  readonly consented: ConsentRecord | undefined;
  /**
   * Whether speech gives a rate: `language` has a factor of syllables to words, or one was given. Where not, say so before
   * anything is recorded; waits are measured in every language.
   */
  readonly givesSpeechRate: boolean;
  /** The person agrees. Nothing opens the microphone before. */
  consent(given: { readonly textVersion: string }): ConsentRecord;
  /**
   * Opens the microphone and begins to measure. Call it in the handler of a tap: browsers refuse sound elsewhere.
   *
   * @throws CaptureError with `code` and `help`
   */
  start(): Promise<void>;
  /** The page begins to show or speak a prompt. What is heard until its end is not the patient. */
  promptStarted(): void;
  /** The prompt ended: the wait for the answer begins, or stands where it `repeats` one that nobody answered yet. */
  promptEnded(prompt?: PromptMark): void;
  /** A number that the page measured itself, such as from video. */
  setSignal(name: SignalName, value: number): void;
  /** @returns ends the listening */
  on<Name extends keyof CaptureEvents>(
    name: Name,
    listener: (latest: CaptureEvents[Name]) => void,
  ): () => void;
  /**
   * Hears nothing until `resume()`. A microphone that was opened here is closed, so that the browser shows that nobody
   * listens; one that the page gave is switched off. No latency is taken across a pause.
   */
  pause(): void;
  /** After `pause()`, and after an interruption; in a tap: the microphone is opened again. */
  resume(): Promise<void>;
  /**
   * Closes the microphone and gives what was measured, or why it is not enough; at any time after `start()` was called,
   * which throws `interrupted` where it had not ended. The page stays free to draw and answer meanwhile.
   */
  stop(): Promise<CaptureResult>;
  /** Sends numbers that wait in the queue; also done when the browser is online again. */
  flushQueue(): Promise<void>;
  /** Closes the microphone and forgets everything. */
  destroy(): void;
}
