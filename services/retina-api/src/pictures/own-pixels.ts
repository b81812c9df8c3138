import type { Measured, RetinaMaps, RetinaMorphology } from '@svc/retina';
import type { MeasuredPicture } from './measured-picture.ts';

/** Places of the centre of a pixel, which lies half a pixel from its edge. */
const PLACES: ReadonlySet<string> = new Set<keyof RetinaMorphology>(['discCentreX', 'discCentreY']);

/** A measurement of a reduced picture with its lengths in pixels of the picture itself. */
export function measuredAt(measured: MeasuredPicture, scale: number): MeasuredPicture {
  const { morphology } = measured;
  if (scale === 1 || morphology === null) return measured;
  const entries = Object.entries(morphology) as [keyof RetinaMorphology, Measured][];
  const enlarged = entries.map(([name, entry]) => [name, enlargedBy(scale, name, entry)]);
  return { ...measured, morphology: Object.fromEntries(enlarged) as RetinaMorphology };
}

function enlargedBy(scale: number, name: keyof RetinaMorphology, entry: Measured): Measured {
  if (entry.value === null || entry.unit !== 'pixels') return entry;
  const value = PLACES.has(name) ? (entry.value + 0.5) * scale - 0.5 : entry.value * scale;
  return { ...entry, value: Math.round(value * 100) / 100 };
}

/** The maps of a reduced picture, for drawing on the picture itself. */
export function mapsAt(maps: RetinaMaps, scale: number): RetinaMaps {
  if (scale === 1) return maps;
  const { field, frame } = maps;
  const { left, top, right, bottom } = field.box;
  const box = {
    left: Math.round(left * scale),
    top: Math.round(top * scale),
    right: Math.round(right * scale),
    bottom: Math.round(bottom * scale),
  };
  return {
    ...maps,
    field: { ...field, box, diameterPixels: field.diameterPixels * scale },
    frame: { ...frame, scale: frame.scale * scale },
  };
}
