import { found } from '@svc/admin-api';
import { type Db, ownEndpoint, ownKey } from '@svc/store';

/** The id of a key of the account; of others there are none. */
export async function keyOf(db: Db, { accountId, id }: { accountId: string; id: string }): Promise<string> {
  return found(await ownKey(db, { accountId, id }), 'key').id;
}

/** The id of an endpoint of the account; of others there are none. */
export async function endpointOf(
  db: Db,
  { accountId, id }: { accountId: string; id: string },
): Promise<string> {
  return found(await ownEndpoint(db, { accountId, id }), 'endpoint').id;
}
