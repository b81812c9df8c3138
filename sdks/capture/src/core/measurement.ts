import { type Block, createTrack, type Track } from './audio/track.ts';
import { liveReading } from './live.ts';
import { MeasurementError } from './measurement-error.ts';
import type { MeasurementOptions, PromptMark, Voice } from './options.ts';
import type { CaptureMeasurement, LatencyMode, LiveReading, Span } from './results.ts';
import { atOnce, fewerRests, type Sliced } from './slices.ts';
import { summarize } from './summarize.ts';
import type { Asking } from './turns/asking.ts';

/** A session while it runs. Nothing here reads a clock: every moment comes from sample counts. */
export interface Measurement {
  /** Takes samples of one voice. Samples missing between two blocks are a gap; samples that come twice are dropped. */
  push(voice: Voice, block: Block): void;
  /** The application begins to show or speak a prompt. Nothing heard until its end counts as the patient's. */
  promptStarted(atSeconds: number): void;
  /** The wait for the answer begins. A prompt without this call has none; without any, the latency is left out. */
  promptEnded(atSeconds: number, prompt?: PromptMark): void;
  /** Marks a stretch where samples came but nothing was captured, such as while muted: no latency is taken across it. */
  gap(fromSeconds: number, toSeconds: number): void;
  live(): LiveReading;
  /** Ends the session; calls after it throw. Half an hour takes a second or more: in a page use `finishInSlices`. */
  finish(): CaptureMeasurement;
  /**
   * The same as `finish`, in slices: each `next()` does one slice, whose size does not grow with the session, and
   * yields how many values it looked at. The last call returns the result.
   */
  finishInSlices(): Generator<number, CaptureMeasurement, void>;
}

/**
 * Begins to measure a session. Samples at any rate from 8 to 96 kHz come in blocks of any length; no sample is kept
 * longer than 40 ms, only 22 bytes for each 10 ms, from which no word can be heard (4 MB for 30 minutes of a track).
 *
 * @throws MeasurementError `mode` or `language` for an unknown option
 * @example
 * ```ts
 * import { createMeasurement } from '@svc/capture/core';
 * const session = createMeasurement({ latency: 'prompts', language: 'en' });
 * session.push('patient', { samples: new Float32Array(48_000), sampleRate: 48_000, frame: 0 });
 * session.promptEnded(0.5);
 * const { speechSeconds, leftOut } = session.finish();
 * [speechSeconds, leftOut.map(({ code }) => code)]; // → [0, ['no_speech', 'no_speech']]
 * ```
 */
export function createMeasurement(options: MeasurementOptions = {}): Measurement {
  checkOptions(options);
  const tracks: Record<Voice, Track> = { patient: createTrack(), clinician: createTrack() };
  const prompts: Asking[] = [];
  const gaps: Span[] = [];
  let openPrompt: number | undefined;
  let finished = false;

  function finishing(): Sliced<CaptureMeasurement> {
    atWork();
    finished = true;
    tracks.patient.cut();
    tracks.clinician.cut();
    if (openPrompt !== undefined) prompts.push([openPrompt, Infinity, {}]);
    return fewerRests(summarize({ tracks, prompts, gaps, options }));
  }

  function atWork(): void {
    if (finished) throw new MeasurementError('finished', 'The measurement is finished: create another.');
  }

  return {
    push(voice, block) {
      atWork();
      tracks[voice].push(block);
    },
    promptStarted(atSeconds) {
      atWork();
      openPrompt ??= moment(atSeconds);
    },
    promptEnded(atSeconds, prompt = {}) {
      atWork();
      prompts.push([openPrompt ?? atSeconds, moment(atSeconds), prompt]);
      openPrompt = undefined;
    },
    gap(fromSeconds, toSeconds) {
      atWork();
      gaps.push([moment(fromSeconds), moment(toSeconds)]);
    },
    live: () => liveReading(tracks.patient, options),
    finish: () => atOnce(finishing()),
    finishInSlices: finishing,
  };
}

const MODES: readonly LatencyMode[] = ['tracks', 'prompts', 'single'];

function checkOptions({ latency, language = 'en', syllablesPerWord = 1 }: MeasurementOptions): void {
  if (latency !== undefined && !MODES.includes(latency))
    throw new MeasurementError('mode', `latency must be one of ${MODES.join(', ')}, or not given.`);
  if (!/^[A-Za-z]{2,3}(-|$)/.test(language))
    throw new MeasurementError('language', 'language must be a BCP 47 tag such as en or de-AT.');
  if (!(syllablesPerWord >= 0.8 && syllablesPerWord <= 6))
    throw new MeasurementError('language', 'syllablesPerWord must be 0.8 to 6.');
}

function moment(seconds: number): number {
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  throw new MeasurementError('moment', 'A moment must be a number of seconds since the session began.');
}
