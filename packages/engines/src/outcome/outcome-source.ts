import type { OutcomeComponentKey } from '@svc/contracts';

export interface OutcomeSource {
  readonly key: OutcomeComponentKey;
  readonly weight: number;
  /** +1 to -1; undefined when the source is not available. */
  readonly value: number | undefined;
  readonly detail: string;
}
