import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { analyzeFundus, type RetinaAnalysis } from '../src/analyze.ts';
import type { RgbImage } from '../src/pixels/image.ts';
import { vesselNet } from '../src/vessel-net/index.ts';

const PICTURES = fileURLToPath(new URL('../test-images/', import.meta.url));

export const net = vesselNet();

/** @param width to which the picture is made smaller; its own when absent */
export async function picture(name: string, width?: number): Promise<RgbImage> {
  const { data, info } = await sharp(`${PICTURES}${name}`)
    .autoOrient()
    .resize(width)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

/** One byte a pixel. */
export function greyPicture(name: string): Promise<Buffer> {
  return sharp(`${PICTURES}${name}`).toColourspace('b-w').raw().toBuffer();
}

/** The rows of a table below its head. */
export function tableRows(name: string): string[][] {
  const [, ...rows] = readFileSync(`${PICTURES}${name}`, 'utf8').trim().split(/\r?\n/);
  return rows.map((row) => row.split(','));
}

export const jpegsOf = (folder: string): string[] =>
  readdirSync(`${PICTURES}${folder}`)
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => `${folder}/${file}`);

const known = new Map<string, Promise<RetinaAnalysis>>();

/** The analysis of a picture declared to be of the fundus, made once. */
export function analysisOf(name: string): Promise<RetinaAnalysis> {
  const analysis =
    known.get(name) ?? picture(name).then((image) => analyzeFundus(image, { net, source: 'fundus' }));
  known.set(name, analysis);
  return analysis;
}
