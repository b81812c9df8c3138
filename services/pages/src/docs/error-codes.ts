import { ERRORS, type ErrorCode } from '@svc/contracts';

/** Whether it is a code of the table: only those become names of files. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
