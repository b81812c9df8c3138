import { BLOCK, type Convolution } from './convolve.ts';

export type ConvolutionPair = readonly [Convolution, Convolution];

/** A vessel net ready to run: batch normalisation is folded into the weights when it is exported. */
export interface VesselNet {
  /** The net's own name; checking the SHA-256 of the file is left to whoever ships it. */
  readonly version: string;
  /** The two 3 x 3 convolutions of each level on the way down. */
  readonly down: readonly ConvolutionPair[];
  /** The steps on the way up, each from the level below. */
  readonly up: readonly { readonly reduce: Convolution; readonly block: ConvolutionPair }[];
  readonly head: Convolution;
}

/*
 * The file, little-endian: "SVN1"; one byte for the length of the version and the version in ASCII; one byte for the
 * number of levels, one for the planes read, two for the maps of each level; then the weights as 16-bit floats in the
 * order down (level by level, both convolutions: weights [to][from][3][3], bias), up (level by level: reduce
 * [to][from], bias; both convolutions), head.
 */
const MAGIC = 'SVN1';

/**
 * Reads a net from its file.
 *
 * @throws RangeError for bytes that are not a net, or not a complete one
 *
 * @example
 * ```ts
 * import { readVesselNet } from '@svc/retina';
 * import { vesselNetBytes } from '@svc/retina/vessel-net';
 *
 * readVesselNet(vesselNetBytes()).version; // → '2026-11-24'
 * readVesselNet(new Uint8Array(3)); // → throws RangeError
 * ```
 */
export function readVesselNet(bytes: Uint8Array): VesselNet {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const take = <Value>(length: number, read: (at: number) => Value): Value => {
    if (at + length > bytes.length) throw new RangeError('The net ends too early.');
    const value = read(at);
    at += length;
    return value;
  };
  const ascii = (length: number) =>
    take(length, (from) => String.fromCharCode(...bytes.subarray(from, from + length)));
  const byte = () => take(1, (from) => view.getUint8(from));
  const floats = (length: number) =>
    take(2 * length, (from) =>
      Float64Array.from({ length }, (_, i) => halfFloat(view.getUint16(from + 2 * i, true))),
    );

  if (ascii(MAGIC.length) !== MAGIC) throw new RangeError('These bytes are no vessel net.');
  const version = ascii(byte());
  const levels = byte();
  const planes = byte();
  const widths = Array.from({ length: levels }, () => take(2, (from) => view.getUint16(from, true)));
  if (levels < 1 || planes < 1 || widths.some((width) => width < BLOCK || width % BLOCK !== 0))
    throw new RangeError('A net has levels of a multiple of 4 maps each.');

  const convolution = (from: number, to: number): Convolution => {
    const weights = inBlocks(floats(to * from * 9), from, to);
    return { from, to, weights, bias: floats(to) };
  };
  const point = (from: number, to: number): Convolution => ({
    from,
    to,
    weights: floats(to * from),
    bias: floats(to),
  });
  const down = widths.map(
    (width, level): ConvolutionPair => [
      convolution(level === 0 ? planes : (widths[level - 1] as number), width),
      convolution(width, width),
    ],
  );
  const up = widths.slice(0, -1).map((width, level) => ({
    reduce: point(widths[level + 1] as number, width),
    block: [convolution(width, width), convolution(width, width)] as const,
  }));
  const head = point(widths[0] as number, 1);
  if (at !== bytes.length) throw new RangeError('The net goes on after its end.');
  return { version, down, up, head };
}

/** From [to][from][9] to blocks of four maps made: [to / 4][from][4][9]. */
function inBlocks(weights: Float64Array, from: number, to: number): Float64Array {
  const blocks = new Float64Array(weights.length);
  for (let o = 0; o < to; o++)
    for (let i = 0; i < from; i++)
      for (let tap = 0; tap < 9; tap++) {
        const block = Math.floor(o / BLOCK);
        blocks[((block * from + i) * BLOCK + (o % BLOCK)) * 9 + tap] = weights[
          (o * from + i) * 9 + tap
        ] as number;
      }
  return blocks;
}

/** The value of an IEEE 754 half. */
function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
