import type { RetinaSessionRequest } from '@svc/contracts';
import { ApiError, handler, parseBody, parsePathParam } from '@svc/server-kit';
import {
  asOwner,
  findRetinaSession,
  insertRetinaSession,
  latestScreeningOfSession,
  retinaSessionStatus,
} from '@svc/store';
import type { HandlerFactory } from '../handler.ts';
import { flatText, notYours, patientOf, patientRequest, writeForPatient } from '../patient-call.ts';
import { screeningView } from '../screening-view.ts';

/** Starts a session. A body is not needed: both eyes are meant then. */
export const createRetinaSession: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const body = parseBody<RetinaSessionRequest>(endpoint, request.body ?? {});
      return { body, once: patientRequest(request, JSON.stringify(body)) };
    },

    compute: ({ body: { targetEye, deviceInfo, captureCapabilities }, once }, { request }) =>
      writeForPatient(request, once, deps, async (trx) => {
        const sessionId = await insertRetinaSession(trx, {
          ...patientOf(request),
          targetEye,
          deviceInfo: jsonOf(deviceInfo),
          captureCapabilities: jsonOf(captureCapabilities),
          now: deps.clock(),
        });
        return { status: 201, text: flatText({ sessionId }, endpoint, deps) };
      }),

    write: (answer) => answer,
  });

function jsonOf(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** A session with the screening its latest capture made. */
export const getRetinaSession: HandlerFactory = (endpoint, deps) =>
  handler({
    parse: ({ request }) => ({
      ...patientOf(request),
      id: parsePathParam(endpoint, request.params, 'id'),
    }),

    compute: ({ ownerId, patientId, id }) =>
      asOwner(deps.database.db, ownerId, async (trx) => {
        const session = await findRetinaSession(trx, { ownerId, id });
        if (session === null) throw noSuchSession();
        if (session.patientId !== patientId) throw notYours('session');
        const screening = await latestScreeningOfSession(trx, { ownerId, sessionId: id });
        return {
          id,
          status: retinaSessionStatus(session, deps.clock()),
          targetEye: session.targetEye,
          startedAt: session.startedAt,
          completedAt: session.completedAt,
          ...(screening === null ? {} : { screening: screeningView(screening, deps.origin()) }),
        };
      }),

    write: (session) => flatText(session, endpoint, deps),
  });

export function noSuchSession(): ApiError {
  return new ApiError('not_found', 'There is no such session: start one with POST /api/retina/v1/session.');
}
