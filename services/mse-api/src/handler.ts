import type { Endpoint } from '@svc/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MseApiDeps } from './deps.ts';

/** Answers a request that passed its guard. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<undefined>;

/** Makes the handler of one entry of the endpoint table. */
export type HandlerFactory = (endpoint: Endpoint, deps: MseApiDeps) => Handler;
