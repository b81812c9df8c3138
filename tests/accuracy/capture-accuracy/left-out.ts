/**
 * The constants of syllables, fitted with one voice or one room out of sight and tried on it. What the fit asks for is what
 * the bars ask for: the mean error of the recordings and the mean bias of the voices.
 */
import type { Sound } from '@svc/capture/core';
import { SYLLABLE_READINGS } from '../../../sdks/capture/src/core/parameters.ts';
import { createTrack } from '../../../sdks/capture/src/core/audio/track.ts';
import { countNuclei, type Reading } from '../../../sdks/capture/src/core/speech-rate/syllable-nuclei.ts';
import { smoothed, syllableEnvelope } from '../../../sdks/capture/src/core/speech-rate/syllable-envelope.ts';
import { atOnce } from '../../../sdks/capture/src/core/slices.ts';
import { findVoice } from '../../../sdks/capture/src/core/voice/find-voice.ts';
import { RECORDINGS, recording } from '../../../sdks/capture/test/recordings.ts';
import { ROOMS, type Room } from '../../../sdks/capture/test/rooms.ts';

/** A sharp or a smooth reading of every depth, steepness, voicing and loudness that is tried: 2 x 9 x 3 x 3 x 4. */
const READINGS: readonly Reading[] = [3, 1].flatMap((smoothings) =>
  [0.75, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5].flatMap((dipDb) =>
    [0, 0.5, 1].flatMap((dipSteepness) =>
      [0.4, 0.5, 0.6].flatMap((voicedFrom) =>
        [20, 23, 26, 30].map((belowPieceDb) => ({
          smoothings,
          dipDb,
          dipSteepness,
          voicedFrom,
          belowPieceDb,
        })),
      ),
    ),
  ),
);

const VOICES = [...new Set(RECORDINGS.map(({ speaker }) => speaker))];
const ROOM_NAMES = Object.keys(ROOMS);

/** Of one recording in one room: what each reading counts, as shares of the truth. */
interface Counted {
  readonly voice: string;
  readonly truth: number;
  readonly shares: Float64Array;
}

/** Two readings whose mean counts, by their places in `READINGS`. */
type Pair = readonly [a: number, b: number];

type Table = ReadonlyMap<string, readonly Counted[]>;

export interface LeftOutResult {
  /** Bias of each voice by constants that never met it, and by those of all voices. */
  readonly voices: readonly { readonly voice: string; readonly bias: number; readonly seen: number }[];
  /** Of each room, all voices together, by constants fitted in all other rooms; and of every voice in it. */
  readonly rooms: readonly {
    readonly room: string;
    readonly bias: number;
    readonly voices: readonly number[];
    /** By the constants as they are, which met no room but the first. */
    readonly shipped: number;
    /** Of the voice whose half of 15 s and more was read as a passage in the same room, over its other half. */
    readonly calibrated: number;
  }[];
  /** What the fit on all voices gives. */
  readonly fitted: readonly Reading[];
}

export function leaveOut(): LeftOutResult {
  const table: Table = new Map(
    ROOM_NAMES.map((room) => [room, RECORDINGS.map((one) => countedIn(room, one))]),
  );
  const recorded = ROOM_NAMES.slice(0, 1);
  const all = fit(table, recorded, VOICES);
  return {
    voices: VOICES.map((voice) => {
      const pair = fit(
        table,
        recorded,
        VOICES.filter((other) => other !== voice),
      );
      const own = ofVoices(table, 'as recorded', [voice]);
      return { voice, bias: biasOf(own, pair), seen: biasOf(own, all) };
    }),
    rooms: ROOM_NAMES.map((room) => {
      const pair = fit(
        table,
        ROOM_NAMES.filter((other) => other !== room),
        VOICES,
      );
      const heard = table.get(room) ?? [];
      return {
        room,
        bias: biasOf(heard, pair),
        voices: VOICES.map((voice) => biasOf(ofVoices(table, room, [voice]), pair)),
        shipped: biasOf(heard, all),
        calibrated: calibrated(ofVoices(table, room, ['lj']), all),
      };
    }),
    fitted: all.map((i) => READINGS[i] as Reading),
  };
}

/** Whether the constants that are shipped are those that the fit gives. */
export function isShipped(fitted: readonly Reading[]): boolean {
  return JSON.stringify(fitted) === JSON.stringify(SYLLABLE_READINGS);
}

function countedIn(room: string, truth: (typeof RECORDINGS)[number]): Counted {
  const heard = (ROOMS[room] as Room)(recording(truth.id), [[truth.speechStartSec, truth.speechEndSec]]);
  return { voice: truth.speaker, truth: truth.syllables, shares: sharesOf(heard, truth.syllables) };
}

function sharesOf(sound: Sound, syllables: number): Float64Array {
  const track = createTrack();
  track.push({ ...sound, frame: 0 });
  track.cut();
  const shares = new Float64Array(READINGS.length);
  for (const { frames } of track.stretches) {
    const { pieces } = atOnce(findVoice(frames));
    const voicing = frames.voicing(0, frames.length);
    const envelope = atOnce(syllableEnvelope(frames));
    const envelopes = [0, 1, 2, 3].map((times) => atOnce(smoothed(envelope, times)));
    for (const [i, reading] of READINGS.entries())
      for (const piece of pieces) {
        const values = envelopes[reading.smoothings] as Float32Array;
        shares[i] = (shares[i] as number) + atOnce(countNuclei(values, voicing, piece, reading)) / syllables;
      }
  }
  return shares;
}

function ofVoices(table: Table, room: string, voices: readonly string[]): Counted[] {
  return (table.get(room) ?? []).filter(({ voice }) => voices.includes(voice));
}

function biasOf(counted: readonly Counted[], [a, b]: Pair): number {
  let [found, truth] = [0, 0];
  for (const each of counted) {
    found += (each.truth * ((each.shares[a] as number) + (each.shares[b] as number))) / 2;
    truth += each.truth;
  }
  return found / truth - 1;
}

/** The factor of the even recordings, which are 27 s long, applied to the odd ones. */
function calibrated(counted: readonly Counted[], pair: Pair): number {
  const [passage, later] = [0, 1].map((half) => counted.filter((_, i) => i % 2 === half)) as [
    Counted[],
    Counted[],
  ];
  return (1 + biasOf(later, pair)) / (1 + biasOf(passage, pair)) - 1;
}

/** The pair of a smooth and a sharp reading with the least mean error of recordings and mean bias of voices, over rooms. */
function fit(table: Table, rooms: readonly string[], voices: readonly string[]): Pair {
  const half = READINGS.length / 2;
  const cost = new Float64Array(half * half);
  for (const room of rooms) {
    const heard = ofVoices(table, room, voices);
    for (const { shares } of heard) addErrors(cost, shares, 1 / heard.length);
    for (const voice of voices) {
      const own = ofVoices(table, room, [voice]);
      const total = own.reduce((sum, { truth }) => sum + truth, 0);
      const shares = READINGS.map((_, i) =>
        own.reduce((sum, each) => sum + (each.truth * (each.shares[i] as number)) / total, 0),
      );
      addErrors(cost, Float64Array.from(shares), 1 / voices.length);
    }
  }
  const best = cost.reduce((least, value, at) => (value < (cost[least] as number) ? at : least), 0);
  return [Math.floor(best / half), half + (best % half)];
}

function addErrors(cost: Float64Array, shares: Float64Array, weight: number): void {
  const half = shares.length / 2;
  for (let a = 0; a < half; a++)
    for (let b = 0; b < half; b++) {
      const share = ((shares[a] as number) + (shares[half + b] as number)) / 2;
      cost[a * half + b] = (cost[a * half + b] as number) + weight * Math.abs(share - 1);
    }
}
