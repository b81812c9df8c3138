import type {
  Confidence,
  RelapseFactor,
  RelapseFactorKey,
  RelapseLevel,
  TrendDirection,
} from '@svc/contracts';
import type { ScaleReading } from '../shared/scale-reading.ts';
import type { SymptomReading } from './symptoms.ts';

/** Everything one analysis found, before it is put into words. */
export interface RelapseFindings {
  readonly scales: ScaleReading;
  readonly symptoms: SymptomReading | undefined;
  readonly factors: readonly RelapseFactor[];
  readonly score: number;
  readonly level: RelapseLevel;
  readonly trend: TrendDirection;
  readonly top: RelapseFactorKey | undefined;
  readonly available: number;
  readonly requiresReview: boolean;
  readonly confidence: Confidence;
}
