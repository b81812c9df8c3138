import type { Voice } from '../core/index.ts';
import type { CaptureSource } from './source.ts';
import { tapByScriptProcessor } from './script-processor.ts';
import type { SoundBlock, Tap } from './sound-block.ts';
import { tapByWorklet } from './worklet.ts';

/** Which way samples come: beside the sound card, or on the thread of the page. */
export type TapKind = 'worklet' | 'script_processor';

/** A context with the streams of a session connected. */
export interface SoundInput {
  readonly context: AudioContext;
  readonly tap: TapKind;
  readonly voices: readonly Voice[];
  close(): void;
}

const VOICES: readonly Voice[] = ['patient', 'clinician'];

/** Where each voice is, in the order of `VOICES`. */
function tapsOf(source: CaptureSource): readonly Tap[] {
  if (source.kind === 'microphone') return [[0, 0]];
  if (source.kind === 'tracks') return [[0, 0], [1, 0]]; // biome-ignore format: pairs
  const clinician = source.clinicianChannel === 'right' ? 1 : 0;
  return [[0, 1 - clinician], [0, clinician]]; // biome-ignore format: pairs
}

/** Connects the streams to a context; the context may still be suspended. */
export async function openSoundInput({
  context,
  source,
  stream,
  workletUrl,
  onBlock,
}: {
  readonly context: AudioContext;
  readonly source: CaptureSource;
  readonly stream: MediaStream;
  readonly workletUrl: string | undefined;
  readonly onBlock: (block: SoundBlock) => void;
}): Promise<SoundInput> {
  const streams = source.kind === 'tracks' ? [stream, source.clinicianStream] : [stream];
  const sources = streams.map((stream) => context.createMediaStreamSource(stream));
  const taps = tapsOf(source);
  const wiring = { sources, taps, channels: source.kind === 'stereo' ? 2 : 1 };
  const hasWorklet = context.audioWorklet !== undefined && typeof AudioWorkletNode !== 'undefined';
  const untap = hasWorklet
    ? await tapByWorklet(context, wiring, workletUrl, onBlock)
    : tapByScriptProcessor(context, wiring, onBlock);
  return {
    context,
    tap: hasWorklet ? 'worklet' : 'script_processor',
    voices: VOICES.slice(0, taps.length),
    close() {
      untap();
      for (const node of sources) node.disconnect();
    },
  };
}
