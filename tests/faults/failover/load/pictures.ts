import sharp from 'sharp';

const SIDE = 256;
const QUALITY = 90;

/** Small pictures, each of another colour: what is measured of them is little, what is stored is told apart. */
export async function makePictures(count: number): Promise<Buffer[]> {
  const colours = Array.from({ length: count }, (_, index) => ({ r: 40 + 20 * index, g: 90, b: 60 }));
  return Promise.all(
    colours.map((background) =>
      sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } })
        .jpeg({ quality: QUALITY })
        .toBuffer(),
    ),
  );
}
