/**
 * How well a net agrees with a hand-drawn picture of arteries and veins, such as those of HRF, which are not part of
 * this repository: any colour but black counts as a vessel.
 *
 *   node --conditions=@svc/source tools/vessel-model/hrf.ts NET.bin PICTURE.jpg LABELS.png
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { analyzeFundus, readVesselNet, vesselImage } from '@svc/retina';
import { readPicture } from './pictures.ts';

const [netFile, pictureFile, labelsFile] = process.argv.slice(2);
if (netFile === undefined || pictureFile === undefined || labelsFile === undefined)
  throw new Error('Name a net, a picture and its labels: NET.bin PICTURE.jpg LABELS.png');
const image = await readPicture(pathToFileURL(pictureFile));
const labels = await readPicture(pathToFileURL(labelsFile));
const { maps } = analyzeFundus(image, { net: readVesselNet(readFileSync(netFile)), source: 'fundus' });
if (maps === undefined) throw new Error('No field of view was found.');
const { data, inside } = vesselImage(image, maps);
let [both, found, drawn] = [0, 0, 0];
for (let i = 0; i < data.length; i++) {
  if (inside[i] === 0) continue;
  const colours = labels.data.subarray(3 * i, 3 * i + 3);
  const isDrawn = colours.some((value) => value > 127);
  const isFound = (data[i] as number) >= 128;
  both += Number(isDrawn && isFound);
  found += Number(isFound);
  drawn += Number(isDrawn);
}
process.stdout.write(`Dice ${((2 * both) / (found + drawn)).toFixed(4)}, found ${found}, drawn ${drawn}\n`);
