import type { ErrorCode } from '@svc/contracts';
import { acceptsFhirJson, type ApiError, type ErrorAnswer } from '@svc/server-kit';
import type { FastifyRequest } from 'fastify';

/** FHIR as JSON, by the name the standard gives it. */
export const FHIR_JSON = 'application/fhir+json';
export const FHIR_JSON_UTF8 = `${FHIR_JSON}; charset=utf-8`;

/** What each error is among the issue types of FHIR R4. */
const ISSUE_TYPES: Readonly<Record<ErrorCode, string>> = {
  invalid_request: 'invalid',
  unauthorized: 'login',
  invalid_token: 'login',
  payment_required: 'suppressed',
  forbidden: 'forbidden',
  not_found: 'not-found',
  method_not_allowed: 'not-supported',
  conflict: 'conflict',
  precondition_failed: 'conflict',
  request_timeout: 'timeout',
  payload_too_large: 'too-long',
  unsupported_media_type: 'not-supported',
  rate_limited: 'throttled',
  server_error: 'exception',
  service_unavailable: 'transient',
};

/** Errors as an OperationOutcome, for callers that accept FHIR. */
export function fhirErrors({ headers }: FastifyRequest): ErrorAnswer | undefined {
  return acceptsFhirJson(headers) ? { format: outcomeText, contentType: FHIR_JSON_UTF8 } : undefined;
}

/** An error as FHIR says it: an issue for each field, each with its place; the request id as the id. */
function outcomeText({ code, message, issues = [] }: ApiError, requestId: string): string {
  const named = issues.map((issue) => ({
    severity: 'error',
    code: issue.code ?? ISSUE_TYPES[code],
    diagnostics: `${issue.path} ${issue.message}`,
    expression: [issue.path],
  }));
  const whole = { severity: 'error', code: ISSUE_TYPES[code], details: { text: code }, diagnostics: message };
  return JSON.stringify({
    resourceType: 'OperationOutcome',
    id: requestId.replaceAll('_', '-'),
    issue: named.length === 0 ? [whole] : named,
  });
}
