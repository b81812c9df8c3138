import type { OperationId } from '../wire/operations.ts';
import type { SvcErrorCode } from './error-codes.ts';

/** Identifies errors of this client even when two copies of it are loaded (ESM and CommonJS). */
const BRAND = Symbol.for('@svc/client.error');

/** Base of every error of this client. None holds a key, a body or a patient's id. */
export abstract class SvcError extends Error {
  /** What to branch on: a `switch` over it is exhaustive. */
  abstract readonly code: SvcErrorCode;
  /** The operation that was called; `undefined` where none was yet. */
  readonly operation: OperationId | undefined;
  /** How many tries were made; 0 when nothing was sent. */
  tries = 0;

  constructor(message: string, operation?: OperationId, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.operation = operation;
  }

  /** `NotFoundError` from `not_found`: class names do not survive a minifier. */
  override get name(): string {
    // The platform reads `name` before there is a code.
    const code: string | undefined = this.code;
    const words = (code ?? 'svc').replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
    return words.replace(/(?:Error)?$/, 'Error');
  }

  get [BRAND](): true {
    return true;
  }
}

export function isBranded(error: unknown): boolean {
  return (error as { readonly [BRAND]?: unknown } | null | undefined)?.[BRAND] === true;
}
