import type { Endpoint } from '@svc/contracts';
import { diffMse } from '@svc/engines';
import {
  ApiError,
  etagOf,
  invalidField,
  parsePathParam,
  parseQuery,
  readPreconditions,
  sendJson,
} from '@svc/server-kit';
import {
  findPatient,
  firstSignature,
  type Found,
  listAudit,
  listVersions,
  readRecord,
  readVersions,
  type RecordQuery,
  type StoredRecord,
  type StoredVersion,
} from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedSelection } from '../compose-version.ts';
import type { MseApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';
import { callerOf, readVisitId } from '../read-request.ts';
import { recordView } from '../record-view.ts';
import { type Read, readAudited, type Trx } from '../transact.ts';

const MOST_VERSIONS = 1000;
const MOST_AUDIT_ENTRIES = 1000;

interface Query {
  readonly patientId?: string;
}

type OneRecord = RecordQuery & { readonly patientId: string };

/** What a reading handler starts with. */
interface Exchange<Asked extends Query> {
  readonly endpoint: Endpoint;
  readonly deps: MseApiDeps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly asked: Asked;
  readonly record: RecordQuery;
}

function begin<Asked extends Query>(
  endpoint: Endpoint,
  deps: MseApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Exchange<Asked> {
  const asked = parseQuery<Asked>(endpoint, request.query);
  const ownerId = callerOf(request).organizationId;
  const record = { ownerId, visitId: readVisitId(endpoint, request), patientId: asked.patientId ?? null };
  return { endpoint, deps, request, reply, asked, record };
}

export const get: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const exchange = begin(endpoint, deps, request, reply);
  const { ifNoneMatch } = readPreconditions(request.headers);
  const stored = await audited<StoredRecord>(exchange, 'mse.read', async (trx) => {
    const value = await readRecord(trx, exchange.record);
    if (typeof value === 'string') return nothing(exchange, value);
    return { value, patientId: value.patientId, version: value.version };
  });
  const { visitId, patientId, signature, signedVersion } = stored;
  const tag = etagOf(stored.version);
  reply.header('etag', tag);
  // Signing changes what is shown of a version but not its number: a signed one is always sent.
  if (signature === null && ifNoneMatch !== null && (ifNoneMatch === 'any' || ifNoneMatch.includes(tag))) {
    if (!reply.sent) reply.code(304).send();
    return undefined;
  }
  return send(exchange, {
    mse: recordView({ visitId, patientId, version: stored, signature, signedVersion }),
  });
};

export const history: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const exchange = begin<Query & { limit?: string; before?: string }>(endpoint, deps, request, reply);
  const { limit = MOST_VERSIONS, before } = exchange.asked;
  const page = { before: before === undefined ? null : Number(before), limit: Number(limit) + 1 };
  const { versions, current } = await ofOnePatient(exchange, 'mse.read_history', async (trx, record) => ({
    versions: await listVersions(trx, record, page),
    current: present(await readRecord(trx, record)).version,
  }));
  return send(exchange, {
    visitId: exchange.record.visitId,
    versions: versions.slice(0, Number(limit)).map((version) => ({
      version: version.version,
      savedAt: version.savedAt,
      lines: recordView(unsigned(exchange.record, version)).lines.map(({ line }) => line),
      superseded: version.version < current,
    })),
    hasMore: versions.length > Number(limit),
  });
};

export const getVersion: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const exchange = begin(endpoint, deps, request, reply);
  const number = Number(parsePathParam(endpoint, request.params, 'version'));
  const read = async (trx: Trx, record: OneRecord) => {
    const current = present(await readRecord(trx, record));
    const [version] = await readVersions(trx, record, [number]);
    if (!version) throw noVersion(number);
    const signature = await firstSignature(trx, { ...record, version: number });
    const { signedVersion } = current;
    return {
      mse: recordView({
        visitId: record.visitId,
        patientId: record.patientId,
        version,
        signature,
        signedVersion,
      }),
      superseded: number !== current.version,
    };
  };
  return send(exchange, await ofOnePatient(exchange, 'mse.read_version', read, number));
};

export const diff: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const exchange = begin<Query & { from: string; to: string }>(endpoint, deps, request, reply);
  const [from, to] = [Number(exchange.asked.from), Number(exchange.asked.to)];
  const answer = await ofOnePatient(exchange, 'mse.read_diff', async (trx, record) => {
    const versions = await readVersions(trx, record, [from, to]);
    const selectionOf = (number: number) => {
      const version = versions.find((each) => each.version === number);
      if (!version) throw noVersion(number);
      return storedSelection(version.selection);
    };
    const { visitId, patientId } = record;
    return { visitId, patientId, from, to, diff: diffMse(selectionOf(from), selectionOf(to)) };
  });
  return send(exchange, answer);
};

export const audit: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const exchange = begin(endpoint, deps, request, reply);
  const entries = await ofOnePatient(exchange, 'mse.read_audit', (trx, { ownerId, visitId }) =>
    listAudit(trx, { ownerId, visitId, patientId: exchange.record.patientId, limit: MOST_AUDIT_ENTRIES }),
  );
  return send(exchange, { visitId: exchange.record.visitId, entries });
};

/** Also what is not found is audited, so the 404 or 400 comes after the commit. */
async function audited<Value extends object>(
  { request, deps, record }: Exchange<Query>,
  action: string,
  work: (trx: Trx) => Promise<Read<Found<Value>>>,
): Promise<Value> {
  return present(await readAudited(request, deps, { action, visitId: record.visitId }, work));
}

/** A read that found no single record is audited as it was asked for. */
function nothing<Why>({ record: { patientId } }: Exchange<Query>, value: Why): Read<Why> {
  return { value, patientId, version: null };
}

/** Settles the patient first: a visit id used for several needs `patientId`. */
async function ofOnePatient<Value>(
  exchange: Exchange<Query>,
  action: string,
  work: (trx: Trx, record: OneRecord) => Promise<Value>,
  version: number | null = null,
): Promise<Value> {
  const { read } = await audited<{ read: Value }>(exchange, action, async (trx) => {
    const patient = await findPatient(trx, exchange.record);
    if (typeof patient === 'string') return nothing(exchange, patient);
    const { patientId } = patient;
    return { value: { read: await work(trx, { ...exchange.record, patientId }) }, patientId, version };
  });
  return read;
}

function present<Value extends object>(found: Found<Value>): Value {
  if (found === 'absent') throw new ApiError('not_found', 'There is no MSE for this visit.');
  if (found === 'ambiguous') {
    throw invalidField('patientId', 'is required here: several patients have an MSE under this visit id');
  }
  return found;
}

function noVersion(number: number): ApiError {
  return new ApiError('not_found', `This MSE has no version ${number}.`);
}

function unsigned({ visitId }: RecordQuery, version: StoredVersion) {
  return { visitId, patientId: '', version, signature: null, signedVersion: null };
}

function send({ endpoint, deps, reply }: Exchange<Query>, answer: object): undefined {
  deps.checkResponse(endpoint, answer);
  sendJson(reply, JSON.stringify(answer));
  return undefined;
}
