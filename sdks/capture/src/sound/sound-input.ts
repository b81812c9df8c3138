import type { Voice } from '../core/index.ts';
import type { CaptureSource } from '../session/source.ts';
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

interface Wiring {
  readonly channels: number;
  readonly taps: readonly Tap[];
  readonly voices: readonly Voice[];
}

const ONE: Wiring = { channels: 1, taps: [[0, 0]], voices: ['patient'] };
const TWO: Wiring = { channels: 1, taps: [[0, 0], [1, 0]], voices: ['patient', 'clinician'] }; // biome-ignore format: pairs

function wiringOf(source: CaptureSource): Wiring {
  if (source.kind === 'microphone') return ONE;
  if (source.kind === 'tracks') return TWO;
  const clinician = source.clinician === 'right' ? 1 : 0;
  return { channels: 2, taps: [[0, 1 - clinician], [0, clinician]], voices: TWO.voices }; // biome-ignore format: pairs
}

/** Connects the streams to a context; the context may still be suspended. */
export async function openSoundInput({
  context,
  source,
  patient,
  workletUrl,
  onBlock,
}: {
  readonly context: AudioContext;
  readonly source: CaptureSource;
  readonly patient: MediaStream;
  readonly workletUrl: string | undefined;
  readonly onBlock: (block: SoundBlock) => void;
}): Promise<SoundInput> {
  const { channels, taps, voices } = wiringOf(source);
  const streams = source.kind === 'tracks' ? [patient, source.clinician] : [patient];
  const sources = streams.map((stream) => context.createMediaStreamSource(stream));
  const plan = { sources, taps, channels, workletUrl };
  const hasWorklet = context.audioWorklet !== undefined && typeof AudioWorkletNode !== 'undefined';
  const untap = hasWorklet
    ? await tapByWorklet(context, plan, onBlock)
    : tapByScriptProcessor(context, plan, onBlock);
  return {
    context,
    tap: hasWorklet ? 'worklet' : 'script_processor',
    voices,
    close() {
      untap();
      for (const node of sources) node.disconnect();
    },
  };
}
