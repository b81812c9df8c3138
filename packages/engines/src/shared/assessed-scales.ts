import type { BandCrossing, RelapseSign } from './band-crossing.ts';
import type { GroupedAssessments, InstrumentSeries, ScorePoint } from './instrument-series.ts';

/** How the newest score of a scale stands against its earlier ones. */
export interface ScaleChange {
  /** The earlier score the change is counted from. */
  readonly from: ScorePoint;
  readonly to: ScorePoint;
  /** The better of the scores the newest is compared with. */
  readonly milder: ScorePoint;
  /**
   * `worse` and `better` exceed the reliable change; what does not is `stable`, within measurement error. An unknown
   * instrument is never `better`.
   */
  readonly verdict: 'better' | 'stable' | 'worse';
  /** The newest score is reliably worse than some score it is compared with, though it may be better than a later one. */
  readonly worsened: boolean;
  /** The newest score lies in a worse severity band than the better score it is compared with, however small the rise. */
  readonly crossing: BandCrossing | undefined;
  /** The rise from the better score is a relapse by itself, however small. */
  readonly relapse: RelapseSign | undefined;
  /** Newest score older than 90 days, or no other one in the last 180 days: says nothing good about the present. */
  readonly old: boolean;
}

/** Which scales a result rests on, and which are reported beside it. */
export interface ScaleSelection {
  /** The scale that change is read from; undefined when no symptom or function scale was sent. */
  readonly lead: InstrumentSeries | undefined;
  /** Other scales of the same kind as the lead: they can hold a result back, never make it better. */
  readonly peers: readonly InstrumentSeries[];
  /** Everything else, reported by its own bands and never counted as change of symptoms. */
  readonly beside: readonly InstrumentSeries[];
  /** What put the lead before its peers. */
  readonly reason: LeadReason | undefined;
}

export type LeadReason = 'only_one' | 'most_scores' | 'newest' | 'most_items' | 'name';

/** A scale that speaks against a reassuring result. */
export interface ScaleVeto {
  readonly series: InstrumentSeries;
  readonly topBand: boolean;
  readonly change: ScaleChange | undefined;
  readonly text: string;
}

/** What the scales of a request say: shared by medication, outcome and relapse. */
export interface AssessedScales extends ScaleSelection {
  readonly grouped: GroupedAssessments;
  readonly leadChange: ScaleChange | undefined;
  /** The lead and its peers that were scored in the last 90 days, and what got worse where the lead shows no change. */
  readonly counted: readonly InstrumentSeries[];
  /** Those, and what was scored in the last 90 days and would lead without the lead: named when it is severe. */
  readonly mentioned: readonly InstrumentSeries[];
  /** Lead and peers in their top band or reliably worse, the lead first: none lets a result be called better. */
  readonly vetoes: readonly ScaleVeto[];
  /** Some lead or peer is in its top band. */
  readonly severe: boolean;
  /** Some lead or peer is reliably worse than before, by the later comparison. */
  readonly worse: InstrumentSeries | undefined;
  /** Why a clinician should look, whatever the score says: safety first. */
  readonly review: readonly string[];
  readonly warnings: readonly string[];
}
