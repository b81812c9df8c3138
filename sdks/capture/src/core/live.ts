import { FRAME_SECONDS } from './audio/rates.ts';
import type { Track } from './audio/track.ts';
import type { MeasurementOptions } from './options.ts';
import { LIVE_SECONDS, LIVE_SPEECH_SECONDS, SPEAKING_SECONDS } from './parameters.ts';
import { syllablesPerWordOf } from './speech-rate/languages.ts';
import { perMinute, talkSeconds } from './speech-rate/speech-rate.ts';
import type { LiveReading } from './results.ts';
import { atOnce } from './slices.ts';
import { findVoice } from './voice/find-voice.ts';

/** Looks at the last seconds alone, so that its cost does not grow with the session. */
export function liveReading(track: Track, options: MeasurementOptions): LiveReading {
  const frames = track.stretches.at(-1)?.frames;
  const base = { levelDbfs: track.levelDbfs, capturedSeconds: track.capturedSeconds };
  if (frames === undefined || frames.length === 0) return { ...base, speaking: false };
  const recent = frames.last(LIVE_SECONDS / FRAME_SECONDS);
  const { pieces } = atOnce(findVoice(recent));
  const spans = pieces.map(({ fromSeconds, toSeconds }) => [fromSeconds, toSeconds] as const);
  const now = recent.length * FRAME_SECONDS;
  const speaking = (spans.at(-1)?.[1] ?? Number.NEGATIVE_INFINITY) > now - SPEAKING_SECONDS;
  const talk = talkSeconds(spans);
  if (talk < LIVE_SPEECH_SECONDS) return { ...base, speaking };
  const syllables = pieces.reduce((sum, piece) => sum + piece.syllables, 0);
  const syllablesPerMinute = perMinute(syllables, talk);
  const factor = options.syllablesPerWord ?? syllablesPerWordOf(options.language ?? 'en');
  return {
    ...base,
    speaking,
    syllablesPerMinute,
    speechRateWpm: factor && syllablesPerMinute / factor,
  };
}
