import { MSE_ENDPOINTS, type MseAgentRequest } from '@svc/contracts';
import { prepareDraft, type PreparedDraft } from '@svc/intelligence';
import { parseBody } from '@svc/server-kit';
import { jsonBody } from './json-body.ts';

export interface DraftJob {
  readonly bytes: Uint8Array;
  /** Marks text of others in what a model is shown. */
  readonly marker: string;
  readonly now: number;
}

/** What this API has computed by a worker: a transcript takes milliseconds for each kilobyte. */
export const MSE_JOBS = {
  readVisitBody({ bytes, marker, now }: DraftJob): PreparedDraft {
    const { value } = jsonBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    return prepareDraft(parseBody<MseAgentRequest>(MSE_ENDPOINTS.draftMse, value), { marker, now });
  },
};

export type MseJobs = typeof MSE_JOBS;
