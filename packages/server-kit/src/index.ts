export { adminGuard } from './admin-guard.ts';
export { ApiError, type ApiErrorDetails, invalidFields, unavailable } from './api-error.ts';
export { answerPreflight } from './cors.ts';
export { describeError } from './describe-error.ts';
export { type DeveloperGuardOptions, developerGuard } from './developer-guard.ts';
export { developerEnvelope, type ErrorFormat } from './error-envelope.ts';
export {
  AUTH_POLICIES,
  type AuthPolicy,
  type Guard,
  type GuardedRoute,
  type Guards,
  publicGuard,
} from './guard.ts';
export { type InFlight, REQUEST_CUT_MS } from './in-flight.ts';
export { invalidBody, parseJsonBody } from './json-body.ts';
export { createLineBuffer, type LineBuffer } from './line-buffer.ts';
export { createLogger, LOG_LEVELS, type LogFields, type Logger, type LogLevel } from './logger.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { type LimitView, setRateLimitHeaders } from './rate-limit-headers.ts';
export { BODY_LIMIT_BYTES } from './read-body.ts';
export { setPageHeaders } from './security-headers.ts';
export { sendJson } from './send.ts';
export { createServer, type Server } from './server.ts';
export type { ServerOptions } from './server-context.ts';
export { stopServer } from './stop-server.ts';
export { toApiError } from './to-api-error.ts';
