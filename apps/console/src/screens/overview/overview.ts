import type { CallData } from '../../api/call-types.ts';

/** One account, and how far its set-up is. */
export type Overview = CallData<'getAccountOverview'>;
