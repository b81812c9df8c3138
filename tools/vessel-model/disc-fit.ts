/**
 * Fits the probability of a disc and prints its constant and weights, as they stand in the parameters of the engine, and for
 * each camera left out of the fit how often what would be stated of its pictures is right.
 *
 *   node --conditions=@svc/source tools/vessel-model/disc-fit.ts FOLDER LABELS.csv [MEASURE,…]
 *
 * The first line of the labels is `name,x,y,radius,camera`; each other line names a picture of the folder, the middle and the
 * radius of its disc in pixels, empty where none is in view, and its camera. A copy has the camera of its original.
 * Measures that are named are left out.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vesselNet } from '@svc/retina/vessel-net';
import { discInPicture } from '../../packages/retina/src/disc/disc-in-picture.ts';
import { circlesOf, type TracedDisc } from '../../packages/retina/src/disc/find-disc.ts';
import type { Circle } from '../../packages/retina/src/disc/fit-circle.ts';
import type { DiscEvidence } from '../../packages/retina/src/disc/weigh-disc.ts';
import { lookAt } from '../../packages/retina/src/gradeability/look-at.ts';
import { DISC_PARAMETERS } from '../../packages/retina/src/parameters.ts';
import { seeVessels } from '../../packages/retina/src/see-vessels.ts';
import {
  type Candidate,
  fitDiscProbability,
  type LabelledPicture,
  type Statement,
  statementsLeftOut,
} from './disc-probability.ts';
import { readPicture } from './pictures.ts';

const [folder, labelsFile, leftOut = ''] = process.argv.slice(2);
if (folder === undefined || labelsFile === undefined)
  throw new Error('Name a folder of pictures and their labels: FOLDER LABELS.csv');

const KEYS = (Object.keys(DISC_PARAMETERS.weights) as (keyof DiscEvidence)[]).filter(
  (key) => !leftOut.split(',').includes(key),
);
/** In pixels of the working frame: circles nearer than this are one. */
const ALIKE = { apart: 2, radius: 1.5 };
const { low, moderate, high } = DISC_PARAMETERS.words;
const BINS = [0, low, moderate, high, 1.01];

const net = vesselNet();
const pictures: LabelledPicture[] = [];
for (const line of readFileSync(labelsFile, 'utf8').trim().split(/\r?\n/).slice(1)) {
  const [name = '', x, y, radius, camera = ''] = line.split(',');
  const disc = x ? { x: Number(x), y: Number(y), radius: Number(radius) } : undefined;
  pictures.push({ camera, circles: await candidatesOf(name, disc) });
}
const [constant, ...weights] = fitDiscProbability(pictures).map((value) => value.toFixed(2));
const statements = statementsLeftOut(pictures);
const cameras = [...new Set(pictures.map(({ camera }) => camera))];
say(
  `constant ${constant}`,
  ...KEYS.map((key, i) => `${key} ${weights[i]}`),
  ...cameras.flatMap((camera) =>
    tableOf(
      camera,
      statements.filter((statement) => statement.camera === camera),
    ),
  ),
  ...tableOf('all', statements),
);

async function candidatesOf(name: string, disc: Circle | undefined): Promise<Candidate[]> {
  const looked = lookAt(await readPicture(pathToFileURL(resolve(folder as string, name))));
  if (looked.frame === undefined) throw new Error(`${name}: no field of view was found`);
  const { frame, small, seen, evidence } = looked;
  const distinct: TracedDisc[] = [];
  for (const traced of circlesOf(small, seeVessels(frame, seen, net)))
    if (!distinct.some(({ circle }) => isSame(circle, traced.circle))) distinct.push(traced);
  return distinct.map((one) => {
    const circle = discInPicture(one.circle, evidence.field, frame);
    const isInside = disc !== undefined && Math.hypot(circle.x - disc.x, circle.y - disc.y) < disc.radius;
    return {
      measured: KEYS.map((key) => one.evidence[key]),
      isInside,
      isRight: isInside && Math.abs(circle.radius / disc.radius - 1) < 0.2,
    };
  });
}

function isSame(one: Circle, other: Circle): boolean {
  const apart = Math.hypot(one.x - other.x, one.y - other.y);
  return apart < ALIKE.apart && Math.abs(one.radius - other.radius) < ALIKE.radius;
}

/** How many are stated with which probability, and how many of them are right. */
function tableOf(title: string, rows: readonly Statement[]): string[] {
  const lines = BINS.slice(0, -1).map((from, i) => {
    const within = rows.filter(
      ({ probability }) => probability >= from && probability < (BINS[i + 1] as number),
    );
    const right = within.filter(({ isRight }) => isRight).length;
    const inside = within.filter(({ isInside }) => isInside).length;
    const mean = within.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, within.length);
    return `  from ${from}: ${within.length} pictures, mean ${mean.toFixed(3)}, centre inside ${inside}, right ${right}`;
  });
  return [title, ...lines];
}

function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
