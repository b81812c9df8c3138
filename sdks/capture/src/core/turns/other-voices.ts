import { LONGEST_BREATH_SECONDS, OTHERS_SEMITONES } from '../parameters.ts';
import type { VoicePiece } from '../voice/voice-of-track.ts';
import { splitByPitch } from './split-by-pitch.ts';

/**
 * Share of the speech that is not one speaker's, 0 to 1: what goes on for longer than a breath, as talk of several people
 * at once does, or the smaller of two voices that lie further apart in pitch than one speaker does.
 */
export function otherVoicesShare(pieces: readonly VoicePiece[]): number {
  const voices = splitByPitch(pieces, OTHERS_SEMITONES);
  const second = voices && Math.min(secondsOf(voices.clinician), secondsOf(voices.patient));
  const restless = secondsOf(pieces.filter((piece) => secondsOf([piece]) > LONGEST_BREATH_SECONDS));
  return Math.max(restless, second ?? 0) / (secondsOf(pieces) || 1);
}

function secondsOf(pieces: readonly VoicePiece[]): number {
  return pieces.reduce((sum, { span: [from, to] }) => sum + to - from, 0);
}
