import type { Endpoint } from '@svc/contracts';
import type { Handler } from '@svc/server-kit';
import type { MseApiDeps } from './deps.ts';

/** Makes the handler of one entry of the endpoint table. */
export type HandlerFactory = (endpoint: Endpoint, deps: MseApiDeps) => Handler;
