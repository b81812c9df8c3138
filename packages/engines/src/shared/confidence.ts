import type { Confidence, ConfidenceLevel } from '@svc/contracts';

/** Something that can only lower confidence, with the reason shown to the reader. */
export interface ConfidenceCap {
  readonly level: ConfidenceLevel;
  readonly reason: string;
}

export interface ConfidenceEvidence {
  /** Share of the inputs that carry the result, 0 to 1. */
  readonly coverage: number;
  readonly coverageReason: string;
  /** How much history stands behind the result, 0 to 1. */
  readonly depth: number;
  readonly depthReason: string;
  readonly caps: readonly ConfidenceCap[];
  /** Taken off the score, at every level; nothing when absent. */
  readonly lowering?: number;
}

/** How coverage and depth are blended, and from where on the blend is of a level. Ours. */
const COVERAGE_WEIGHT = 0.6;
const DEPTH_WEIGHT = 0.4;
const HIGH_FROM = 0.65;
const MODERATE_FROM = 0.4;
/** Highest score a capped level may show, so that level and score never disagree. Ours. */
const TOP_OF_LEVEL: Record<ConfidenceLevel, number> = { high: 1, moderate: 0.64, low: 0.39 };

const RANK: Record<ConfidenceLevel, number> = { low: 0, moderate: 1, high: 2 };

/**
 * The one confidence computation of all engines: coverage of the inputs blended with depth of history, then
 * lowered, never raised, by each cap (session length, disagreement, stale or assumed data).
 */
export function computeConfidence(evidence: ConfidenceEvidence): Confidence {
  const blend = COVERAGE_WEIGHT * clamp01(evidence.coverage) + DEPTH_WEIGHT * clamp01(evidence.depth);
  const score = Math.round(blend * 100) / 100;
  const lowering = evidence.lowering ?? 0;
  let level = levelOf(score - lowering);
  const reasons = [evidence.coverageReason, evidence.depthReason];
  for (const cap of evidence.caps) {
    reasons.push(cap.reason);
    if (RANK[cap.level] < RANK[level]) level = cap.level;
  }
  return { level, score: round4(Math.max(0, Math.min(score, TOP_OF_LEVEL[level]) - lowering)), reasons };
}

function levelOf(score: number): ConfidenceLevel {
  return score >= HIGH_FROM ? 'high' : score >= MODERATE_FROM ? 'moderate' : 'low';
}

const round4 = (score: number) => Math.round(score * 10_000) / 10_000;

/** The lower of two confidence levels. */
export function lowerConfidence(a: ConfidenceLevel, b: ConfidenceLevel): ConfidenceLevel {
  return RANK[a] <= RANK[b] ? a : b;
}

function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
