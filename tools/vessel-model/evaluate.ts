/**
 * Prints the table of the model card: how well the vessels the engine finds agree with those an observer drew, on
 * patients a net was not trained on, beside the second observer and the filter bank.
 *
 *   node --conditions=@svc/source tools/vessel-model/evaluate.ts NET.bin=01,02 NET.bin=03,04 …
 *
 * Each argument is a net and the patients it has not seen. Pixels of the field of view at the size of the picture; AUC
 * per picture, then its mean; Dice over all pixels together, at the level of decision of the engine (128 of 255).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { analyzeFundus, lineStrengthOf, readVesselNet, vesselImage } from '@svc/retina';
import { readGrey, readPicture } from './pictures.ts';

const PICTURES = new URL('../../packages/retina/test-images/chase_db1/', import.meta.url);

interface Seen {
  readonly name: string;
  readonly auc: number;
  readonly bankAuc: number;
  readonly counts: Readonly<Record<'net' | 'second' | 'bank', Counts>>;
}

interface Counts {
  readonly both: number;
  readonly found: number;
  readonly drawn: number;
}

const folds = process.argv.slice(2).map((argument) => {
  const [file = '', patients = ''] = argument.split('=');
  return { file, patients: patients.split(',') };
});
if (folds.length === 0) throw new Error('Name nets and the patients they have not seen: NET.bin=01,02');

const seen: Seen[] = [];
for (const { file, patients } of folds) {
  const bytes = readFileSync(file);
  const net = readVesselNet(bytes);
  say(
    `${net.version} ${createHash('sha256').update(bytes).digest('hex').slice(0, 16)} on ${patients.join(', ')}`,
  );
  for (const name of patients.flatMap((patient) => [`${patient}L`, `${patient}R`])) {
    const image = await readPicture(new URL(`Image_${name}.jpg`, PICTURES));
    const { maps } = analyzeFundus(image, { net, source: 'fundus' });
    if (maps === undefined) throw new Error(`${name}: no field of view`);
    const found = vesselImage(image, maps);
    const bank = lineStrengthOf(image, maps);
    const truth = await readGrey(new URL(`Image_${name}_1stHO.png`, PICTURES));
    const second = await readGrey(new URL(`Image_${name}_2ndHO.png`, PICTURES));
    const inside = indicesInside(found.inside);
    const row: Seen = {
      name,
      auc: areaUnderCurve(inside, found.data, truth),
      bankAuc: areaUnderCurve(inside, bank, truth),
      counts: {
        net: countsOf(inside, (i) => (found.data[i] as number) >= 128, truth),
        second: countsOf(inside, (i) => (second[i] as number) > 127, truth),
        bank: countsOf(inside, strongest(inside, bank, truth), truth),
      },
    };
    seen.push(row);
    say(`  ${name}: AUC ${row.auc.toFixed(4)}, Dice ${dice([row.counts.net]).toFixed(4)}`);
  }
}

const mean = (pick: (row: Seen) => number) => seen.reduce((sum, row) => sum + pick(row), 0) / seen.length;
const of = (who: 'net' | 'second' | 'bank') => dice(seen.map(({ counts }) => counts[who])).toFixed(4);
say(`\n| ${seen.length} pictures | mean AUC | pooled Dice |\n| --- | --- | --- |`);
say(`| net | ${mean(({ auc }) => auc).toFixed(4)} | ${of('net')} |`);
say(`| second observer | | ${of('second')} |`);
say(
  `| filter bank, at the best share of each picture | ${mean(({ bankAuc }) => bankAuc).toFixed(4)} | ${of('bank')} |`,
);

function indicesInside(inside: Uint8Array): number[] {
  return Array.from(inside.keys()).filter((i) => inside[i] === 1);
}

function countsOf(inside: readonly number[], isFound: (i: number) => boolean, truth: Uint8Array): Counts {
  let [both, found, drawn] = [0, 0, 0];
  for (const i of inside) {
    const isDrawn = (truth[i] as number) > 127;
    const is = isFound(i);
    if (is) found += 1;
    if (isDrawn) drawn += 1;
    if (is && isDrawn) both += 1;
  }
  return { both, found, drawn };
}

function dice(counts: readonly Counts[]): number {
  const sum = (pick: (c: Counts) => number) => counts.reduce((total, c) => total + pick(c), 0);
  return (2 * sum(({ both }) => both)) / (sum(({ found }) => found) + sum(({ drawn }) => drawn));
}

/** As many of the strongest as the observer drew: kinder to the bank than any threshold fixed beforehand. */
function strongest(
  inside: readonly number[],
  strength: Float32Array,
  truth: Uint8Array,
): (i: number) => boolean {
  const drawn = inside.filter((i) => (truth[i] as number) > 127).length;
  const sorted = Float32Array.from(inside, (i) => strength[i] as number).sort();
  const least = sorted[sorted.length - drawn] as number;
  return (i) => (strength[i] as number) >= least;
}

/** The chance that a pixel of a vessel has a higher value than one that is none. */
function areaUnderCurve(inside: readonly number[], values: ArrayLike<number>, truth: Uint8Array): number {
  const order = [...inside].sort((a, b) => (values[a] as number) - (values[b] as number));
  let [rankSum, positives] = [0, 0];
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && values[order[to] as number] === values[order[from] as number]) to += 1;
    const rank = (from + to + 1) / 2;
    for (let k = from; k < to; k++) {
      if ((truth[order[k] as number] as number) <= 127) continue;
      positives += 1;
      rankSum += rank;
    }
    from = to;
  }
  const negatives = order.length - positives;
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
