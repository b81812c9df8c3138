/** Sound of a file: one array for each channel, -1 to 1. */
export interface WavAudio {
  readonly sampleRate: number;
  readonly channels: readonly Float32Array[];
}

/**
 * A file that cannot be read as sound; the message continues a sentence that begins with its name.
 *
 * @example
 * ```ts
 * import { readWav } from '@svc/capture/wav';
 * readWav(new TextEncoder().encode('no sound at all')); // → throws WavError: is no WAV file
 * ```
 */
export class WavError extends Error {
  override readonly name = 'WavError';
}

interface Format {
  readonly encoding: number;
  readonly channels: number;
  readonly sampleRate: number;
  readonly bits: number;
}

type SampleReader = (view: DataView, at: number) => number;

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
/** Length that programs write which do not know it yet: until the end. */
const OPEN_ENDED = 0xffffffff;

const READERS: Readonly<Record<string, SampleReader>> = {
  [`${PCM}/8`]: (view, at) => (view.getUint8(at) - 128) / 128,
  [`${PCM}/16`]: (view, at) => view.getInt16(at, true) / 0x8000,
  [`${PCM}/24`]: (view, at) => (view.getUint8(at) + view.getInt16(at + 1, true) * 256) / 0x800000,
  [`${PCM}/32`]: (view, at) => view.getInt32(at, true) / 0x80000000,
  [`${FLOAT}/32`]: (view, at) => view.getFloat32(at, true),
  [`${FLOAT}/64`]: (view, at) => view.getFloat64(at, true),
};

/**
 * Reads a WAV file: PCM of 8, 16, 24 or 32 bits, float of 32 or 64, plain or extensible, any number of channels.
 *
 * @throws WavError for what is empty, cut short, no WAV file, of another encoding, or holds values that are no numbers
 * @example
 * ```ts
 * import { readWav } from '@svc/capture/wav';
 * readWav(new Uint8Array()); // → throws WavError: is empty
 * ```
 */
export function readWav(bytes: Uint8Array): WavAudio {
  if (bytes.length === 0) throw new WavError('is empty.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WAVE')
    throw new WavError('is no WAV file.');
  const { format, from, length } = chunksOf(view);
  return { sampleRate: format.sampleRate, channels: samplesOf(view, format, from, length) };
}

function chunksOf(view: DataView): { format: Format; from: number; length: number } {
  let format: Format | undefined;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const name = textAt(view, at);
    const size = view.getUint32(at + 4, true);
    const from = at + 8;
    if (name === 'fmt ') format = formatAt(view, from, size);
    if (name === 'data') {
      if (format === undefined) throw new WavError('is damaged: its data come before their format.');
      return { format, from, length: dataLength(view, from, size) };
    }
    at = from + size + (size % 2);
  }
  throw new WavError('is cut short: it holds no sound.');
}

function formatAt(view: DataView, at: number, size: number): Format {
  if (size < 16 || at + size > view.byteLength) throw new WavError('is cut short within its header.');
  const tag = view.getUint16(at, true);
  const encoding = tag === EXTENSIBLE && size >= 26 ? view.getUint16(at + 24, true) : tag;
  return {
    encoding,
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
}

function dataLength(view: DataView, from: number, size: number): number {
  const there = view.byteLength - from;
  if (size === OPEN_ENDED) return there;
  if (size > there) throw new WavError(`is cut short: ${there} of ${size} bytes of sound are there.`);
  if (size === 0) throw new WavError('holds no sound.');
  return size;
}

function samplesOf(view: DataView, { encoding, channels, bits }: Format, from: number, length: number) {
  const read = READERS[`${encoding}/${bits}`];
  if (read === undefined)
    throw new WavError(`has an encoding that is not read (${encoding}, ${bits} bits): PCM or float is.`);
  if (channels === 0) throw new WavError('is damaged: it has no channel.');
  const width = bits / 8;
  const count = Math.floor(length / (width * channels));
  if (count === 0) throw new WavError('holds no sound.');
  return Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(count);
    for (let i = 0; i < count; i++) samples[i] = read(view, from + (i * channels + channel) * width);
    if (!samples.every(Number.isFinite))
      throw new WavError('holds samples that are no numbers (NaN or infinite).');
    return samples;
  });
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(at + i)));
}
