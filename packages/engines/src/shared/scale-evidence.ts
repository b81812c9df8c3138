import type { Code, ProvenanceInput } from '@svc/contracts';
import type { InstrumentSeries } from './instrument-series.ts';
import type { ConfidenceCap } from './confidence.ts';
import { STALE_SCALE_DAYS } from './dates.ts';
import type { AssessedScales } from './assessed-scales.ts';
import { codesAt } from '@svc/clinical';

/** A change needs two scores of one instrument: the share of them that was sent in usable form. */
export function suppliedScores({ lead }: Pick<AssessedScales, 'lead'>): number {
  return Math.min(1, (lead?.points.length ?? 0) / 2);
}

/** What the age of the scales and an assumed direction take from confidence. Scales told beside do not count. */
export function scaleCaps({ lead, peers }: Pick<AssessedScales, 'lead' | 'peers'>): ConfidenceCap[] {
  if (lead === undefined) return [];
  const caps: ConfidenceCap[] = [];
  const stale = [lead, ...peers].filter((entry) => entry.stale).length;
  if (stale > 0) {
    const all = stale === peers.length + 1;
    const reason = `${all ? 'every symptom scale' : 'a symptom scale'} is older than ${STALE_SCALE_DAYS} days`;
    caps.push({ level: all ? 'low' : 'moderate', reason });
  }
  if (lead.known === undefined)
    caps.push({ level: 'low', reason: 'direction assumed: the instrument could not be identified' });
  return caps;
}

/** Every assessment as it was sent; those of the lead and its peers contributed. */
export function scaleInputs({ grouped, lead, peers }: AssessedScales): ProvenanceInput[] {
  const used = new Set<number>();
  for (const { points } of lead ? [lead, ...peers] : []) for (const { index } of points) used.add(index);
  return grouped.inputs(used);
}

/** Codes of the scale a part of the answer was read from. */
export function scaleCodes(series: InstrumentSeries | undefined, mapsTo: string): Code[] {
  return codesAt(mapsTo, series?.known?.scale.codes);
}
