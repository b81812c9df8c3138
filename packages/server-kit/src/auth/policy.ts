import type { Endpoint } from '@svc/contracts';
import type { Credential, OrganizationCredential, PatientSession } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '../errors/error-envelope.ts';
import { refuseUnauthenticatedBody } from './unauthenticated-body.ts';
import type { FormRoute } from './form-route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route: the name of a policy its API brings. A route without one fails at boot. */
    auth?: string;
    /** The entry of the endpoint table a developer route serves. */
    endpoint?: Endpoint;
    /** Answers of this route can be read by pages of other origins. */
    cors?: boolean;
    /** Asked again and again by whoever watches the server: logged at `debug`. */
    isProbe?: boolean;
    /** The route takes a form; of the routes without credentials, only those that say so take any body. */
    form?: FormRoute;
    /** Errors in another shape, for callers that ask for it. */
    errorsFor?: (request: FastifyRequest) => ErrorAnswer | undefined;
  }
  interface FastifyInstance {
    /** The policies that routes of this instance can declare. */
    policies: Policies;
  }
  interface FastifyRequest {
    /** Whose developer key this is; null on routes that take none. */
    credential: Credential | null;
    /** Whose organization key this is; null on routes that take none. */
    organization: OrganizationCredential | null;
    /** Whose session this is, and its token; null on routes that take none. */
    patient: (PatientSession & { readonly token: string }) | null;
    /** What usage counts it as where the route serves no one endpoint; null leaves that to the route. */
    countedAs: string | null;
  }
}

/** A route as its guard sees it. */
export interface GuardedRoute {
  readonly policy: string;
  readonly pattern: string;
  readonly methods: readonly string[];
  readonly endpoint: Endpoint | undefined;
  readonly form?: FormRoute | undefined;
  readonly isProbe?: boolean;
  /** Bodies of this many bytes and more are read away from the thread that answers; no body is when not given. */
  readonly rawBodyFrom?: number | undefined;
  /** The largest JSON body, bytes; that of every route when not given. */
  readonly mostBodyBytes?: number | undefined;
}

/** Lets a request in by calling `done()`, or refuses it by `done(error)`. Must call it once. */
export type Guard = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/** How a policy is enforced on a route. */
export type Policy = (route: GuardedRoute) => Guard;

/** The policies an API brings, by the names its routes declare. */
export type Policies = Readonly<Record<string, Policy>>;

/** Lets everybody in, and no body that the route does not take. */
const publicPolicy: Policy =
  ({ form }) =>
  (request, _reply, done) =>
    done(refuseUnauthenticatedBody(request, form));

/** What every API has. */
export const OPEN_POLICIES: Policies = { public: publicPolicy };
