import { BANDS } from '../audio/features.ts';
import { bandOf, type FrameStore, wholeOf } from '../audio/frame-store.ts';
import {
  GATE_REACH_SECONDS,
  GLIDE_WEIGHT,
  LEAST_GATE_SCORE,
  LEAST_PAIRS,
  LEAST_VOICED_SHARE,
  MOST_LOW,
  SAME_TIMBRE_DB,
  VOICED_FROM,
} from '../parameters.ts';
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
  /** Pairs whose pitch and timbre are the same: a note that is held. */
  held: number;
  /** Pairs whose pitch glided by less than three semitones, or whose timbre moved: a mouth that speaks never holds still. */
  glided: number;
}

const APART = 6;
const SAME_SEMITONES = 0.11;
const GLIDE_SEMITONES = 3;
/** Bands this much below the whole of a frame are noise. */
const TIMBRE_DB = 24;

/** Keeps the pieces that are speech by themselves and their surroundings of some seconds. */
export function* onlySpeech<Piece extends Range>(
  pieces: readonly Piece[],
  frames: FrameStore,
  level: Float32Array,
): Sliced<Piece[]> {
  const reach = GATE_REACH_SECONDS * 100;
  const voicing = yield* wholeOf(frames.length, frames.voicing);
  const pitch = yield* wholeOf(frames.length, frames.pitch);
  const moved = yield* timbreMoved(frames, level);
  const counts: Counts[] = [];
  for (const piece of pieces) counts.push(yield* countsOf(piece, { voicing, pitch, level, moved }));
  let first = 0;
  return pieces.filter((piece, i) => {
    while ((pieces[first] as Piece).to <= piece.from - reach) first++;
    let end = i + 1;
    while (end < pieces.length && (pieces[end] as Piece).from < piece.to + reach) end++;
    return isVoiced(counts[i] as Counts) && isNoMusic(sum(counts.slice(first, end)));
  });
}

function isVoiced({ voiced, frames }: Counts): boolean {
  return voiced >= LEAST_VOICED_SHARE * frames;
}

function isNoMusic({ frames, low, pairs, held, glided }: Counts): boolean {
  if (pairs < LEAST_PAIRS) return true;
  return (GLIDE_WEIGHT * (glided - held)) / pairs + Math.min(MOST_LOW, low / frames) >= LEAST_GATE_SCORE;
}

function* countsOf(
  { from, to }: Range,
  { voicing, pitch, level, moved }: Record<'voicing' | 'pitch' | 'level' | 'moved', Float32Array>,
): Sliced<Counts> {
  const counts = { frames: to - from, low: 0, voiced: 0, pairs: 0, held: 0, glided: 0 };
  const half = 10 * Math.log10((yield* powerOf(level, from, to)) / (to - from)) - 3;
  yield* each(from, to, (i) => {
    if ((level[i] as number) < half) counts.low++;
    if ((voicing[i] as number) < VOICED_FROM) return;
    counts.voiced++;
    const next = i + APART;
    if (next < to && (voicing[next] as number) >= VOICED_FROM)
      addPair(counts, pitch[i] as number, pitch[next] as number, moved[i] as number);
  });
  return counts;
}

function addPair(counts: Counts, pitch: number, later: number, timbre: number): void {
  const semitones = Math.abs(12 * Math.log2(later / pitch));
  counts.pairs++;
  if (semitones < SAME_SEMITONES && timbre < SAME_TIMBRE_DB ** 2) counts.held++;
  else if (semitones < GLIDE_SEMITONES) counts.glided++;
}

/** How much the loud bands change against the whole from each frame to the one 60 ms later: mean square, dB². */
function* timbreMoved(frames: FrameStore, level: Float32Array): Sliced<Float32Array> {
  const moved = new Float32Array(frames.length);
  for (let band = 0; band < BANDS; band++) {
    const levels = yield* bandOf(frames, band);
    const below = (i: number) => Math.max(-TIMBRE_DB, (levels[i] as number) - (level[i] as number));
    yield* each(0, frames.length - APART, (i) => {
      moved[i] = (moved[i] as number) + (below(i + APART) - below(i)) ** 2 / BANDS;
    });
  }
  return moved;
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
