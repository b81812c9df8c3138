import { type Endpoint, pageLimitOf, parseIsoDate } from '@svc/contracts';
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
  groupsOfBytes,
  listAudit,
  listVersions,
  readRecord,
  readVersions,
  type RecordHead,
  type RecordQuery,
  type StoredRecord,
} from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedSelection } from '../compose-version.ts';
import type { MseApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';
import { callerOf, readVisitId } from '../read-request.ts';
import { historyEntry } from '../history-entry.ts';
import { recordView } from '../record-view.ts';
import { type Read, readAudited, type Trx } from '../transact.ts';

const USUAL_VERSIONS = 50;
/** Stored bytes whose narrative is made at a time, before other requests have their turn. */
const BYTES_AT_A_TIME = 256 * 1024;

interface Query {
  readonly patientId?: string;
}

type OneRecord = RecordQuery & RecordHead;

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

/** Versions are read and put into words a few at a time: a history may be many times what a process can hold. */
export const history: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const exchange = begin<Query & { limit?: string; before?: string }>(endpoint, deps, request, reply);
  const { limit = USUAL_VERSIONS, before } = exchange.asked;
  const page = { before: before === undefined ? null : Number(before), limit: Number(limit) };
  const { visitId } = exchange.record;
  const { entries, ...rest } = await ofOnePatient(exchange, 'mse.read_history', async (trx, record) => {
    const { rows, hasMore } = await listVersions(trx, record, page);
    const last = rows.at(-1)?.version;
    const nextCursor = hasMore && last !== undefined ? String(last) : null;
    const texts: string[] = [];
    for (const group of groupsOfBytes(rows, BYTES_AT_A_TIME)) {
      const numbers = group.map(({ version }) => version);
      const versions = (await readVersions(trx, record, numbers)).map((version) =>
        historyEntry(version, record),
      );
      deps.checkResponse(endpoint, { visitId, versions, hasMore, nextCursor });
      for (const each of versions.map((version) => JSON.stringify(version))) texts.push(each);
    }
    return { entries: texts, hasMore, nextCursor };
  });
  const versions = `[${entries.join(',')}]`;
  const text = `{"visitId":${JSON.stringify(visitId)},"versions":${versions},${JSON.stringify(rest).slice(1)}`;
  sendJson(reply, text);
  return undefined;
};

export const getVersion: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const exchange = begin(endpoint, deps, request, reply);
  const number = Number(parsePathParam(endpoint, request.params, 'version'));
  const read = async (trx: Trx, record: OneRecord) => {
    const [version] = await readVersions(trx, record, [number]);
    if (!version) throw noVersion(number);
    const signature = await firstSignature(trx, { ...record, version: number });
    const { signedVersion } = record;
    return {
      mse: recordView({
        visitId: record.visitId,
        patientId: record.patientId,
        version,
        signature,
        signedVersion,
      }),
      superseded: number !== record.version,
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

interface AuditAsked extends Query {
  readonly limit?: string;
  readonly cursor?: string;
  readonly actor?: string;
  readonly action?: string;
  readonly outcome?: 'allowed' | 'denied';
  readonly since?: string;
  readonly until?: string;
}

export const audit: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const exchange = begin<AuditAsked>(endpoint, deps, request, reply);
  const { limit, cursor, actor, action, outcome, since, until } = exchange.asked;
  const page = await ofOnePatient(exchange, 'mse.read_audit', (trx, { ownerId, visitId }) =>
    listAudit(trx, {
      ownerId,
      visitId,
      patientId: exchange.record.patientId,
      keyId: actor,
      action,
      outcome,
      since: momentOf(since),
      until: momentOf(until),
      limit: pageLimitOf(limit),
      cursor,
    }),
  );
  return send(exchange, { visitId: exchange.record.visitId, ...page });
};

function momentOf(date: string | undefined): number | undefined {
  return date === undefined ? undefined : parseIsoDate(date);
}

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
    const head = await findPatient(trx, exchange.record);
    if (typeof head === 'string') return nothing(exchange, head);
    const { patientId } = head;
    return { value: { read: await work(trx, { ...exchange.record, ...head }) }, patientId, version };
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

function send({ endpoint, deps, reply }: Exchange<Query>, answer: object): undefined {
  deps.checkResponse(endpoint, answer);
  sendJson(reply, JSON.stringify(answer));
  return undefined;
}
