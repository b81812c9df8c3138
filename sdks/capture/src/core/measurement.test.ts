import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recording } from '../../test/recordings.ts';
import { addAt, mulberry, RATE, scaled, silence, whiteNoise } from '../../test/sounds.ts';
import { createMeasurement, type Measurement, type MeasurementError, type Sound } from './index.ts';

/** A sentence, short enough for many runs. */
const SENTENCE = recording('lj-001-0008');

function pushAll(session: Measurement, { samples, sampleRate }: Sound, blocks: () => number, from = 0): void {
  for (let at = 0; at < samples.length; ) {
    const length = blocks();
    session.push('patient', { samples: samples.subarray(at, at + length), sampleRate, frame: from + at });
    at += length;
  }
}

function measured(sound: Sound, blocks: () => number) {
  const session = createMeasurement();
  pushAll(session, sound, blocks);
  return session.finish();
}

describe('a session', () => {
  it('does not depend on the length of the blocks', () => {
    const whole = measured(SENTENCE, () => SENTENCE.samples.length);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = mulberry(seed);
        expect(measured(SENTENCE, () => 1 + Math.floor(random() * 3000))).toEqual(whole);
      }),
      { numRuns: 8 },
    );
  });

  it('measures half as loud the same', () => {
    const half = { ...SENTENCE, samples: SENTENCE.samples.map((sample) => sample / 2) };
    const [loud, quiet] = [measured(SENTENCE, () => 4096), measured(half, () => 4096)];
    expect(quiet.syllables).toBe(loud.syllables);
    expect(quiet.speechSeconds).toBeCloseTo(loud.speechSeconds, 1);
  });

  it('that begins later puts everything later', () => {
    const session = createMeasurement();
    pushAll(session, SENTENCE, () => 1024, 100 * RATE);
    const [from, to] = measured(SENTENCE, () => 1024).speechSegments[0] ?? [0, 0];
    const [later, end] = session.finish().speechSegments[0] ?? [0, 0];
    expect(later - 100).toBeCloseTo(from, 6);
    expect(end - 100).toBeCloseTo(to, 6);
  });

  it('takes what comes twice once', () => {
    const once = measured(SENTENCE, () => 1600);
    const session = createMeasurement();
    for (let frame = 0; frame < SENTENCE.samples.length; frame += 1600)
      session.push('patient', {
        samples: SENTENCE.samples.subarray(frame, frame + 2400),
        sampleRate: RATE,
        frame,
      });
    expect(session.finish()).toEqual(once);
  });

  it('goes on after a gap, counts it, and puts no time into it', () => {
    const session = createMeasurement();
    pushAll(session, SENTENCE, () => 1600);
    pushAll(session, SENTENCE, () => 1600, 3600 * RATE);
    const { speechSegments, quality } = session.finish();
    const seconds = SENTENCE.samples.length / RATE;
    expect(quality).toMatchObject({ gaps: 1, capturedSeconds: expect.closeTo(2 * seconds, 3) });
    expect(speechSegments.filter(([from, to]) => from > seconds && to < 3600)).toEqual([]);
    expect(speechSegments.at(-1)?.[0]).toBeGreaterThanOrEqual(3600);
  });

  it('goes on when the device changes its rate', () => {
    const session = createMeasurement();
    pushAll(session, SENTENCE, () => 1600);
    const seconds = SENTENCE.samples.length / RATE;
    pushAll(
      session,
      { samples: new Float32Array(48_000), sampleRate: 48_000 },
      () => 480,
      Math.round(seconds * 48_000),
    );
    expect(session.finish().quality).toMatchObject({ capturedSeconds: expect.closeTo(seconds + 1, 3) });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses a block with %d, counts it, and gives no such number',
    (bad) => {
      const session = createMeasurement();
      pushAll(session, SENTENCE, () => 1600);
      session.push('patient', {
        samples: Float32Array.of(0, bad),
        sampleRate: RATE,
        frame: SENTENCE.samples.length,
      });
      const result = session.finish();
      expect(result.quality.damagedBlocks).toBe(1);
      expect(JSON.stringify(result)).not.toContain('null');
    },
  );

  it.each([
    ['at full scale', (sample: number) => Math.max(-1, Math.min(1, sample))],
    ['below it', (sample: number) => 0.3 * Math.max(-1, Math.min(1, sample))],
    ['on one side', (sample: number) => Math.max(-0.4, Math.min(1, sample))],
    ['softly', Math.tanh],
  ])('says how much is cut off %s', (_, cut) => {
    const loud = { ...SENTENCE, samples: SENTENCE.samples.map((sample) => cut(sample * 40)) };
    expect(measured(loud, () => 4096).quality.clippedShare).toBeGreaterThan(0.1);
  });

  it('says that as good as nothing is cut off of speech that is only loud', () => {
    const most = SENTENCE.samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
    const loud = { ...SENTENCE, samples: SENTENCE.samples.map((sample) => (0.999 * sample) / most) };
    for (const sound of [SENTENCE, loud])
      expect(measured(sound, () => 4096).quality.clippedShare).toBeLessThan(0.003);
    expect(createMeasurement().finish().quality.clippedShare).toBe(0);
  });
});

describe('while it runs', () => {
  it('a session says how loud it is and whether somebody speaks', () => {
    const session = createMeasurement();
    expect(session.live()).toEqual({
      levelDbfs: Number.NEGATIVE_INFINITY,
      capturedSeconds: 0,
      speaking: false,
    });
    const speech = silence(12);
    addAt(speech, recording('lj-001-0001').samples, 2);
    addAt(speech, scaled(whiteNoise(speech.samples.length), 0.0003), 0);
    pushAll(session, { ...speech, samples: speech.samples.subarray(0, 9 * RATE) }, () => 1600);
    const speaking = session.live();
    expect(speaking.speaking).toBe(true);
    expect(speaking.levelDbfs).toBeGreaterThan(-50);
    expect(speaking.syllablesPerMinute).toBeGreaterThan(150);
    expect(speaking.syllablesPerMinute).toBeLessThan(350);
    session.push('patient', { samples: new Float32Array(2 * RATE), sampleRate: RATE, frame: 9 * RATE });
    expect(session.live()).toMatchObject({ speaking: false, levelDbfs: Number.NEGATIVE_INFINITY });
  });
});

describe('a wrong call', () => {
  const samples = new Float32Array(10);
  it.each<[string, (session: Measurement) => void, MeasurementError['code']]>([
    [
      'a rate of 4 kHz',
      (session) => session.push('patient', { samples, sampleRate: 4_000, frame: 0 }),
      'sample_rate',
    ],
    [
      'a rate of 192 kHz',
      (session) => session.push('patient', { samples, sampleRate: 192_000, frame: 0 }),
      'sample_rate',
    ],
    [
      'a rate that is no number',
      (session) => session.push('patient', { samples, sampleRate: Number.NaN, frame: 0 }),
      'sample_rate',
    ],
    [
      'a frame below 0',
      (session) => session.push('patient', { samples, sampleRate: 8_000, frame: -1 }),
      'frame',
    ],
    [
      'a frame between two',
      (session) => session.push('patient', { samples, sampleRate: 8_000, frame: 0.5 }),
      'frame',
    ],
    ['a prompt at no moment', (session) => session.promptEnded(Number.NaN), 'moment'],
    ['a gap before the beginning', (session) => session.gap(-1, 2), 'moment'],
    [
      'a block after the end',
      (session) => {
        session.finish();
        session.push('patient', { samples, sampleRate: 8_000, frame: 0 });
      },
      'finished',
    ],
  ])('%s throws and says which argument', (_, call, code) => {
    const session = createMeasurement();
    expect(() => call(session)).toThrow(expect.objectContaining({ name: 'MeasurementError', code }));
  });

  it.each([
    [{ latency: 'guess' }, 'mode'],
    [{ language: '' }, 'language'],
    [{ syllablesPerWord: 0 }, 'language'],
  ])('an option %j throws', (options, code) => {
    expect(() => createMeasurement(options as object)).toThrow(expect.objectContaining({ code }));
  });
});
