import type { Track } from './audio/track.ts';
import { FRAME_SECONDS } from './audio/rates.ts';
import { isDoubtful, leftOutOf } from './evidence.ts';
import type { Gathered } from './gathered.ts';
import type { Voice } from './options.ts';
import { MOST_OTHERS_SHARE, PARAMETERS_VERSION, UNCERTAIN_OTHERS_SHARE } from './parameters.ts';
import { syllablesPerWordOf } from './speech-rate/languages.ts';
import { perMinute, talkSeconds } from './speech-rate/speech-rate.ts';
import type { CaptureMeasurement, CaptureQuality, LeftOutField, Span } from './results.ts';
import type { Sliced } from './slices.ts';
import { isOfPrompt } from './turns/asking.ts';
import { countWaits, turnsOf } from './turns/count-waits.ts';
import { findQuestions } from './turns/find-questions.ts';
import { otherVoicesShare } from './turns/other-voices.ts';
import { splitByPitch } from './turns/split-by-pitch.ts';
import { weighed } from './turns/weighed.ts';
import { type TrackVoice, type VoicePiece, voiceOf } from './voice/voice-of-track.ts';

/** Whose speech was found; `undefined` where one microphone heard both and the voices were not told apart. */
type Heard = Readonly<Record<Voice, readonly VoicePiece[]>> | undefined;

export function* summarize(gathered: Gathered): Sliced<CaptureMeasurement> {
  const { tracks, options, prompts } = gathered;
  const { latency } = options;
  const voice = yield* voiceOf(tracks.patient, tracks.clinician);
  const heard = yield* hear(gathered, voice);
  const { patient, clinician } = heard ?? { patient: voice.pieces, clinician: [] };
  const clinicianSegments = spansOf(clinician);
  const asked = latency === 'prompts' ? prompts : clinicianSegments;
  const spoken = patient.filter(
    ({ span }) => latency !== 'prompts' || !prompts.some((prompt) => isOfPrompt(span, prompt)),
  );
  const gaps = holesOf(gathered);
  const endSeconds = Math.max(endOf(tracks.patient), endOf(tracks.clinician));
  const speechSegments = spansOf(spoken);
  const heardSpans = { speech: spansOf(patient), patient: speechSegments, gaps, endSeconds };
  const found = weighed(findQuestions(asked, heardSpans));
  const turns = turnsOf(found.questions);
  const waits = countWaits(found.questions, turns);
  const rate = rateOf(
    spoken,
    clinicianSegments,
    options.syllablesPerWord ?? syllablesPerWordOf(options.language ?? 'en'),
  );
  const others = otherVoicesShare(spoken);
  const leftOut = leftOutOf(gathered, {
    ...voice,
    ...rate,
    ...found,
    waits,
    clippedShare: tracks.patient.clippedShare,
    isMixed: heard === undefined || others > MOST_OTHERS_SHARE,
  });
  const isGiven = (name: LeftOutField) => !leftOut.some(({ field }) => field === name);
  const { speechSeconds, talkSeconds } = rate;
  return {
    ...(isGiven('speechRateWpm') && { speechRateWpm: rate.wpm, syllablesPerMinute: rate.perMinute }),
    syllables: Math.round(rate.syllables),
    speechSeconds,
    talkSeconds,
    speechSegments,
    ...(isGiven('responseLatencySeconds') && { responseLatencySeconds: found.meanSeconds }),
    turns,
    questions: found.questions,
    waits,
    leftOut,
    confidence:
      latency === 'single' ||
      others > UNCERTAIN_OTHERS_SHARE ||
      (isGiven('responseLatencySeconds') && isDoubtful({ ...found, waits }))
        ? 'low'
        : 'normal',
    clinicianSegments,
    gaps,
    endSeconds,
    quality: qualityOf(gathered, voice),
    parametersVersion: PARAMETERS_VERSION,
  };
}

function* hear({ tracks, options }: Gathered, { pieces }: TrackVoice): Sliced<Heard> {
  if (options.latency === 'single') return splitByPitch(pieces);
  const isTwo = options.latency === 'tracks';
  return {
    patient: pieces,
    clinician: isTwo ? (yield* voiceOf(tracks.clinician, tracks.patient)).pieces : [],
  };
}

/** In order; they may overlap. */
function holesOf({ tracks, gaps }: Gathered): Span[] {
  return [...gaps, ...gapsOf(tracks.patient), ...gapsOf(tracks.clinician)].sort(([a], [b]) => a - b);
}

function rateOf(
  spoken: readonly VoicePiece[],
  clinician: readonly Span[],
  syllablesPerWord: number | undefined,
) {
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
    signalToNoiseDb,
    echoDb,
  };
}

function spansOf(pieces: readonly VoicePiece[]): Span[] {
  return pieces.map(({ span }) => span);
}

function gapsOf({ stretches }: Track): Span[] {
  return stretches.slice(1).map((stretch, i) => [endOfStretch(stretches[i]), stretch.startSeconds]);
}

function endOf({ stretches }: Track): number {
  return endOfStretch(stretches.at(-1));
}

function endOfStretch(stretch: Track['stretches'][number] | undefined): number {
  return stretch === undefined ? 0 : stretch.startSeconds + stretch.frames.length * FRAME_SECONDS;
}
