import { type Endpoint, ORGANIZATION_SCOPES, type OrganizationScope } from '@svc/contracts';
import type { Credential, OrganizationCredential } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnauthenticatedBody } from './unauthenticated-body.ts';

/** Who may call a route. Every route declares one; a route without one fails at boot. */
export type AuthPolicy = 'secret' | 'secretOrPublishable' | `org(${OrganizationScope})` | 'admin' | 'public';

/** Every policy there is. */
export const AUTH_POLICIES: readonly AuthPolicy[] = [
  'secret',
  'secretOrPublishable',
  ...ORGANIZATION_SCOPES.map((scope) => `org(${scope})` as const),
  'admin',
  'public',
];

declare module 'fastify' {
  interface FastifyContextConfig {
    auth?: AuthPolicy;
    /** The entry of the endpoint table a developer route serves. */
    endpoint?: Endpoint;
    /** Answers of this route can be read by pages of other origins. */
    cors?: boolean;
    /** The route takes a form; of the routes without credentials, only those that say so take any body. */
    form?: FormRoute;
  }
  interface FastifyRequest {
    /** Whose developer key this is; null on routes that take none. */
    credential: Credential | null;
    /** Whose organization key this is; null on routes that take none. */
    organization: OrganizationCredential | null;
  }
}

/** How much of a form a route reads. */
export interface FormRoute {
  readonly mostBytes: number;
}

/** A route as its guard sees it. */
export interface GuardedRoute {
  readonly policy: AuthPolicy;
  readonly pattern: string;
  readonly methods: readonly string[];
  readonly endpoint: Endpoint | undefined;
  readonly form?: FormRoute | undefined;
}

/** Lets a request in by calling `done()`, or refuses it by `done(error)`. Must call it once. */
export type Guard = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/** How each policy is enforced. */
export type Guards = Readonly<Record<AuthPolicy, (route: GuardedRoute) => Guard>>;

/** Lets everybody in, and no body that the route does not take. */
export const publicGuard: Guards['public'] =
  ({ form }) =>
  (request, _reply, done) =>
    done(refuseUnauthenticatedBody(request, form));
