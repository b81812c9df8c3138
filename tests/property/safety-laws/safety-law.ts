import type { Arbitrary } from 'fast-check';

/** A case of the principle that no answer is calmer than the worst thing it was told. */
export interface SafetyLaw<Value = unknown> {
  readonly name: string;
  readonly cases: Arbitrary<Value>;
  /** What is wrong, in words; `null` where the case says nothing about the law. */
  problemOf(value: Value): string | undefined | null;
}

export const safetyLaw = <Value>(law: SafetyLaw<Value>): SafetyLaw => law as unknown as SafetyLaw;
