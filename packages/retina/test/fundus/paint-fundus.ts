import type { RgbImage } from '../../src/pixels/image.ts';
import type { Eye, View } from './eye.ts';
import type { Darkening } from './paint-vessels.ts';
import type { Random } from './random.ts';
import { type Colour, type Tone, TONES } from './tones.ts';
import { eased, valueNoise } from './value-noise.ts';

/** Blood takes most of the green light, and little of the red. */
const RED_SHARE = 0.35;
const BLUE_SHARE = 0.7;
/** Levels of what is outside the field of view. */
const SURROUND = 3;
/** Degrees over which an edge of the disc and of its cup goes from one colour to the other. */
const DISC_EDGE = 0.4;
const CUP_EDGE = 0.9;

/** Lit from the middle, darker at the macula, brighter at the disc, with vessels over all and noise over that. */
export function paintFundus(
  eye: Eye,
  view: View,
  vessels: Darkening,
  { tone, noise, random }: { tone: Tone; noise: number; random: Random },
): RgbImage {
  const { width, height, centre, radius } = view;
  const look = TONES[tone];
  const texture = choroid(random);
  const lit = {
    x: random.between(-0.25, 0.25),
    y: random.between(-0.25, 0.25),
    fall: random.between(0.2, 0.4),
  };
  const cup = { x: eye.disc.x - random.between(0, 0.3), y: eye.disc.y };
  const data = new Uint8Array(width * height * 3);
  const colour = [0, 0, 0] as [number, number, number];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const fromCentre = Math.sqrt((x - centre.x) ** 2 + (y - centre.y) ** 2);
      // The rim of the aperture covers the pixels it cuts in part.
      const inside = Math.min(1, Math.max(0, radius + 0.5 - fromCentre));
      if (inside > 0) {
        const point = view.toDegrees(x, y);
        const discOff = ellipse(point.x - eye.disc.x, point.y - eye.disc.y, eye.discRadii);
        const cupOff = ellipse(point.x - cup.x, point.y - cup.y, {
          x: eye.discRadii.x * eye.cupRatio,
          y: eye.discRadii.y * eye.cupRatio,
        });
        const disc = eased(0.5 - discOff / DISC_EDGE);
        blend(colour, look.background, look.rim, disc);
        blend(colour, colour, look.cup, eased(0.5 - cupOff / CUP_EDGE));
        const light =
          (1 - lit.fall * (((x - centre.x) / radius - lit.x) ** 2 + ((y - centre.y) / radius - lit.y) ** 2)) *
          (1 + (1 - disc) * look.choroid * texture(point.x, point.y)) *
          (1 - macula(point.x ** 2 + point.y ** 2));
        const taken = vessels.green[i] as number;
        colour[0] *= light * (1 - RED_SHARE * taken);
        colour[1] *= light * (1 - taken);
        colour[2] *= light * (1 - BLUE_SHARE * taken);
      }
      for (let c = 0; c < 3; c++) {
        const level = SURROUND + inside * (colour[c as 0 | 1 | 2] - SURROUND);
        // The noise of counted light grows with its root; that of the sensor is there in the dark too.
        const spread = noise * (0.4 + 0.06 * Math.sqrt(level));
        data[i * 3 + c] = Math.round(Math.min(255, Math.max(0, level + spread * random.normal())));
      }
    }
  return { width, height, channels: 3, data };
}

/** About how many degrees a point lies outside an ellipse. */
function ellipse(dx: number, dy: number, radii: { x: number; y: number }): number {
  const off = Math.sqrt((dx / radii.x) ** 2 + (dy / radii.y) ** 2);
  return (off - 1) * Math.sqrt(radii.x * radii.y);
}

function blend(out: [number, number, number], from: Colour, to: Colour, share: number): void {
  for (const c of [0, 1, 2] as const) out[c] = from[c] + (to[c] - from[c]) * share;
}

/** What the yellow pigment takes of the light, so many squared degrees from the fovea. */
const macula = (squared: number) =>
  0.14 * Math.exp((-0.5 * squared) / 2.8 ** 2) + 0.16 * Math.exp((-0.5 * squared) / 0.9 ** 2);

/** Blotches of about 6, 2 and 0.7 degrees. */
function choroid(random: Random): (x: number, y: number) => number {
  const layers = (
    [
      [6, 0.55],
      [2, 0.3],
      [0.7, 0.15],
    ] as const
  ).map(([size, share]) => ({
    size,
    share,
    surface: valueNoise(random),
  }));
  return (x, y) =>
    layers.reduce((sum, { size, share, surface }) => sum + share * surface(x / size, y / size), 0);
}
