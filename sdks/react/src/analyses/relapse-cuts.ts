import type { RelapseLevel, RelapsePrediction } from '@svc/contracts';

/** Score from which each level holds. */
export type RelapseCuts = Readonly<Record<Exclude<RelapseLevel, 'low'>, number>>;

/** Of the engine as it is shipped; a test holds them to it. */
export const SHIPPED_RELAPSE_CUTS: RelapseCuts = { moderate: 25, elevated: 50, high: 75 };

/** The cuts of an answer as far as they are known: calibration may have moved them. */
export function cutsOf({ model }: RelapsePrediction): RelapseCuts | undefined {
  return model.source === 'default' ? SHIPPED_RELAPSE_CUTS : undefined;
}

const ORDER: readonly RelapseLevel[] = ['low', 'moderate', 'elevated', 'high'];

/** The level that points alone give, where the answer has a higher one. */
export function levelBelow(
  { score, level }: Pick<RelapsePrediction, 'score' | 'level'>,
  cuts: RelapseCuts,
): RelapseLevel | undefined {
  const byPoints =
    score >= cuts.high
      ? 'high'
      : score >= cuts.elevated
        ? 'elevated'
        : score >= cuts.moderate
          ? 'moderate'
          : 'low';
  return ORDER.indexOf(level) > ORDER.indexOf(byPoints) ? byPoints : undefined;
}
