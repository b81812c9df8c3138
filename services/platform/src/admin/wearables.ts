import { text } from '@svc/contracts';
import { ApiError, invalidField } from '@svc/server-kit';
import {
  asOwner,
  authorizeConnection,
  findConnection,
  type StoredConnection,
  withdrawConnection,
} from '@svc/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { completeDemo, viewConnection } from '@svc/wearables';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';
import { concerns } from './record-acts.ts';

const Completion = adminRequest(z.strictObject({ provider: text({ min: 1, max: 64 }) }));

interface ById {
  Params: { id: string };
}

/** What a patient or a provider does with a connection, done by an operator. */
export function wearableRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, wearableConnector } = services;
  const { db } = database;
  const connectionOf = async (request: FastifyRequest<ById>) => {
    const connection = found(await findConnection(db, request.params.id), 'connection');
    concerns(request, { ownerId: connection.ownerId });
    return connection;
  };
  const view = async (request: FastifyRequest<ById>) => viewConnection(await connectionOf(request), services);

  app.get<ById>('/wearables/:id', ADMIN, async (request, reply) => {
    answer(reply, await view(request));
  });
  app.post<ById>('/wearables/:id/complete', ADMIN, async (request, reply) => {
    const { provider } = read(Completion, request.body);
    const connection = await connectionOf(request);
    if (!connection.providers.includes(provider))
      throw invalidField(
        'provider',
        `is not offered by this connection: use ${connection.providers.join(', ')}`,
      );
    if (connection.status !== 'pending') throw notPending(connection);
    const isDone =
      provider === 'demo'
        ? await completeDemo(connection, wearableConnector)
        : await markConnected(connection, provider);
    if (!isDone) throw notPending(await connectionOf(request));
    answer(reply, await view(request));
  });
  app.post<ById>('/wearables/:id/sync', ADMIN, async (request, reply) => {
    const connection = await connectionOf(request);
    const outcome = await wearableConnector.sync(connection);
    if (outcome === null) throw new ApiError('conflict', `The connection is ${connection.status}.`);
    answer(reply, { outcome, connection: await view(request) });
  });
  app.post<ById>('/wearables/:id/disconnect', ADMIN, async (request, reply) => {
    const { ownerId, id } = await connectionOf(request);
    await asOwner(db, ownerId, (trx) =>
      withdrawConnection(trx, { ownerId, id, now: clock(), by: 'patient' }),
    );
    answer(reply, await view(request));
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
