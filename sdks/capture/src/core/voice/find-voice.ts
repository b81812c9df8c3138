import type { FrameStore } from '../audio/frame-store.ts';
import { FRAME_SECONDS } from '../audio/rates.ts';
import { CAPTURE_PARAMETERS } from '../parameters.ts';
import { syllableCounter } from '../rate/count-syllables.ts';
import { correctEdges } from './edges.ts';
import { type KnownSound, type VoiceEvidence, voiceEvidence } from './likelihood.ts';
import { percentileOf } from './noise-floor.ts';
import { onlySpeech } from './speech-gate.ts';

/** Frames [from, to) of one piece of speech. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly syllables: number;
  /** Median of the voiced frames; 0 without one. */
  readonly pitchHz: number;
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

export interface Voice {
  readonly pieces: readonly Piece[];
  /** Nothing without speech. */
  readonly signalToNoiseDb: number | undefined;
}

export function findVoice(frames: FrameStore, knownSound?: KnownSound): Voice {
  const evidence = voiceEvidence(frames, knownSound);
  const syllablesOf = syllableCounter(frames);
  const speechDb = speechLevel(evidence);
  const raw = mergeClose(withoutWeak(hysteresis(smooth(evidence.likelihood)), evidence, speechDb));
  const counted = raw
    .map(([from, to]) => ({ from, to, syllables: syllablesOf({ from, to }) }))
    .filter(({ syllables }) => syllables > 0);
  const pieces = onlySpeech(counted, frames, evidence.level)
    .map((piece) => ({
      ...piece,
      pitchHz: medianPitch(frames, piece.from, piece.to),
      ...correctEdges(piece, evidence, speechDb),
    }))
    .filter((piece) => isLong(piece, frames.length));
  return { pieces, signalToNoiseDb: signalToNoise(pieces, evidence) };
}

function signalToNoise(pieces: readonly Piece[], { level, noise }: VoiceEvidence): number | undefined {
  if (pieces.length === 0) return undefined;
  const powerOf = (levels: Float32Array) =>
    pieces.reduce((sum, { from, to }) => sum + levels.subarray(from, to).reduce(addPower, 0), 0);
  return 10 * Math.log10(powerOf(level) / powerOf(noise));
}

function addPower(sum: number, decibels: number): number {
  return sum + 10 ** (decibels / 10);
}

function medianPitch(frames: FrameStore, from: number, to: number): number {
  const voicing = frames.voicing(from, to);
  const voiced = frames
    .pitch(from, to)
    .filter((pitch, i) => pitch > 0 && (voicing[i] as number) >= CAPTURE_PARAMETERS.gate.voicedFrom);
  return voiced.toSorted()[voiced.length >> 1] ?? 0;
}

type Range = readonly [from: number, to: number];

function hysteresis(likelihood: Float32Array): Range[] {
  const { enter, leave } = CAPTURE_PARAMETERS.voice;
  const found: Range[] = [];
  let from = -1;
  let entered = false;
  for (let i = 0; i <= likelihood.length; i++) {
    const value = i < likelihood.length ? (likelihood[i] as number) : -1;
    if (value < leave) {
      if (entered) found.push([from, i]);
      from = -1;
      entered = false;
      continue;
    }
    if (from < 0) from = i;
    entered ||= value >= enter;
  }
  return found;
}

function speechLevel({ likelihood, level }: VoiceEvidence): number {
  const loud = level.filter((_, i) => (likelihood[i] as number) > CAPTURE_PARAMETERS.voice.enter);
  return loud.length === 0 ? Number.NEGATIVE_INFINITY : percentileOf(loud, 0.95);
}

function withoutWeak(ranges: readonly Range[], { level }: VoiceEvidence, speechDb: number): Range[] {
  const least = speechDb - CAPTURE_PARAMETERS.voice.weakDb;
  return ranges.filter(([from, to]) => level.subarray(from, to).some((value) => value >= least));
}

function mergeClose(ranges: readonly Range[]): Range[] {
  const most = CAPTURE_PARAMETERS.voice.mergeSeconds / FRAME_SECONDS;
  const merged: Range[] = [];
  for (const [from, to] of ranges) {
    const last = merged.at(-1);
    if (last !== undefined && from - last[1] < most) merged[merged.length - 1] = [last[0], to];
    else merged.push([from, to]);
  }
  return merged;
}

function isLong({ from, to, fromSeconds, toSeconds }: Piece, length: number): boolean {
  const { shortestSeconds, shortestAtEndsSeconds } = CAPTURE_PARAMETERS.voice;
  const atAnEnd = from <= 1 || to >= length - 3;
  return toSeconds - fromSeconds >= (atAnEnd ? shortestAtEndsSeconds : shortestSeconds);
}

function smooth(values: Float32Array): Float32Array {
  const smoothed = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const here = values[i] as number;
    smoothed[i] = ((values[i - 1] ?? here) + here + (values[i + 1] ?? here)) / 3;
  }
  return smoothed;
}
