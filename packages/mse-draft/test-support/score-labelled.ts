import { draftMseSelection } from '../src/index.ts';
import { labelledVisits, transcriptOf } from './classifier/labelled-visits.ts';

// Of each option on the labelled visits, how often it is drafted, allowed and wanted:
// `node --conditions=@svc/source packages/mse-draft/test-support/score-labelled.ts`. The classifier has learned from these
// visits: what it gives by itself looks better here than it is.

interface Counts {
  drafted: number;
  right: number;
  wanted: number;
  met: number;
}

const counts = new Map<string, Counts>();
const of = (option: string): Counts => {
  const there = counts.get(option) ?? { drafted: 0, right: 0, wanted: 0, met: 0 };
  counts.set(option, there);
  return there;
};
for (const visit of labelledVisits()) {
  const { selection } = draftMseSelection({ transcript: transcriptOf(visit) });
  const drafted = Object.entries(selection).flatMap(([domain, { values }]) =>
    values.map((value) => `${domain}.${value}`),
  );
  const allowed = new Set([
    ...visit.gold,
    ...visit.acceptable,
    ...visit.lines.flatMap(({ options }) => options),
  ]);
  for (const option of drafted) {
    of(option).drafted += 1;
    if (allowed.has(option)) of(option).right += 1;
  }
  for (const option of visit.gold) {
    of(option).wanted += 1;
    if (drafted.includes(option)) of(option).met += 1;
  }
}
const rows = [...counts].toSorted(([, a], [, b]) => b.drafted - b.right - (a.drafted - a.right));
const total = rows.reduce(
  (sum, [, one]) => ({
    drafted: sum.drafted + one.drafted,
    right: sum.right + one.right,
    wanted: sum.wanted + one.wanted,
    met: sum.met + one.met,
  }),
  { drafted: 0, right: 0, wanted: 0, met: 0 },
);
for (const [option, { drafted, right, wanted, met }] of [['all', total] as const, ...rows])
  console.log(
    `${option.padEnd(44)} drafted ${drafted}, right ${right} (${(right / drafted).toFixed(2)}), wanted ${wanted}, met ${met} (${(met / wanted).toFixed(2)})`,
  );
