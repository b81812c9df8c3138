import { DAY_MS } from './dates.ts';
import type { Instrument, InstrumentScale } from '@svc/clinical';
import type { ProvenanceInput } from '@svc/contracts';

/** How far back an earlier score may lie for a change to count as improvement. Ours. */
export const CHANGE_WINDOW_DAYS = 180;

export interface ScorePoint {
  readonly score: number;
  /** Milliseconds since the epoch. */
  readonly instant: number;
  /** The calendar date as sent: where the patient was seen it was that day, whatever it was in Greenwich. */
  readonly day: string;
  /** Position in the request. */
  readonly index: number;
}

/** All usable scores of one instrument scale, oldest first; never empty. */
export interface InstrumentSeries extends AssessmentTarget {
  readonly points: readonly ScorePoint[];
  /** The newest score is older than the limit for scales. */
  readonly stale: boolean;
}

export interface GroupedAssessments {
  /** Most scores first; ties: newest score first, then the order of the request. */
  readonly series: readonly InstrumentSeries[];
  readonly warnings: readonly string[];
  /**
   * One entry per assessment sent, in the order of the request. Those at the positions in `used` contributed;
   * when it is left out, those that made it into a series.
   */
  inputs(used?: ReadonlySet<number>): ProvenanceInput[];
  readonly newestInputAt: number | null;
  readonly staleInputs: readonly string[];
  /**
   * Safety screens that count in no score: one that is never scored from a total (C-SSRS), and one that is not in the
   * catalogue.
   */
  readonly screens: readonly InstrumentSeries[];
  /** Scores that were excluded: wrong dates and impossible scores. */
  readonly excluded: readonly ExcludedScore[];
}

/** A score that could not be read, and why. */
export interface ExcludedScore extends Omit<ScorePoint, 'index'> {
  readonly target: AssessmentTarget;
  readonly problem: string;
}

/** The scale an assessment is a score of. */
export interface AssessmentTarget {
  /** Scores with one key are comparable. */
  readonly key: string;
  readonly label: string;
  /** Undefined for an instrument we do not know: then higher is assumed to be worse. */
  readonly known: { readonly instrument: Instrument; readonly scale: InstrumentScale } | undefined;
  readonly minScore: number;
  readonly maxScore: number;
  readonly worse: 'higher' | 'lower';
  /** Its result is a level found by rules, never a sum (C-SSRS): no series is made of it. */
  readonly neverFromTotal?: boolean;
  /** It names an instrument we know and could not be read as one: what was wrong. */
  readonly misread?: string;
  /** Not in the catalogue, and its name says that it asks about suicide, self-harm or violence. */
  readonly unknownSafetyScreen?: boolean;
}

/** The newest score of a series. */
export function latestOf({ points }: Pick<InstrumentSeries, 'points'>): ScorePoint {
  return points[points.length - 1] as ScorePoint;
}

export type Purpose = Instrument['purpose'];

export function purposeOf({ known }: InstrumentSeries): Purpose | undefined {
  return known?.instrument.purpose;
}

/** Scores within the last 180 days. */
export function recentScores({ points }: InstrumentSeries, now: number): number {
  return points.filter(({ instant }) => now - instant <= CHANGE_WINDOW_DAYS * DAY_MS).length;
}
