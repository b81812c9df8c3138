import type { Track } from './audio/track.ts';
import { leftOutLatency, leftOutRate } from './evidence.ts';
import type { Gathered } from './gathered.ts';
import type { MeasurementOptions } from './options.ts';
import { CAPTURE_PARAMETERS } from './parameters.ts';
import { syllablesPerWordOf } from './rate/languages.ts';
import { perMinute, talkSeconds } from './rate/speech-rate.ts';
import type { CaptureMeasurement, LeftOut, Span, Turn } from './results.ts';
import { findTurns } from './turns/find-turns.ts';
import { promptTurns, withoutPrompts } from './turns/prompt-turns.ts';
import { voiceOf, type VoicePiece } from './voice/voice-of-track.ts';

export function summarize(gathered: Gathered): CaptureMeasurement {
  const { tracks, options } = gathered;
  const clinician = spansOf(voiceOf(tracks.clinician, tracks.patient).pieces);
  const { pieces: heard, echoDb } = voiceOf(tracks.patient, tracks.clinician);
  const spoken = ofPatient(heard, gathered);
  const segments = spansOf(spoken);
  const turns = turnsOf(gathered, clinician, spansOf(heard));
  const rate = rateOf(spoken, clinician, options);
  const rateLeftOut = leftOutRate({ track: tracks.patient, ...rate });
  const latencyLeftOut = leftOutLatency({ ...gathered, turns });
  return {
    ...(rateLeftOut === undefined ? { speechRateWpm: rate.wpm, syllablesPerMinute: rate.perMinute } : {}),
    syllables: Math.round(rate.syllables),
    speechSeconds: rate.speechSeconds,
    talkSeconds: rate.talkSeconds,
    speechSegments: segments,
    ...(latencyLeftOut === undefined ? { responseLatencySeconds: meanLatency(turns) } : {}),
    turns,
    leftOut: [rateLeftOut, latencyLeftOut].filter((each): each is LeftOut => each !== undefined),
    confidence: options.latency === 'single' ? 'low' : 'normal',
    quality: {
      capturedSeconds: tracks.patient.capturedSeconds,
      gaps: gathered.gaps.length + gapsOf(tracks.patient).length,
      damagedBlocks: tracks.patient.damagedBlocks,
      clippedShare: tracks.patient.clippedShare,
      ...(echoDb === undefined ? {} : { echoDb }),
    },
    parametersVersion: CAPTURE_PARAMETERS.version,
  };
}

function ofPatient(heard: readonly VoicePiece[], { prompts, options }: Gathered): readonly VoicePiece[] {
  if (options.latency !== 'prompts') return heard;
  const kept = new Set(withoutPrompts(prompts, spansOf(heard)));
  return heard.filter(({ span }) => kept.has(span));
}

function turnsOf(
  { tracks, prompts, gaps, options }: Gathered,
  clinician: readonly Span[],
  heard: readonly Span[],
) {
  const all =
    options.latency === 'tracks'
      ? findTurns(clinician, heard)
      : options.latency === 'prompts'
        ? promptTurns(prompts, heard)
        : [];
  const holes = [...gaps, ...gapsOf(tracks.patient), ...gapsOf(tracks.clinician)];
  return all.filter((turn) => !holes.some((hole) => isAcross(turn, hole)));
}

function isAcross({ clinicianEnd, patientStart }: Turn, [from, to]: Span): boolean {
  return from < patientStart && to > clinicianEnd;
}

function rateOf(spoken: readonly VoicePiece[], clinician: readonly Span[], options: MeasurementOptions) {
  const segments = spansOf(spoken);
  const syllables = spoken.reduce((sum, piece) => sum + piece.syllables, 0);
  const talk = talkSeconds(segments, clinician);
  const factor = options.syllablesPerWord ?? syllablesPerWordOf(options.language ?? 'en');
  return {
    syllables,
    speechSeconds: segments.reduce((sum, [from, to]) => sum + to - from, 0),
    talkSeconds: talk,
    perMinute: perMinute(syllables, talk),
    wpm: factor === undefined ? undefined : perMinute(syllables / factor, talk),
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
    return [before.startSeconds + before.frames.length / 100, stretch.startSeconds];
  });
}
