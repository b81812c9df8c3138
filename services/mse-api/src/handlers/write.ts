import type { Endpoint, MseSelection, MseWriteResponse } from '@svc/contracts';
import { mergeMse } from '@svc/engines';
import {
  ApiError,
  checkPreconditions,
  etagOf,
  idempotentRequest,
  type Preconditions,
  readPreconditions,
  sendJson,
  writeOnce,
} from '@svc/server-kit';
import {
  type CurrentVersion,
  type KeptAnswer,
  type VersionWrite,
  writeVersion,
  type WrittenVersion,
} from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ComposedVersion, composeVersion, storedSelection } from '../compose-version.ts';
import type { MseApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';
import {
  bodyOf,
  callerOf,
  readPatch,
  readVisitId,
  readWrite,
  type WriteRequest,
  writingKeyOf,
} from '../read-request.ts';
import { actorOf, type Trx } from '../transact.ts';

/** What tells a full write from a partial one. */
interface Kind {
  readonly action: 'mse.write' | 'mse.patch';
  read(request: FastifyRequest): WriteRequest;
  /** The whole selection of the new version. */
  merge(sent: MseSelection, current: CurrentVersion | null): MseSelection;
  /** What the answer adds. */
  added(sent: MseSelection): object;
}

const WRITE: Kind = {
  action: 'mse.write',
  read: readWrite,
  merge: (sent) => sent,
  added: () => ({}),
};

const PATCH: Kind = {
  action: 'mse.patch',
  read: readPatch,
  merge(sent, current) {
    if (current === null)
      throw new ApiError('not_found', 'There is no MSE for this visit and patient to change.');
    return mergeMse(storedSelection(current.selection), sent);
  },
  added: (sent) => ({ patchedDomains: Object.keys(sent) }),
};

export const write: HandlerFactory = (endpoint, deps) => writer(WRITE, endpoint, deps);

export const patch: HandlerFactory = (endpoint, deps) => writer(PATCH, endpoint, deps);

/** Parse, load, compute, store, answer; load to store with the record locked. */
function writer(kind: Kind, endpoint: Endpoint, deps: MseApiDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<undefined> => {
    const visitId = readVisitId(endpoint, request);
    const preconditions = readPreconditions(request.headers);
    const once = idempotentRequest(request, bodyOf(request).text);
    const sent = kind.read(request);
    const storing = { kind, endpoint, deps, request, visitId, sent, preconditions };
    const answer =
      once === null
        ? await storeWithOthers(storing)
        : await writeOnce(once, { ...deps, key: writingKeyOf(request, 'mse:write') }, (trx) =>
            store(trx, storing),
          );
    reply.header('etag', etagOf((JSON.parse(answer.text) as MseWriteResponse).version));
    sendJson(reply, answer.text, answer.status);
    return undefined;
  };
}

interface Storing {
  readonly kind: Kind;
  readonly endpoint: Endpoint;
  readonly deps: MseApiDeps;
  readonly request: FastifyRequest;
  readonly visitId: string;
  readonly sent: WriteRequest;
  readonly preconditions: Preconditions;
}

/** In the transaction that keeps the answer for its `Idempotency-Key`. */
async function store(trx: Trx, storing: Storing): Promise<KeptAnswer> {
  const { key, write, answer } = prepare(storing);
  return answer(await writeVersion(trx, { key, ...write }, write.compose));
}

/** Together with others who write the same record at this moment. */
async function storeWithOthers(storing: Storing): Promise<KeptAnswer> {
  const { key, write, answer } = prepare(storing);
  return answer(await storing.deps.writer.write(key, write));
}

/** What is written, and what its sender is told once it is. */
function prepare({ kind, endpoint, deps, request, visitId, sent, preconditions }: Storing) {
  const { patientId, clinicianId } = sent;
  let composed: ComposedVersion | undefined;
  const write: VersionWrite = {
    actor: actorOf(request, deps),
    action: kind.action,
    compose(current) {
      const selection = kind.merge(sent.selection, current);
      checkPreconditions(preconditions, current?.version ?? null);
      composed = composeVersion({ selection, clinicianId, visitId, patientId }, current);
      return composed.version;
    },
  };
  const answer = ({ version, safetyEventId }: WrittenVersion): KeptAnswer => {
    const { risk, warnings = [] } = composed ?? {};
    const told = {
      ok: true,
      version,
      ...kind.added(sent.selection),
      risk: { ...risk, ...(safetyEventId === null ? {} : { safetyEventId }) },
      ...(warnings.length === 0 ? {} : { warnings }),
    };
    deps.checkResponse(endpoint, told);
    return { status: 200, text: JSON.stringify(told) };
  };
  return { key: { ownerId: callerOf(request).organizationId, visitId, patientId }, write, answer };
}
