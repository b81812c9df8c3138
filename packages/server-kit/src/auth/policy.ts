import type { Endpoint, UnknownInput } from '@svc/contracts';
import type { Credential, OrganizationCredential, PatientSession } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../errors/api-error.ts';
import type { ErrorAnswer } from '../errors/error-envelope.ts';
import { refuseUnauthenticatedBody } from './unauthenticated-body.ts';
import type { FormRoute } from './form-route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route: the name of a policy of its API. A route without one fails at boot. */
    auth?: string;
    /** The entry of the endpoint table a developer route serves. */
    endpoint?: Endpoint;
    /** What the log calls requests of a route without such an entry while they count as nothing yet. */
    operation?: string;
    /** Answers of this route can be read by pages of other origins. */
    cors?: boolean;
    /** Polled by whatever monitors the server: logged at `debug`. */
    isProbe?: boolean;
    /** The route takes a form; of the routes without credentials, only those with this take a body at all. */
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
    /** What the request counts as in usage when its route serves several endpoints; null leaves that to the route. */
    countedAs: string | null;
    /** What the request was refused with; null while it was not. */
    failure: ApiError | null;
    /** Fields of the body that nothing reads; null where nobody looked. */
    unknownInputs: readonly UnknownInput[] | null;
  }
}

/** A route as its guard sees it. */
export interface GuardedRoute {
  readonly policy: string;
  readonly pattern: string;
  readonly methods: readonly string[];
  readonly endpoint: Endpoint | undefined;
  readonly operation?: string | undefined;
  readonly form?: FormRoute | undefined;
  readonly isProbe?: boolean;
  /** Bodies of at least this many bytes are parsed off the main thread; none are when not given. */
  readonly rawBodyFrom?: number | undefined;
  /** The largest JSON body, bytes; the general limit when not given. */
  readonly mostBodyBytes?: number | undefined;
}

/** Lets a request in by calling `done()`, or refuses it by `done(error)`. Must call `done` exactly once. */
export type Guard = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/** How a policy is enforced on a route. */
export type Policy = (route: GuardedRoute) => Guard;

/** The policies of an API, by the names its routes declare. */
export type Policies = Readonly<Record<string, Policy>>;

/** Lets everybody in, but no request body that the route does not take. */
const publicPolicy: Policy =
  ({ form }) =>
  (request, _reply, done) =>
    done(refuseUnauthenticatedBody(request, form));

/** The policies that every API has. */
export const OPEN_POLICIES: Policies = { public: publicPolicy };
