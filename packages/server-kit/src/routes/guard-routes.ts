import { deprecationHeaders } from '@svc/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { callerLeft } from '../errors/api-error.ts';
import { begin } from './begin-request.ts';
import { cutUnread } from '../body/cut-unread.ts';
import { type Guard, type GuardedRoute, OPEN_POLICIES, type Policies } from '../auth/policy.ts';
import { limitPerAddress } from '../auth/key-refusals.ts';
import { createAnswerLog, statusOf } from '../observe/log-answer.ts';
import { createRequestNotes } from './note-request.ts';
import { familyOf, type ServerContext } from './server-context.ts';
import { MOST_UNAUTHENTICATED_BYTES } from '../auth/unauthenticated-body.ts';

/**
 * Gives every route its first hook (id, headers, guard of its policy) and what is recorded once a request is over (usage,
 * metrics, log), and adds it to the table of served paths.
 *
 * @throws Error at boot when a route declares no policy, or one that its API lacks, or takes too large a form
 */
export function guardRoutes(app: FastifyInstance, context: ServerContext): void {
  app.decorate('policies', OPEN_POLICIES);
  app.addHook('onRoute', function guard(options) {
    const route = guardedRoute(options);
    const cors = options.config?.cors === true;
    context.routes.push(route);
    context.table.add(route.pattern, route.methods, cors);
    options.onRequest = [
      firstHook(context, route, cors, guardOf(context, route, this.policies)),
      ...asArray(options.onRequest),
    ];
  });
}

function guardedRoute({ config, url, method }: RouteOptions): GuardedRoute {
  const methods = asArray(method);
  if (config?.auth === undefined) throw new Error(`${methods.join(', ')} ${url} declares no auth policy`);
  const { auth: policy, endpoint, operation, form, isProbe = false, rawBodyFrom, mostBodyBytes } = config;
  if (form !== undefined && form.mostBytes > MOST_UNAUTHENTICATED_BYTES)
    throw new Error(
      `${methods.join(', ')} ${url} takes a form of more than ${MOST_UNAUTHENTICATED_BYTES} bytes`,
    );
  return { policy, pattern: url, methods, endpoint, operation, form, isProbe, rawBodyFrom, mostBodyBytes };
}

function guardOf({ openPaths }: ServerContext, route: GuardedRoute, policies: Policies): Guard {
  const policy = policies[route.policy];
  if (policy === undefined)
    throw new Error(
      `${route.methods.join(', ')} ${route.pattern} declares the auth policy ${route.policy}, which its API does not bring`,
    );
  const guard = policy(route);
  // Whatever monitors the server may ask as often as it likes.
  const isLimited = route.policy === 'public' && route.isProbe !== true;
  return isLimited && openPaths !== undefined ? limitPerAddress(openPaths, guard) : guard;
}

function firstHook(context: ServerContext, route: GuardedRoute, cors: boolean, guard: Guard): Guard {
  const deprecation = route.endpoint?.deprecation;
  const headers = { cors, family: familyOf(context, route.pattern) };
  const note = noteAnswers(context, route);
  return (request, reply, done) => {
    request.over.whenOver(() => note(request, reply));
    const refusal = begin(context, request, reply, headers);
    if (deprecation !== undefined)
      reply.headers(deprecationHeaders(deprecation, `${context.origin()}/docs/changelog`));
    if (refusal !== undefined) done(refusal);
    // Nothing is begun for a caller who left while the key was looked up.
    else guard(request, reply, (error) => done(error ?? (request.over.isOver ? callerLeft() : undefined)));
  };
}

type Note = (request: FastifyRequest, reply: FastifyReply) => void;

function noteAnswers(context: ServerContext, route: GuardedRoute): Note {
  const { pattern, methods, endpoint, isProbe } = route;
  const measured = new Map(methods.map((method) => [method, context.metrics.answers(method, pattern)]));
  const endpointId = endpoint?.id;
  const logAnswer = createAnswerLog(context.log, pattern, isProbe === true ? 'debug' : 'info');
  const noteRequest = createRequestNotes(context.requests, route);
  return (request, reply) => {
    const { credential, method } = request;
    const status = statusOf(reply);
    // Work that is still running for a caller who left is waited for when the server stops.
    if (reply.sent) context.inFlight.end(reply);
    cutUnread(request.raw);
    measured.get(method)?.(status, reply.elapsedTime / 1000);
    // Every authenticated request counts, except those that the limit refused.
    const countedAs = request.countedAs ?? endpointId;
    if (credential !== null && countedAs !== undefined && status !== 429)
      context.usage.count(credential, countedAs);
    noteRequest(request, reply, status);
    logAnswer(request, reply, status);
  };
}

function asArray<Item>(value: Item | Item[] | undefined): Item[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
