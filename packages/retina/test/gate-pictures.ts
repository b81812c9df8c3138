import type { RetinaAnalysis } from '../src/analyze.ts';
import type { RgbImage } from '../src/pixels/image.ts';
import { drawAnterior } from './anterior/draw-anterior.ts';
import { perValue } from './defects/per-pixel.ts';
import { drawFundus, type DrawnFundus, type FundusOptions } from './draw-fundus.ts';
import { withNotch } from './frames/notch.ts';
import { drawSheet, SHEETS } from './frames/report-sheet.ts';
import { drawSeveralFields } from './frames/several-fields.ts';
import { type Random, randomOf } from './fundus/random.ts';
import { LESIONS, withLesion } from './lesions/lesions.ts';
import { burnIn, TEXT_PLACES } from './lettering/burn-in.ts';
import { drawObject, OBJECTS } from './objects/draw-object.ts';
import { throughPhoneLens } from './phone/through-phone-lens.ts';

/** A drawn picture that the gate has to let pass, or to stop. */
export interface GatePicture {
  readonly kind: string;
  readonly isRetina: boolean;
  readonly draw: () => RgbImage;
  /** Whether an analysis, of a picture declared to be of the fundus, says what is true of it. */
  readonly isRight: (analysis: RetinaAnalysis) => boolean;
  /** What a reason has to say, where one is due. */
  readonly named?: RegExp;
}

/** Seeds from here on were never looked at while the gate was made. */
const FIRST_SEED = 700_001;
const SIDE = 512;

const passes = ({ gradeable, burntInText }: RetinaAnalysis) => gradeable && !burntInText;
const isStopped = ({ gradeable, morphology }: RetinaAnalysis) => !gradeable && morphology === null;

function fundusOf(seed: number, options: Partial<FundusOptions> = {}): DrawnFundus {
  return drawFundus({ seed, width: SIDE + 48, height: SIDE, ...options });
}

function changed(
  seed: number,
  use: string,
  change: (drawn: DrawnFundus, random: Random) => RgbImage,
): RgbImage {
  return change(fundusOf(seed), randomOf(seed, use));
}

function retina(kind: string, draw: (seed: number) => RgbImage) {
  return (seed: number): GatePicture => ({ kind, isRetina: true, draw: () => draw(seed), isRight: passes });
}

function other(kind: string, draw: (seed: number) => RgbImage, named?: RegExp) {
  return (seed: number): GatePicture => ({
    kind,
    isRetina: false,
    draw: () => draw(seed),
    isRight: isStopped,
    ...(named && { named }),
  });
}

/** So much light that most of the red, and more and more of the green, is at the end of its range. */
function overExposed(seed: number): RgbImage {
  const tone = randomOf(seed, 'tone').pick(['light', 'medium', 'dark'] as const);
  const gain = { light: 1.5, medium: 1.6, dark: 2.2 }[tone] + randomOf(seed, 'gain').between(0, 1.8);
  return perValue(fundusOf(seed, { tone }).image, (before) => gain * before);
}

type Kind = readonly [count: number, make: (seed: number) => GatePicture];

const RETINAS: readonly Kind[] = [
  [50, retina('plain', (seed) => fundusOf(seed).image)],
  [
    10,
    retina('bright eye of little pigment', (seed) =>
      perValue(fundusOf(seed, { tone: 'light' }).image, (v) => 1.12 * v),
    ),
  ],
  ...LESIONS.map(
    (lesion): Kind => [
      10,
      retina(lesion, (seed) =>
        changed(seed, lesion, ({ image, truth }, random) => withLesion(image, truth.field, lesion, random)),
      ),
    ],
  ),
  [
    30,
    retina('phone lens', (seed) =>
      changed(seed, 'phone', ({ image, truth }, random) => throughPhoneLens(image, truth.field, random)),
    ),
  ],
  [
    10,
    retina('notch of the camera', (seed) =>
      changed(seed, 'notch', ({ image, truth }, random) => withNotch(image, truth.field, random)),
    ),
  ],
];

const FRONT = /front of the eye|fills its frame/;
const OTHERS: readonly Kind[] = [
  [
    40,
    other('front of the eye, round', (seed) => drawAnterior({ seed, aperture: 'round', side: SIDE }), FRONT),
  ],
  [
    20,
    other(
      'front of the eye, square',
      (seed) => drawAnterior({ seed, aperture: 'square', side: SIDE }),
      FRONT,
    ),
  ],
  [14, other('two fields', (seed) => drawSeveralFields({ seed, count: 2 }), /Several fields/)],
  [12, other('four fields', (seed) => drawSeveralFields({ seed, count: 4 }), /Several fields/)],
  ...SHEETS.map((sheet): Kind => [6, other(sheet, (seed) => drawSheet({ seed, sheet }))]),
  ...OBJECTS.map(
    (object): Kind => [2, other(`object: ${object}`, (seed) => drawObject({ seed, object, side: SIDE }))],
  ),
  [
    16,
    (seed) => ({
      ...other('over-exposed', overExposed, /over-exposed/)(seed),
      isRight: ({ gradeable }) => !gradeable,
    }),
  ],
  ...TEXT_PLACES.map(
    (place): Kind => [
      place === 'corner' ? 4 : 3,
      (seed) => ({
        ...other(`writing: ${place}`, (s) =>
          changed(s, place, ({ image }, random) => burnIn(image, place, random)),
        )(seed),
        isRight: ({ burntInText }) => burntInText,
      }),
    ],
  ),
];

/** Half of them retinas, half of them wrong by kind; every picture has a seed of its own. */
export const GATE_PICTURES: readonly GatePicture[] = [...RETINAS, ...OTHERS].flatMap(([count, make], kind) =>
  Array.from({ length: count }, (_, k) => make(FIRST_SEED + 1_000 * kind + k)),
);
