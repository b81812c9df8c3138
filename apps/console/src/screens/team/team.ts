import type { CallData } from '../../api/call-types.ts';

/** People of an account, and open invitations. */
export type Team = CallData<'listTeam'>;
