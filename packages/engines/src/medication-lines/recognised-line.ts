import type { Drug, ExposureWord, SharedBrand } from '@svc/clinical';
import type { StopTime } from './stop-time.ts';
import type { NotTakenReason } from './taking-phrases.ts';

/** A drug named in a line of a medication list. */
export interface RecognisedDrug {
  readonly drug: Drug;
  /** `name`: a listed name, brand, synonym or salt; `spelling`: a misspelling of exactly one listed name. */
  readonly by: 'name' | 'spelling';
  /** Words of the line that named it. */
  readonly matched: string;
  /** The dose as written, in milligrams per intake; absent when none or no mass is written, or several. */
  readonly doseMg?: number | undefined;
  /** Intakes a day as written (daily 1, bid 2, tid 3, qid 4, qhs 1 …); absent when not written or as needed. */
  readonly timesPerDay?: number | undefined;
  /** Intakes a day on average where the line says that it is less often than daily: 0.5 for "every other day". */
  readonly intakesPerDay?: number | undefined;
  /** Milligrams a day, where the line counts tablets or gives the whole day's dose and not that of one intake. */
  readonly dailyMg?: number | undefined;
}

/** What one free-text line of a medication list names. */
export interface RecognisedLine {
  /** As sent. */
  readonly text: string;
  /** A combination product counts as itself: its ingredients are keys of `drug.ingredients`. */
  readonly drugs: readonly RecognisedDrug[];
  /** Classes, foods, habits: alcohol, NSAID, grapefruit, "stopped smoking". */
  readonly exposures: readonly ExposureWord[];
  /** Named and not counted as taken, and gaps of what is taken. */
  readonly notTaken: readonly NotTaken[];
  /** Brands of the line that mean several drugs; all that the strength leaves possible are among the drugs. */
  readonly sharedBrands?: readonly SharedBrand[];
}

/** A drug or a class that a line names as not taken now. */
export interface NotTaken {
  /** Absent for a class word: "stopped an MAOI". */
  readonly drug?: Drug;
  readonly exposure?: ExposureWord;
  readonly by: 'name' | 'spelling';
  readonly matched: string;
  /** `gap`: taken, after doses were missed or before it was restarted. */
  readonly reason: NotTakenReason | 'gap';
  /** When it was stopped, where the line says so. */
  readonly since?: StopTime;
}
