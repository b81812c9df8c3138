import type { FrameStore } from '../audio/frame-store.ts';
import { FRAME_SECONDS } from '../audio/rates.ts';
import { CAPTURE_PARAMETERS } from '../parameters.ts';
import { findNuclei } from '../rate/nuclei.ts';
import { correctEdges } from './edges.ts';
import { type KnownSound, type VoiceEvidence, voiceEvidence } from './likelihood.ts';
import { percentileOf } from './noise-floor.ts';

/** Frames [from, to) of one piece of speech, with the frames of its syllables. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly nuclei: readonly number[];
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

export function findVoice(frames: FrameStore, knownSound?: KnownSound): Piece[] {
  const evidence = voiceEvidence(frames, knownSound);
  const voicing = frames.voicing(0, frames.length);
  const envelope = frames.nuclei(0, frames.length);
  const speechDb = speechLevel(evidence);
  const raw = mergeClose(withoutWeak(hysteresis(smooth(evidence.likelihood)), evidence, speechDb));
  return raw
    .map(([from, to]) => ({ from, to, nuclei: findNuclei(envelope, voicing, from, to) }))
    .filter((piece) => isVoice(piece, voicing))
    .map((piece) => ({ ...piece, ...correctEdges(piece, evidence, speechDb) }));
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

function isVoice(
  { from, to, nuclei }: { from: number; to: number; nuclei: readonly number[] },
  voicing: Float32Array,
) {
  const { shortestSeconds, voicedFrom, voicedShare } = CAPTURE_PARAMETERS.voice;
  if ((to - from) * FRAME_SECONDS < shortestSeconds || nuclei.length === 0) return false;
  const voiced = voicing.subarray(from, to).filter((value) => value >= voicedFrom).length;
  return voiced >= voicedShare * (to - from);
}

function smooth(values: Float32Array): Float32Array {
  const smoothed = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const here = values[i] as number;
    smoothed[i] = ((values[i - 1] ?? here) + here + (values[i + 1] ?? here)) / 3;
  }
  return smoothed;
}
