import { CAPTURE_PARAMETERS } from '../parameters.ts';
import type { VoicePiece } from '../voice/voice-of-track.ts';
import { splitByPitch } from './split-by-pitch.ts';

/**
 * Whether the pieces are those of one speaker. Not so surely where one goes on for longer than a breath, as talk of several
 * people at once does, or where there are two voices further apart in pitch than one speaker is; with much of the
 * second, they are nobody's.
 */
export function onlySpeaker(pieces: readonly VoicePiece[]): 'sure' | 'unsure' | 'no' {
  const { longestBreathSeconds, semitones, uncertainShare, mostShare } = CAPTURE_PARAMETERS.others;
  const voices = splitByPitch(pieces, semitones);
  const second = voices && Math.min(secondsOf(voices.clinician), secondsOf(voices.patient));
  const share = (second ?? 0) / secondsOf(pieces);
  if (share > mostShare) return 'no';
  const isRestless = pieces.some((piece) => secondsOf([piece]) > longestBreathSeconds);
  return isRestless || share > uncertainShare ? 'unsure' : 'sure';
}

function secondsOf(pieces: readonly VoicePiece[]): number {
  return pieces.reduce((sum, { span: [from, to] }) => sum + to - from, 0);
}
