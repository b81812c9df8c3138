import type { asOwner } from '@svc/store';

/** The transaction of an organization. */
export type Trx = Parameters<Parameters<typeof asOwner>[2]>[0];
