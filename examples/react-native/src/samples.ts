/** Hermes has it; the types of React Native do not say so. */
declare function atob(base64: string): string;

const FULL_SCALE = 32_768;

/** The samples of base64 with 16 bits each, little endian, as numbers from -1 to 1. */
export function samplesOf(base64: string): Float32Array {
  const bytes = atob(base64);
  const samples = new Float32Array(bytes.length >> 1);
  for (let i = 0; i < samples.length; i++) {
    const unsigned = bytes.charCodeAt(2 * i) | (bytes.charCodeAt(2 * i + 1) << 8);
    samples[i] = ((unsigned << 16) >> 16) / FULL_SCALE;
  }
  return samples;
}
