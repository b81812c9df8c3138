import { measureRecording } from '@svc/capture/core';
import { type RecordingTruth, recording, type Span } from '../../../sdks/capture/test/recordings.ts';

/** What was measured of one recording beside its truth. */
export interface RateRow {
  readonly truth: RecordingTruth;
  readonly syllables: number;
  /** By the estimated syllables and the factor of English, over the time of talking. */
  readonly wpm: number;
}

export function rateRow(truth: RecordingTruth): RateRow {
  const { syllables, talkSeconds } = measureRecording({ patient: recording(truth.id) });
  return { truth, syllables, wpm: (syllables * 60) / ENGLISH / talkSeconds };
}

const ENGLISH = 1.4;

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Mean of the absolute errors of pairs, as a share of the truth. */
export function meanShare(pairs: readonly (readonly [found: number, truth: number])[]): number {
  return mean(pairs.map(([found, truth]) => Math.abs(found / truth - 1)));
}

export interface FrameScore {
  readonly f1: number;
  /** Share of speech that was not found. */
  readonly dropped: number;
  /** Share of what is no speech that was called so. */
  readonly falseAlarms: number;
}

/** Over frames of 10 ms. */
export function frameScore(found: readonly Span[], truth: readonly Span[], seconds: number): FrameScore {
  let [hit, missed, extra, quiet] = [0, 0, 0, 0];
  for (let moment = 0.005; moment < seconds; moment += 0.01) {
    const [said, was] = [isIn(found, moment), isIn(truth, moment)];
    if (said && was) hit++;
    else if (was) missed++;
    else if (said) extra++;
    else quiet++;
  }
  return {
    f1: (2 * hit) / (2 * hit + missed + extra),
    dropped: missed / (hit + missed),
    falseAlarms: extra / (extra + quiet),
  };
}

function isIn(spans: readonly Span[], moment: number): boolean {
  return spans.some(([from, to]) => moment >= from && moment < to);
}

export interface LatencyScore {
  readonly meanErrorMs: number;
  readonly worstMs: number;
  readonly sessionErrorMs: number;
  readonly missed: number;
  readonly invented: number;
}

/** Turns against the truth of one session. */
export function latencyScore(
  turns: readonly { readonly patientStart: number; readonly latencySeconds: number }[],
  truth: readonly { readonly start: number; readonly latency: number }[],
): LatencyScore {
  const errors = truth.flatMap(({ start, latency }) => {
    const turn = turns.find(({ patientStart }) => Math.abs(patientStart - start) < 0.6);
    return turn === undefined ? [] : [Math.abs(turn.latencySeconds - latency) * 1000];
  });
  const session =
    mean(turns.map(({ latencySeconds }) => latencySeconds)) - mean(truth.map(({ latency }) => latency));
  return {
    meanErrorMs: mean(errors),
    worstMs: Math.max(0, ...errors),
    sessionErrorMs: Math.abs(session) * 1000,
    missed: truth.length - errors.length,
    invented: turns.length - errors.length,
  };
}
