import { CAPTURE_PARAMETERS } from '../parameters.ts';
import type { VoicePiece } from '../voice/voice-of-track.ts';

/** Pieces of one microphone by whose they seem to be. */
export interface SplitVoices {
  readonly clinician: readonly VoicePiece[];
  readonly patient: readonly VoicePiece[];
}

/**
 * Tells two voices of one microphone apart by the median pitch of each piece; who speaks first is taken for the clinician.
 * Nothing where the voices are nearer than four semitones, or too many pieces lie between the two.
 */
export function splitByPitch(pieces: readonly VoicePiece[]): SplitVoices | undefined {
  const { semitones, clearShare, leastPieces } = CAPTURE_PARAMETERS.single;
  const pitched = pieces.filter(({ pitchHz }) => pitchHz > 0);
  const [first] = pitched;
  if (first === undefined || pitched.length < leastPieces) return undefined;
  const [low, high] = centresOf(pitched.map(({ pitchHz }) => semitonesOf(pitchHz)));
  const clear = pitched.filter(({ pitchHz }) => isClear(semitonesOf(pitchHz), low, high)).length;
  if (high - low < semitones || clear < clearShare * pitched.length) return undefined;
  const isHigh = ({ pitchHz }: VoicePiece) => semitonesOf(pitchHz) > (low + high) / 2;
  const clinicianIsHigh = isHigh(first);
  return {
    clinician: pitched.filter((piece) => isHigh(piece) === clinicianIsHigh),
    patient: pitched.filter((piece) => isHigh(piece) !== clinicianIsHigh),
  };
}

function semitonesOf(pitchHz: number): number {
  return 12 * Math.log2(pitchHz / 100);
}

/** Within a third of the distance of its own centre. */
function isClear(pitch: number, low: number, high: number): boolean {
  return Math.min(Math.abs(pitch - low), Math.abs(pitch - high)) < (high - low) / 3;
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
