import {
  ADMIN_ENDPOINTS,
  ADMIN_PREFIX,
  type AdminEndpoint,
  ALL_ENDPOINTS,
  CdsFeedbackRequest,
  CdsRequest,
  CONSOLE_ENDPOINTS,
  CONSOLE_PREFIX,
  type ConsoleEndpoint,
  type Endpoint,
  ENDPOINTS,
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
  ...Object.entries<ConsoleEndpoint>(CONSOLE_ENDPOINTS).map(([id, entry]): [string, Described] => [
    `${entry.method} ${CONSOLE_PREFIX}${routePattern(entry.path)}`,
    { id: `console.${id}`, body: entry.body, auth: entry.of === 'installation' ? 'operator' : 'developer' },
  ]),
]);

/** The operations of the playground, and by their paths those that they try. */
const TRIES: Readonly<Record<string, RegExp>> = {
  'console.tryProduct': /^\/v1\/(\w+)\/analyze$/,
  'console.tryAgent': /^\/v1\/(\w+)\/\{patientId\}\/agent$/,
};
const MOST_TRIED_BYTES = 65_536;

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
      operations.push(
        ...tried({
          ...contract,
          body: contract.body,
          method,
          pattern,
          mostBytes: mostBodyBytes,
          pooledFrom: rawBodyFrom,
        }),
      );
  }
  return { operations, undescribed };
}

/** An operation of the playground with the body of each product that it tries; any other is one. */
function tried(operation: Operation): Operation[] {
  const paths = TRIES[operation.id];
  if (paths === undefined) return [operation];
  return Object.values<Endpoint>(ENDPOINTS).flatMap(({ path, body }) => {
    const product = paths.exec(path)?.[1];
    if (product === undefined || body === undefined) return [];
    const { id, pattern } = operation;
    return {
      ...operation,
      id: `${id}.${product}`,
      pattern: pattern.replace(':product', product),
      body,
      mostBytes: MOST_TRIED_BYTES,
    };
  });
}
