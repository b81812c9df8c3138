/** Power spectrum of real frames of one size: a radix-2 transform with its tables made once. */
export interface Fourier {
  /** Power of bins 0 to size / 2 of `frame` (at most `size` samples, the rest counts as zero), written into `power`. */
  powerInto(frame: Float32Array, power: Float32Array): void;
}

export function createFourier(size: number): Fourier {
  const cosines = Float32Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size));
  const sines = Float32Array.from({ length: size / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / size));
  const reversed = bitReversal(size);
  const re = new Float32Array(size);
  const im = new Float32Array(size);
  return {
    powerInto(frame, power) {
      for (let i = 0; i < size; i++) re[reversed[i] as number] = frame[i] ?? 0;
      im.fill(0);
      for (let half = 1; half < size; half *= 2) butterflies(half);
      for (let i = 0; i <= size / 2; i++)
        power[i] = (re[i] as number) * (re[i] as number) + (im[i] as number) * (im[i] as number);
    },
  };

  function butterflies(half: number): void {
    const step = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half)
      for (let k = 0; k < half; k++) {
        const a = start + k;
        const b = a + half;
        const c = cosines[k * step] as number;
        const s = sines[k * step] as number;
        const x = (re[b] as number) * c - (im[b] as number) * s;
        const y = (re[b] as number) * s + (im[b] as number) * c;
        re[b] = (re[a] as number) - x;
        im[b] = (im[a] as number) - y;
        re[a] = (re[a] as number) + x;
        im[a] = (im[a] as number) + y;
      }
  }
}

function bitReversal(size: number): Uint16Array {
  const bits = Math.log2(size);
  return Uint16Array.from({ length: size }, (_, i) => {
    let reversed = 0;
    for (let bit = 0; bit < bits; bit++) reversed |= ((i >> bit) & 1) << (bits - 1 - bit);
    return reversed;
  });
}
