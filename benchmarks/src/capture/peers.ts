import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { measureRecording, type Sound } from '@svc/capture/core';
import * as ort from 'onnxruntime-web/wasm';
import type { Span } from '../../../sdks/capture/test/recordings.ts';

/** Finds speech in sound at 16 kHz. */
export type Detector = (sound: Sound) => Promise<readonly Span[]> | readonly Span[];

interface SileroOptions {
  readonly enter: number;
  readonly leave: number;
  readonly redemptionMs: number;
  readonly padMs: number;
  readonly leastMs: number;
}

const require = createRequire(import.meta.url);
const CHUNK = 512;
const CONTEXT = 64;
const CHUNK_SECONDS = CHUNK / 16_000;

export const ours: Detector = (patient) => measureRecording({ patient }).speechSegments;

/** As vad-web 0.0.31 is set when nothing is said. */
export const VAD_WEB_DEFAULTS = { enter: 0.3, leave: 0.25, redemptionMs: 1400, padMs: 800, leastMs: 400 };
/** For timing: no pad, short pauses end a segment, short words are kept. */
export const TUNED = { enter: 0.5, leave: 0.35, redemptionMs: 150, padMs: 0, leastMs: 60 };

/** Silero v5 as vad-web ships it, segments as vad-web makes them. */
export async function silero(options: SileroOptions): Promise<Detector> {
  ort.env.wasm.numThreads = 1;
  const folder = require.resolve('@ricky0123/vad-web').replace(/index\.js$/, '');
  const model = await ort.InferenceSession.create(
    new Uint8Array(readFileSync(`${folder}silero_vad_v5.onnx`)),
  );
  return async (sound) => segmentsOf(await probabilities(model, sound), options);
}

async function probabilities(model: ort.InferenceSession, { samples }: Sound): Promise<number[]> {
  const found: number[] = [];
  const sr = new ort.Tensor('int64', [16_000n]);
  let state: ort.Tensor = new ort.Tensor('float32', new Float32Array(256), [2, 1, 128]);
  for (let at = 0; at + CHUNK <= samples.length; at += CHUNK) {
    const input = new Float32Array(CONTEXT + CHUNK);
    input.set(samples.subarray(Math.max(0, at - CONTEXT), at + CHUNK), at === 0 ? CONTEXT : 0);
    const out = await model.run({ input: new ort.Tensor('float32', input, [1, input.length]), state, sr });
    state = out.stateN as ort.Tensor;
    found.push((out.output as ort.Tensor).data[0] as number);
  }
  return found;
}

function segmentsOf(found: readonly number[], options: SileroOptions): Span[] {
  const spans: Span[] = [];
  let from = -1;
  let quiet = 0;
  const close = (end: number) => {
    const last = end - quiet;
    // vad-web keeps the whole of the redemption in the segment; without a pad it is cut off.
    const to = options.padMs > 0 ? end : last;
    if ((last - from) * CHUNK_SECONDS * 1000 >= options.leastMs)
      spans.push([Math.max(0, from * CHUNK_SECONDS - options.padMs / 1000), to * CHUNK_SECONDS]);
    from = -1;
    quiet = 0;
  };
  for (const [i, probability] of found.entries()) {
    if (from < 0 && probability >= options.enter) from = i;
    if (from < 0) continue;
    quiet = probability < options.leave ? quiet + 1 : 0;
    if (quiet * CHUNK_SECONDS * 1000 >= options.redemptionMs) close(i + 1);
  }
  if (from >= 0) close(found.length);
  return spans;
}

interface FvadModule {
  readonly HEAP16: Int16Array;
  _malloc(bytes: number): number;
  _fvad_new(): number;
  _fvad_set_mode(instance: number, mode: number): number;
  _fvad_set_sample_rate(instance: number, rate: number): number;
  _fvad_process(instance: number, frame: number, length: number): number;
}

/** The voice activity detector of WebRTC, frames of 10 ms as they come. */
export async function webRtc(mode: 0 | 1 | 2 | 3): Promise<Detector> {
  // @ts-expect-error: the package has no declarations.
  const { default: create } = (await import('@echogarden/fvad-wasm')) as {
    default: () => Promise<FvadModule>;
  };
  const module = await create();
  return ({ samples }) => {
    const instance = module._fvad_new();
    module._fvad_set_mode(instance, mode);
    module._fvad_set_sample_rate(instance, 16_000);
    const frame = module._malloc(320);
    const spans: [number, number][] = [];
    for (let at = 0; at + 160 <= samples.length; at += 160) {
      for (let i = 0; i < 160; i++)
        module.HEAP16[frame / 2 + i] = Math.max(-1, Math.min(1, samples[at + i] as number)) * 32_767;
      if (module._fvad_process(instance, frame, 160) !== 1) continue;
      const last = spans.at(-1);
      if (last !== undefined && at / 16_000 - last[1] < 0.15) last[1] = (at + 160) / 16_000;
      else spans.push([at / 16_000, (at + 160) / 16_000]);
    }
    return spans;
  };
}

/** Where Debian's praat is installed. */
export function hasPraat(): boolean {
  return spawnSync('praat', ['--version']).status === 0;
}

export function praatSyllables(file: string): number {
  const script = fileURLToPath(new URL('./praat-syllables.praat', import.meta.url));
  return Number(execFileSync('praat', ['--run', script, file], { encoding: 'utf8' }));
}
