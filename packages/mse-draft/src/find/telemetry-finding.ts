import type { DomainKey } from './domain-keys.ts';

/** One option that a measured signal gives. */
export interface TelemetryFinding {
  readonly domain: DomainKey;
  readonly value: string;
  readonly provenance: 'digital_mse';
  readonly confidence: 'high' | 'medium' | 'low';
  /** Name of the signal. */
  readonly signal: string;
  /** Reference for the reader: the signal and its number. */
  readonly citation: string;
}
