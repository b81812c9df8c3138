import type { FrameStore } from '../audio/frame-store.ts';
import { FRAME_SECONDS } from '../audio/rates.ts';
import {
  MERGE_SECONDS,
  RELEASE_SECONDS,
  SHORTEST_AT_ENDS_SECONDS,
  SHORTEST_SECONDS,
  VOICED_FROM,
  VOICE_ENTERS,
  VOICE_LEAVES,
  WEAK_DB,
} from '../parameters.ts';
import { syllableCounter } from '../speech-rate/count-syllables.ts';
import { smoothed } from '../speech-rate/syllable-envelope.ts';
import { each, inSlices, medianOf, type Sliced } from '../slices.ts';
import { correctEdges } from './edges.ts';
import { type KnownSound, type VoiceEvidence, voiceEvidence } from './likelihood.ts';
import { percentileOf } from './noise-floor.ts';
import { onlySpeech, powerOf } from './speech-gate.ts';

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

export function* findVoice(frames: FrameStore, knownSound?: KnownSound): Sliced<Voice> {
  const evidence = yield* voiceEvidence(frames, knownSound);
  const syllablesOf = yield* syllableCounter(frames);
  const speechDb = yield* speechLevel(evidence);
  const counted: (Range & Pick<Piece, 'syllables'>)[] = [];
  for (const { from, to } of mergeClose(yield* likelyRanges(evidence), speechDb)) {
    const syllables = yield* syllablesOf({ from, to });
    if (syllables > 0) counted.push({ from, to, syllables });
  }
  const pieces: Piece[] = [];
  for (const piece of yield* onlySpeech(counted, frames, evidence.level)) {
    const pitchHz = yield* medianPitch(frames, piece);
    const whole = { ...piece, pitchHz, ...(yield* correctEdges(piece, evidence, speechDb)) };
    if (isLong(whole, frames.length)) pieces.push(whole);
  }
  return { pieces, signalToNoiseDb: yield* signalToNoise(pieces, evidence) };
}

function* signalToNoise(
  pieces: readonly Piece[],
  { level, noise }: VoiceEvidence,
): Sliced<number | undefined> {
  if (pieces.length === 0) return undefined;
  let [speech, other] = [0, 0];
  for (const { from, to } of pieces) {
    speech += yield* powerOf(level, from, to);
    other += yield* powerOf(noise, from, to);
  }
  return 10 * Math.log10(speech / other);
}

function* medianPitch(frames: FrameStore, { from, to }: Range): Sliced<number> {
  const voiced: number[] = [];
  yield* inSlices(from, to, (first, end) => {
    const pitches = frames.pitch(first, end);
    for (const [i, voicing] of frames.voicing(first, end).entries())
      if (pitches[i] !== 0 && voicing >= VOICED_FROM) voiced.push(pitches[i] as number);
  });
  return yield* medianOf(voiced);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Likely extends Range {
  /** dB. */
  readonly loudest: number;
}

/** By hysteresis. */
function* likelyRanges({ likelihood, level }: VoiceEvidence): Sliced<Likely[]> {
  const values = yield* smoothed(likelihood, 1);
  const found: Likely[] = [];
  let from = -1;
  let entered = false;
  let loudest = Number.NEGATIVE_INFINITY;
  const end = (to: number) => {
    if (entered) found.push({ from, to, loudest });
    from = -1;
    entered = false;
    loudest = Number.NEGATIVE_INFINITY;
  };
  yield* each(0, values.length, (i) => {
    const value = values[i] as number;
    if (value < VOICE_LEAVES) return end(i);
    if (from < 0) from = i;
    entered ||= value >= VOICE_ENTERS;
    loudest = Math.max(loudest, level[i] as number);
  });
  end(values.length);
  return found;
}

function* speechLevel({ likelihood, level }: VoiceEvidence): Sliced<number> {
  const loud: number[] = [];
  yield* each(0, level.length, (i) => {
    if ((likelihood[i] as number) > VOICE_ENTERS) loud.push(level[i] as number);
  });
  return loud.length === 0 ? Number.NEGATIVE_INFINITY : yield* percentileOf(loud, 0.95);
}

/** What is weak is another voice in the room, or a breath; right after speech it is the release of a stop. */
function mergeClose(ranges: readonly Likely[], speechDb: number): Range[] {
  const merged: Range[] = [];
  let spokenTo = Number.NEGATIVE_INFINITY;
  for (const { from, to, loudest } of ranges) {
    const isWeak = loudest < speechDb - WEAK_DB;
    const joins = isWeak
      ? (to - spokenTo) * FRAME_SECONDS <= RELEASE_SECONDS
      : (from - spokenTo) * FRAME_SECONDS < MERGE_SECONDS;
    if (joins) merged.push({ from: (merged.pop() as Range).from, to });
    else if (!isWeak) merged.push({ from, to });
    if (!isWeak) spokenTo = to;
  }
  return merged;
}

function isLong({ from, to, fromSeconds, toSeconds }: Piece, length: number): boolean {
  const atAnEnd = from <= 1 || to >= length - 3;
  return toSeconds - fromSeconds >= (atAnEnd ? SHORTEST_AT_ENDS_SECONDS : SHORTEST_SECONDS);
}
