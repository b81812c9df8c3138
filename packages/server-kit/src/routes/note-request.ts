import { type Endpoint, maskedIssuePath } from '@svc/contracts';
import type { RequestFailure, RequestRecorder } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ApiError } from '../errors/api-error.ts';
import type { GuardedRoute } from '../auth/policy.ts';
import { type AnswerLog, CALLER_LEFT } from '../observe/log-answer.ts';

/** Writes the line of a request with a developer key into the log of its account. */
export function createRequestNotes(
  requests: Pick<RequestRecorder, 'note'>,
  { endpoint, operation: named = endpoint?.id }: Pick<GuardedRoute, 'endpoint' | 'operation'>,
): AnswerLog {
  const failureOf = createFailures(endpoint);
  return (request, reply, status) => {
    const { id, credential, countedAs } = request;
    const operation = countedAs ?? named;
    if (credential === null || operation === undefined) return;
    requests.note({
      id,
      credential,
      operation,
      status,
      durationMs: reply.elapsedTime,
      origin: request.raw.headers.origin,
      replayed: reply.getHeader('idempotent-replayed') !== undefined,
      failure: failureOf(request, status),
    });
  };
}

/** Of an error its code, and of its issues the paths: messages quote what was sent. */
function createFailures(
  endpoint: Endpoint | undefined,
): (request: FastifyRequest, status: number) => RequestFailure | null {
  let schema: z.ZodType | undefined;
  const pathsOf = ({ issues = [] }: ApiError): string[] => {
    schema ??= namesOf(endpoint);
    const known = schema;
    return [...new Set(issues.map(({ path }) => maskedIssuePath(known, path)))];
  };
  return ({ failure }, status) =>
    // To a caller who left nothing was said.
    failure === null || status === CALLER_LEFT
      ? null
      : { code: failure.code, issuePaths: () => pathsOf(failure) };
}

/** Everything that an issue of an endpoint can name: its body, its query, and the parts of its path. */
function namesOf({ body, query, pathParams }: Partial<Endpoint> = {}): z.ZodType {
  const parts = [body, query, pathParams && z.object(pathParams)];
  return z.union(parts.filter((part) => part !== undefined));
}
