import type { ModelPort } from '@svc/intelligence';
import type { Clock } from '@svc/store';
import type { Calibrations } from './calibrations.ts';
import type { ResponseCheck } from './response-check.ts';

/** What the developer API works with. */
export interface DeveloperApiDeps {
  readonly clock: Clock;
  readonly calibrations: Calibrations;
  /** Writes narratives; null when no model is configured. */
  readonly model: ModelPort | null;
  readonly checkResponse: ResponseCheck;
}
