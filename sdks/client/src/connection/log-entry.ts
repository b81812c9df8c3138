import type { SvcErrorCode } from '../errors/error-codes.ts';
import type { OperationId, Route } from '../wire/operations.ts';
import type { RequestId } from '../headers/request-id.ts';

/** What every entry has. */
interface LogBase {
  readonly operation: OperationId;
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** The pattern of the path, without the values filled in. */
  readonly route: Route;
  /** Number of the try, from 1. */
  readonly attempt: number;
}

/**
 * What a logger receives. Numbers, words from fixed lists and the service's id of the request: no field can hold a body,
 * a key, a message or an id of a patient.
 */
export type LogEntry =
  | (LogBase & {
      readonly event: 'answer';
      readonly status: number;
      readonly durationMs: number;
      readonly requestId?: RequestId | undefined;
    })
  | (LogBase & {
      readonly event: 'retry';
      readonly code: SvcErrorCode;
      readonly status?: number | undefined;
      readonly waitMs: number;
      readonly requestId?: RequestId | undefined;
    })
  | (LogBase & {
      readonly event: 'failure';
      readonly code: SvcErrorCode;
      readonly status?: number | undefined;
      readonly durationMs: number;
      readonly requestId?: RequestId | undefined;
    })
  | (LogBase & {
      readonly event: 'deprecated';
      /** When the endpoint stops, in milliseconds since 1970; `undefined` when the answer does not say. */
      readonly sunsetAt: number | undefined;
    });
