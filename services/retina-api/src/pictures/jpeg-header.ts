/** What the frame header of a JPEG file says. */
export interface JpegHeader {
  readonly width: number;
  readonly height: number;
  readonly components: number;
  readonly bitsPerSample: number;
  readonly progressive: boolean;
}

const START_OF_IMAGE = 0xd8;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Frame headers: baseline, extended and progressive with Huffman coding. The others are of no camera. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const PROGRESSIVE = 0xc2;
/** Markers of the frame family that are no frame headers. */
const NOT_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
const STANDALONE = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * The frame header of a JPEG file, from its segments alone: nothing is decoded. null for bytes that are no JPEG file, or
 * one coded in a way no camera uses.
 */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | null {
  const at = (place: number) => bytes[place] ?? -1;
  const word = (place: number) => (at(place) << 8) | at(place + 1);
  if (at(0) !== 0xff || at(1) !== START_OF_IMAGE || at(2) !== 0xff) return null;
  let place = 2;
  while (place < bytes.length) {
    if (at(place) !== 0xff) return null;
    while (at(place + 1) === 0xff) place++;
    const marker = at(place + 1);
    place += 2;
    if (STANDALONE(marker)) continue;
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE || marker < 0) return null;
    const length = word(place);
    if (length < 2 || place + length > bytes.length) return null;
    if (FRAMES.has(marker)) {
      if (length < 8) return null;
      return {
        bitsPerSample: at(place + 2),
        height: word(place + 3),
        width: word(place + 5),
        components: at(place + 7),
        progressive: marker === PROGRESSIVE,
      };
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.has(marker)) return null;
    place += length;
  }
  return null;
}
