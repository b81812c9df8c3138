import { type Endpoint, pageLimitOf, parseIsoDate } from '@svc/contracts';
import { diffMse } from '@svc/engines';
import {
  ApiError,
  type Call,
  etagOf,
  handler,
  invalidField,
  parsePathParam,
  parseQuery,
  readPreconditions,
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
  wholeVersion,
} from '@svc/store';
import type { FastifyRequest } from 'fastify';
import { storedSelection } from '../compose-version.ts';
import type { MseApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';
import { callerOf, readVisitId } from '../read-request.ts';
import { historyEntry } from '../history-entry.ts';
import { recordView } from '../record-view.ts';
import { type Read, readAudited } from '../transact.ts';
import type { Trx } from '../trx.ts';

const USUAL_VERSIONS = 50;
/** Stored bytes whose narrative is made at a time, before other requests have their turn. */
const BYTES_AT_A_TIME = 256 * 1024;

interface Query {
  readonly patientId?: string;
}

type OneRecord = RecordQuery & RecordHead;

/** What a reading handler works with, and what it asks of whom. */
interface Reading {
  readonly request: FastifyRequest;
  readonly deps: MseApiDeps;
  readonly record: RecordQuery;
}

/** The query of a request, and the record it names. */
function readQuery<Asked extends Query>(
  endpoint: Endpoint,
  { request }: Call,
): { readonly asked: Asked; readonly record: RecordQuery } {
  const asked = parseQuery<Asked>(endpoint, request.query);
  const ownerId = callerOf(request).organizationId;
  const record = { ownerId, visitId: readVisitId(endpoint, request), patientId: asked.patientId ?? null };
  return { asked, record };
}

export const get: HandlerFactory = (endpoint, deps) =>
  handler({
    parse(call) {
      const { record } = readQuery(endpoint, call);
      return { record, ...readPreconditions(call.request.headers) };
    },

    async compute({ record, ifNoneMatch }, { request }) {
      const stored = await audited<StoredRecord>({ request, deps, record }, 'mse.read', async (trx) => {
        const value = await readRecord(trx, record);
        if (typeof value === 'string') return nothing(record, value);
        return { value, patientId: value.patientId, version: value.version };
      });
      return { stored, ifNoneMatch };
    },

    write({ stored, ifNoneMatch }) {
      const { visitId, patientId, signature, signedVersion } = stored;
      const etag = etagOf(stored.version);
      const isKnown = ifNoneMatch !== null && (ifNoneMatch === 'any' || ifNoneMatch.includes(etag));
      // Signing changes what is shown of a version but not its number: a signed one is always sent.
      if (signature === null && isKnown) return { status: 304, text: null, headers: { etag } };
      const mse = recordView({ visitId, patientId, version: stored, signature, signedVersion });
      return { text: checkedText({ mse }, endpoint, deps), headers: { etag } };
    },
  });

/** Versions are read and put into words a few at a time: a history may be many times what a process can hold. */
export const history: HandlerFactory = (endpoint, deps) =>
  handler({
    parse(call) {
      const { asked, record } = readQuery<Query & { limit?: string; before?: string }>(endpoint, call);
      const { limit = USUAL_VERSIONS, before } = asked;
      return { record, page: { before: before === undefined ? null : Number(before), limit: Number(limit) } };
    },

    async compute({ record, page }, { request }) {
      const { visitId } = record;
      return ofOnePatient({ request, deps, record }, 'mse.read_history', async (trx, one) => {
        const { rows, hasMore } = await listVersions(trx, one, page);
        const last = rows.at(-1)?.version;
        const nextCursor = hasMore && last !== undefined ? String(last) : null;
        const entries: string[] = [];
        for (const group of groupsOfBytes(rows, BYTES_AT_A_TIME)) {
          const numbers = group.map(({ version }) => version);
          const stored = await readVersions(trx, one, numbers);
          const versions = stored.map((version) => historyEntry(version, one));
          deps.checkResponse(endpoint, { visitId, versions, hasMore, nextCursor });
          for (const each of versions) entries.push(JSON.stringify(each));
        }
        return { visitId, entries, hasMore, nextCursor };
      });
    },

    write({ visitId, entries, ...rest }) {
      const versions = `[${entries.join(',')}]`;
      return `{"visitId":${JSON.stringify(visitId)},"versions":${versions},${JSON.stringify(rest).slice(1)}`;
    },
  });

export const getVersion: HandlerFactory = (endpoint, deps) =>
  handler({
    parse(call) {
      const { record } = readQuery(endpoint, call);
      return { record, number: Number(parsePathParam(endpoint, call.request.params, 'version')) };
    },

    compute({ record, number }, { request }) {
      const read = async (trx: Trx, one: OneRecord) => {
        const [found] = await readVersions(trx, one, [number]);
        if (!found) throw noVersion(number);
        const version = wholeVersion(found, one.ownerId);
        const signature = await firstSignature(trx, { ...one, version: number });
        const { visitId, patientId, signedVersion } = one;
        return {
          mse: recordView({ visitId, patientId, version, signature, signedVersion }),
          superseded: number !== one.version,
        };
      };
      return ofOnePatient({ request, deps, record }, 'mse.read_version', read, number);
    },

    write: (answer) => checkedText(answer, endpoint, deps),
  });

export const diff: HandlerFactory = (endpoint, deps) =>
  handler({
    parse(call) {
      const { asked, record } = readQuery<Query & { from: string; to: string }>(endpoint, call);
      return { record, from: Number(asked.from), to: Number(asked.to) };
    },

    compute({ record, from, to }, { request }) {
      return ofOnePatient({ request, deps, record }, 'mse.read_diff', async (trx, one) => {
        const versions = await readVersions(trx, one, [from, to]);
        const selectionOf = (number: number) => {
          const version = versions.find((each) => each.version === number);
          if (!version) throw noVersion(number);
          return storedSelection(wholeVersion(version, one.ownerId).selection);
        };
        const { visitId, patientId } = one;
        return { visitId, patientId, from, to, diff: diffMse(selectionOf(from), selectionOf(to)) };
      });
    },

    write: (answer) => checkedText(answer, endpoint, deps),
  });

interface AuditAsked extends Query {
  readonly limit?: string;
  readonly cursor?: string;
  readonly actor?: string;
  readonly action?: string;
  readonly outcome?: 'allowed' | 'denied';
  readonly since?: string;
  readonly until?: string;
}

export const audit: HandlerFactory = (endpoint, deps) =>
  handler({
    parse(call) {
      const { asked, record } = readQuery<AuditAsked>(endpoint, call);
      const { limit, cursor, actor: keyId, action, outcome, since, until } = asked;
      const filter = { keyId, action, outcome, since: momentOf(since), until: momentOf(until) };
      return { record, query: { ...record, ...filter, limit: pageLimitOf(limit), cursor } };
    },

    async compute({ record, query }, { request }) {
      const page = await ofOnePatient({ request, deps, record }, 'mse.read_audit', (trx) =>
        listAudit(trx, query),
      );
      return { visitId: record.visitId, ...page };
    },

    write: (answer) => checkedText(answer, endpoint, deps),
  });

function momentOf(date: string | undefined): number | undefined {
  return date === undefined ? undefined : parseIsoDate(date);
}

/** Also what is not found is audited, so the 404 or 400 comes after the commit. */
async function audited<Value extends object>(
  { request, deps, record }: Reading,
  action: string,
  work: (trx: Trx) => Promise<Read<Found<Value>>>,
): Promise<Value> {
  return present(await readAudited(request, deps, { action, visitId: record.visitId }, work));
}

/** A read that found no single record is audited as it was asked for. */
function nothing<Why>({ patientId }: RecordQuery, value: Why): Read<Why> {
  return { value, patientId, version: null };
}

/** Settles the patient first: a visit id used for several needs `patientId`. */
async function ofOnePatient<Value>(
  reading: Reading,
  action: string,
  work: (trx: Trx, record: OneRecord) => Promise<Value>,
  version: number | null = null,
): Promise<Value> {
  const { record } = reading;
  const { read } = await audited<{ read: Value }>(reading, action, async (trx) => {
    const head = await findPatient(trx, record);
    if (typeof head === 'string') return nothing(record, head);
    const { patientId } = head;
    return { value: { read: await work(trx, { ...record, ...head }) }, patientId, version };
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

function checkedText(answer: object, endpoint: Endpoint, { checkResponse }: MseApiDeps): string {
  checkResponse(endpoint, answer);
  return JSON.stringify(answer);
}
