import type * as z from 'zod';
import type { AdminEndpoint } from '../admin/admin-endpoint.ts';
import type { PersonRole, ScopeKind } from '../people/people.ts';

/** Where the console's API is served; the paths of its entries are relative to this. */
export const CONSOLE_PREFIX = '/api/console/v1';

/** A route of the console's API: what a person may do in a browser, by session. */
export interface ConsoleEndpoint
  extends Pick<AdminEndpoint, 'pathParams' | 'query' | 'body' | 'summary' | 'successStatus' | 'data'> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `CONSOLE_PREFIX`. The id of the account or organization is a part of it, so that no act lands on another. */
  readonly path: string;
  readonly auth: 'console';
  /** Whose things it is about: those of the person, or of the account, organization or installation that the path names. */
  readonly of: 'person' | ScopeKind;
  /** Roles there that may call it; whoever is signed in when `of` is `person`. */
  readonly roles: readonly PersonRole[];
  /** Only those who are admin there. */
  readonly adminOnly?: true;
  /** Only soon after a sign-in: else the answer asks for another. */
  readonly recent?: true;
  /** Why its calls are not written down; every other call is. */
  readonly unrecorded?: string;
}

/** `data` of an entry's answer. */
export type ConsoleData<Entry extends ConsoleEndpoint> = z.infer<Entry['data']>;
