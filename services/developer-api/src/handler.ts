import type { Endpoint } from '@svc/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeveloperApiDeps } from './deps.ts';

/** Answers a request that passed its guard. A promise only when something has to be awaited. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => undefined | Promise<undefined>;

/** Makes the handler of one entry of the endpoint table. */
export type HandlerFactory = (endpoint: Endpoint, deps: DeveloperApiDeps) => Handler;
