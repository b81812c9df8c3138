import type { CallData } from '../../api/call-types.ts';

/** One endpoint, and how its deliveries went. */
export type EndpointDetail = CallData<'getAccountWebhook'>;
