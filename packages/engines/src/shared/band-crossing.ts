import { bandOf, type Instrument, type InstrumentScale } from '@svc/clinical';
import { isIll } from './band-grade.ts';
import { signed } from './number-text.ts';
import { roundOffNoise } from './whole-numbers.ts';

/** A change into a worse severity band of one scale, whatever its size. */
export interface BandCrossing {
  readonly fromBand: string;
  readonly toBand: string;
  /** The band that was reached is one that asks for a look, not merely the next of two mild ones. */
  readonly asks: boolean;
}

/**
 * What calls a rise a relapse by itself: from the remission range over a whole band into one that asks, or by the share
 * that studies of the scale define a relapse with.
 */
export type RelapseSign =
  | { readonly kind: 'left_remission' }
  | { readonly kind: 'rise'; readonly pct: number };

/** Undefined where the second score lies in the same band or a milder one. */
export function crossingOf(scale: InstrumentScale, from: number, to: number): BandCrossing | undefined {
  const [fromBand, toBand] = [bandOf(scale, from), bandOf(scale, to)];
  if (toBand.index <= fromBand.index) return undefined;
  return { fromBand: fromBand.label, toBand: toBand.label, asks: isIll(scale, to) };
}

/** Undefined where neither rule is met. */
export function relapseSignOf(
  { instrument, scale }: { readonly instrument: Instrument; readonly scale: InstrumentScale },
  from: number,
  to: number,
): RelapseSign | undefined {
  const pct = relapseRisePct(scale, from, to);
  if (pct !== undefined) return { kind: 'rise', pct };
  const bands = bandOf(scale, to).index - bandOf(scale, from).index;
  const ofIllness = instrument.purpose === 'symptom' || instrument.purpose === 'function';
  return ofIllness && bands > 1 && isWell(scale, from) && isIll(scale, to)
    ? { kind: 'left_remission' }
    : undefined;
}

function isWell(scale: InstrumentScale, score: number): boolean {
  const { remission, worse } = scale;
  if (remission === undefined) return bandOf(scale, score).index === 0;
  return worse === 'higher' ? score <= remission.value : score >= remission.value;
}

/** The rise in percent of the earlier total where it reaches what studies call a relapse. */
function relapseRisePct({ relapseRise }: InstrumentScale, from: number, to: number): number | undefined {
  if (relapseRise === undefined || from <= 0) return undefined;
  const { share, low } = relapseRise;
  const least = from <= low.upTo ? low.points : share * from;
  return to - from >= roundOffNoise(least) ? roundOffNoise((100 * (to - from)) / from) : undefined;
}

/** What the sign says, as part of a sentence. */
export function relapseWords(relapse: RelapseSign): string {
  if (relapse.kind === 'left_remission') return 'out of remission';
  return `${signed(relapse.pct)} % of the total, a relapse by the usual definition`;
}
