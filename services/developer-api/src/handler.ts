import type { Endpoint } from '@svc/contracts';
import type { Handler } from '@svc/server-kit';
import type { DeveloperApiDeps } from './deps.ts';

/** Makes the handler of one entry of the endpoint table. */
export type HandlerFactory = (endpoint: Endpoint, deps: DeveloperApiDeps) => Handler;
