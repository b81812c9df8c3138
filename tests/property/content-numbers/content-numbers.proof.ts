/** Every number of the modules of the clinical content is moved by itself: the pages of clinical content must say so. */
import { fileURLToPath } from 'node:url';
import { contentFiles } from '../../../scripts/documents/clinical-content/read-content.ts';
import { type FoundNumber, numbersIn } from './numbers-in.ts';
import { renderModule, textOf } from './render-moved.ts';
import { runProof } from '../../proof.ts';
import { createFaults, faultFigures } from '../../support/faults.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

await runProof({
  name: 'content-numbers',
  covers: [
    'packages/clinical/src',
    'packages/engines/src',
    'packages/mse-draft/src',
    'packages/fhir/src',
    'packages/cds-hooks/src',
    'packages/retina/src',
    'sdks/capture/src/core',
    'scripts/documents/clinical-content',
  ],
  bar: 'Every number in the code, the texts and the patterns of the modules of docs/clinical-content, found by another scanner than the one that writes those pages and moved by one step of its last digit: the page or the fingerprint of its numbers is another one, or the module cannot be read.',
  async run() {
    const faults = createFaults();
    let [numbers, refused, modules] = [0, 0, 0];
    for (const file of contentFiles(ROOT)) {
      const text = textOf(ROOT, file);
      const found = numbersIn(text);
      if (found.length === 0) continue;
      modules += 1;
      const page = await renderModule(ROOT, file, text);
      for (const number of found) {
        numbers += 1;
        const moved = await renderModule(ROOT, file, withMoved(text, number)).catch(() => undefined);
        if (moved === undefined) refused += 1;
        else if (moved === page)
          faults.add('no line moves', `${file}, at ${number.start}: ${lineAt(text, number)}`);
      }
    }
    return {
      passed: faults.total === 0 && numbers > 5_000,
      figures: { modules, numbers, 'refused while loading': refused, ...faultFigures(faults) },
    };
  },
});

function withMoved(text: string, { start, text: number, moved }: FoundNumber): string {
  return text.slice(0, start) + moved + text.slice(start + number.length);
}

function lineAt(text: string, { start }: FoundNumber): string {
  const from = text.lastIndexOf('\n', start) + 1;
  return text.slice(from, text.indexOf('\n', start)).trim();
}
