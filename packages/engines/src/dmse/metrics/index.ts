import type { Metric } from '../define-metric.ts';
import { psychomotor } from './psychomotor.ts';
import { responseLatency } from './response-latency.ts';
import { speechRate } from './speech-rate.ts';
import { sustainedAttention } from './sustained-attention.ts';

const ENTRIES = [responseLatency, psychomotor, speechRate, sustainedAttention] as const;

export type ParameterName = (typeof ENTRIES)[number] extends Metric<infer Name> ? Name : never;

/** Every metric, in the order of the signals in an answer. A further metric is one file and one line here. */
export const METRICS: readonly Metric<ParameterName>[] = ENTRIES;
