interface WavOptions {
  readonly sampleRate?: number;
  readonly bits?: 8 | 16 | 24 | 32 | 64;
  readonly float?: boolean;
  readonly extensible?: boolean;
  /** A chunk of this many bytes before the sound. */
  readonly before?: number;
  /** What the header says of the length, where it is not the truth. */
  readonly said?: number;
}

/** A WAV file of channels of equal length. */
export function writeWav(channels: readonly Float32Array[], options: WavOptions = {}): Uint8Array {
  const { sampleRate = 16_000, bits = 16, float = false, extensible = false, before = 0 } = options;
  const width = bits / 8;
  const data = (channels[0]?.length ?? 0) * channels.length * width;
  const format = extensible ? 40 : 16;
  const extra = before > 0 ? 8 + before + (before % 2) : 0;
  const bytes = new Uint8Array(12 + 8 + format + extra + 8 + data);
  const view = new DataView(bytes.buffer);
  text(view, 0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(view, 8, 'WAVE');
  text(view, 12, 'fmt ');
  view.setUint32(16, format, true);
  view.setUint16(20, extensible ? 0xfffe : float ? 3 : 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * channels.length * width, true);
  view.setUint16(32, channels.length * width, true);
  view.setUint16(34, bits, true);
  if (extensible) {
    view.setUint16(36, 22, true);
    view.setUint16(38, bits, true);
    view.setUint16(44, float ? 3 : 1, true);
  }
  let at = 20 + format;
  if (before > 0) {
    text(view, at, 'LIST');
    view.setUint32(at + 4, before, true);
    at += extra;
  }
  text(view, at, 'data');
  view.setUint32(at + 4, options.said ?? data, true);
  at += 8;
  for (let i = 0; i < (channels[0]?.length ?? 0); i++)
    for (const channel of channels) {
      write(view, at, channel[i] as number, bits, float);
      at += width;
    }
  return bytes;
}

function write(view: DataView, at: number, sample: number, bits: number, float: boolean): void {
  if (float) return bits === 64 ? view.setFloat64(at, sample, true) : view.setFloat32(at, sample, true);
  if (bits === 8) return view.setUint8(at, clamped(sample, 128) + 128);
  if (bits === 16) return view.setInt16(at, clamped(sample, 0x8000), true);
  if (bits === 32) return view.setInt32(at, clamped(sample, 0x80000000), true);
  const value = clamped(sample, 0x800000);
  view.setUint8(at, value & 255);
  view.setInt16(at + 1, value >> 8, true);
}

function clamped(sample: number, full: number): number {
  return Math.max(-full, Math.min(full - 1, Math.round(sample * full)));
}

function text(view: DataView, at: number, value: string): void {
  for (let i = 0; i < 4; i++) view.setUint8(at + i, value.charCodeAt(i));
}
