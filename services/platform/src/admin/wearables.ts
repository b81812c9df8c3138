import { text } from '@svc/contracts';
import { viewConnection } from '@svc/developer-api';
import { ApiError, invalidField } from '@svc/server-kit';
import {
  asOwner,
  authorizeConnection,
  findConnection,
  type StoredConnection,
  withdrawConnection,
} from '@svc/store';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { completeDemo } from '../wearables/demo/complete.ts';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';

const Completion = adminRequest(z.strictObject({ provider: text({ min: 1, max: 64 }) }));

interface ById {
  Params: { id: string };
}

/** What a patient or a provider does with a connection, done by an operator. */
export function wearableRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, wearableDesk } = services;
  const { db } = database;
  const connectionOf = async (id: string) => found(await findConnection(db, id), 'connection');
  const view = async (id: string) => viewConnection(await connectionOf(id), services);

  app.get<ById>('/wearables/:id', ADMIN, async ({ params }, reply) => {
    answer(reply, await view(params.id));
  });
  app.post<ById>('/wearables/:id/complete', ADMIN, async ({ params, body }, reply) => {
    const { provider } = read(Completion, body);
    const connection = await connectionOf(params.id);
    if (!connection.providers.includes(provider))
      throw invalidField(
        'provider',
        `is not offered by this connection: use ${connection.providers.join(', ')}`,
      );
    if (connection.status !== 'pending') throw notPending(connection);
    const isDone =
      provider === 'demo'
        ? await completeDemo(connection, wearableDesk)
        : await markConnected(connection, provider);
    if (!isDone) throw notPending(await connectionOf(params.id));
    answer(reply, await view(params.id));
  });
  app.post<ById>('/wearables/:id/sync', ADMIN, async ({ params }, reply) => {
    const connection = await connectionOf(params.id);
    const outcome = await wearableDesk.sync(connection);
    if (outcome === null) throw new ApiError('conflict', `The connection is ${connection.status}.`);
    answer(reply, { outcome, connection: await view(params.id) });
  });
  app.post<ById>('/wearables/:id/disconnect', ADMIN, async ({ params }, reply) => {
    const { ownerId, id } = await connectionOf(params.id);
    await asOwner(db, ownerId, (trx) =>
      withdrawConnection(trx, { ownerId, id, now: clock(), by: 'patient' }),
    );
    answer(reply, await view(params.id));
  });
  /** For tests of an app against events: there are no tokens behind it, so nothing is ever read. */
  async function markConnected({ ownerId, id, mode }: StoredConnection, provider: string): Promise<boolean> {
    if (mode !== 'test')
      throw invalidField(
        'provider',
        'is completed by the patient at connect.url: only a test connection can be marked connected',
      );
    const connected = await asOwner(db, ownerId, (trx) =>
      authorizeConnection(trx, { ownerId, id, now: clock(), provider, tokensSealed: null }),
    );
    return connected !== null;
  }
}

function notPending({ status }: StoredConnection): ApiError {
  return new ApiError(
    'conflict',
    `The connection is ${status} or its link has expired: only a pending one can be completed.`,
  );
}
