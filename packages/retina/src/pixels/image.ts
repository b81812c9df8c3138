/** A decoded picture: rows from the top, three bytes a pixel (red, green, blue), or four with an ignored alpha. */
export interface RgbImage {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** One value per pixel, rows from the top. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** 1 where it holds, 0 elsewhere. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The mask of the places where it holds. A plain loop: `from` with a function takes twenty times as long. */
export function maskWhere(width: number, height: number, holds: (place: number) => boolean): Mask {
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i++) if (holds(i)) data[i] = 1;
  return { width, height, data };
}

/** Half-open: `right` and `bottom` are the first column and row outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Checks a picture before anything is computed from it.
 *
 * @throws RangeError for sides that are not whole numbers, or data that does not match them
 */
export function checkImage({ width, height, channels, data }: RgbImage): void {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1)
    throw new RangeError(`A picture of ${width} by ${height} pixels cannot be.`);
  if (data.length !== width * height * channels)
    throw new RangeError(
      `A picture of ${width} by ${height} pixels with ${channels} channels has ${width * height * channels} bytes, not ${data.length}.`,
    );
}
