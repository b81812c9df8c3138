import type { SvcErrorCode } from '../errors/error-codes.ts';
import type { OperationId, Route } from '../wire/operations.ts';
import type { RequestId } from '../headers/request-id.ts';

/** What every entry has. */
interface LogBase {
  readonly operation: OperationId;
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** The pattern of the path: what was filled in is not there. */
  readonly route: Route;
  /** From 1. */
  readonly attempt: number;
}

/**
 * What a logger is told. Numbers, words of fixed lists and the id the service gave the request: no field can hold a body,
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
      /** When the endpoint stops, in milliseconds since 1970; `undefined` when it was not said. */
      readonly sunsetAt: number | undefined;
    });
