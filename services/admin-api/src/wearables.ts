import { ApiError, invalidField } from '@svc/server-kit';
import {
  asOwner,
  authorizeConnection,
  findConnection,
  type StoredConnection,
  withdrawConnection,
} from '@svc/store';
import { completeDemo, viewConnection } from '@svc/wearables';
import { type AdminCall, adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns } from './record-acts.ts';

interface OfConnection {
  readonly params: { readonly id: string };
  readonly request: AdminCall['request'];
}

/** What a patient or a provider does with a connection, done by an operator. */
export function wearableHandlers(deps: AdminApiDeps) {
  const { database, clock, wearableConnector } = deps;
  const { db } = database;
  const connectionOf = async ({ params, request }: OfConnection) => {
    const connection = found(await findConnection(db, params.id), 'connection');
    concerns(request, { ownerId: connection.ownerId });
    return connection;
  };
  const view = async (call: OfConnection) => viewConnection(await connectionOf(call), deps);

  return adminHandlers({
    getConnection: view,
    async completeConnection(call) {
      const { provider } = call.body;
      const connection = await connectionOf(call);
      if (!connection.providers.includes(provider))
        throw invalidField(
          'provider',
          `is not offered by this connection: use ${connection.providers.join(', ')}`,
        );
      if (connection.status !== 'pending') throw notPending(connection);
      const isDone =
        provider === 'demo'
          ? await completeDemo(connection, wearableConnector)
          : await markConnected(deps, connection, provider);
      if (!isDone) throw notPending(await connectionOf(call));
      return view(call);
    },
    async syncConnection(call) {
      const connection = await connectionOf(call);
      const outcome = await wearableConnector.sync(connection);
      if (outcome === null) throw new ApiError('conflict', `The connection is ${connection.status}.`);
      return { outcome, connection: await view(call) };
    },
    async disconnectConnection(call) {
      const { ownerId, id } = await connectionOf(call);
      await asOwner(db, ownerId, (trx) =>
        withdrawConnection(trx, { ownerId, id, now: clock(), by: 'patient' }),
      );
      return view(call);
    },
  });
}

/** For tests of an app against events: there are no tokens behind it, so nothing is ever read. */
async function markConnected(
  { database, clock }: AdminApiDeps,
  { ownerId, id, mode }: StoredConnection,
  provider: string,
): Promise<boolean> {
  if (mode !== 'test')
    throw invalidField(
      'provider',
      'is completed by the patient at connect.url: only a test connection can be marked connected',
    );
  const connected = await asOwner(database.db, ownerId, (trx) =>
    authorizeConnection(trx, { ownerId, id, now: clock(), provider, tokensSealed: null }),
  );
  return connected !== null;
}

function notPending({ status }: StoredConnection): ApiError {
  return new ApiError(
    'conflict',
    `The connection is ${status} or its link has expired: only a pending one can be completed.`,
  );
}
