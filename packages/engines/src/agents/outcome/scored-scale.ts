import type { EscalationItem, Instrument, InstrumentScale } from '@svc/clinical';
import type { Trajectory } from './trajectory.ts';

export interface ScoredScale extends Trajectory {
  readonly instrument: Instrument;
  readonly scale: InstrumentScale;
  readonly score: number;
  readonly prior: number | null;
  readonly source: 'responses' | 'total';
  /** Answers are missing, and the score is the mildest that those which can be read allow. */
  readonly bound?: AnswerBound;
}

export interface AnswerBound {
  readonly read: number;
  readonly itemCount: number;
  /** The band is the same whatever the missing answers are. */
  readonly bandCertain: boolean;
}

/** An item whose answer matters whatever the total says. */
export interface AlertItem {
  readonly instrument: Instrument;
  /** 1-based; undefined when the answers came in a number that leaves their positions open. */
  readonly item?: number;
  readonly answer?: number;
  readonly label: string;
  readonly selfHarm: boolean;
  readonly level: EscalationItem['level'];
  /** Nothing else found, the authors of the instrument call it a low risk. */
  readonly alone?: EscalationItem['alone'];
}
