import type {
  Confidence,
  RelapseFactor,
  RelapseFactorKey,
  RelapseLevel,
  TrendDirection,
} from '@svc/contracts';
import type { AssessedScales } from '../shared/assess-scales.ts';
import type { SymptomChange } from './symptoms.ts';

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
