import {
  DAY_MS,
  type Endpoint,
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
  callerOf,
  dataText,
  handler,
  idempotentCall,
  invalidField,
  invalidIssues,
  parseBody,
  parsePathParam,
  parseQuery,
  writeOnce,
  writingKeyOf,
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
import type { FastifyRequest } from 'fastify';
import type { DeveloperApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';

const USUALLY_LISTED = 200;
const USUAL_DAYS = 30;
const MOST_DAYS = 400;

/** What the platform knows of providers. */
export const listWearableProviders: HandlerFactory = (endpoint, deps) =>
  handler({
    parse: () => deps.wearables.providers,

    compute: (providers) => ({
      object: 'list',
      resource: 'wearable_provider',
      count: providers.length,
      providers,
    }),

    write: (data) => dataText(data, endpoint, deps),
  });

/** What is kept for an idempotency key has no link in it: that is made anew for each answer. */
export const connectWearable: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const body = parseBody<WearableConnectRequest>(endpoint, request.body);
      const { accountId: ownerId, mode } = callerOf(request);
      return { body, ownerId, mode, once: idempotentCall(request, body) };
    },

    async compute({ body, ownerId, mode, once }, { request }) {
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
        return { status: 201, text: JSON.stringify({ ...view, connect: {} }), view };
      });
      if ('view' in kept) return { status: kept.status, data: kept.view, replayed: undefined };
      const before = JSON.parse(kept.text) as WearableConnection;
      const { connect } = viewConnection(await found(ownerId, { id: before.id, mode }, deps), deps);
      return { status: kept.status, data: { ...before, connect }, replayed: kept.replayed };
    },

    write: ({ data, ...answer }) => ({ ...answer, text: dataText(data, endpoint, deps) }),
  });

/** Newest first, of the caller's account and mode. */
export const listWearableConnections: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const query = parseQuery<WearableConnectionQuery>(endpoint, request.query);
      const { patientRef = null, limit, before = null } = query;
      const { accountId: ownerId, mode } = callerOf(request);
      return { ownerId, mode, patientRef, limit: pageLimitOf(limit, USUALLY_LISTED), before };
    },

    async compute(query) {
      const { ownerId, patientRef } = query;
      const { rows, ...page } = await asOwner(deps.database.db, ownerId, (trx) =>
        listConnections(trx, query),
      );
      const connections = rows.map((connection) => viewConnection(connection, deps));
      return {
        object: 'list',
        resource: 'wearable_connection',
        count: connections.length,
        patientRef,
        connections,
        ...page,
      };
    },

    write: (data) => dataText(data, endpoint, deps),
  });

export const getWearableConnection: HandlerFactory = (endpoint, deps) =>
  handler({
    parse: ({ request }) => connectionOf(endpoint, request),

    compute: ({ ownerId, ...connection }) => found(ownerId, connection, deps),

    write: (connection) => dataText(viewConnection(connection, deps), endpoint, deps),
  });

/** Daily values, and what they give the analysis endpoints. */
export const listWearableMetrics: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const asked = connectionOf(endpoint, request);
      const query = parseQuery<WearableMetricQuery>(endpoint, request.query);
      return { ...asked, ...rangeOf(query, deps.clock()), metric: query.type ?? null };
    },

    async compute({ ownerId, id, mode, from, to, metric }) {
      const { patientRef } = await found(ownerId, { id, mode }, deps);
      const stored = await asOwner(deps.database.db, ownerId, (trx) =>
        listMetrics(trx, { ownerId, connectionId: id, from, to, metric }),
      );
      const metrics = viewMetrics(stored);
      return {
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
    },

    write: (data) => dataText(data, endpoint, deps),
  });

/** Ends a connection in whatever state it is; ending it again changes nothing. */
export const disconnectWearable: HandlerFactory = (endpoint, deps) =>
  handler({
    parse: ({ request }) => connectionOf(endpoint, request),

    async compute({ ownerId, id, mode }, { request }) {
      await found(ownerId, { id, mode }, deps);
      const now = deps.clock();
      const holder = { key: writingKeyOf(request), clock: deps.clock };
      await asKeyHolder(deps.database.db, holder, (trx) =>
        withdrawConnection(trx, { ownerId, id, now, by: 'app' }),
      );
      return found(ownerId, { id, mode }, deps);
    },

    write: (ended) => dataText(viewConnection(ended, deps), endpoint, deps),
  });

/** Which connection of the caller's account and mode is meant. */
function connectionOf(endpoint: Endpoint, request: FastifyRequest) {
  const id = parsePathParam(endpoint, request.params, 'id');
  const { accountId: ownerId, mode } = callerOf(request);
  return { ownerId, id, mode };
}

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
