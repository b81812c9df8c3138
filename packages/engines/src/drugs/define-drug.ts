import type { ConceptCode } from '../shared/terminology.ts';
import type { Evidence } from '../shared/evidence.ts';

/** Weeks after the start in which an effect is expected. */
export interface OnsetWindow {
  readonly fromWeeks: number;
  readonly toWeeks: number;
  readonly evidence: Evidence;
}

export interface Drug {
  readonly key: string;
  /** US name where it differs from the INN, lower case. */
  readonly name: string;
  readonly inn: string;
  /** Other generic names, salts spelled as separate drugs, abbreviations. */
  readonly synonyms: readonly string[];
  readonly brands: readonly string[];
  /** Class keys, for example `SSRI`; rule sets are expanded from them. */
  readonly classes: readonly string[];
  readonly atc?: string;
  /** Usual adult dose and maximum as text, with units, and the numeric daily maximum in mg where one applies. */
  readonly usualDose?: string;
  readonly maxDose?: string;
  readonly maxDailyMg?: number;
  readonly doseEvidence?: Evidence;
  readonly onset?: OnsetWindow;
  readonly monitoring: readonly string[];
  /** Ingredients of a combination product, by drug key. */
  readonly ingredients?: readonly string[];
  readonly codes: readonly ConceptCode[];
  readonly sources: readonly Evidence[];
}

/** A word in a medication list that is no single drug: a class, a food, a habit. */
export interface ExposureWord {
  readonly key: string;
  readonly label: string;
  readonly words: readonly string[];
  /** Set keys it counts as in interaction rules. */
  readonly classes: readonly string[];
}

/** Checks an entry when the module loads. Throws on a slip. */
export function defineDrug(drug: Drug): Drug {
  if (drug.sources.length === 0) throw new Error(`drug ${drug.key}: names no source`);
  if (drug.onset && drug.onset.fromWeeks > drug.onset.toWeeks) throw new Error(`drug ${drug.key}: onset window is empty`);
  return drug;
}
