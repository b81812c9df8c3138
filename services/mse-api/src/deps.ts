import type { ModelPort, ModelUsage } from '@svc/intelligence';
import type { Compute, ResponseCheck } from '@svc/server-kit';
import type { Clock, Database } from '@svc/store';
import type { MseJobs } from './jobs.ts';
import type { RecordWriter } from './record-writer.ts';

/** What the record API works with. */
export interface MseApiDeps {
  readonly clock: Clock;
  readonly database: Pick<Database, 'db'>;
  /** One in a process: it takes writers of one record together. */
  readonly writer: Pick<RecordWriter, 'write'>;
  readonly checkResponse: ResponseCheck;
  /** For what would keep others waiting. */
  readonly compute: Compute<MseJobs>;
  /** Words the draft of the agent; null when no model is configured. */
  readonly model: ModelPort | null;
  /** Random letters and digits that mark the text of others for a model; new at every call. */
  readonly marker: () => string;
  /** Told of every finished draft, without content. */
  readonly onDraft: (run: ModelUsage & { readonly ok: boolean }) => void;
  /** Official C-SSRS wording by question, where the deployment supplies it. */
  readonly cssrsTexts?: Readonly<Record<string, string>> | undefined;
}
