export { acceptForms } from './body/accept-forms.ts';
export { acceptJson } from './body/accept-json.ts';
export {
  adminPolicies,
  adminPolicy,
  type AdminPolicyOptions,
  type PortalCaller,
} from './auth/admin-policy.ts';
export { type Access, type AccessOptions, openAccess } from './auth/access.ts';
export {
  ApiError,
  type ApiErrorDetails,
  callerLeft,
  invalidField,
  invalidFields,
  invalidIssues,
  unavailable,
} from './errors/api-error.ts';
export {
  type Compute,
  type ComputeFailure,
  type ComputePool,
  type ComputePoolOptions,
  createComputePool,
} from './compute/compute-pool.ts';
export type { Jobs } from './compute/job.ts';
export { serveJobs } from './compute/serve-jobs.ts';
export { answerPreflight, setCorsHeaders } from './routes/cors.ts';
export { describeError } from './errors/describe-error.ts';
export { developerPolicies, type DeveloperPolicyOptions } from './auth/developer-policy.ts';
export { checkUrl, type HostPort, type UrlCheck, type UrlCheckOptions } from './egress/check-url.ts';
export { classifyAddress } from './egress/classify-address.ts';
export {
  createGuardedClient,
  createOperatorClient,
  type EgressClient,
  type EgressRequest,
} from './egress/egress-client.ts';
export { EgressError, type EgressErrorCode, type RefusalRule } from './egress/egress-error.ts';
export type { EgressResponse } from './egress/exchange.ts';
export { findDuplicateName } from './body/duplicate-names.ts';
export {
  developerEnvelope,
  type ErrorAnswer,
  type ErrorFormat,
  flatErrors,
} from './errors/error-envelope.ts';
export type { FormRoute } from './auth/form-route.ts';
export { whenReady } from './auth/when-ready.ts';
export type { Guard, GuardedRoute, Policies, Policy } from './auth/policy.ts';
export { acceptsFhirJson, fhirVersionOf } from './body/media-type.ts';
export { findHostileValues } from './body/hostile-json.ts';
export { checkPreconditions, etagOf, type Preconditions, readPreconditions } from './routes/if-match.ts';
export { type InFlight, REQUEST_CUT_MS } from './limits/in-flight.ts';
export { invalidBody, parseJsonBody, readJson } from './body/json-body.ts';
export { createLineBuffer, type LineBuffer } from './observe/line-buffer.ts';
export { LOG_LEVELS, type LogLevel } from './observe/log-levels.ts';
export { createLogger, type LogFields, type Logger } from './observe/logger.ts';
export { createMetrics, type Metrics } from './observe/metrics.ts';
export { type LimitView, rateLimited, setRateLimitHeaders } from './limits/rate-limit-headers.ts';
export { organizationPolicies, type OrganizationPolicyOptions } from './auth/organization-policy.ts';
export { parseBody, parsePathParam, parseQuery } from './routes/parse-request.ts';
export { RawBody } from './body/raw-body.ts';
export { BODY_LIMIT_BYTES, readBody } from './body/read-body.ts';
export { createResponseCheck, type ResponseCheck } from './routes/response-check.ts';
export { setPageHeaders } from './routes/security-headers.ts';
export { sendJson } from './routes/send.ts';
export { type Api, createServer, type Server } from './server/server.ts';
export type { ApiFamily, ServerOptions } from './routes/server-context.ts';
export { stopServer } from './server/stop-server.ts';
export { MOST_UNAUTHENTICATED_BYTES } from './auth/unauthenticated-body.ts';
export { toApiError } from './server/to-api-error.ts';
export { leaveOut } from './body/unread-members.ts';
export { escapeHtml } from './routes/escape-html.ts';
export {
  type ConsolePolicyOptions,
  consolePolicy,
  RECENT_MS,
  SIGN_IN_HEADER,
} from './auth/console-policy.ts';
export { consoleCookie, consoleToken } from './auth/console-session.ts';
export { isOwnForm, isOwnWrite } from './auth/own-form.ts';
export { refusalOf } from './auth/permission.ts';
export { invalidToken, refuseUnauthenticated } from './auth/key-refusals.ts';
export { type Answer, type Call, type Handler, handler } from './routes/handler.ts';
export { singleFlight } from './limits/single-flight.ts';
export { jobFor } from './compute/job-for.ts';
export { abortWhenOver } from './routes/request-over.ts';
export { type EndpointRoutes, routeEndpoints } from './routes/route-endpoints.ts';
export { idempotentRequest, writeOnce } from './routes/write-once.ts';
export { dataText } from './routes/data-text.ts';
export { idempotentCall } from './routes/idempotent-call.ts';
export { callerOf, writingKeyOf } from './auth/caller.ts';
export { patientPolicies, type PatientPolicyOptions, sessionCookie } from './auth/patient-policy.ts';
export { acceptUploads } from './body/accept-uploads.ts';
export type { Sender } from './body/upload-places.ts';
export { type FormFile, MultipartBody } from './body/multipart.ts';
export { retryableStore } from './blobs/retryable-store.ts';
export type { BlobStore } from './blobs/blob-store.ts';
export { openBlobStore } from './blobs/open-blob-store.ts';
export { assertOwnBlobs } from './blobs/own-blobs.ts';
export { type BlobAddress, parseBlobUrl } from './blobs/parse-blob-url.ts';
export { createOwnerGate } from './limits/owner-gate.ts';
export { BlobStoreError } from './blobs/s3-store.ts';
export { acceptedOf, spokenOf } from './routes/page-language.ts';
