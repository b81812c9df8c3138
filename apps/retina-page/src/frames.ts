import type { RgbImage } from '@svc/retina';

/** What a frame is drawn from, with its size. */
export interface FrameSource {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** Enough for quality: the engine measures a field of view at 608 pixels, whatever the picture has. */
const FRAME_SIDE = 640;
/** Of a picture: more than the engine uses, and what the canvas of every browser holds. */
const PICTURE_SIDE = 4096;
const JPEG_QUALITY = 0.92;

/** Draws small copies of what a camera or a canvas shows, one after another. */
export function createFrameReader(): (source: FrameSource) => RgbImage | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return ({ image, width, height }) => {
    if (context === null || width === 0 || height === 0) return null;
    const scale = Math.min(1, FRAME_SIDE / Math.min(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { width: canvas.width, height: canvas.height, channels: 4, data };
  };
}

/** Draws a picture into the canvas, which then holds it. */
export function drawPicture(canvas: HTMLCanvasElement, { image, width, height }: FrameSource): FrameSource {
  const scale = Math.min(1, PICTURE_SIDE / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { image: canvas, width: canvas.width, height: canvas.height };
}

/** The picture of the canvas as a JPEG file, which says nothing but what is to be seen. */
export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob === null ? reject(new Error('the picture could not be encoded')) : resolve(blob);
    canvas.toBlob(take, 'image/jpeg', JPEG_QUALITY);
  });
}

/** @throws when the browser cannot read the file as a picture */
export async function readFilePicture(file: File): Promise<FrameSource & { close(): void }> {
  const bitmap = await createImageBitmap(file);
  return { image: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}
