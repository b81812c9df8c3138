import type { ParameterSpec } from '../parameters.ts';
import type { Cut } from './define-metric.ts';
import { METRICS, type ParameterName } from './metrics/index.ts';

const CUTS: readonly Cut<ParameterName>[] = METRICS.flatMap(({ arms }) =>
  arms.flatMap(({ subclinical, clinical }) => [subclinical, clinical]),
);

/**
 * The band edges. The printed latency edges are upper caps, so a calibrated set can only make them more
 * sensitive; the others move by at most 20 % (less where two edges would meet). There are no floors: for
 * most of these numbers lower is the more sensitive side, which a cap bounds as well.
 */
export const PARAMETERS: ParameterSpec<ParameterName> = {
  defaults: byName(({ value }) => value),
  caps: byName(({ caps }) => caps),
  floors: {},
};

function byName<Value>(pick: (cut: Cut<ParameterName>) => Value): Readonly<Record<ParameterName, Value>> {
  // Every parameter name is the name of a cut, so the record is complete.
  return Object.fromEntries(CUTS.map((cut) => [cut.parameter, pick(cut)])) as Record<ParameterName, Value>;
}
