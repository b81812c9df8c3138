import { MseSignRequest } from '@svc/contracts';
import {
  ApiError,
  checkPreconditions,
  idempotentRequest,
  invalidField,
  readPreconditions,
  sendJson,
  writeOnce,
} from '@svc/server-kit';
import { lastSeenVersion, type RecordKey, signVersion } from '@svc/store';
import type { HandlerFactory } from '../handler.ts';
import { bodyOf, callerOf, readFields, readVisitId, writingKeyOf } from '../read-request.ts';
import { actorOf, type Trx } from '../transact.ts';

/** Parse, load, store, answer: the signature is bound to one version and its content hash. */
export const sign: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const visitId = readVisitId(endpoint, request);
  const preconditions = readPreconditions(request.headers);
  const sent = bodyOf(request);
  const once = idempotentRequest(request, sent.text);
  const body = readFields(MseSignRequest, sent);
  const ownerId = callerOf(request).organizationId;
  const key = { ownerId, visitId, patientId: body.patientId };
  const answer = await writeOnce(once, { ...deps, key: writingKeyOf(request, 'mse:sign') }, async (trx) => {
    const signed = await signVersion(trx, {
      key,
      actor: actorOf(request, deps),
      attestation: {
        signedByName: body.signedByName,
        credential: body.credential ?? null,
        license: body.license ?? null,
        organization: body.organization ?? null,
        timezone: body.timezone ?? null,
        attestation: body.attestation,
      },
      check(version) {
        checkPreconditions(preconditions, version);
        if (body.version !== undefined && body.version !== version)
          throw new ApiError(
            'precondition_failed',
            `Version ${body.version} is not the current one, which is ${version}. Read it before signing.`,
          );
      },
    });
    if (signed === null)
      throw new ApiError(
        'conflict',
        'There is nothing to sign: no MSE exists for this visit and patient yet.',
      );
    if (body.version === undefined && preconditions.ifMatch === null)
      await refuseUnread(trx, { ...key, keyId: callerOf(request).keyId }, signed.version);
    const text = { ok: true, ...signed };
    deps.checkResponse(endpoint, text);
    return { status: 200, text: JSON.stringify(text) };
  });
  sendJson(reply, answer.text, answer.status);
  return undefined;
};

/**
 * Without a version the current one is meant. When this key last saw an older one, its holder would sign what they never
 * read.
 */
async function refuseUnread(
  trx: Trx,
  key: RecordKey & { readonly keyId: string },
  version: number,
): Promise<void> {
  const seen = await lastSeenVersion(trx, key);
  if (seen !== null && seen < version)
    throw invalidField(
      'version',
      `is required here: this key last saw version ${seen}, and the current one is ${version}. Read it, and send its number in version or If-Match`,
    );
}
