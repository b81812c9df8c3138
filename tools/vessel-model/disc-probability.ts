import { fitLogistic, logistic, sumOf } from './logistic.ts';

/** A circle that was traced in a picture. */
export interface Candidate {
  readonly measured: readonly number[];
  /** Its middle lies in the disc. */
  readonly isInside: boolean;
  /** That, and its radius is that of the disc within 20 %. */
  readonly isRight: boolean;
}

export interface LabelledPicture {
  /** A copy, cut or spoilt, has that of its original. */
  readonly camera: string;
  readonly circles: readonly Candidate[];
}

/** What is stated of a picture whose camera was left out of all that was fitted. */
export interface Statement {
  readonly camera: string;
  readonly probability: number;
  readonly isInside: boolean;
  readonly isRight: boolean;
}

interface Choice {
  readonly camera: string;
  readonly sum: number;
  readonly circle: Candidate;
}

/** In weights of a picture: little for a camera with many. */
const CIRCLE_RIDGE = 1 / 6;
const STRETCH_RIDGE = 0.05;

/** Constant and weights: fitted to all circles, then stretched to the circles chosen with whole cameras left out. */
export function fitDiscProbability(pictures: readonly LabelledPicture[]): number[] {
  const fitted = fitCircles(pictures);
  const [shift, stretch] = fitStretch(choicesLeftOut(pictures)) as [number, number];
  return fitted.map((value, i) => (i === 0 ? shift : 0) + stretch * value);
}

/** Each camera by a fit, and a stretch, that know nothing of it. */
export function statementsLeftOut(pictures: readonly LabelledPicture[]): Statement[] {
  return camerasOf(pictures).flatMap((camera) => {
    const fitted = fitDiscProbability(pictures.filter((picture) => picture.camera !== camera));
    return choicesBy(
      fitted,
      pictures.filter((picture) => picture.camera === camera),
    ).map(({ sum, circle: { isInside, isRight } }) => ({
      camera,
      probability: logistic(sum),
      isInside,
      isRight,
    }));
  });
}

/** Every picture counts the same, however many circles were traced in it. */
function fitCircles(pictures: readonly LabelledPicture[]): number[] {
  const examples = pictures.flatMap(({ circles }) =>
    circles.map(({ measured, isRight }) => ({ measured, isSo: isRight, weight: 1 / circles.length })),
  );
  return fitLogistic(examples, CIRCLE_RIDGE);
}

/** Every camera counts the same, however many pictures it took. */
function fitStretch(choices: readonly Choice[]): number[] {
  const cameras = camerasOf(choices);
  const examples = choices.map(({ camera, sum, circle }) => {
    const ofCamera = choices.filter((choice) => choice.camera === camera).length;
    return {
      measured: [sum],
      isSo: circle.isRight,
      weight: choices.length / cameras.length / ofCamera,
    };
  });
  return fitLogistic(examples, STRETCH_RIDGE);
}

function choicesLeftOut(pictures: readonly LabelledPicture[]): Choice[] {
  return camerasOf(pictures).flatMap((camera) =>
    choicesBy(
      fitCircles(pictures.filter((picture) => picture.camera !== camera)),
      pictures.filter((picture) => picture.camera === camera),
    ),
  );
}

function choicesBy(fitted: readonly number[], pictures: readonly LabelledPicture[]): Choice[] {
  return pictures.flatMap(({ camera, circles }) => {
    const choices = circles.map((circle) => ({ camera, circle, sum: sumOf(fitted, circle.measured) }));
    return choices.sort((a, b) => b.sum - a.sum).slice(0, 1);
  });
}

function camerasOf(items: readonly { readonly camera: string }[]): string[] {
  return [...new Set(items.map(({ camera }) => camera))];
}
