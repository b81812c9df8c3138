import type { Operation } from '../client/described-operations.ts';

/** An operation with the values that a sample of it sends. */
export interface Call {
  readonly operation: Operation;
  /** Parts of the path, in its order. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string | number>>;
  readonly body: object | undefined;
  readonly isForm: boolean;
  readonly credential: 'apiKey' | 'organizationKey' | 'patientSession';
}
