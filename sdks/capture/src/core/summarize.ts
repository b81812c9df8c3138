import type { Track } from './audio/track.ts';
import { FRAME_SECONDS } from './audio/rates.ts';
import { leftOutLatency, leftOutRate, markedLatency } from './evidence.ts';
import type { Gathered } from './gathered.ts';
import { CAPTURE_PARAMETERS } from './parameters.ts';
import { syllablesPerWordOf } from './rate/languages.ts';
import { perMinute, talkSeconds } from './rate/speech-rate.ts';
import type { CaptureMeasurement, CaptureQuality, LeftOut, Question, Span, Turn } from './results.ts';
import type { Sliced } from './slices.ts';
import { countWaits } from './turns/count-waits.ts';
import { promptWaits, withoutPrompts } from './turns/prompt-waits.ts';
import { meanWait, questionsOf } from './turns/questions.ts';
import { splitByPitch } from './turns/split-by-pitch.ts';
import { trackWaits } from './turns/track-waits.ts';
import type { Wait } from './turns/wait.ts';
import { type TrackVoice, type VoicePiece, voiceOf } from './voice/voice-of-track.ts';

/** Whose speech was found, and what the patient's track holds beside it. */
interface Heard {
  readonly spoken: readonly VoicePiece[];
  readonly clinician: readonly Span[];
  readonly waits: readonly Wait[];
  /** One microphone, and the voices were not told apart. */
  readonly mixed?: true;
}

export function* summarize(gathered: Gathered): Sliced<CaptureMeasurement> {
  const { tracks, options } = gathered;
  const voice = yield* voiceOf(tracks.patient, tracks.clinician);
  const endSeconds = Math.max(endOf(tracks.patient), endOf(tracks.clinician));
  const heard = yield* hear(gathered, voice, endSeconds);
  const gaps = holesOf(gathered);
  const questions = questionsOf(heard.waits, gaps);
  const asked = { questions, waits: countWaits(questions) };
  const rate = rateOf(heard, options.syllablesPerWord ?? syllablesPerWordOf(options.language ?? 'en'));
  const rateLeftOut = leftOutRate({ ...rate, ...voice, mixed: heard.mixed });
  const latencyLeftOut = leftOutLatency(gathered, { ...asked, ...voice, mixed: heard.mixed });
  const marked = latencyLeftOut === undefined ? markedLatency(gathered, asked) : [];
  return {
    ...(rateLeftOut === undefined ? { speechRateWpm: rate.wpm, syllablesPerMinute: rate.perMinute } : {}),
    syllables: Math.round(rate.syllables),
    speechSeconds: rate.speechSeconds,
    talkSeconds: rate.talkSeconds,
    speechSegments: spansOf(heard.spoken),
    ...(latencyLeftOut === undefined
      ? { responseLatencySeconds: meanWait(questions.filter(({ counted }) => counted)) }
      : {}),
    turns: turnsOf(questions),
    ...asked,
    leftOut: [rateLeftOut, latencyLeftOut].filter((each): each is LeftOut => each !== undefined),
    marked,
    confidence: options.latency === 'single' || marked.length > 0 ? 'low' : 'normal',
    clinicianSegments: heard.clinician,
    gaps,
    endSeconds,
    quality: qualityOf(gathered, voice),
    parametersVersion: CAPTURE_PARAMETERS.version,
  };
}

function* hear(
  { tracks, prompts, options }: Gathered,
  { pieces }: TrackVoice,
  endSeconds: number,
): Sliced<Heard> {
  switch (options.latency) {
    case 'tracks': {
      const clinician = spansOf((yield* voiceOf(tracks.clinician, tracks.patient)).pieces);
      return { spoken: pieces, clinician, waits: trackWaits(clinician, spansOf(pieces), endSeconds) };
    }
    case 'prompts': {
      const waits = promptWaits(prompts, spansOf(pieces), endSeconds);
      return {
        spoken: pieces.filter(({ span }) => withoutPrompts(prompts, [span]).length > 0),
        clinician: [],
        waits,
      };
    }
    case 'single': {
      const split = splitByPitch(pieces);
      if (split === undefined) return { spoken: pieces, clinician: [], waits: [], mixed: true };
      const clinician = spansOf(split.clinician);
      const spoken = split.patient;
      return { spoken, clinician, waits: trackWaits(clinician, spansOf(spoken), endSeconds) };
    }
    default:
      return { spoken: pieces, clinician: [], waits: [] };
  }
}

/** In order; they may overlap. */
function holesOf({ tracks, gaps }: Gathered): Span[] {
  return [...gaps, ...gapsOf(tracks.patient), ...gapsOf(tracks.clinician)].sort(([a], [b]) => a - b);
}

function turnsOf(questions: readonly Question[]): Turn[] {
  return questions.flatMap(({ counted, fate, waitFromSeconds, answeredSeconds, waitSeconds }) =>
    counted && fate === 'answered'
      ? [
          {
            clinicianEnd: waitFromSeconds,
            patientStart: answeredSeconds as number,
            latencySeconds: waitSeconds,
          },
        ]
      : [],
  );
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
