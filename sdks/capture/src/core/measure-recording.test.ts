import { describe, expect, it } from 'vitest';
import { dialogueOf } from '../../test/dialogues.ts';
import { flatVoice } from '../../test/flat-voice.ts';
import { RECORDINGS, recording, speechOf, truthOf } from '../../test/recordings.ts';
import { addAt, pinkNoise, RATE, scaled, silence, sum, whiteNoise, withNoise } from '../../test/sounds.ts';
import { passageOf } from '../passages/index.ts';
import {
  createMeasurement,
  type LeftOutCode,
  measureRecording,
  type Sound,
  syllablesPerWordFrom,
} from './index.ts';

const DIALOGUE = dialogueOf([
  { question: 'ls-1089-134691-0000', answer: 'lj-001-0008', latencySeconds: 0.5 },
  { question: 'lv-ss01-0920', answer: 'lj-001-0004', latencySeconds: 1.9 },
  { question: 'ls-1089-134691-0000', answer: 'lj-001-0011', latencySeconds: 1.1 },
]);
const MEAN = (0.5 + 1.9 + 1.1) / 3;
const [LJ, LS, LVSS, LVSON] = ['lj', 'ls1089', 'lvss', 'lvson'].map(idsOf) as [
  readonly string[],
  readonly string[],
  readonly string[],
  readonly string[],
];

function promptsOf(mix: Sound) {
  const session = createMeasurement({ latency: 'prompts' });
  session.push('patient', { ...mix, frame: 0 });
  for (const [from, to] of DIALOGUE.questions) {
    session.promptStarted(from);
    session.promptEnded(to);
  }
  return session.finish();
}

describe('a voice', () => {
  it.each(['lj-001-0001', 'lv-ss01-0870', 'ls-61-70968-0000', 'ls-1089-134686-0000'])(
    '%s has its syllables within 8 % and its ends within 0.2 s',
    (id) => {
      const truth = truthOf(id);
      const { syllables, speechSegments } = measureRecording({ patient: recording(id) });
      expect(Math.abs(syllables / truth.syllables - 1)).toBeLessThan(0.08);
      expect(Math.abs((speechSegments[0]?.[0] ?? 9) - truth.speechStartSec)).toBeLessThan(0.2);
      expect(Math.abs((speechSegments.at(-1)?.[1] ?? 9) - truth.speechEndSec)).toBeLessThan(0.2);
    },
  );

  it('that reads slowly for a minute has its words a minute within 8 %', () => {
    const truth = truthOf('lv-sonnet1');
    const wanted = (truth.words * 60) / (truth.speechEndSec - truth.speechStartSec);
    const { speechRateWpm = 0, leftOut } = measureRecording({ patient: recording('lv-sonnet1') });
    expect(Math.abs(speechRateWpm / wanted - 1)).toBeLessThan(0.08);
    expect(leftOut.map(({ field }) => field)).toEqual(['responseLatencySeconds']);
  });

  it('whose factor was learnt from a passage has its words by that factor', () => {
    const read = measureRecording({ patient: recording('lv-sonnet1') });
    const factor = syllablesPerWordFrom(read, 107);
    const patient = recording('lv-sonnet1');
    const { speechRateWpm, talkSeconds } = measureRecording({ patient }, { syllablesPerWord: factor });
    // To half a syllable of the 145 that were read.
    expect(Math.abs(((speechRateWpm ?? 0) * talkSeconds) / 60 / 107 - 1)).toBeLessThan(0.5 / 140);
    expect(syllablesPerWordFrom(read, 20)).toBeUndefined();
    expect(syllablesPerWordFrom(measureRecording({ patient: recording('lj-001-0008') }), 4)).toBeUndefined();
  });
});

describe('a voice without melody', () => {
  it.each([110, 160, 200, 222])('of %d Hz is heard, since its mouth moves', (hertz) => {
    const { sound, syllables } = flatVoice(hertz, 8);
    const measured = measureRecording({ patient: sound });
    expect(Math.abs(measured.syllables / syllables - 1)).toBeLessThan(0.05);
    expect(measured).toMatchObject({ confidence: 'normal', leftOut: [{ code: 'no_clinician_track' }] });
  });
});

describe.each([
  ['as recorded', 0.03, (sound: Sound) => sound],
  ['20 dB over pink noise', 0.06, (sound: Sound) => noisy(sound, 20)],
  ['10 dB over pink noise', 0.08, (sound: Sound) => noisy(sound, 10)],
])('an interview %s', (_, most, disturbed) => {
  it('has its waits on two tracks, and no other', () => {
    const patient = disturbed(DIALOGUE.patient);
    const { turns, responseLatencySeconds = 9 } = measureRecording({
      patient,
      clinician: disturbed(DIALOGUE.clinician),
    });
    expect(turns).toHaveLength(3);
    expect(meanError(turns)).toBeLessThan(most);
    expect(Math.abs(responseLatencySeconds - MEAN)).toBeLessThan(most);
  });

  it('has its waits after marked prompts on one track', () => {
    const { turns, syllables } = promptsOf(disturbed(DIALOGUE.mix));
    expect(turns).toHaveLength(3);
    expect(meanError(turns)).toBeLessThan(Math.min(most, 0.04));
    expect(Math.abs(syllables / 46 - 1)).toBeLessThan(0.2);
  });
});

describe('an interview', () => {
  const clean = measureRecording(DIALOGUE);

  it.each([
    [-20, 0.08],
    [-10, 0.15],
  ])(
    'whose far end comes back %i dB weaker after %d s has no other turn and no other speech',
    (decibels, delay) => {
      const patient = { ...DIALOGUE.patient, samples: DIALOGUE.patient.samples.slice() };
      addAt(patient, DIALOGUE.clinician.samples, delay, 10 ** (decibels / 20));
      const { turns, syllables, quality } = measureRecording({ patient, clinician: DIALOGUE.clinician });
      expect(turns).toHaveLength(3);
      expect(meanError(turns)).toBeLessThan(0.05);
      expect(Math.abs(syllables - clean.syllables)).toBeLessThanOrEqual(2);
      expect(Math.abs((quality.echoDb ?? 0) - decibels)).toBeLessThan(3);
    },
  );

  it('without echo reports none', () => {
    expect(clean.quality.echoDb).toBeUndefined();
  });

  it.each([
    ['inside of it', 0.5, 1],
    ['that begins while the question is asked', -0.5, 0.3],
    ['that ends after the answer began', 0.2, 4],
    ['all of it', -0.5, 4],
  ])('takes no wait across a gap %s', (_, from, to) => {
    const session = createMeasurement({ latency: 'tracks' });
    session.push('patient', { ...DIALOGUE.patient, frame: 0 });
    session.push('clinician', { ...DIALOGUE.clinician, frame: 0 });
    const [, end = 0] = DIALOGUE.questions[1] ?? [];
    session.gap(end + from, end + to);
    const { turns, leftOut } = session.finish();
    expect(turns).toHaveLength(2);
    expect(leftOut.map(({ code }) => code)).toEqual(['too_few_turns']);
  });

  it.each(['patient', 'clinician'] as const)('takes no wait across what is missing of the %s', (voice) => {
    const session = createMeasurement({ latency: 'tracks' });
    const [, end = 0] = DIALOGUE.questions[1] ?? [];
    const { samples, sampleRate } = DIALOGUE[voice];
    const [from, to] = [Math.round((end + 0.5) * sampleRate), Math.round((end + 1) * sampleRate)];
    const other = voice === 'patient' ? 'clinician' : 'patient';
    session.push(other, { ...DIALOGUE[other], frame: 0 });
    session.push(voice, { samples: samples.subarray(0, from), sampleRate, frame: 0 });
    session.push(voice, { samples: samples.subarray(to), sampleRate, frame: to });
    const { turns } = session.finish();
    expect(turns).toHaveLength(2);
    expect(turns.every(({ clinicianEnd }) => Math.abs(clinicianEnd - end) > 0.5)).toBe(true);
  });

  it('on one microphone has a wait only when asked for, with low confidence', () => {
    const single = measureRecording({ patient: DIALOGUE.mix }, { latency: 'single' });
    expect(single.confidence).toBe('low');
    expect(measureRecording({ patient: DIALOGUE.mix }).responseLatencySeconds).toBeUndefined();
  });

  it('is measured the same from 8 and 48 kHz', () => {
    for (const rate of [8_000, 48_000]) {
      const at = (sound: Sound) => interpolated(sound, rate);
      const { turns } = measureRecording({
        patient: at(DIALOGUE.patient),
        clinician: at(DIALOGUE.clinician),
      });
      expect(turns).toHaveLength(3);
      expect(meanError(turns)).toBeLessThan(0.05);
    }
  });
});

describe('without promptEnded [D:capture: no prompt]', () => {
  const [first = [0, 0], second = [0, 0], third = [0, 0]] = DIALOGUE.questions;
  const measured = (mark: (session: ReturnType<typeof createMeasurement>) => void) => {
    const session = createMeasurement({ latency: 'prompts' });
    session.push('patient', { ...DIALOGUE.mix, frame: 0 });
    mark(session);
    return session.finish();
  };

  it('the wait is left out with its reason, whatever was heard, and no number stands in for it', () => {
    for (const mark of [() => {}, ({ promptStarted }) => promptStarted(first[0])] as Parameters<
      typeof measured
    >[0][]) {
      const { responseLatencySeconds, turns, leftOut } = measured(mark);
      expect([responseLatencySeconds, turns]).toEqual([undefined, []]);
      expect(leftOut.find(({ field }) => field === 'responseLatencySeconds')).toMatchObject({
        code: 'no_prompts',
        reason: 'No prompt was marked: call promptEnded when one ends.',
      });
    }
  });

  it('what is heard after a prompt began is not the patient, and no answer to the prompt before', () => {
    const { turns, speechSegments } = measured((session) => {
      session.promptStarted(first[0]);
      session.promptEnded(first[1]);
      session.promptStarted(second[0]);
    });
    expect(turns).toHaveLength(1);
    expect(Math.max(...speechSegments.map(([, to]) => to))).toBeLessThan(second[0]);
  });

  it('a prompt that begins within another is part of it', () => {
    const { turns } = measured((session) => {
      session.promptStarted(first[0]);
      session.promptStarted(second[0]);
      session.promptEnded(second[1]);
      session.promptEnded(third[1]);
    });
    expect(turns.map(({ clinicianEnd }) => clinicianEnd)).toEqual([second[1], third[1]]);
  });
});

describe('what is no speech', () => {
  const asked = sum(silence(30), DIALOGUE.clinician);
  it.each([
    ['digital silence', silence(30)],
    ['white noise', noise(whiteNoise, 0.05)],
    ['pink noise', noise(pinkNoise, 0.05)],
    ['faint noise', noise(pinkNoise, 0.0005)],
    ['hum', tones([50, 100, 150], () => 1)],
    ['notes', tones([262, 330, 392], (t) => Math.exp(-6 * (t % 0.5)))],
    ['clicks', tones([3000], (t) => (t % 0.7 < 0.02 ? 1 : 0))],
  ])('%s has no segment and no turn, and both numbers are left out', (_, patient) => {
    const { speechSegments, turns, leftOut, syllables } = measureRecording({ patient, clinician: asked });
    expect([speechSegments, turns, syllables]).toEqual([[], [], 0]);
    expect(leftOut.map(({ code }) => code)).toEqual(['no_speech', 'no_speech']);
  });
});

describe('who is heard beside the patient [D:capture: voices]', () => {
  const tracks = (patient: Sound) => measureRecording({ patient, clinician: DIALOGUE.clinician });
  const prompts = (mix: Sound) => {
    const session = createMeasurement({ latency: 'prompts' });
    session.push('patient', { ...mix, frame: 0 });
    session.promptStarted(0);
    session.promptEnded(0.2);
    return session.finish();
  };
  const alone = (patient: Sound) => measureRecording({ patient });

  it.each([
    ['without a clinician', alone],
    ['on two tracks', tracks],
    ['after prompts', prompts],
  ])('lowers confidence %s, and the numbers are left out where half of it is another', (_, measure) => {
    const two = joined(['lj-001-0001', 'lj-001-0004', 'lj-001-0007', 'ls-1089-134686-0000', 'lj-001-0006']);
    const { confidence, leftOut } = measure(two);
    expect(confidence).toBe('low');
    expect(leftOut.map(({ code }) => code)).toContain('voices_not_told_apart');
    const visited = measure(joined([...LJ, 'ls-1089-134691-0001', ...LJ.slice(0, 3)]));
    expect(visited.confidence).toBe('low');
    expect(visited.speechRateWpm).toBeGreaterThan(0);
  });

  it('a room full of talk has no number', () => {
    const babble = silence(30);
    for (const [i, ids] of [LJ, LVSON, LS, LVSS].entries())
      addAt(babble, joined([...ids, ...ids, ...ids]).samples, 0.4 * i);
    for (const measure of [alone, tracks, prompts]) {
      const { speechRateWpm, responseLatencySeconds, confidence } = measure(babble);
      expect([speechRateWpm, responseLatencySeconds, confidence]).toEqual([undefined, undefined, 'low']);
    }
  });

  it.each(RECORDINGS.map(({ id }) => id))('is nobody in %s', (id) => {
    expect(measureRecording({ patient: recording(id) }).confidence).toBe('normal');
  });

  it.each([
    ['lj', LJ],
    ['ls1089', LS],
    ['lvss', LVSS],
  ])('is nobody where all that %s read is one session', (_, ids) => {
    const { confidence, leftOut } = measureRecording({ patient: joined(ids) });
    expect([confidence, leftOut.map(({ code }) => code)]).toEqual(['normal', ['no_clinician_track']]);
  });
});

describe('a number is left out [D:capture: left out]', () => {
  const short = { patient: recording('lj-001-0008') };
  it.each<[string, () => ReturnType<typeof measureRecording>, LeftOutCode[]]>([
    ['below 10 s of speech', () => measureRecording(short), ['too_little_speech', 'no_clinician_track']],
    [
      'below 3 turns',
      () => measureRecording({ ...short, clinician: silence(2) }),
      ['too_little_speech', 'too_few_turns'],
    ],
    [
      'without a marked prompt',
      () => measureRecording(short, { latency: 'prompts' }),
      ['too_little_speech', 'no_prompts'],
    ],
    [
      'in a language without a factor',
      () => measureRecording({ patient: recording('lv-sonnet1') }, { language: 'xx' }),
      ['language_unknown', 'no_clinician_track'],
    ],
    [
      'in too much noise',
      () => measureRecording({ patient: noisy(recording('lv-sonnet1'), -1) }),
      ['too_noisy', 'no_clinician_track'],
    ],
    [
      'where the sound is cut off 40 dB too early',
      () => measureRecording({ patient: louder(recording('lv-sonnet1'), 40) }),
      ['clipped', 'no_clinician_track'],
    ],
    [
      'for one voice on a microphone for two',
      () => measureRecording({ patient: recording('lj-001-0001') }, { latency: 'single' }),
      ['voices_not_told_apart', 'voices_not_told_apart'],
    ],
  ])('%s', (_, run, codes) => {
    const result = run();
    const found = result.leftOut.map(({ code }) => code);
    expect(found).toEqual(codes);
    expect([result.speechRateWpm, result.responseLatencySeconds]).toEqual([undefined, undefined]);
    for (const { reason } of result.leftOut) expect(reason).toMatch(/^[A-Z0-9].*\.$/);
  });
});

it.each(['en', 'es', 'fr', 'de'])('the passage in %s takes about half a minute to read', (language) => {
  const { text = '', words = 0 } = passageOf(language) ?? {};
  expect(text.split(/\s+/)).toHaveLength(words);
  expect(words).toBeGreaterThan(60);
  expect(passageOf('ja')).toBeUndefined();
});

function meanError(turns: readonly { readonly latencySeconds: number }[]): number {
  const errors = turns.map(({ latencySeconds }, i) =>
    Math.abs(latencySeconds - (DIALOGUE.latencies[i] as number)),
  );
  return errors.reduce((total, error) => total + error, 0) / errors.length;
}

function idsOf(speaker: string): readonly string[] {
  return RECORDINGS.filter((each) => each.speaker === speaker).map(({ id }) => id);
}

/** Recordings one after the other, as loud as each other. */
function joined(ids: readonly string[]): Sound {
  const parts = ids.map((id) => scaled(speechOf(id), 0.07));
  const sound = silence(parts.reduce((seconds, part) => seconds + part.length / RATE + 0.6, 1));
  addAt(sound, scaled(whiteNoise(sound.samples.length), 0.0005), 0);
  let at = 0.5;
  for (const part of parts) {
    addAt(sound, part, at);
    at += part.length / RATE + 0.6;
  }
  return sound;
}

/** As a microphone whose gain is so many dB too high. */
function louder({ samples, sampleRate }: Sound, decibels: number): Sound {
  const gain = 10 ** (decibels / 20);
  return { samples: samples.map((sample) => Math.max(-1, Math.min(1, gain * sample))), sampleRate };
}

function noisy(sound: Sound, decibels: number): Sound {
  return withNoise(sound, { decibels, speech: [[0, sound.samples.length / RATE]] });
}

function noise(kind: typeof pinkNoise, rms: number): Sound {
  return { samples: scaled(kind(30 * RATE), rms), sampleRate: RATE };
}

function tones(hertz: readonly number[], loudness: (seconds: number) => number): Sound {
  const samples = silence(30).samples.map((_, i) =>
    hertz.reduce(
      (total, hz) => total + 0.1 * loudness(i / RATE) * Math.sin((2 * Math.PI * hz * i) / RATE),
      0,
    ),
  );
  return { samples, sampleRate: RATE };
}

function interpolated({ samples, sampleRate }: Sound, rate: number): Sound {
  const length = Math.floor((samples.length * rate) / sampleRate);
  return {
    sampleRate: rate,
    samples: Float32Array.from({ length }, (_, i) => {
      const at = (i * sampleRate) / rate;
      const left = Math.floor(at);
      const next = samples[left + 1] ?? 0;
      return (samples[left] as number) + (at - left) * (next - (samples[left] as number));
    }),
  };
}

it('speech of a recording is cut where the truth says', () => {
  const { speechStartSec, speechEndSec } = truthOf('lj-001-0008');
  expect(speechOf('lj-001-0008')).toHaveLength(
    Math.round(speechEndSec * RATE) - Math.round(speechStartSec * RATE),
  );
});
