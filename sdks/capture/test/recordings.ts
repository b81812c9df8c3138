import { readFileSync } from 'node:fs';
import type { Sound } from '../src/core/index.ts';
import { mixDown, readWav } from '../src/wav/index.ts';
import truth from '../test-audio/truth.json' with { type: 'json' };

export type Span = readonly [from: number, to: number];

export interface RecordingTruth {
  readonly id: string;
  readonly speaker: string;
  readonly words: number;
  readonly syllables: number;
  readonly durationSec: number;
  readonly speechStartSec: number;
  readonly speechEndSec: number;
  readonly speechSegments?: readonly Span[];
}

export const RECORDINGS = truth.recordings as unknown as readonly RecordingTruth[];
export const DIALOGUES = truth.dialogues;

const FOLDER = new URL('../test-audio/', import.meta.url);

export function recording(id: string): Sound {
  return readSound(new URL(`${id}.wav`, FOLDER));
}

export function truthOf(id: string): RecordingTruth {
  const found = RECORDINGS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no recording ${id}`);
  return found;
}

export function readSound(file: string | URL): Sound {
  const wav = readWav(readFileSync(file));
  return { samples: mixDown(wav), sampleRate: wav.sampleRate };
}

/** The speech of a recording alone. */
export function speechOf(id: string): Float32Array {
  const { samples, sampleRate } = recording(id);
  const { speechStartSec, speechEndSec } = truthOf(id);
  return samples.slice(Math.round(speechStartSec * sampleRate), Math.round(speechEndSec * sampleRate));
}
