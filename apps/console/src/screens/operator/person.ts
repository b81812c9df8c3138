import type { CallData } from '../../api/call-types.ts';

/** Somebody who can sign in. */
export type Person = CallData<'listInstallationPeople'>['people'][number];
