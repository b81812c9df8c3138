import type { AgentKey, ModelPort, ModelUsage } from '@svc/intelligence';
import type { Clock, Database, Vault } from '@svc/store';
import type { Calibrations } from './calibrations.ts';
import type { Compute, ResponseCheck } from '@svc/server-kit';
import type { DeveloperJobs } from './jobs.ts';
import type { WearableOffers } from '@svc/wearables';

/** What an agent run cost. */
export interface AgentRunReport extends ModelUsage {
  readonly product: AgentKey;
  readonly ok: boolean;
}

/** What the developer API works with. */
export interface DeveloperApiDeps {
  readonly clock: Clock;
  readonly database: Pick<Database, 'db'>;
  readonly calibrations: Calibrations;
  /** For what would keep others waiting. */
  readonly compute: Compute<DeveloperJobs>;
  /** Writes narratives; null when no model is configured. */
  readonly model: ModelPort | null;
  /** Random letters and digits that mark the text of others for a model; new at every call. */
  readonly marker: () => string;
  /** Told of every finished agent run, without content. */
  readonly onAgentRun: (run: AgentRunReport) => void;
  readonly checkResponse: ResponseCheck;
  readonly vault: Pick<Vault, 'tokens'>;
  /** The public origin that links start with. */
  readonly origin: () => string;
  readonly wearables: WearableOffers;
}
