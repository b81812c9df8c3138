import type { ConceptCode } from '../evidence/terminology.ts';
import type { Evidence } from '../evidence/evidence.ts';

/** A severity band: applies from `from` (in the scale's own numbers) up to the next band. */
interface SeverityBand {
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
  /** The bands mark cuts that studies disagree about, not steps of severity: their width says nothing about change. */
  readonly bandsAre?: 'cuts';
  /** Screening cut: positive at or beyond it, in the worse direction. */
  readonly cutPoint?: { readonly value: number; readonly evidence: Evidence };
  /**
   * Smallest change that exceeds measurement error (|difference| >= value), and the smaller one that is enough for the
   * worse where a source tells them apart. Absent for screens.
   */
  readonly reliableChange?: {
    readonly value: number;
    readonly forWorse?: number;
    readonly evidence: Evidence;
  };
  /**
   * A rise that is called a relapse by itself: this share of the earlier total as it stands, or so many points where the
   * earlier total is low.
   */
  readonly relapseRise?: {
    readonly share: number;
    readonly low: { readonly upTo: number; readonly points: number; readonly evidence: Evidence };
    readonly evidence: Evidence;
  };
  /** Remission at or below this score (at or above when lower is worse). */
  readonly remission?: { readonly value: number; readonly evidence: Evidence };
  /** Items (1-based) that make up the scale; all items when absent. */
  readonly items?: readonly number[];
  /** The score is the sum of the items times this (a mean is 1 / number of items). 1 when absent. */
  readonly multiplier?: number;
  /** The score counts the items answered at or above these instead: one lowest answer per item, in order. */
  readonly countAtLeast?: readonly number[];
  /** A score that calls for attention beyond the symptoms, for example a medical one. */
  readonly scoreAlert?: {
    readonly atLeast: number;
    readonly level: 'note' | 'escalate';
    readonly label: string;
    readonly evidence: Evidence;
  };
  /**
   * Names under which a caller may send this scale by itself, for example `dass21_depression`. Forms of one
   * subscale with different maxima may share a name.
   */
  readonly aliases?: readonly string[];
  /** Codes of the score itself. */
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
  /** The authors of the instrument call an answer to this item alone a low risk. */
  readonly alone?: 'low';
  readonly evidence: Evidence;
}

/**
 * What a scale is for. `symptom`: severity of a psychiatric condition; `function`: how somebody lives with it;
 * `substance`: use and withdrawal; `cognition`; `screen`: says who to look at more closely; `somatic`: pain and the like;
 * `adverse`: effects of treatment. Change of symptoms is read from `symptom` scales, without one from `function`.
 */
type Purpose = 'symptom' | 'function' | 'substance' | 'cognition' | 'screen' | 'somatic' | 'adverse';

/** What a medicine may be given for and a scale measures; `overall`: whatever psychiatric medicine is taken may move it. */
export type Condition =
  | 'depression'
  | 'anxiety'
  | 'trauma'
  | 'obsessions'
  | 'mania'
  | 'psychosis'
  | 'insomnia'
  | 'eating'
  | 'dissociation'
  | 'overall';

export interface Instrument {
  readonly key: string;
  readonly name: string;
  /** Other ids and names in use, matched without case, spaces and punctuation. */
  readonly aliases: readonly string[];
  readonly purpose: Purpose;
  /** Of every `symptom` and `function` scale: which medicines are plausibly given for what it measures. */
  readonly condition?: Condition;
  /** What it measures, in a few words. */
  readonly measures: string;
  readonly itemCount: number;
  /** Inclusive answer range: one for all items, or one per item. */
  readonly itemRange: readonly [min: number, max: number] | readonly (readonly [min: number, max: number])[];
  /** 1-based items whose answer counts as (min + max - answer). */
  readonly reversedItems?: readonly number[];
  /** Answers cannot simply be added (grouped items, gate questions): the reason, shown to callers. */
  readonly notSummed?: string;
  /** Its result is a level found by rules, not a sum: a number sent as its score is never read as that level. */
  readonly levelOnly?: true;
  /** A bare total says too little (several scales share it): the caller is asked for responses. */
  readonly needsResponses?: boolean;
  readonly scales: readonly [InstrumentScale, ...InstrumentScale[]];
  readonly escalations: readonly EscalationItem[];
  /** Codes of the instrument as a whole (the panel), not of a score. */
  readonly codes?: readonly ConceptCode[];
  readonly licence: string;
  readonly sources: readonly Evidence[];
}

/**
 * The answers an item (1-based) can have.
 *
 * @example
 * ```ts
 * import { answerRange, findInstrument } from '@svc/clinical';
 *
 * const phq9 = findInstrument('phq9', 'PHQ-9');
 * phq9 && answerRange(phq9, 9); // → [ 0, 3 ]
 * ```
 */
export function answerRange(instrument: Instrument, item: number): readonly [min: number, max: number] {
  const { itemRange } = instrument;
  return isSingleRange(itemRange) ? itemRange : (itemRange[item - 1] ?? [0, 0]);
}

function isSingleRange(range: Instrument['itemRange']): range is readonly [number, number] {
  return typeof range[0] === 'number';
}

/** Checks an entry when the module loads, so that a slip in a table cannot reach a score. Throws on a slip. */
export function defineInstrument(instrument: Instrument): Instrument {
  const slips = [...itemSlips(instrument), ...instrument.scales.flatMap(bandSlips)];
  if (instrument.sources.length === 0) slips.push('names no source');
  if (slips.length > 0) throw new Error(`instrument ${instrument.key}: ${slips.join('; ')}`);
  return instrument;
}

function itemSlips(instrument: Instrument): string[] {
  const { itemCount, itemRange, reversedItems = [], escalations, scales } = instrument;
  const slips: string[] = [];
  if (!isSingleRange(itemRange) && itemRange.length !== itemCount)
    slips.push('needs one answer range per item');
  const items = [
    ...reversedItems,
    ...escalations.map(({ item }) => item),
    ...scales.flatMap((scale) => scale.items ?? []),
  ];
  if (items.some((item) => item < 1 || item > itemCount)) slips.push('an item is out of range');
  for (const { item, atLeast } of escalations) {
    const [lowest, highest] = answerRange(instrument, item);
    if (atLeast <= lowest || atLeast > highest)
      slips.push(`the escalating answer of item ${item} is out of range`);
  }
  return slips;
}

function bandSlips({ key, bands, min, max }: InstrumentScale): string[] {
  const slips: string[] = [];
  if (bands[0]?.from !== min) slips.push(`scale ${key}: the first band must start at the minimum`);
  for (let i = 1; i < bands.length; i++) {
    const from = bands[i]?.from ?? Number.NaN;
    const before = bands[i - 1]?.from ?? Number.NaN;
    if (!(from > before) || from > max) slips.push(`scale ${key}: band ${i} is out of order or range`);
  }
  return slips;
}
