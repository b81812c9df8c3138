import { type FrameStore, wholeOf } from '../audio/frame-store.ts';
import { CAPTURE_PARAMETERS } from '../parameters.ts';
import { each, type Sliced } from '../slices.ts';

type Range = { readonly from: number; readonly to: number };

/** Counts over the frames of pieces, from which speech is told from music and from noise. */
interface Counts {
  frames: number;
  /** Frames of less than half the mean power of the piece: speech has more of them than music (Scheirer, Slaney 1997). */
  low: number;
  voiced: number;
  /** Pairs of voiced frames 60 ms apart. */
  pairs: number;
  /** Pairs whose pitch is the same: a note that is held. */
  held: number;
  /** Pairs whose pitch glided by less than three semitones: a voice that speaks never holds still. */
  glided: number;
}

const APART = 6;
const SAME_SEMITONES = 0.11;
const GLIDE_SEMITONES = 3;

/** Keeps the pieces that are speech by themselves and their surroundings of some seconds. */
export function* onlySpeech<Piece extends Range>(
  pieces: readonly Piece[],
  frames: FrameStore,
  level: Float32Array,
): Sliced<Piece[]> {
  const reach = CAPTURE_PARAMETERS.gate.reachSeconds * 100;
  const voicing = yield* wholeOf(frames.length, frames.voicing);
  const pitch = yield* wholeOf(frames.length, frames.pitch);
  const counts: Counts[] = [];
  for (const piece of pieces) counts.push(yield* countsOf(piece, voicing, pitch, level));
  let first = 0;
  return pieces.filter((piece, i) => {
    while ((pieces[first] as Piece).to <= piece.from - reach) first++;
    let end = i + 1;
    while (end < pieces.length && (pieces[end] as Piece).from < piece.to + reach) end++;
    return isVoiced(counts[i] as Counts) && isNoMusic(sum(counts.slice(first, end)));
  });
}

function isVoiced({ voiced, frames }: Counts): boolean {
  return voiced >= CAPTURE_PARAMETERS.gate.voicedShare * frames;
}

function isNoMusic({ frames, low, pairs, held, glided }: Counts): boolean {
  const { leastPairs, glideWeight, mostLow, leastScore } = CAPTURE_PARAMETERS.gate;
  if (pairs < leastPairs) return true;
  return (glideWeight * (glided - held)) / pairs + Math.min(mostLow, low / frames) >= leastScore;
}

function* countsOf(
  { from, to }: Range,
  voicing: Float32Array,
  pitch: Float32Array,
  level: Float32Array,
): Sliced<Counts> {
  const { voicedFrom } = CAPTURE_PARAMETERS.gate;
  const counts = { frames: to - from, low: 0, voiced: 0, pairs: 0, held: 0, glided: 0 };
  const half = 10 * Math.log10((yield* powerOf(level, from, to)) / (to - from)) - 3;
  yield* each(from, to, (i) => {
    if ((level[i] as number) < half) counts.low++;
    if ((voicing[i] as number) < voicedFrom) return;
    counts.voiced++;
    const next = i + APART;
    if (next < to && (voicing[next] as number) >= voicedFrom)
      addPair(counts, pitch[i] as number, pitch[next] as number);
  });
  return counts;
}

function addPair(counts: Counts, pitch: number, later: number): void {
  const moved = Math.abs(12 * Math.log2(later / pitch));
  counts.pairs++;
  if (moved < SAME_SEMITONES) counts.held++;
  else if (moved < GLIDE_SEMITONES) counts.glided++;
}

/** The power of the frames [from, to) of levels in dB. */
export function* powerOf(level: Float32Array, from: number, to: number): Sliced<number> {
  let power = 0;
  yield* each(from, to, (i) => {
    power += 10 ** ((level[i] as number) / 10);
  });
  return power;
}

function sum(all: readonly Counts[]): Counts {
  const total = { frames: 0, low: 0, voiced: 0, pairs: 0, held: 0, glided: 0 };
  for (const counts of all)
    for (const key of Object.keys(total) as (keyof Counts)[]) total[key] += counts[key];
  return total;
}
