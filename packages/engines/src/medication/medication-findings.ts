import type { ConfidenceLevel, MedicationStatus, Prescription } from '@svc/contracts';
import type { OnsetWindow, Drug } from '@svc/clinical';
import type { AssessedScales } from '../shared/assessed-scales.ts';
import type { InstrumentSeries, ScorePoint } from '../shared/instrument-series.ts';

/** Scores of one scale before and after a start. */
export interface Comparison {
  readonly series: InstrumentSeries;
  readonly before: readonly ScorePoint[];
  readonly after: readonly ScorePoint[];
  /** The last score before the start. */
  readonly baseline: number;
  readonly baselinePoint: ScorePoint;
  readonly latestPoint: ScorePoint;
  /** The newest score of the scale when it lies outside the days that were compared. */
  readonly leftOut: ScorePoint | undefined;
  /** The outcome lies in the mildest band of the scale. */
  readonly mildest: boolean;
  /** The mean of the last two scores after the start, or the only one. */
  readonly outcome: number;
  /** Outcome minus baseline, in points of the scale. */
  readonly change: number;
  /** Percent of the burden at baseline that is gone; negative for worsening. Undefined without any burden before and after. */
  readonly improvementPct: number | undefined;
  /** Worsening as percent of the scale's range; negative for improvement. */
  readonly worseningPctOfRange: number;
  /** The change exceeds the scale's measurement error, or a fifth of its range where it has no figure. */
  readonly reliable: boolean;
  /** Days from the start to the latest score. */
  readonly latestDay: number;
}

export type MissingScores = 'no_score_before' | 'no_score_after';

type ResponseTone = 'positive' | 'neutral' | 'watch';

/** Why a response has its tone. */
export type ResponseReason =
  | 'response'
  | 'reliable_improvement'
  | 'reliable_worsening'
  | 'marked_worsening'
  | 'little_change'
  | 'within_error'
  | 'direction_assumed'
  | 'medicine_unknown'
  | 'scores_old'
  | 'spoken_against'
  | 'scales_disagree'
  | 'other_scale_worse';

export interface Judgement {
  readonly tone: ResponseTone;
  readonly reason: ResponseReason;
}

/** A prescription that counts as taken. */
export interface ActivePrescription {
  readonly sent: Prescription;
  /** Position in the request. */
  readonly index: number;
  readonly drug: Drug | undefined;
  /** The drug's name, else the name as sent in quotes. */
  readonly name: string;
  /** The drug's key, else the name as sent in lower case words. */
  readonly base: string;
  /** Tells prescriptions apart within one answer: `sertraline`, `sertraline_2`. */
  readonly key: string;
  /** Milliseconds since the epoch, null without a start date. */
  readonly start: number | null;
}

export interface RecognisedPrescriptions {
  /** In the order of the request. */
  readonly active: readonly ActivePrescription[];
  readonly warnings: readonly string[];
}

/** One scale around a start. */
export interface StartAssessment {
  readonly comparison: Comparison;
  readonly judgement: Judgement;
}

/** A start that could be compared. */
export interface Response extends StartAssessment {
  readonly prescription: ActivePrescription;
  /** What the scale says by itself, where another one made the judgement worse. */
  readonly alone: Judgement;
  /** The other scales that moved around this start, what got worse first. */
  readonly beside: readonly StartAssessment[];
  readonly onset: OnsetWindow;
  readonly confidence: ConfidenceLevel;
}

/** An active prescription that could not be compared, and why. */
export interface Uncompared {
  readonly prescription: ActivePrescription;
  readonly reason: 'no_start' | 'no_scores' | 'not_given_for' | MissingScores;
}

export interface MedicationFindings {
  readonly scales: AssessedScales;
  readonly prescriptions: RecognisedPrescriptions;
  readonly responses: readonly Response[];
  readonly uncompared: readonly Uncompared[];
  readonly status: MedicationStatus;
}

/** Responses to watch, worsening before too little change, each in the order of the request. */
export function toWatch(responses: readonly Response[]): Response[] {
  const watched = responses.filter(({ judgement }) => judgement.tone === 'watch');
  const worsened = ({ judgement }: Response) => judgement.reason !== 'little_change';
  return [...watched.filter(worsened), ...watched.filter((response) => !worsened(response))];
}
