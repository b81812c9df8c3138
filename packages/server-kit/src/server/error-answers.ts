import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { begin, stamp } from '../routes/begin-request.ts';
import { cutUnread } from '../body/cut-unread.ts';
import { describeError } from '../errors/describe-error.ts';
import type { LogFields } from '../observe/logger.ts';
import type { ErrorAnswer } from '../errors/error-envelope.ts';
import type { Guard } from '../auth/policy.ts';
import { createAnswerLog, statusOf } from '../observe/log-answer.ts';
import { setRateLimitHeaders } from '../limits/rate-limit-headers.ts';
import { sendJson } from '../routes/send.ts';
import { familyOf, type ServerContext } from '../routes/server-context.ts';
import { toApiError } from './to-api-error.ts';

/** What logs and metrics call a path that is not served. */
const UNSERVED = 'unserved';

/** Status when something that many requests need cannot be reached. */
const UNAVAILABLE = 503;

/** Answers anything thrown, and paths and methods that are not served. */
export function installErrorAnswers(app: FastifyInstance, context: ServerContext): void {
  app.setErrorHandler((thrown, request, reply) => answerError(context, thrown, request, reply));
  // Refused in a hook, before any body is read: 404 and 405 take precedence over any problem with a body.
  const hooks = { onRequest: [refuseUnserved(context)] };
  app.setNotFoundHandler(hooks as object, (_request, reply) => void reply.send(noSuchPath()));
}

/** Answers errors that Fastify finds before it knows the route; no hooks run for them. */
export function answerFrameworkError(context: ServerContext) {
  const measure = context.metrics.answers('ANY', UNSERVED);
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    context.unauthenticated.take(request.ip);
    answerError(context, error, request, reply);
    cutUnread(request.raw);
    measure(reply.statusCode, reply.elapsedTime / 1000);
    context.log.info('request', { route: UNSERVED, status: reply.statusCode, requestId: request.id });
  };
}

function answerError(
  context: ServerContext,
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = toApiError(thrown);
  request.failure = error;
  if (error.cause !== undefined) logFailure(context, thrown, { requestId: request.id, status: error.status });
  const family = familyOf(context, request.raw.url ?? '/');
  if (!reply.hasHeader('x-request-id')) stamp(request, reply, { cors: false, family });
  if (!reply.hasHeader('x-ratelimit-limit'))
    setRateLimitHeaders(reply, context.unauthenticated.peek(request.ip));
  // Fastify closes the connection on every body error; that is needed only while the body is still arriving.
  if (request.raw.complete && !context.inFlight.draining) reply.removeHeader('connection');
  if (error.headers !== undefined) reply.headers(error.headers);
  const own = ownErrors(request);
  if (own === undefined) sendJson(reply, family.format(error, request.id), error.status);
  else if (!reply.sent)
    reply.code(error.status).header('content-type', own.contentType).send(own.format(error, request.id));
}

/** Logs every fault of ours; of outages that everybody meets, only the first of a kind and then one a minute. */
function logFailure({ log, throttleLog }: ServerContext, thrown: unknown, asked: LogFields): void {
  const described = describeError(thrown);
  if (asked.status !== UNAVAILABLE) {
    log.error('request_failed', { ...asked, ...described });
    return;
  }
  const heldBack = throttleLog(described.errorCode ?? described.errorType ?? '');
  if (heldBack !== undefined) log.error('request_failed', { ...asked, ...described, count: heldBack + 1 });
}

/** How the route answers errors to this caller; undefined where its API decides, or no route was found. */
function ownErrors(request: FastifyRequest): ErrorAnswer | undefined {
  const config = request.routeOptions?.config as FastifyContextConfig | undefined;
  return config?.errorsFor?.(request);
}

function refuseUnserved(context: ServerContext): Guard {
  const note = noteUnserved(context);
  return (request, reply, done) => {
    request.over.whenOver(() => note(request, reply));
    const path = pathOf(request.raw.url ?? '/');
    const served = context.table.find(path);
    const headers = { cors: served?.cors === true, family: familyOf(context, path) };
    const refusal = begin(context, request, reply, headers);
    setRateLimitHeaders(reply, context.unauthenticated.take(request.ip));
    if (refusal === undefined && path === '/' && context.home !== undefined && isPageVisit(request)) {
      reply.header('vary', 'accept').redirect(context.home);
      return;
    }
    done(refusal ?? (served === undefined ? noSuchPath() : methodNotAllowed([...served.methods])));
  };
}

/** Browsers ask for HTML by name when somebody opens an address; programs do not. */
function isPageVisit({ method, headers: { accept = '' } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && accept.toLowerCase().includes('text/html');
}

function noteUnserved(context: ServerContext) {
  const measure = context.metrics.answers('ANY', UNSERVED);
  const logAnswer = createAnswerLog(context.log, UNSERVED);
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const status = statusOf(reply);
    // Work that is still running for a caller who left is waited for when the server stops.
    if (reply.sent) context.inFlight.end(reply);
    cutUnread(request.raw);
    measure(status, reply.elapsedTime / 1000);
    logAnswer(request, reply, status);
  };
}

function noSuchPath(): ApiError {
  return new ApiError('not_found', 'There is no such path.');
}

function methodNotAllowed(methods: readonly string[]): ApiError {
  const allow = methods.join(', ');
  return new ApiError('method_not_allowed', `This path answers ${allow} only.`, { headers: { allow } });
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
