import type { RelapseLevel } from '@svc/contracts';
import { levelOf, PARAMETERS } from '../../relapse/parameters.ts';

/** Bands of the composite from their lower edges up to the next; ours, the defaults of the relapse score. */
export const RELAPSE_BANDS: readonly { readonly band: RelapseLevel; readonly from: number }[] = [
  { band: 'low', from: 0 },
  { band: 'moderate', from: PARAMETERS.defaults.moderateFrom },
  { band: 'elevated', from: PARAMETERS.defaults.elevatedFrom },
  { band: 'high', from: PARAMETERS.defaults.highFrom },
];

/** The band of a whole score from 0 to 100. */
export function bandOf(score: number): RelapseLevel {
  return levelOf(score, PARAMETERS.defaults);
}

/** The lowest score of a band. */
export function lowerEdgeOf(band: RelapseLevel): number {
  return RELAPSE_BANDS.find((entry) => entry.band === band)?.from ?? 0;
}
