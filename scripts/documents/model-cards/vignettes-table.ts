import { answerVignette } from '../../../packages/intelligence/test/vignettes/answer-vignette.ts';
import { missesOf } from '../../../packages/intelligence/test/vignettes/judge-vignette.ts';
import { vignettesBySet } from '../wording/vignettes.ts';
import { table } from '../table.ts';

/** How the vignettes of an engine and of its agent are answered, counted now. */
export async function vignettesTable(product: string): Promise<string> {
  const rows: unknown[][] = [];
  for (const [set, all] of vignettesBySet()) {
    const own = all.filter(({ path }) => path.split('/')[2] === product);
    for (const kind of ['alert', 'calm', 'other'] as const) {
      const chosen = own.filter((vignette) => vignette.kind === kind);
      if (chosen.length === 0) continue;
      const misses = await Promise.all(
        chosen.map(async (vignette) => missesOf(vignette.expect, await answerVignette(vignette))),
      );
      const met = misses.filter((each) => each.length === 0).length;
      rows.push([set, kind, chosen.length, met]);
    }
  }
  return table('Vignettes', ['half', 'kind', 'cases', 'answered as expected'], rows);
}
