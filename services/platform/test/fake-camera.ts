import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PICTURES = fileURLToPath(new URL('../../../packages/retina/test-images/', import.meta.url));
const LYING = { width: 1280, height: 960 } as const;
const FRAMES = 10;

/** A camera that sees one of the engine's pictures of tests, for Chromium. */
export interface FakeCamera {
  readonly args: readonly string[];
  remove(): void;
}

export function testPicture(name: string): string {
  return join(PICTURES, name);
}

/** Writes a film of the picture: JPEG files one after another, which is what Chromium reads. */
export async function createFakeCamera(
  name: string,
  size: { readonly width: number; readonly height: number } = LYING,
): Promise<FakeCamera> {
  const frame = await sharp(testPicture(name))
    .resize({ ...size, fit: 'contain', background: '#000' })
    .jpeg({ quality: 95 })
    .toBuffer();
  const folder = mkdtempSync(join(tmpdir(), 'svc-camera-'));
  const film = join(folder, 'film.mjpeg');
  writeFileSync(film, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
  return {
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
