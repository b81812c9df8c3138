import type { CallData } from '../../api/call-types.ts';

/** An EHR that asks for cards. */
export type CdsClient = CallData<'listAccountCdsClients'>['clients'][number];
