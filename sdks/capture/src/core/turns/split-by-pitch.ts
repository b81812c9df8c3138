import type { Voice } from '../options.ts';
import { APART_SEMITONES, CLEAR_SHARE, LEAST_PIECES } from '../parameters.ts';
import type { VoicePiece } from '../voice/voice-of-track.ts';

/** Pieces of one microphone by whose they seem to be. */
type SplitVoices = Readonly<Record<Voice, readonly VoicePiece[]>>;

/**
 * Tells two voices of one microphone apart by the median pitch of each piece; who speaks first is taken for the clinician.
 * Nothing where the voices are nearer than so many semitones, or too many pieces lie between the two.
 */
export function splitByPitch(
  pieces: readonly VoicePiece[],
  semitones: number = APART_SEMITONES,
): SplitVoices | undefined {
  const pitched = pieces.filter(({ pitchHz }) => pitchHz > 0);
  const pitches = pitched.map(({ pitchHz }) => 12 * Math.log2(pitchHz / 100));
  if (pitches.length < LEAST_PIECES) return undefined;
  const [low, high] = centresOf(pitches);
  // Within a third of the distance of its own centre.
  const isClear = (pitch: number) =>
    Math.min(Math.abs(pitch - low), Math.abs(pitch - high)) < (high - low) / 3;
  if (high - low < semitones || pitches.filter(isClear).length < CLEAR_SHARE * pitches.length)
    return undefined;
  const isHigh = (at: number) => (pitches[at] as number) > (low + high) / 2;
  return {
    clinician: pitched.filter((_, i) => isHigh(i) === isHigh(0)),
    patient: pitched.filter((_, i) => isHigh(i) !== isHigh(0)),
  };
}

/** Two means, begun at the lowest and the highest. */
function centresOf(pitches: readonly number[]): [low: number, high: number] {
  let low = Math.min(...pitches);
  let high = Math.max(...pitches);
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    low = mean(
      pitches.filter((pitch) => pitch <= middle),
      low,
    );
    high = mean(
      pitches.filter((pitch) => pitch > middle),
      high,
    );
  }
  return [low, high];
}

function mean(values: readonly number[], fallback: number): number {
  return values.length === 0 ? fallback : values.reduce((sum, value) => sum + value, 0) / values.length;
}
