import {
  DAY_MS,
  formatIsoDay,
  pageLimitOf,
  type WearableConnection,
  type WearableConnectionQuery,
  type WearableConnectRequest,
  type WearableMetricQuery,
} from '@svc/contracts';
import { feedOfWearableDays, refusalOf, viewConnection, viewMetrics } from '@svc/wearables';
import {
  ApiError,
  invalidField,
  invalidIssues,
  parseBody,
  parsePathParam,
  parseQuery,
  sendJson,
  writeOnce,
} from '@svc/server-kit';
import {
  asKeyHolder,
  asOwner,
  createConnection,
  getConnection,
  listConnections,
  listMetrics,
  type StoredConnection,
  withdrawConnection,
} from '@svc/store';
import { answerData, dataText } from '../answer.ts';
import { callerOf, writingKeyOf } from '../caller.ts';
import type { DeveloperApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';
import { idempotentCall } from '../idempotent-call.ts';

const USUALLY_LISTED = 200;
const USUAL_DAYS = 30;
const MOST_DAYS = 400;

/** What the platform knows of providers. */
export const listWearableProviders: HandlerFactory =
  (endpoint, { wearables, checkResponse }) =>
  (_request, reply) => {
    const { providers } = wearables;
    const data = { object: 'list', resource: 'wearable_provider', count: providers.length, providers };
    return answerData(reply, data, endpoint, { checkResponse });
  };

/** Parse, check, store, answer. What is kept for an idempotency key has no link in it: that is added to each answer. */
export const connectWearable: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const body = parseBody<WearableConnectRequest>(endpoint, request.body);
  const once = idempotentCall(request, body);
  const { accountId: ownerId, mode } = callerOf(request);
  const kept = await writeOnce(once, { ...deps, key: writingKeyOf(request) }, async (trx) => {
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
  const data = { ...(JSON.parse(kept.text) as WearableConnection), connect };
  sendJson(reply, dataText(data, endpoint, deps), kept.status);
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
  const query = { ownerId, mode, patientRef, limit: pageLimitOf(limit, USUALLY_LISTED), before };
  const { rows, hasMore } = await asOwner(deps.database.db, ownerId, (trx) => listConnections(trx, query));
  const connections = rows.map((connection) => viewConnection(connection, deps));
  const data = {
    object: 'list',
    resource: 'wearable_connection',
    count: connections.length,
    patientRef,
    connections,
    hasMore,
  };
  return answerData(reply, data, endpoint, deps);
};

export const getWearableConnection: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const id = parsePathParam(endpoint, request.params, 'id');
  const { accountId, mode } = callerOf(request);
  const connection = await found(accountId, { id, mode }, deps);
  return answerData(reply, viewConnection(connection, deps), endpoint, deps);
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
  return answerData(reply, data, endpoint, deps);
};

/** Ends a connection in whatever state it is; ending it again changes nothing. */
export const disconnectWearable: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const id = parsePathParam(endpoint, request.params, 'id');
  const { accountId: ownerId, mode } = callerOf(request);
  await found(ownerId, { id, mode }, deps);
  const now = deps.clock();
  const holder = { key: writingKeyOf(request), clock: deps.clock };
  await asKeyHolder(deps.database.db, holder, (trx) =>
    withdrawConnection(trx, { ownerId, id, now, by: 'app' }),
  );
  const ended = await found(ownerId, { id, mode }, deps);
  return answerData(reply, viewConnection(ended, deps), endpoint, deps);
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
    throw invalidField(
      'providers',
      'this deployment has no provider to connect: set SVC_WEARABLE_<CODE>_CLIENT_ID and _SECRET',
    );
  const issues = codes.flatMap((code, index) => {
    const why = refusalOf(code, wearables);
    return why === undefined ? [] : [{ path: `providers[${index}]`, message: why }];
  });
  if (issues.length > 0) throw invalidIssues(issues);
  return [...new Set(codes)];
}

/** The days asked for, both included. */
function rangeOf({ from, to }: WearableMetricQuery, now: number): { from: string; to: string } {
  const last = to ?? formatIsoDay(now);
  const first = from ?? formatIsoDay(Date.parse(last) - (USUAL_DAYS - 1) * DAY_MS);
  if (first > last) throw invalidField('from', 'must not be after `to`');
  if (Date.parse(last) - Date.parse(first) >= MOST_DAYS * DAY_MS)
    throw invalidField('from', `must be within ${MOST_DAYS} days of \`to\``);
  return { from: first, to: last };
}
