import type { CallOptions } from '../connection/options.ts';

/** Which version of a record a write builds on; without either option, on whatever is there. */
export interface VersionOptions {
  /** Only when the record is at this version (`If-Match`). */
  readonly ifVersion?: number | undefined;
  /** Only when there is no record yet (`If-None-Match: *`). */
  readonly ifNew?: boolean | undefined;
}

/** The options with the headers that express this. */
export function withVersion({
  ifVersion,
  ifNew,
  ...options
}: CallOptions & VersionOptions = {}): CallOptions {
  return {
    ...options,
    headers: {
      ...options.headers,
      ...(ifVersion === undefined ? {} : { 'if-match': `"${ifVersion}"` }),
      ...(ifNew ? { 'if-none-match': '*' } : {}),
    },
  };
}
