import type { Endpoint } from '@svc/contracts';
import type { Handler } from '@svc/server-kit';
import type { RetinaApiDeps } from './deps.ts';

/** Makes the handler of one entry of the endpoint tables. */
export type HandlerFactory = (endpoint: Endpoint, deps: RetinaApiDeps) => Handler;
