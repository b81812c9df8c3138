import type { Track } from './audio/track.ts';
import { FRAME_SECONDS } from './audio/rates.ts';
import { leftOutLatency, leftOutRate } from './evidence.ts';
import type { Gathered } from './gathered.ts';
import { CAPTURE_PARAMETERS } from './parameters.ts';
import { syllablesPerWordOf } from './rate/languages.ts';
import { perMinute, talkSeconds } from './rate/speech-rate.ts';
import type { CaptureMeasurement, CaptureQuality, LeftOut, Span, Turn } from './results.ts';
import type { Sliced } from './slices.ts';
import { findTurns } from './turns/find-turns.ts';
import { promptTurns, withoutPrompts } from './turns/prompt-turns.ts';
import { splitByPitch } from './turns/split-by-pitch.ts';
import { type TrackVoice, type VoicePiece, voiceOf } from './voice/voice-of-track.ts';

/** Whose speech was found, and what the patient's track holds beside it. */
interface Heard {
  readonly spoken: readonly VoicePiece[];
  readonly clinician: readonly Span[];
  readonly turns: readonly Turn[];
  /** One microphone, and the voices were not told apart. */
  readonly mixed?: true;
}

export function* summarize(gathered: Gathered): Sliced<CaptureMeasurement> {
  const { tracks, options } = gathered;
  const voice = yield* voiceOf(tracks.patient, tracks.clinician);
  const heard = yield* hear(gathered, voice);
  const holes = holesOf(gathered);
  const turns = heard.turns.filter((turn) => !holes.some((hole) => isAcross(turn, hole)));
  const rate = rateOf(heard, options.syllablesPerWord ?? syllablesPerWordOf(options.language ?? 'en'));
  const rateLeftOut = leftOutRate({ ...rate, ...voice, mixed: heard.mixed });
  const latencyLeftOut = leftOutLatency(gathered, { turns, ...voice, mixed: heard.mixed });
  return {
    ...(rateLeftOut === undefined ? { speechRateWpm: rate.wpm, syllablesPerMinute: rate.perMinute } : {}),
    syllables: Math.round(rate.syllables),
    speechSeconds: rate.speechSeconds,
    talkSeconds: rate.talkSeconds,
    speechSegments: spansOf(heard.spoken),
    ...(latencyLeftOut === undefined ? { responseLatencySeconds: meanLatency(turns) } : {}),
    turns,
    leftOut: [rateLeftOut, latencyLeftOut].filter((each): each is LeftOut => each !== undefined),
    confidence: options.latency === 'single' ? 'low' : 'normal',
    quality: qualityOf(gathered, voice),
    parametersVersion: CAPTURE_PARAMETERS.version,
  };
}

function* hear({ tracks, prompts, options }: Gathered, { pieces }: TrackVoice): Sliced<Heard> {
  switch (options.latency) {
    case 'tracks': {
      const clinician = spansOf((yield* voiceOf(tracks.clinician, tracks.patient)).pieces);
      return { spoken: pieces, clinician, turns: findTurns(clinician, spansOf(pieces)) };
    }
    case 'prompts': {
      const turns = promptTurns(prompts, spansOf(pieces));
      return {
        spoken: pieces.filter(({ span }) => withoutPrompts(prompts, [span]).length > 0),
        clinician: [],
        turns,
      };
    }
    case 'single': {
      const split = splitByPitch(pieces);
      if (split === undefined) return { spoken: pieces, clinician: [], turns: [], mixed: true };
      const clinician = spansOf(split.clinician);
      return { spoken: split.patient, clinician, turns: findTurns(clinician, spansOf(split.patient)) };
    }
    default:
      return { spoken: pieces, clinician: [], turns: [] };
  }
}

function holesOf({ tracks, gaps }: Gathered): Span[] {
  return [...gaps, ...gapsOf(tracks.patient), ...gapsOf(tracks.clinician)];
}

function isAcross({ clinicianEnd, patientStart }: Turn, [from, to]: Span): boolean {
  return from < patientStart && to > clinicianEnd;
}

function rateOf({ spoken, clinician }: Heard, syllablesPerWord: number | undefined) {
  const segments = spansOf(spoken);
  const syllables = spoken.reduce((sum, piece) => sum + piece.syllables, 0);
  const talk = talkSeconds(segments, clinician);
  return {
    syllables,
    speechSeconds: segments.reduce((sum, [from, to]) => sum + to - from, 0),
    talkSeconds: talk,
    perMinute: perMinute(syllables, talk),
    wpm: syllablesPerWord === undefined ? undefined : perMinute(syllables / syllablesPerWord, talk),
  };
}

function qualityOf({ tracks, gaps }: Gathered, { echoDb, signalToNoiseDb }: TrackVoice): CaptureQuality {
  const { capturedSeconds, damagedBlocks, clippedShare } = tracks.patient;
  return {
    capturedSeconds,
    gaps: gaps.length + gapsOf(tracks.patient).length,
    damagedBlocks,
    clippedShare,
    ...(signalToNoiseDb === undefined ? {} : { signalToNoiseDb }),
    ...(echoDb === undefined ? {} : { echoDb }),
  };
}

function meanLatency(turns: readonly Turn[]): number {
  return turns.reduce((sum, { latencySeconds }) => sum + latencySeconds, 0) / turns.length;
}

function spansOf(pieces: readonly VoicePiece[]): Span[] {
  return pieces.map(({ span }) => span);
}

function gapsOf({ stretches }: Track): Span[] {
  return stretches.slice(1).map((stretch, i) => {
    const before = stretches[i] as (typeof stretches)[number];
    return [before.startSeconds + before.frames.length * FRAME_SECONDS, stretch.startSeconds];
  });
}
