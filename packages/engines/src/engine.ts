import type { Code, Confidence, ProductKey, ProvenanceInput, Summary } from '@svc/contracts';
import type * as z from 'zod';
import type { ParameterSpec } from './parameters.ts';

export interface EngineContext<Name extends string = string> {
  /** The moment of the analysis, milliseconds since the Unix epoch. */
  readonly now: number;
  readonly parameters: Readonly<Record<Name, number>>;
}

/** An input whose value of an earlier call can be compared with the present one. */
export interface ComparableInput {
  /** Name as sent: the request field, or for readings the analyte key. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly value: number | boolean;
  /**
   * Change towards worse (positive) or better (negative) that moving from `previous` to `value` makes, in
   * the engine's own points. 0 when it makes none.
   */
  effect(previous: number | boolean): number;
}

/** What the unified intelligence block needs to know about one result, beside the result itself. */
export interface EngineDescription {
  readonly summary: Summary;
  readonly confidence: Confidence;
  /** Every accepted input that can affect the result, with the share of it that was supplied (0 to 1). */
  readonly accepted: readonly { readonly name: string; readonly supplied: number }[];
  /** Every value used or deliberately not used. */
  readonly inputs: readonly ProvenanceInput[];
  /** Instant of the newest dated input, milliseconds since the epoch; null when nothing is dated. */
  readonly newestInputAt: number | null;
  /** Names of inputs older than their limit. */
  readonly staleInputs: readonly string[];
  readonly warnings: readonly string[];
  /** Verified codes only; `mapsTo` is a JSON pointer into `data`. */
  readonly codes: readonly Code[];
  readonly comparable: readonly ComparableInput[];
  /** The numeric result, for engines that have one. */
  readonly score: number | null;
  /** Why this result cannot be compared with an earlier one, for example because nothing was assessed. */
  readonly notComparable?: string;
  /** The headline without text of the caller, where it quotes any: what a narrative is built from. */
  readonly plainHeadline?: string;
  /** Plain sentences, most important first, that a narrative may be built from. */
  readonly facts: readonly string[];
}

export interface Evaluation<Result> {
  readonly result: Result;
  readonly description: EngineDescription;
}

/**
 * A deterministic scoring engine. Pure: no clock, random, environment or I/O; the same input gives the same
 * bytes. Input that validates never makes it throw.
 */
export interface Engine<Input = never, Result = unknown, Name extends string = string> {
  readonly product: ProductKey;
  /** Engine id of the model block, for example `relapse_risk`. */
  readonly key: string;
  /** Version of the shipped rules; changes whenever a score can change for the same input. */
  readonly version: string;
  readonly input: z.ZodType<Input>;
  readonly parameters: ParameterSpec<Name>;
  /** Legend of every status the engine returns. */
  readonly legend: Readonly<Record<string, string>>;
  /** Statuses that can be compared, best first; a status that is not listed makes a change indeterminate. */
  readonly statusOrder: readonly string[];
  /** What a higher numeric score means; absent for engines whose result is a status alone. */
  readonly higherScoreIs?: 'better' | 'worse';
  /** The result part of the answer. */
  analyze(input: Input, context: EngineContext<Name>): Result;
  /** The result with the description the intelligence block is built from. */
  evaluate(input: Input, context: EngineContext<Name>): Evaluation<Result>;
}
