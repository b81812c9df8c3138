import {
  type Endpoint,
  MSE_API_VERSION,
  MSE_ENDPOINTS,
  type MseEndpointId,
  routePattern,
} from '@svc/contracts';
import { acceptJson, type ApiFamily, createOwnerGate, flatErrors } from '@svc/server-kit';
import type { FastifyInstance } from 'fastify';
import type { MseApiDeps } from './deps.ts';
import type { Handler } from './handler.ts';
import { HANDLERS } from './handlers/index.ts';
import { jsonBody } from './json-body.ts';

/** Flat errors and the version header, on every answer below the path the record API is mounted at. */
export function mseFamily(prefix: string): ApiFamily {
  return {
    prefix: `${prefix}/v1/mse`,
    format: flatErrors,
    headers: { 'x-mse-api-version': MSE_API_VERSION },
  };
}

/** Reads of one organization at a time: histories are large, and what they hold together is bounded. */
const MOST_READS = 3;

/** The record API as a Fastify plugin: every entry of its endpoint table, below the prefix it is mounted at. */
export function buildMseApi(deps: MseApiDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptJson(app, jsonBody);
    const inGate = createOwnerGate(MOST_READS);
    const gated =
      (handler: Handler): Handler =>
      (request, reply) =>
        inGate(request.organization?.organizationId ?? '', () => handler(request, reply));
    for (const [id, endpoint] of Object.entries(MSE_ENDPOINTS) as [MseEndpointId, Endpoint][]) {
      const { method, path, auth } = endpoint;
      app.route({
        method,
        url: routePattern(path),
        config: { auth, endpoint, ...(id === 'draftMse' ? { rawBodyFrom: 0 } : {}) },
        handler: method === 'GET' ? gated(HANDLERS[id](endpoint, deps)) : HANDLERS[id](endpoint, deps),
      });
    }
  };
}
