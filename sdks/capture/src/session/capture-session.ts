import type { DmseAnalysis } from '@svc/client';
import type { CaptureMeasurement, CaptureQuality, LeftOut, LiveReading, PromptMark } from '../core/index.ts';
import type { CaptureError } from '../errors/capture-error.ts';
import type { CaptureNumbers } from '../sending/numbers.ts';
import type { SendOptions, SentLater } from '../sending/sender.ts';
import type { FeedReport } from '../sound/sound-feed.ts';
import type { SignalName } from '../sending/signals.ts';

/**
 * - `idle`: the microphone is closed
 * - `starting`: the browser asks for permission, or no sound has come yet
 * - `running`
 * - `paused`: after `pause()`
 * - `interrupted`: no sound is coming; `resume()` in the handler of a tap may help
 * - `stopped`: the microphone is closed for good; the promise of `stop()` resolves to the result
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

/** A record of consent, for the page to keep. */
export interface ConsentRecord {
  /** Version of the text that was shown. */
  readonly textVersion: string;
  /** ISO 8601. */
  readonly at: string;
}

/** How good the sound was, and how it came. */
export interface SessionQuality extends CaptureQuality, FeedReport {
  /** Share of the found speech that `voiceCheck` considers speech too; absent without that option. */
  readonly voiceAgreement?: number;
}

export interface CaptureEvents {
  /** A few times a second while sound comes: level, whether somebody speaks, rate of the last 20 seconds. */
  readonly metrics: LiveReading;
  readonly state: CaptureState;
  /** How the sound is coming, at its start and whenever that changes. */
  readonly quality: FeedReport;
  /** An error while the session ran; `start`, `resume`, `stop` and `send` throw their own. */
  readonly error: CaptureError;
  /** The service accepted numbers that had waited in the queue. */
  readonly sent: SentLater;
}

/** The result of a session. */
export interface CaptureResult {
  /** All that was measured, with the reason for anything left out. It stays on the device. */
  readonly measurement: CaptureMeasurement;
  readonly quality: SessionQuality;
  readonly leftOut: readonly LeftOut[];
  /** All that `send()` sends when it is given no options. */
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
  /** The record of consent; absent until `consent()`. */
  readonly consented: ConsentRecord | undefined;
  /**
   * Whether a speech rate can be given: `language` has a factor of syllables per word, or one was given. If not, say so
   * before anything is recorded; waits are measured in every language.
   */
  readonly givesSpeechRate: boolean;
  /** Records that the person agrees. Nothing opens the microphone before that. */
  consent(given: { readonly textVersion: string }): ConsentRecord;
  /**
   * Opens the microphone and begins to measure. Call it in the handler of a tap: browsers refuse sound elsewhere.
   *
   * @throws CaptureError with `code` and `help`
   */
  start(): Promise<void>;
  /** The page begins to show or speak a prompt. Nothing heard until its end counts as the patient's. */
  promptStarted(): void;
  /** The prompt ended: the wait for the answer begins, or goes on where it `repeats` one not answered yet. */
  promptEnded(prompt?: PromptMark): void;
  /** Adds a number that the page measured itself, such as from video. */
  setSignal(name: SignalName, value: number): void;
  /** @returns a function that removes the listener */
  on<Name extends keyof CaptureEvents>(
    name: Name,
    listener: (latest: CaptureEvents[Name]) => void,
  ): () => void;
  /**
   * Stops listening until `resume()`. A microphone that was opened here is closed, so that the browser shows that nobody
   * is listening; one that the page supplied is switched off. No latency is taken across a pause.
   */
  pause(): void;
  /** Opens the microphone again after `pause()` or an interruption. Call it in the handler of a tap. */
  resume(): Promise<void>;
  /**
   * Closes the microphone and gives what was measured, or why it is not enough. May be called at any time after `start()`,
   * which throws `interrupted` if it had not finished. The page stays responsive meanwhile.
   */
  stop(): Promise<CaptureResult>;
  /** Sends numbers that wait in the queue; this also happens when the browser is back online. */
  flushQueue(): Promise<void>;
  /** Closes the microphone and forgets everything. */
  destroy(): void;
}
