export { changeSince } from './change-since.ts';
export * from './connection/public.ts';
export * from './errors/public.ts';
export { SvcClient } from './svc-client.ts';
export type { OperationId, Operations, Route } from './wire/operations.ts';
export type * from './wire/types.ts';
