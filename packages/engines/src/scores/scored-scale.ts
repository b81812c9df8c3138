import type { Instrument, InstrumentScale } from '@svc/clinical';
import type { Trajectory } from './trajectory.ts';

export interface ScoredScale extends Trajectory {
  readonly instrument: Instrument;
  readonly scale: InstrumentScale;
  readonly score: number;
  readonly prior: number | null;
  readonly source: 'responses' | 'total';
}
