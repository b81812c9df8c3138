import type { Credential } from '../accounts/read-credential.ts';

/** A request that is over. */
export interface NotedRequest {
  readonly id: string;
  readonly credential: Pick<Credential, 'accountId' | 'keyId' | 'keyStart' | 'kind' | 'mode'>;
  /** Operation id. */
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
  /** As the caller sent it. */
  readonly origin: string | undefined;
  readonly replayed: boolean;
  /** Why it was refused; null for a success, and for a caller who left. */
  readonly failure: RequestFailure | null;
}

export interface RequestFailure {
  readonly code: string;
  /** Fields that failed, without the caller's words; asked for only where the line is kept. */
  issuePaths(): readonly string[];
}
