import type { MseWriteResponse } from '@svc/contracts';
import { etagOf, handler, idempotentRequest, readPreconditions, writeOnce } from '@svc/server-kit';
import type { KeptAnswer } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import type { ExamWrite } from '../compose-version.ts';
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
import { actorOf } from '../transact.ts';
import { writeExam, type WrittenExam } from '../write-exams.ts';

/** What tells a full write from a partial one. */
interface Kind {
  readonly action: ExamWrite['action'];
  read(request: FastifyRequest): WriteRequest;
  /** What the answer adds. */
  added(sent: WriteRequest): object;
}

export const write = writer({ action: 'mse.write', read: readWrite, added: () => ({}) });

export const patch = writer({
  action: 'mse.patch',
  read: readPatch,
  added: ({ selection }) => ({ patchedDomains: Object.keys(selection) }),
});

/** Load to store with the record locked. */
function writer({ action, read, added }: Kind): HandlerFactory {
  return (endpoint, deps) => {
    const told = (sent: WriteRequest, { version, safetyEventId, risk, warnings }: WrittenExam) => {
      const answer = {
        ok: true,
        version,
        ...added(sent),
        risk: { ...risk, ...(safetyEventId === null ? {} : { safetyEventId }) },
        ...(warnings.length === 0 ? {} : { warnings }),
      };
      deps.checkResponse(endpoint, answer);
      return { status: 200, text: JSON.stringify(answer), version };
    };

    return handler({
      parse({ request }) {
        const visitId = readVisitId(endpoint, request);
        const preconditions = readPreconditions(request.headers);
        const once = idempotentRequest(request, bodyOf(request).text);
        return { visitId, preconditions, once, sent: read(request) };
      },

      async compute({ visitId, preconditions, once, sent }, { request }): Promise<KeptWrite> {
        const key = { ownerId: callerOf(request).organizationId, visitId, patientId: sent.patientId };
        const exam = () => ({ ...sent, action, preconditions, actor: actorOf(request, deps) });
        // Together with others who write the same record at this moment.
        if (once === null) return told(sent, await deps.writer.write(key, exam()));
        // In the transaction that keeps the answer for its key.
        return writeOnce(once, { ...deps, key: writingKeyOf(request, 'mse:write') }, async (trx) =>
          told(sent, await writeExam(trx, key, exam())),
        );
      },

      write: (answer) => ({ ...answer, headers: { etag: etagOf(versionOf(answer)) } }),
    });
  };
}

/** With the version it tells of; an answer that was kept is its text alone. */
type KeptWrite = KeptAnswer & { readonly version?: number };

function versionOf({ version, text }: KeptWrite): number {
  return version ?? (JSON.parse(text) as MseWriteResponse).version;
}
