import type { CallData } from '../../api/call-types.ts';

/** What an account asks for. */
export type AccessRequest = CallData<'listInstallationAccess'>['requests'][number];
