import type {
  WearableConnection,
  WearableConnectionQuery,
  WearableConnectRequest,
  WearableMetricQuery,
} from '@svc/contracts';
import { feedOfWearableDays } from '@svc/engines';
import {
  ApiError,
  parseBody,
  parsePathParam,
  parseQuery,
  sendJson,
  writeOnce,
} from '@svc/server-kit';
import {
  asOwner,
  createConnection,
  endConnection,
  getConnection,
  listConnections,
  listMetrics,
  type StoredConnection,
} from '@svc/store';
import { callerOf } from '../caller.ts';
import type { DeveloperApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';
import { idempotentCall } from '../idempotent-call.ts';
import { refusalOf } from '../wearables/offers.ts';
import { viewConnection, viewMetrics } from '../wearables/view.ts';

const DAY_MS = 86_400_000;
const MOST_LISTED = 200;
const USUAL_DAYS = 30;
const MOST_DAYS = 400;

/** What the platform knows of providers. */
export const listWearableProviders: HandlerFactory =
  (endpoint, { wearables, checkResponse }) =>
  (_request, reply) => {
    const { providers } = wearables;
    const data = { object: 'list', resource: 'wearable_provider', count: providers.length, providers };
    const answer = { ok: true, data };
    checkResponse(endpoint, answer);
    sendJson(reply, JSON.stringify(answer));
    return undefined;
  };

/** Parse, check, store, answer. What is kept for an idempotency key has no link in it: that is added to each answer. */
export const connectWearable: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const body = parseBody<WearableConnectRequest>(endpoint, request.body);
  const once = idempotentCall(request, body);
  const { accountId: ownerId, mode } = callerOf(request);
  const kept = await writeOnce(once, { ...deps, ownerId }, async (trx) => {
    const connection = await createConnection(trx, {
      ownerId,
      mode,
      patientRef: body.patientRef,
      providers: chosenProviders(body.providers, deps),
      language: body.language?.toLowerCase() ?? 'en',
      metadata: body.metadata ?? {},
      vault: deps.vault,
      now: deps.clock(),
    });
    const view = viewConnection(connection, deps);
    return { status: 201, text: JSON.stringify({ ...view, connect: {} }) };
  });
  const { id } = JSON.parse(kept.text) as WearableConnection;
  const { connect } = viewConnection(await found(ownerId, { id, mode }, deps), deps);
  const answer = { ok: true, data: { ...(JSON.parse(kept.text) as WearableConnection), connect } };
  deps.checkResponse(endpoint, answer);
  sendJson(reply, JSON.stringify(answer), kept.status);
  return undefined;
};

/** Newest first, of the caller's account and mode. */
export const listWearableConnections: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const {
    patientRef = null,
    limit,
    before = null,
  } = parseQuery<WearableConnectionQuery>(endpoint, request.query);
  const { accountId: ownerId, mode } = callerOf(request);
  const most = limit === undefined ? MOST_LISTED : Number(limit);
  // One more than asked for tells whether there are more.
  const query = { ownerId, mode, patientRef, limit: most + 1, before };
  const rows = await asOwner(deps.database.db, ownerId, (trx) => listConnections(trx, query));
  const connections = rows.slice(0, most).map((connection) => viewConnection(connection, deps));
  const data = {
    object: 'list',
    resource: 'wearable_connection',
    count: connections.length,
    patientRef,
    connections,
    hasMore: rows.length > most,
  };
  const answer = { ok: true, data };
  deps.checkResponse(endpoint, answer);
  sendJson(reply, JSON.stringify(answer));
  return undefined;
};

export const getWearableConnection: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const id = parsePathParam(endpoint, request.params, 'id');
  const { accountId, mode } = callerOf(request);
  const connection = await found(accountId, { id, mode }, deps);
  const answer = { ok: true, data: viewConnection(connection, deps) };
  deps.checkResponse(endpoint, answer);
  sendJson(reply, JSON.stringify(answer));
  return undefined;
};

/** Daily values, and what they give the analysis endpoints. */
export const listWearableMetrics: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const id = parsePathParam(endpoint, request.params, 'id');
  const query = parseQuery<WearableMetricQuery>(endpoint, request.query);
  const { accountId: ownerId, mode } = callerOf(request);
  const { from, to } = rangeOf(query, deps.clock());
  const { patientRef } = await found(ownerId, { id, mode }, deps);
  const stored = await asOwner(deps.database.db, ownerId, (trx) =>
    listMetrics(trx, { ownerId, connectionId: id, from, to, metric: query.type ?? null }),
  );
  const metrics = viewMetrics(stored);
  const data = {
    object: 'list',
    resource: 'wearable_metric',
    count: metrics.length,
    connectionId: id,
    patientRef,
    from,
    to,
    metrics,
    feed: feedOfWearableDays(metrics),
  };
  const answer = { ok: true, data };
  deps.checkResponse(endpoint, answer);
  sendJson(reply, JSON.stringify(answer));
  return undefined;
};

/** Ends a connection in whatever state it is; ending it again changes nothing. */
export const disconnectWearable: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const id = parsePathParam(endpoint, request.params, 'id');
  const { accountId: ownerId, mode } = callerOf(request);
  await found(ownerId, { id, mode }, deps);
  const now = deps.clock();
  await asOwner(deps.database.db, ownerId, async (trx) => {
    const ended = await endConnection(trx, { ownerId, id, now, trigger: 'cancelled' });
    // It may have been connected while it was being withdrawn.
    if (ended === null) await endConnection(trx, { ownerId, id, now, trigger: 'revoked_by_app' });
  });
  const answer = { ok: true, data: viewConnection(await found(ownerId, { id, mode }, deps), deps) };
  deps.checkResponse(endpoint, answer);
  sendJson(reply, JSON.stringify(answer));
  return undefined;
};

async function found(
  ownerId: string,
  { id, mode }: Pick<StoredConnection, 'id' | 'mode'>,
  { database }: Pick<DeveloperApiDeps, 'database'>,
): Promise<StoredConnection> {
  const connection = await asOwner(database.db, ownerId, (trx) => getConnection(trx, { ownerId, id, mode }));
  if (connection === null)
    throw new ApiError('not_found', 'There is no such connection in this account and mode.');
  return connection;
}

/** The codes to offer, each once and in the order given; every connectable one when none was named. */
function chosenProviders(
  asked: readonly string[] | undefined,
  { wearables }: Pick<DeveloperApiDeps, 'wearables'>,
): string[] {
  const codes =
    asked ?? wearables.providers.filter(({ code }) => wearables.isConnectable(code)).map(({ code }) => code);
  if (codes.length === 0)
    throw badField(
      'providers',
      'this deployment has no provider to connect: set SVC_WEARABLE_<CODE>_CLIENT_ID and _SECRET',
    );
  const issues = codes.flatMap((code, index) => {
    const why = refusalOf(code, wearables);
    return why === undefined ? [] : [{ path: `providers[${index}]`, message: why }];
  });
  const [first] = issues;
  if (first !== undefined)
    throw new ApiError('invalid_request', `${first.path}: ${first.message}`, { issues });
  return [...new Set(codes)];
}

/** The days asked for, both included. */
function rangeOf({ from, to }: WearableMetricQuery, now: number): { from: string; to: string } {
  const last = to ?? dayOf(now);
  const first = from ?? dayOf(Date.parse(last) - (USUAL_DAYS - 1) * DAY_MS);
  if (first > last) throw badField('from', 'must not be after `to`');
  if (Date.parse(last) - Date.parse(first) >= MOST_DAYS * DAY_MS)
    throw badField('from', `must be within ${MOST_DAYS} days of \`to\``);
  return { from: first, to: last };
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function badField(path: string, message: string): ApiError {
  return new ApiError('invalid_request', `${path}: ${message}`, { issues: [{ path, message }] });
}
