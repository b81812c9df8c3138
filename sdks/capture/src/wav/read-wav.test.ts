import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeWav } from '../../test/write-wav.ts';
import { mixDown, readWav, WavError } from './index.ts';

const WAVE = Float32Array.from({ length: 64 }, (_, i) => 0.8 * Math.sin(i / 5));
const OTHER = WAVE.map((sample) => -sample / 2);

describe('a WAV file', () => {
  it.each([
    ['8 bits', { bits: 8 }, 1 / 128],
    ['16 bits', { bits: 16 }, 1 / 32_768],
    ['24 bits', { bits: 24 }, 1e-6],
    ['32 bits', { bits: 32 }, 1e-6],
    ['float', { bits: 32, float: true }, 1e-7],
    ['float of 64 bits', { bits: 64, float: true }, 1e-7],
    ['extensible', { bits: 24, extensible: true }, 1e-6],
    ['extensible float', { bits: 32, float: true, extensible: true }, 1e-7],
    ['a chunk of odd length before the sound', { bits: 16, before: 7 }, 1 / 32_768],
  ] as const)('of %s is read', (_, options, error) => {
    const { sampleRate, channels } = readWav(writeWav([WAVE, OTHER], { ...options, sampleRate: 44_100 }));
    expect([sampleRate, channels.length]).toEqual([44_100, 2]);
    for (const [i, wanted] of [WAVE, OTHER].entries())
      for (const [n, sample] of wanted.entries())
        expect(Math.abs((channels[i]?.[n] ?? 9) - sample)).toBeLessThanOrEqual(error);
  });

  it('whose writer did not know its length is read to its end', () => {
    expect(readWav(writeWav([WAVE], { said: 0xffffffff })).channels[0]).toHaveLength(64);
  });

  const whole = writeWav([WAVE]);
  it.each([
    ['that is empty', new Uint8Array(), 'is empty.'],
    ['that is text', new TextEncoder().encode('no sound at all, only words'), 'is no WAV file.'],
    ['that ends within its header', whole.subarray(0, 30), 'is cut short within its header.'],
    ['that ends before its sound', whole.subarray(0, 36), 'is cut short: it holds no sound.'],
    [
      'that ends within its sound',
      whole.subarray(0, 100),
      'is cut short: 56 of 128 bytes of sound are there.',
    ],
    ['without a sample', writeWav([new Float32Array()]), 'holds no sound.'],
    ['without a channel', writeWav([]), 'holds no sound.'],
    [
      'of an unknown encoding',
      withFormat(whole, 85),
      'has an encoding that is not read (85, 16 bits): PCM or float is.',
    ],
    [
      'with NaN',
      writeWav([Float32Array.of(0, Number.NaN)], { bits: 32, float: true }),
      'holds samples that are no numbers (NaN or infinite).',
    ],
    [
      'with infinity',
      writeWav([Float32Array.of(Infinity)], { bits: 32, float: true }),
      'holds samples that are no numbers (NaN or infinite).',
    ],
  ])('%s is refused', (_, bytes, message) => {
    expect(() => readWav(bytes)).toThrow(new WavError(message));
  });

  it('of any bytes is read or refused, and never breaks the reader', () => {
    const damaged = fc.tuple(fc.nat(200), fc.uint8Array({ maxLength: 12 })).map(([at, bytes]) => {
      const copy = Uint8Array.from(whole);
      copy.set(bytes.subarray(0, Math.max(0, copy.length - at)), Math.min(at, copy.length));
      return copy;
    });
    const law = fc.property(fc.oneof(fc.uint8Array({ maxLength: 80 }), damaged), isReadOrRefused);
    expect(fc.check(law, { numRuns: 300 }).failed).toBe(false);
  });
});

describe('several channels', () => {
  const mixed = (channels: Float32Array[]) => mixDown({ sampleRate: 8_000, channels });

  it('become their mean', () => {
    expect([...mixed([Float32Array.of(1, 0), Float32Array.of(0.5, 0)])]).toEqual([0.75, 0]);
  });

  it('that cancel each other out become the loudest', () => {
    expect(mixed([WAVE, WAVE.map((sample) => -sample)])).toEqual(WAVE);
  });
});

function withFormat(bytes: Uint8Array, encoding: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[20] = encoding;
  return copy;
}

function isReadOrRefused(bytes: Uint8Array): boolean {
  try {
    return readWav(bytes).channels.length > 0;
  } catch (error) {
    return error instanceof WavError;
  }
}
