import type { ConceptCode } from '../shared/terminology.ts';
import type { Evidence } from '../shared/evidence.ts';

/** A severity band: applies from `from` (in the scale's own numbers) up to the next band. */
export interface SeverityBand {
  readonly from: number;
  readonly label: string;
}

/** A number scored from the answers: the total, or a subscale. */
export interface InstrumentScale {
  /** `total` for the whole instrument, else the subscale's own key. */
  readonly key: string;
  readonly label: string;
  /** Inclusive range of the score. `max` is the `maxScore` a caller sends for this scale. */
  readonly min: number;
  readonly max: number;
  readonly worse: 'higher' | 'lower';
  /** Ascending by `from`, the first at `min`: together they cover the range without gap or overlap. */
  readonly bands: readonly SeverityBand[];
  readonly bandsEvidence: Evidence;
  /** Screening cut: positive at or beyond it, in the worse direction. */
  readonly cutPoint?: { readonly value: number; readonly evidence: Evidence };
  /** Smallest change that exceeds measurement error (|difference| >= value). Absent for screens. */
  readonly reliableChange?: { readonly value: number; readonly evidence: Evidence };
  /** Remission at or below this score (at or above when lower is worse). */
  readonly remission?: { readonly value: number; readonly evidence: Evidence };
  /** Items (1-based) that make up the scale; all items when absent. */
  readonly items?: readonly number[];
  /** The score is the sum of the items times this, or their mean. Sum when absent. */
  readonly multiplier?: number;
  /** Names under which a caller may send this scale by itself, for example `dass21_depression`. */
  readonly aliases?: readonly string[];
  readonly codes: readonly ConceptCode[];
}

/** An item whose answer matters whatever the total says. */
export interface EscalationItem {
  /** 1-based position. */
  readonly item: number;
  /** Lowest answer that counts. */
  readonly atLeast: number;
  readonly level: 'note' | 'escalate';
  /** Items about self-harm also set a risk flag at any non-zero answer. */
  readonly selfHarm: boolean;
  /** Neutral wording, never item text. */
  readonly label: string;
  readonly evidence: Evidence;
}

export interface Instrument {
  readonly key: string;
  readonly name: string;
  /** Other ids and names in use, matched without case, spaces and punctuation. */
  readonly aliases: readonly string[];
  /** What it measures, in a few words. */
  readonly measures: string;
  readonly itemCount: number;
  /** Inclusive answer range: one for all items, or one per item. */
  readonly itemRange: readonly [min: number, max: number] | readonly (readonly [min: number, max: number])[];
  /** 1-based items whose answer counts as (min + max - answer). */
  readonly reversedItems?: readonly number[];
  /** Answers cannot simply be added (grouped items, gate questions): the reason, shown to callers. */
  readonly notSummed?: string;
  /** A bare total says too little (several scales share it): the caller is asked for responses. */
  readonly needsResponses?: boolean;
  readonly scales: readonly [InstrumentScale, ...InstrumentScale[]];
  readonly escalations: readonly EscalationItem[];
  readonly licence: string;
  readonly sources: readonly Evidence[];
}

/** Checks an entry when the module loads, so that a slip in a table cannot reach a score. Throws on a slip. */
export function defineInstrument(instrument: Instrument): Instrument {
  for (const scale of instrument.scales) {
    const fail = (why: string): never => {
      throw new Error(`instrument ${instrument.key}, scale ${scale.key}: ${why}`);
    };
    if (scale.bands[0]?.from !== scale.min) fail('the first band must start at the minimum');
    for (let i = 1; i < scale.bands.length; i++) {
      const from = scale.bands[i]?.from ?? Number.NaN;
      if (!(from > (scale.bands[i - 1]?.from ?? Number.NaN)) || from > scale.max) fail(`band ${i} is out of order or range`);
    }
    if (scale.items?.some((item) => item < 1 || item > instrument.itemCount)) fail('an item is out of range');
  }
  if (instrument.sources.length === 0) throw new Error(`instrument ${instrument.key}: names no source`);
  return instrument;
}
