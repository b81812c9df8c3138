import type { ConceptCode } from '../evidence/terminology.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { DrugClassKey } from './drug-classes.ts';
import type { DrugGroupKey } from './drug-groups.ts';

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
  /** The one therapeutic group. Two prescriptions of a group are of the same class. */
  readonly group: DrugGroupKey;
  /** Sets the drug counts in; interaction rules are expanded from them. */
  readonly classes: readonly DrugClassKey[];
  readonly atc?: string;
  /** No longer sold in the USA, the UK, the EU, Canada or Australia for people; old lists still name it. From memory. */
  readonly withdrawn?: true;
  /** Usual adult dose and maximum as text, with units, and the numeric daily maximum in mg where one applies. */
  readonly usualDose?: string;
  readonly maxDose?: string;
  /** The highest of the forms where the maximum depends on the form. Not for depot injections. */
  readonly maxDailyMg?: number;
  /** A lower maximum above an age. */
  readonly maxDailyMgOverAge?: {
    readonly years: number;
    readonly mg: number;
    readonly evidence: Evidence;
  };
  readonly doseEvidence?: Evidence;
  /** Given where the maximum stands better than `doseEvidence`. */
  readonly maxDoseEvidence?: Evidence;
  readonly onset?: OnsetWindow;
  readonly monitoring: readonly string[];
  /** Ingredients of a combination product, by drug key. */
  readonly ingredients?: readonly string[];
  /** A prodrug counts as its active medicine, by drug key: in its sets and in rules that name it. */
  readonly countsAs?: string;
  readonly codes: readonly ConceptCode[];
  readonly sources: readonly Evidence[];
}

/** A word in a medication list that is no single drug: a class, a food, a habit. */
export interface ExposureWord {
  readonly key: string;
  readonly label: string;
  readonly words: readonly string[];
  /** Set keys it counts as in interaction rules. */
  readonly classes: readonly DrugClassKey[];
}

/** Checks an entry when the module loads. Throws on a slip. */
export function defineDrug(drug: Drug): Drug {
  const fail = (why: string): never => {
    throw new Error(`drug ${drug.key}: ${why}`);
  };
  if (drug.sources.length === 0) fail('names no source');
  if (drug.onset && drug.onset.fromWeeks > drug.onset.toWeeks) fail('onset window is empty');
  if (drug.maxDailyMg !== undefined && !(drug.maxDailyMg > 0)) fail('daily maximum is not positive');
  if (drug.ingredients && drug.ingredients.length < 2) fail('a combination has two ingredients or more');
  return drug;
}
