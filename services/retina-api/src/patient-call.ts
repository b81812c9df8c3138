import type { Endpoint } from '@svc/contracts';
import { ApiError, type Answer, idempotentRequest, type ResponseCheck, writeOnce } from '@svc/server-kit';
import type { IdempotentRequest, PatientSession } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import type { RetinaApiDeps } from './deps.ts';

/** Whose request this is. Every route of a patient has a guard that sets it. */
export function patientOf({ patient }: FastifyRequest): PatientSession {
  if (patient === null) throw new Error('a route of patients was reached without a session');
  return patient;
}

/**
 * What makes a write of a patient the same as one before; null when its sender names nothing.
 *
 * @param body as its schema reads it, or what makes it
 * @throws ApiError for a key that is none
 */
export function patientRequest(
  request: FastifyRequest,
  body: string | (() => string),
): IdempotentRequest | null {
  const once = idempotentRequest(request, body);
  if (once === null) return null;
  const [method, path, key] = once.scope;
  return { ...once, scope: [method, `${patientOf(request).patientId} ${path}`, key] };
}

type Work = Parameters<typeof writeOnce>[2];

/** Writes for a patient, once per `Idempotency-Key`; answer and effect commit together. */
export function writeForPatient(
  request: FastifyRequest,
  once: IdempotentRequest | null,
  deps: Pick<RetinaApiDeps, 'database' | 'clock'>,
  work: Work,
): Promise<Answer> {
  const { ownerId } = patientOf(request);
  return writeOnce(once, { ...deps, key: { ownerId, keyId: null } }, work);
}

/** Never kept: what is no success may be another one the next time. */
const NOT_BEFORE = { status: 0, text: '' } as const;

/** What a write was answered before; null for the first of its key, and without one. What it came from may be gone. */
export async function answeredBefore(
  request: FastifyRequest,
  once: IdempotentRequest | null,
  deps: Pick<RetinaApiDeps, 'database' | 'clock'>,
): Promise<Answer | null> {
  if (once === null) return null;
  const answer = await writeForPatient(request, once, deps, async () => NOT_BEFORE);
  return answer.status === NOT_BEFORE.status ? null : answer;
}

/** The text of an answer, checked against the schema of its endpoint. */
export function flatText(
  answer: unknown,
  endpoint: Endpoint,
  { checkResponse }: { readonly checkResponse: ResponseCheck },
): string {
  checkResponse(endpoint, answer);
  return JSON.stringify(answer);
}

/** One answer for what is another patient's and what is not there: neither can be told from the other. */
export function notYours(what: string): ApiError {
  return new ApiError('forbidden', `This ${what} is not yours.`);
}
