import { MseSignRequest } from '@svc/contracts';
import {
  ApiError,
  checkPreconditions,
  handler,
  idempotentRequest,
  invalidField,
  readPreconditions,
  writeOnce,
} from '@svc/server-kit';
import { type Attestation, lastSeenVersion, lockVersion, type RecordKey, signVersion } from '@svc/store';
import type { HandlerFactory } from '../handler.ts';
import { bodyOf, callerOf, readFields, readVisitId, writingKeyOf } from '../read-request.ts';
import { actorOf } from '../transact.ts';
import type { Trx } from '../trx.ts';

/** The signature is bound to one version and its content hash. */
export const sign: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const visitId = readVisitId(endpoint, request);
      const preconditions = readPreconditions(request.headers);
      const sent = bodyOf(request);
      const once = idempotentRequest(request, sent.text);
      return { visitId, preconditions, once, body: readFields(MseSignRequest, sent) };
    },

    compute({ visitId, preconditions, once, body }, { request }) {
      const { organizationId: ownerId, keyId } = callerOf(request);
      const key = { ownerId, visitId, patientId: body.patientId };
      return writeOnce(once, { ...deps, key: writingKeyOf(request, 'mse:sign') }, async (trx) => {
        const locked = await lockVersion(trx, key);
        if (locked === null) throw nothingToSign();
        checkPreconditions(preconditions, locked.version);
        refuseOther(body.version, locked.version);
        const attestation = attestationOf(body);
        const signed = await signVersion(trx, locked, { actor: actorOf(request, deps), attestation });
        if (body.version === undefined && preconditions.ifMatch === null)
          await refuseUnread(trx, { ...key, keyId }, signed.version);
        const answer = { ok: true, ...signed };
        deps.checkResponse(endpoint, answer);
        return { status: 200, text: JSON.stringify(answer) };
      });
    },

    write: (answer) => answer,
  });

function nothingToSign(): ApiError {
  return new ApiError('conflict', 'There is nothing to sign: no MSE exists for this visit and patient yet.');
}

function attestationOf(body: MseSignRequest): Attestation {
  const { signedByName, attestation } = body;
  const { credential = null, license = null, organization = null, timezone = null } = body;
  return { signedByName, credential, license, organization, timezone, attestation };
}

function refuseOther(asked: number | undefined, current: number): void {
  if (asked === undefined || asked === current) return;
  throw new ApiError(
    'precondition_failed',
    `Version ${asked} is not the current one, which is ${current}. Read it before signing.`,
  );
}

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
