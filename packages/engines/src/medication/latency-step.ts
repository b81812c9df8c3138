import { LATENCY_STEP_PCT } from './parameters.ts';

/** -1 when response latency fell enough to support improvement, +1 when it rose enough to contradict it, else 0. */
export function latencyStep(dmseLatencyPctChange: number | undefined): -1 | 0 | 1 {
  if (dmseLatencyPctChange === undefined) return 0;
  if (dmseLatencyPctChange <= -LATENCY_STEP_PCT) return -1;
  return dmseLatencyPctChange >= LATENCY_STEP_PCT ? 1 : 0;
}
