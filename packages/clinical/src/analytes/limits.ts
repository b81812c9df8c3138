import { ours, type Evidence } from '../evidence/evidence.ts';
import type { Analyte, AnalyteLimit } from './define-analyte.ts';

/** Critical under this value; the value itself is not. */
export const below = (value: number, evidence: Evidence): AnalyteLimit => ({
  value,
  inclusive: false,
  evidence,
});

/** Critical from this value down. */
export const atOrBelow = (value: number, evidence: Evidence): AnalyteLimit => ({
  value,
  inclusive: true,
  evidence,
});

/** Critical over this value; the value itself is not. */
export const above = (value: number, evidence: Evidence): AnalyteLimit => ({
  value,
  inclusive: false,
  evidence,
});

/** Critical from this value on. */
export const atOrAbove = (value: number, evidence: Evidence): AnalyteLimit => ({
  value,
  inclusive: true,
  evidence,
});

/** Widest range a real reading can have, ends included; a value outside is taken for a wrong unit. */
export const plausibleFrom = (min: number, max: number): Analyte['plausible'] => ({
  min,
  max,
  evidence: ours('plausibility range of this service'),
});
