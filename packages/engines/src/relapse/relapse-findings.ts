import type { InstrumentSeries } from '../shared/instrument-series.ts';
import type { ScaleChange, AssessedScales } from '../shared/assessed-scales.ts';
import type {
  Confidence,
  RelapseFactor,
  RelapseFactorKey,
  RelapseLevel,
  TrendDirection,
} from '@svc/contracts';

/** Everything one analysis found, before it is put into words. */
export interface RelapseFindings {
  readonly scales: AssessedScales;
  readonly symptoms: SymptomChange | undefined;
  readonly factors: readonly RelapseFactor[];
  readonly score: number;
  readonly level: RelapseLevel;
  /** What it could be at most; undefined when every factor is available. */
  readonly atMost: { readonly score: number; readonly level: RelapseLevel } | undefined;
  readonly trend: TrendDirection;
  readonly top: RelapseFactorKey | undefined;
  readonly available: number;
  /** Why a clinician should look, in words: what the scales say, then what this product adds. */
  readonly look: readonly string[];
  readonly requiresReview: boolean;
  readonly confidence: Confidence;
}

/** What the symptom scales say, in points of the default maximum. */
export interface SymptomChange {
  /** The scale the points come from: the lead, or a peer that gives more. */
  readonly series: InstrumentSeries;
  readonly points: number;
  readonly change: ScaleChange | undefined;
  /** Another instrument that got reliably worse. */
  readonly alsoWorse: InstrumentSeries | undefined;
  readonly tooOld: boolean;
}
