import type { RgbImage } from '../../src/pixels/image.ts';
import { type Canvas, canvasOf, type Colour, imageOf, mixed, paint, scaled } from '../canvas.ts';
import { type Random, randomOf } from '../fundus/random.ts';
import { eased, valueNoise } from '../fundus/value-noise.ts';
import { addLights, LIGHTS, type LightKind } from './lights.ts';
import { PUPILS, type PupilKind, pupilAt } from './pupils.ts';

const APERTURES = ['round', 'square'] as const;
type Aperture = (typeof APERTURES)[number];

export interface AnteriorOptions {
  readonly seed: number;
  readonly aperture: Aperture;
  readonly side?: number;
  readonly pupil?: PupilKind;
  readonly light?: LightKind;
}

const IRISES: readonly [Colour, ...Colour[]] = [
  [88, 52, 30],
  [62, 38, 26],
  [126, 82, 46],
  [118, 108, 66],
  [92, 122, 140],
  [136, 146, 150],
  [84, 112, 84],
  [40, 26, 20],
];
const SKINS: readonly [Colour, ...Colour[]] = [
  [224, 172, 146],
  [198, 140, 110],
  [160, 104, 74],
  [112, 72, 52],
  [236, 192, 172],
  [176, 96, 76],
];

/** What is fixed before anything is painted, in pixels. */
interface Front {
  readonly centre: { readonly x: number; readonly y: number };
  readonly iris: number;
  readonly pupil: number;
  /** Of a pupil that is no circle: a cat's, or one after an operation. */
  readonly oval: number;
  readonly upperLid: (x: number) => number;
  readonly lowerLid: (x: number) => number;
}

/**
 * A picture of the front of an eye, drawn from a seed: lids, lashes, white, iris and pupil under the lights of a lamp, whole
 * or through a round aperture as slit lamps and croppers give it. Whatever is not given is drawn from the seed.
 */
export function drawAnterior({ seed, aperture, side = 640, ...given }: AnteriorOptions): RgbImage {
  const random = randomOf(seed, `anterior ${aperture}`);
  const chosen = { pupil: random.pick(PUPILS), light: random.pick(LIGHTS) };
  const { pupil, light } = { ...chosen, ...given };
  const front = frontOf(random, side);
  const canvas = canvasOf(side, side);
  paintFront(canvas, front, pupil, random);
  paintLashes(canvas, front, random);
  addLights(canvas, front.centre, front.iris, light, random);
  finish(canvas, aperture, random);
  return imageOf(canvas);
}

function frontOf(random: Random, side: number): Front {
  // From the whole opening of the lids to an iris that fills the aperture.
  const iris =
    side * random.pick([random.between(0.2, 0.3), random.between(0.3, 0.42), random.between(0.42, 0.55)]);
  const centre = {
    x: side * (0.5 + random.between(-0.07, 0.07)),
    y: side * (0.5 + random.between(-0.07, 0.07)),
  };
  const [open, shut] = [random.between(0.55, 1.15) * iris, random.between(0.75, 1.25) * iris];
  const wide = random.between(2, 2.8) * iris;
  const tilt = random.between(-0.12, 0.12);
  const lid = (height: number, up: number) => (x: number) =>
    centre.y + tilt * (x - centre.x) + up * height * (1 - ((x - centre.x) / wide) ** 2);
  return {
    centre,
    iris,
    pupil:
      iris * random.pick([random.between(0.18, 0.35), random.between(0.35, 0.55), random.between(0.55, 0.8)]),
    oval: random.pick([1, 1, random.between(0.6, 1)]),
    upperLid: lid(open, -1),
    lowerLid: lid(shut, 1),
  };
}

function paintFront(canvas: Canvas, front: Front, pupilKind: PupilKind, random: Random): void {
  const [irisColour, skin] = [random.pick(IRISES), random.pick(SKINS)];
  const sclera = scaled([236, random.between(200, 232), random.between(190, 228)], random.between(0.72, 1));
  const [fibres, skinTexture, veins, blotches] = [
    valueNoise(random),
    valueNoise(random),
    valueNoise(random),
    valueNoise(random),
  ];
  const fibreCount = random.between(30, 60);
  const collarette = random.between(1.3, 1.8);
  const redness = random.between(0.05, 0.5);
  const pupil = pupilAt(pupilKind, random);
  const lit = { x: random.between(-0.3, 0.3), y: random.between(-0.3, 0.3), fall: random.between(0.15, 0.5) };
  paint(canvas, (x, y) => {
    const [dx, dy] = [x - front.centre.x, y - front.centre.y];
    const r = Math.sqrt(dx * dx + dy * dy);
    const fromPupil = Math.sqrt((dx / front.oval) ** 2 + dy ** 2) / front.pupil;
    const angle = Math.atan2(dy, dx);
    const ring = r / front.iris;
    const light = 1 - lit.fall * ((dx / canvas.width - lit.x) ** 2 + (dy / canvas.height - lit.y) ** 2) * 2;
    const white = scleraAt(sclera, redness, veins(x / 26, y / 11), blotches(x / 60, y / 60));
    const radial = fibres((angle * fibreCount) / Math.PI, 3 * ring);
    const iris = mixed(
      scaled(irisColour, 1 + 0.35 * radial + 0.2 * fibres(x / 9, y / 9)),
      scaled(irisColour, 0.55),
      0.5 * eased((ring - 0.75) / 0.25) + (fromPupil < collarette ? 0.15 : 0),
    );
    const limbus = eased((ring - 0.97) / 0.07);
    const eye = mixed(mixed(pupil(fromPupil, angle), iris, eased((fromPupil - 0.97) / 0.05)), white, limbus);
    const lids = Math.min(y - front.upperLid(x), front.lowerLid(x) - y);
    const surface = scaled(skin, 1 + 0.14 * skinTexture(x / 16, y / 7) + 0.05 * skinTexture(x / 4, y / 4));
    // A wet red line lies between lid and white.
    const edge = mixed([186, 104, 92], eye, eased(lids / (0.05 * front.iris)));
    return scaled(mixed(surface, edge, eased(lids / (0.03 * front.iris) + 0.5)), light);
  });
}

function scleraAt(colour: Colour, redness: number, vein: number, blotch: number): Colour {
  const line = Math.max(0, 1 - Math.abs(vein) * 9) * redness;
  return mixed(
    scaled(colour, 1 + 0.06 * blotch),
    [168, 58, 52],
    Math.min(0.75, line + 0.25 * redness * Math.max(0, blotch)),
  );
}

/** From the upper lid outwards, some down over the eye, each a curve that gets thinner. */
function paintLashes(canvas: Canvas, { centre, iris, upperLid }: Front, random: Random): void {
  const count = Math.round(random.between(0, 40));
  for (let k = 0; k < count; k++) {
    const x = centre.x + random.between(-1.6, 1.6) * iris;
    const length = random.between(0.2, 0.5) * iris;
    const lean = (x - centre.x) / iris / 2 + random.between(-0.25, 0.25);
    const down = random.between(0, 1) < 0.2 ? -1 : 1;
    for (let step = 0; step <= length; step += 0.7) {
      const share = step / length;
      const width = Math.max(0.7, 0.012 * iris * (1 - share));
      dot(canvas, x + lean * step, upperLid(x) - down * (step - 0.35 * share * step), width, [26, 18, 16]);
    }
  }
}

function dot({ width, height, data }: Canvas, x: number, y: number, radius: number, colour: Colour): void {
  for (let v = Math.floor(y - radius - 1); v <= y + radius + 1; v++)
    for (let u = Math.floor(x - radius - 1); u <= x + radius + 1; u++) {
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(u - x, v - y)));
      const i = (v * width + u) * 3;
      for (const c of [0, 1, 2] as const)
        data[i + c] = (data[i + c] as number) + cover * 0.8 * (colour[c] - (data[i + c] as number));
    }
}

function finish(canvas: Canvas, aperture: Aperture, random: Random): void {
  const exposure = random.between(0.65, 1.25);
  const tint: Colour = [random.between(0.9, 1.12), 1, random.between(0.8, 1.1)];
  const noise = random.between(0.5, 4);
  const radius = canvas.width * random.between(0.44, 0.5);
  const middle = (canvas.width - 1) / 2;
  paint(canvas, (x, y, before) => {
    const inside =
      aperture === 'square' ? 1 : Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x - middle, y - middle)));
    const n = noise * random.normal();
    return [0, 1, 2].map(
      (c) => inside * (before[c as 0] * exposure * tint[c as 0] + n) + 2,
    ) as unknown as Colour;
  });
}
