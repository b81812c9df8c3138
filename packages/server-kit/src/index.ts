export { acceptForms } from './accept-forms.ts';
export { acceptJson } from './accept-json.ts';
export { adminGuard } from './admin-guard.ts';
export {
  ApiError,
  type ApiErrorDetails,
  invalidField,
  invalidFields,
  invalidIssues,
  unavailable,
} from './api-error.ts';
export {
  type Compute,
  type ComputeFailure,
  type ComputePool,
  type ComputePoolOptions,
  createComputePool,
} from './compute/compute-pool.ts';
export type { Jobs } from './compute/job.ts';
export { serveJobs } from './compute/serve-jobs.ts';
export { answerPreflight } from './cors.ts';
export { describeError } from './describe-error.ts';
export { type DeveloperGuardOptions, developerGuard } from './developer-guard.ts';
export { checkUrl, type HostPort, type UrlCheck } from './egress/check-url.ts';
export { classifyAddress } from './egress/classify-address.ts';
export {
  createGuardedClient,
  createOperatorClient,
  type EgressClient,
  type EgressRequest,
} from './egress/egress-client.ts';
export { EgressError, type EgressErrorCode, type RefusalRule } from './egress/egress-error.ts';
export type { EgressResponse } from './egress/exchange.ts';
export { findDuplicateName } from './duplicate-names.ts';
export { developerEnvelope, type ErrorFormat, flatErrors } from './error-envelope.ts';
export {
  AUTH_POLICIES,
  type AuthPolicy,
  type FormRoute,
  type Guard,
  type GuardedRoute,
  type Guards,
  publicGuard,
} from './guard.ts';
export { findHostileValues } from './hostile-json.ts';
export { checkPreconditions, etagOf, type Preconditions, readPreconditions } from './if-match.ts';
export { type InFlight, REQUEST_CUT_MS } from './in-flight.ts';
export { createOwnerGate } from './owner-gate.ts';
export { invalidBody, parseJsonBody, readJson } from './json-body.ts';
export { createLineBuffer, type LineBuffer } from './line-buffer.ts';
export { createLogger, LOG_LEVELS, type LogFields, type Logger, type LogLevel } from './logger.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { type LimitView, setRateLimitHeaders } from './rate-limit-headers.ts';
export { organizationGuard, type OrganizationGuardOptions } from './organization-guard.ts';
export { parseBody, parsePathParam, parseQuery } from './parse-request.ts';
export { RawBody } from './raw-body.ts';
export { BODY_LIMIT_BYTES, readBody } from './read-body.ts';
export { createResponseCheck, type ResponseCheck } from './response-check.ts';
export { setPageHeaders } from './security-headers.ts';
export { sendJson } from './send.ts';
export { createServer, type Server } from './server.ts';
export type { ApiFamily, ServerOptions } from './server-context.ts';
export { stopServer } from './stop-server.ts';
export { MOST_STRANGER_BYTES } from './stranger-body.ts';
export { toApiError } from './to-api-error.ts';
export { leaveOut } from './unread-members.ts';
export { escapeHtml } from './escape-html.ts';
export { isOwnForm } from './own-form.ts';
export { type Arrival, createWaves } from './waves.ts';
export { whenReady } from './when-ready.ts';
export { idempotentRequest, writeOnce } from './write-once.ts';
