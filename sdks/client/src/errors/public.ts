export * from './api-errors.ts';
export * from './client-errors.ts';
export type { ApiErrorCode, ClientErrorCode, SvcErrorCode } from './error-codes.ts';
export { type AnySvcError, isSvcError } from './is-svc-error.ts';
export { SvcError } from './svc-error.ts';
