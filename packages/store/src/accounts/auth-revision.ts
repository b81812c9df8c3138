/** A state of everything auth decides on: every key, account and promoted parameter. */
export interface AuthRevision {
  /** Goes up with every change, and down where a failover lost some. */
  readonly number: number;
  /** No other state has it: after a failover that lost a change the same number may be that of another one. */
  readonly id: string;
}

/** Of the one row of `auth_revision`. */
export function toAuthRevision(row: { readonly revision: number; readonly change: string }): AuthRevision {
  return { number: row.revision, id: `${row.revision}:${row.change}` };
}
