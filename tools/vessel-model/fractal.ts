/**
 * Prints how far the fractal dimension the engine gives lies from that of an observer's vessels, beside the second observer,
 * on patients a net was not trained on.
 *
 *   node --conditions=@svc/source tools/vessel-model/fractal.ts NET.bin=01,02 NET.bin=03,04 …
 */
import { readFileSync } from 'node:fs';
import { analyzeFundus, readVesselNet } from '@svc/retina';
import { fractalDimension } from '../../packages/retina/src/morphology/fractal-dimension.ts';
import { resizeImage } from '../../packages/retina/src/pixels/resample.ts';
import { readGrey, readPicture } from './pictures.ts';

const PICTURES = new URL('../../packages/retina/test-images/chase_db1/', import.meta.url);

const rows: { name: string; engine: number; first: number; second: number }[] = [];
for (const argument of process.argv.slice(2)) {
  const [file = '', patients = ''] = argument.split('=');
  const net = readVesselNet(readFileSync(file));
  for (const name of patients.split(',').flatMap((patient) => [`${patient}L`, `${patient}R`])) {
    const image = await readPicture(new URL(`Image_${name}.jpg`, PICTURES));
    const { maps, morphology } = analyzeFundus(image, { net, source: 'fundus' });
    if (!maps || !morphology) throw new Error(`${name}: no vessels were measured`);
    /** An observer's vessels, cut and made smaller as the picture is. */
    const dimensionBy = async (observer: string): Promise<number> => {
      const grey = await readGrey(new URL(`Image_${name}_${observer}.png`, PICTURES));
      const data = Uint8Array.from({ length: 3 * grey.length }, (_, i) => grey[Math.floor(i / 3)] ?? 0);
      const { width, height } = maps.frame.mask;
      const { red } = resizeImage({ ...image, channels: 3, data }, maps.field.box, width, height);
      const mask = { width, height, data: Uint8Array.from(red, (value) => (value >= 127.5 ? 1 : 0)) };
      return fractalDimension(mask) ?? 0;
    };
    const row = {
      name,
      engine: morphology.fractalDimension.value ?? 0,
      first: await dimensionBy('1stHO'),
      second: await dimensionBy('2ndHO'),
    };
    rows.push(row);
    say(
      `${name}: engine ${row.engine.toFixed(3)}, observers ${row.first.toFixed(3)} and ${row.second.toFixed(3)}`,
    );
  }
}

const off = (who: 'engine' | 'second') => rows.map((row) => row[who] - row.first);
for (const who of ['engine', 'second'] as const) {
  const differences = off(who).map(Math.abs);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  say(
    `${who} less first observer, ${rows.length} pictures: mean difference ${mean(differences).toFixed(4)}, ` +
      `largest ${Math.max(...differences).toFixed(4)}, bias ${mean(off(who)).toFixed(4)}`,
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
