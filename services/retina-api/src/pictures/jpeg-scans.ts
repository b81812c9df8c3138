/** What of a JPEG file costs time to decode, beside its pixels. */
export interface JpegScans {
  /** Passes over the picture. A camera writes one, three, or about ten when progressive. */
  readonly scans: number;
  /** Places at which a decoder starts anew. */
  readonly restarts: number;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers below stand alone: a decoder that starts anew passes over them, and not over a length. */
const FIRST_WITH_LENGTH = 0xc0;

/** Counts them by the markers alone: nothing is decoded. */
export function countScans(bytes: Uint8Array): JpegScans {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let [scans, restarts, place] = [0, 0, 2];
  while ((place = file.indexOf(0xff, place)) >= 0) {
    // Any number of 0xff fills before a marker.
    while (file[place + 1] === 0xff) place++;
    const marker = file[place + 1] ?? END_OF_IMAGE;
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans++;
    if (isRestart(marker)) restarts++;
    if (marker < FIRST_WITH_LENGTH || isRestart(marker)) place += 2;
    else place += 2 + Math.max(2, word(file, place + 2));
  }
  return { scans, restarts };
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function word(file: Buffer, place: number): number {
  return place + 2 <= file.length ? file.readUInt16BE(place) : 2;
}
