import {
  ADMIN_ENDPOINTS,
  ADMIN_PREFIX,
  type AdminEndpoint,
  ALL_ENDPOINTS,
  CdsFeedbackRequest,
  CdsRequest,
  type Endpoint,
  routePattern,
} from '@svc/contracts';
import type * as z from 'zod';
import { BODY_LIMIT_BYTES } from '../../../packages/server-kit/src/body/read-body.ts';
import { type ServedRoute, servedRoutes } from '../../../services/platform/test/served-routes.ts';

/** A served call and the schema of its body. */
export interface Operation {
  /** `scoreOutcome`, `admin.createKey`, `cds.order-sign`. */
  readonly id: string;
  readonly method: string;
  /** As it is served, `:name` for a part. */
  readonly pattern: string;
  readonly body: z.ZodType;
  /** Whose key, token or cookie it takes: `secret`, `org(mse:write)`, `admin`. */
  readonly auth: string;
  readonly mostBytes: number;
  /** A body of this many bytes and more is read in another thread. */
  readonly pooledFrom: number | undefined;
}

/** A served call that takes a body which no contract describes. */
export type Undescribed = Pick<ServedRoute, 'method' | 'pattern'>;

type Described = Pick<Operation, 'id' | 'auth'> & { readonly body: z.ZodType | undefined };

const TAKES_BODY = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);

const CONTRACTS = new Map<string, Described>([
  ...Object.values<Endpoint>(ALL_ENDPOINTS).map(({ id, method, path, body, auth }): [string, Described] => [
    `${method} /api${routePattern(path)}`,
    { id, body, auth },
  ]),
  ...Object.entries<AdminEndpoint>(ADMIN_ENDPOINTS).map(([id, entry]): [string, Described] => [
    `${entry.method} ${ADMIN_PREFIX}${routePattern(entry.path)}`,
    { id: `admin.${id}`, body: entry.body, auth: entry.auth },
  ]),
]);

/** The contract of a served call; hooks share two schemas. */
function contractOf({ method, pattern }: ServedRoute): Described | undefined {
  const [, hook, feedback] = /^\/cds-services\/([\w-]+)(\/feedback)?$/.exec(pattern) ?? [];
  if (hook === undefined) return CONTRACTS.get(`${method} ${pattern}`);
  return feedback === undefined
    ? { id: `cds.${hook}`, body: CdsRequest, auth: 'cds' }
    : { id: `cds.${hook}.feedback`, body: CdsFeedbackRequest, auth: 'cds' };
}

/** Every served call that takes a body: with its schema, or without one. Forms end by their bytes. */
export async function servedBodies(): Promise<{
  readonly operations: readonly Operation[];
  readonly undescribed: readonly Undescribed[];
}> {
  const operations: Operation[] = [];
  const undescribed: Undescribed[] = [];
  for (const route of await servedRoutes()) {
    const { method, pattern, form, mostBodyBytes = BODY_LIMIT_BYTES, rawBodyFrom } = route;
    if (!TAKES_BODY.has(method) || form !== undefined) continue;
    const contract = contractOf(route);
    if (contract === undefined) undescribed.push({ method, pattern });
    else if (contract.body !== undefined)
      operations.push({
        ...contract,
        body: contract.body,
        method,
        pattern,
        mostBytes: mostBodyBytes,
        pooledFrom: rawBodyFrom,
      });
  }
  return { operations, undescribed };
}
