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
  readonly trend: TrendDirection;
  readonly top: RelapseFactorKey | undefined;
  readonly available: number;
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
