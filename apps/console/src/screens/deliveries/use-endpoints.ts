import type { CallData } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';

export type Endpoints = CallData<'listAccountWebhooks'>['endpoints'];

const MOST = 200;

/** Endpoints of the account, to choose of and to name deliveries by. */
export function useEndpoints(accountId: string): Endpoints {
  const { data } = useRead('listAccountWebhooks', { params: { accountId }, query: { limit: MOST } });
  return data?.endpoints ?? [];
}
