import type { Track } from '../audio/track.ts';
import type { Span } from '../results.ts';
import { findVoice } from './find-voice.ts';

/** A piece of speech on the clock of the session. */
export interface VoicePiece {
  readonly span: Span;
  readonly syllables: number;
}

export function voiceOf({ stretches }: Track): VoicePiece[] {
  return stretches.flatMap(({ startSeconds, frames }) =>
    findVoice(frames).map(({ fromSeconds, toSeconds, syllables }) => ({
      span: [startSeconds + fromSeconds, startSeconds + toSeconds] as const,
      syllables,
    })),
  );
}
