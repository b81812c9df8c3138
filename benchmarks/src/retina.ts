/**
 * How long does a picture of the retina take on one core, from the stored JPEG to the measurements? The net beside the
 * filter bank, which is the second opinion, and beside decoding and encoding alone.
 */
import { readFileSync } from 'node:fs';
import { analyzeFundus, lineStrengthOf } from '@svc/retina';
import { vesselNet } from '@svc/retina/vessel-net';
import sharp from 'sharp';
import { RETINA_JOBS } from '../../services/retina-api/src/jobs.ts';
import { decodeStored } from '../../services/retina-api/src/pictures/decode.ts';
import { sanitizePicture } from '../../services/retina-api/src/pictures/sanitize.ts';
import { report } from './report.ts';
import { median, round } from './statistics.ts';

const ROUNDS = 5;
const IMAGES = new URL('../../packages/retina/test-images/', import.meta.url);
const FLAT = 'a plain white picture';
const PICTURES = [
  'chase_db1/Image_01L.jpg',
  'chase_db1/Image_05R.jpg',
  'cc0/fundus_left_eye.jpg',
  'hrf/04_g.jpg',
  // What has no vessels at all, which anybody can send, must not take longer than what has.
  FLAT,
];

function read(name: string): Promise<Buffer> | Buffer {
  if (name !== FLAT) return readFileSync(new URL(name, IMAGES));
  return sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
}

const rows: Record<string, string | number>[] = [];
for (const name of PICTURES) {
  const original = await read(name);
  const { jpeg, width, height } = await sanitizePicture(original);
  const image = await decodeStored(jpeg);
  const { maps } = analyzeFundus(image, { net: vesselNet(), source: 'fundus' });
  const steps = {
    'stored anew, ms': () => sanitizePicture(original),
    'decoded, ms': () => decodeStored(jpeg),
    'filter bank alone, ms': () => (maps === undefined ? undefined : lineStrengthOf(image, maps)),
    'measured, with decoding, ms': () => RETINA_JOBS.measure({ jpeg, imageType: 'fundus', eye: null }),
    'end to end, ms': async () => {
      const stored = await sanitizePicture(original);
      return RETINA_JOBS.measure({ jpeg: stored.jpeg, imageType: 'fundus', eye: null });
    },
  };
  const row: Record<string, string | number> = { picture: name, pixels: `${width} x ${height}` };
  for (const [what, step] of Object.entries(steps)) {
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const began = performance.now();
      await step();
      times.push(performance.now() - began);
    }
    row[what] = round(median(times), 0);
    if (what === 'end to end, ms') row['worst, ms'] = round(Math.max(...times), 0);
  }
  rows.push(row);
}
report('retina', `milliseconds on one core, median of ${ROUNDS}`, rows);
