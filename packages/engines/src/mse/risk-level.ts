import { MSE_RISK_LEVELS, type MseRiskLevel } from '@svc/contracts';

/** Place of a level from none (0) to high (3). */
export function levelRank(level: MseRiskLevel): number {
  return MSE_RISK_LEVELS.indexOf(level);
}

/** The highest of some levels, none without any. */
export function highestLevel(levels: readonly MseRiskLevel[]): MseRiskLevel {
  return levels.reduce<MseRiskLevel>(
    (highest, level) => (levelRank(level) > levelRank(highest) ? level : highest),
    'none',
  );
}
