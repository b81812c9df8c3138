import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recording } from '../../test/recordings.ts';
import { addAt, pinkNoise, RATE, scaled, silence } from '../../test/sounds.ts';
import { createFrameStore, type FrameStore } from './audio/frame-store.ts';
import { createTrack } from './audio/track.ts';
import { createMeasurement, type Sound } from './index.ts';
import { atOnce, fewerRests, inSlices, medianOf, SLICE } from './slices.ts';
import { findVoice } from './voice/find-voice.ts';

/** Two people who speak in turn for a number of minutes, one of them heard again in the track of the other. */
function conversation(minutes: number): { readonly patient: Sound; readonly clinician: Sound } {
  const patient = silence(60 * minutes);
  const clinician = silence(60 * minutes);
  for (let minute = 0; minute < minutes; minute++) {
    addAt(clinician, recording('lj-001-0001').samples, 60 * minute + 1);
    addAt(patient, recording('lj-001-0001').samples, 60 * minute + 1.1, 0.1);
    addAt(patient, recording('mfa-acoustic-corpus').samples, 60 * minute + 12);
  }
  addAt(patient, scaled(pinkNoise(patient.samples.length), 0.0005), 0);
  return { patient, clinician };
}

/** A hum that never pauses and wavers four times a second: one piece from beginning to end, of thousands of peaks. */
function endless(minutes: number): Sound {
  const { samples } = silence(60 * minutes);
  return { samples: samples.map((_, i) => hum(i / RATE)), sampleRate: RATE };
}

function hum(seconds: number): number {
  const harmonics = [1, 2, 3].map((n) => Math.sin(2 * Math.PI * 150 * n * seconds) / n);
  return 0.1 * (1 + 0.5 * Math.sin(8 * Math.PI * seconds)) * harmonics.reduce((sum, each) => sum + each, 0);
}

function sessionOf({ patient, clinician }: { readonly patient: Sound; readonly clinician: Sound }) {
  const session = createMeasurement({ latency: 'tracks' });
  session.push('patient', { ...patient, frame: 0 });
  session.push('clinician', { ...clinician, frame: 0 });
  return session;
}

describe('the end of a session', () => {
  it('gives the same in slices as at once', () => {
    const sound = conversation(1);
    const work = sessionOf(sound).finishInSlices();
    let step = work.next();
    while (!step.done) step = work.next();
    expect(JSON.stringify(step.value)).toBe(JSON.stringify(sessionOf(sound).finish()));
  });

  it('comes in slices that do not grow with the session: only their number does', () => {
    const slicesOf = (minutes: number) => [...sessionOf(conversation(minutes)).finishInSlices()];
    const [short, long] = [slicesOf(1), slicesOf(3)];
    expect(Math.max(...short, ...long)).toBeLessThan(2 * SLICE);
    expect(long.length / short.length).toBeGreaterThan(2);
  });

  it('is over for other calls as soon as it began', () => {
    const session = createMeasurement();
    session.finishInSlices();
    expect(() => session.promptEnded(1)).toThrow(expect.objectContaining({ code: 'finished' }));
  });
});

it('between two rests a bounded part of what is kept is read, whatever the length of a piece', () => {
  for (const minutes of [1, 3]) {
    const track = createTrack();
    track.push({ ...endless(minutes), frame: 0 });
    track.cut();
    let read = 0;
    const frames = counted(track.stretches[0]?.frames ?? createFrameStore(), (values) => (read += values));
    let most = 0;
    let rests = 0;
    for (const _ of fewerRests(findVoice(frames))) {
      most = Math.max(most, read);
      read = 0;
      rests++;
    }
    expect(rests).toBeGreaterThan(minutes * 20);
    expect(most).toBeLessThan(4 * SLICE);
  }
});

/** A store that tells how many values are read of it. */
function counted(frames: FrameStore, tell: (values: number) => void): FrameStore {
  const telling =
    <Given extends readonly unknown[]>(get: (...given: Given) => Float32Array) =>
    (...given: Given) => {
      const values = get(...given);
      tell(values.length);
      return values;
    };
  return {
    length: frames.length,
    append: frames.append,
    last: frames.last,
    band: telling(frames.band),
    voicing: telling(frames.voicing),
    pitch: telling(frames.pitch),
  };
}

describe('slices', () => {
  it('go through everything once, in order', () => {
    const seen: number[] = [];
    const sizes = [...inSlices(0, 2 * SLICE + 3, (from, to) => seen.push(from, to))];
    expect(seen).toEqual([0, SLICE, SLICE, 2 * SLICE, 2 * SLICE, 2 * SLICE + 3]);
    expect(sizes).toEqual([SLICE, SLICE, 3]);
  });

  it('find the median that sorting finds', () => {
    const values = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 50 });
    fc.assert(
      fc.property(values, fc.boolean(), (few, many) => {
        const all = many ? Array.from({ length: SLICE + 100 }, (_, i) => few[i % few.length] ?? i) : few;
        expect(atOnce(medianOf(all))).toBe(all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0);
      }),
      { numRuns: 40 },
    );
  });
});
