import type { Plane } from '../pixels/image.ts';
import { surroundings } from '../pixels/box-mean.ts';
import { ln } from '../pixels/elementary.ts';
import { PIXEL_FLOOR } from '../pixels/pixel-floor.ts';
import { areaOf } from '../pixels/regions.ts';
import { WORKING_DIAMETER, type WorkingFrame } from '../field/working-frame.ts';

/** What the vessel net reads: each colour against its surroundings, so that lighting and tint cancel out. */
const CHANNELS = [
  { colour: 'green', surroundingsShare: 0.055 },
  { colour: 'green', surroundingsShare: 0.15 },
  { colour: 'red', surroundingsShare: 0.055 },
] as const;
/** Added to the deviation that a channel is divided by, so that an even picture is not all noise. */
const DEVIATION_FLOOR = 0.01;

/** The planes the net reads, zero outside the field of view. */
export function channelsOf(frame: WorkingFrame): Plane[] {
  return CHANNELS.map(({ colour, surroundingsShare }) =>
    scaled(againstSurroundings(frame, colour, Math.round((surroundingsShare * WORKING_DIAMETER) / 2)), frame),
  );
}

/** ln((colour + 8) / (its surroundings + 8)): below zero where a pixel is darker than what is around it. */
export function againstSurroundings(
  { colours, mask }: WorkingFrame,
  colour: 'red' | 'green' | 'blue',
  radius: number,
): Plane {
  const { width, height } = colours;
  const data = colours[colour];
  const around = surroundings({ width, height, data }, mask, radius);
  const out = new Float32Array(data.length);
  for (let i = 0; i < out.length; i++) {
    if (mask.data[i] === 1)
      out[i] = ln(((data[i] as number) + PIXEL_FLOOR) / ((around.data[i] as number) + PIXEL_FLOOR));
  }
  return { width, height, data: out };
}

/** Divided by its root mean square over the field of view. */
function scaled(plane: Plane, { mask }: WorkingFrame): Plane {
  let squares = 0;
  for (let i = 0; i < plane.data.length; i++) squares += (plane.data[i] as number) ** 2;
  const deviation = Math.sqrt(squares / Math.max(1, areaOf(mask))) + DEVIATION_FLOOR;
  const data = new Float32Array(plane.data.length);
  for (let i = 0; i < data.length; i++) data[i] = (plane.data[i] as number) / deviation;
  return { ...plane, data };
}
