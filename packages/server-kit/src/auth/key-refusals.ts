import type { Endpoint, OrganizationScope } from '@svc/contracts';
import type { AddressLimiter, LimitDecision, LimitedBy } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { announcesBody, announcesJson } from '../body/media-type.ts';
import type { Guard } from './policy.ts';
import { rateLimited, setRateLimitHeaders } from '../limits/rate-limit-headers.ts';

/** Whether the body, if there is one, is announced as a type that the route reads. */
export function hasReadableBody({ raw: { headers }, routeOptions }: FastifyRequest): boolean {
  const fhirJson = routeOptions.config.endpoint?.fhirJson === true;
  return (
    announcesJson(headers, { fhirJson }) || (headers['content-type'] === undefined && !announcesBody(headers))
  );
}

/** Refuses a request without a valid key, with the state of its address's bucket in the headers. */
export function refuseUnauthenticated(
  unauthenticated: AddressLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
  error: ApiError,
): void {
  setRateLimitHeaders(reply, unauthenticated.take(request.ip));
  done(error);
}

interface GuessLimits {
  readonly unauthenticated: AddressLimiter;
  readonly onLimited?: ((limitedBy: LimitedBy) => void) | undefined;
}

/** Refuses a key without looking it up, because its address has sent too many invalid ones. */
export function refuseGuess(
  { unauthenticated, onLimited }: GuessLimits,
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const decision = unauthenticated.peek(request.ip);
  setRateLimitHeaders(reply, decision);
  onLimited?.('address');
  done(rateLimited('requests without a known key from this address', decision.retryAfterSeconds));
}

/** Puts the limit of an address before the guard of a route that needs no credentials. */
export function limitPerAddress(limiter: AddressLimiter, guard: Guard): Guard {
  return (request, reply, done) => {
    const { allowed, retryAfterSeconds } = limiter.take(request.ip);
    if (allowed) guard(request, reply, done);
    else done(rateLimited('requests of this address', retryAfterSeconds));
  };
}

const LIMIT_NAMES: Readonly<Record<LimitedBy, string>> = {
  sandbox_key_day: 'sandbox requests of this key today (UTC)',
  sandbox_account_day: 'sandbox requests of this account today (UTC)',
  sustained: 'sustained requests per second of the plan',
  peak: 'peak requests per second of the plan',
  address: 'requests per second of this address',
};

/** The setting of a limit that whoever runs the service can raise at once: a laptop's first afternoon needs more. */
const SETTINGS: Readonly<Partial<Record<LimitedBy, string>>> = {
  sandbox_key_day: 'SVC_SANDBOX_KEY_DAILY',
  sandbox_account_day: 'SVC_SANDBOX_ACCOUNT_DAILY',
};

export function limitError({ limitedBy, retryAfterSeconds }: LimitDecision): ApiError {
  if (limitedBy === undefined) return rateLimited('requests of this key', retryAfterSeconds);
  return rateLimited(LIMIT_NAMES[limitedBy], retryAfterSeconds, SETTINGS[limitedBy]);
}

export function unauthorized(): ApiError {
  return new ApiError('unauthorized', 'Send your API key in the header "Authorization: Bearer <API_KEY>".', {
    headers: { 'www-authenticate': 'Bearer' },
  });
}

export function invalidToken(): ApiError {
  return new ApiError(
    'invalid_token',
    'The API key is not valid: it is unknown, revoked, expired, or not a key of this API.',
    {
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    },
  );
}

export function inactiveOrganization(): ApiError {
  return new ApiError('forbidden', 'The organization of this key is not active.');
}

export function missingScope(scope: OrganizationScope): ApiError {
  return new ApiError('forbidden', `This key lacks the scope ${scope}.`);
}

export function unsupportedMediaType({ fhirJson }: Pick<Endpoint, 'fhirJson'> = {}): ApiError {
  if (fhirJson)
    return new ApiError(
      'unsupported_media_type',
      'Send FHIR R4 as application/fhir+json or application/json in UTF-8, not compressed. XML is not read.',
    );
  return new ApiError(
    'unsupported_media_type',
    'Send the body as application/json in UTF-8, not compressed. Recordings are never accepted.',
  );
}
