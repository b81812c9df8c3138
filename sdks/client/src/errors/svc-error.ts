import type { OperationId } from '../wire/operations.ts';
import type { SvcErrorCode } from './error-codes.ts';

/** Tells errors of this client apart even when two copies of it are loaded (ESM and CommonJS). */
const BRAND = Symbol.for('@svc/client.error');

/** What every error of this client has. None of it holds a key, a body or an id of a patient. */
export abstract class SvcError extends Error {
  /** Branch on it: a `switch` over it is exhaustive. */
  abstract readonly code: SvcErrorCode;
  /** The operation that was called; `undefined` where none was yet. */
  readonly operation: OperationId | undefined;
  /** How often it was tried; 0 when nothing was sent. */
  tries = 0;

  constructor(message: string, operation?: OperationId, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.operation = operation;
  }

  /** `NotFoundError` of `not_found`: the names of classes do not outlive a minifier. */
  override get name(): string {
    // The platform asks for it before there is a code.
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
