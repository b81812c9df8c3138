import type { RetinaQualityRequest } from '@svc/contracts';
import { handler, parseBody } from '@svc/server-kit';
import { findCapture, insertQuality } from '@svc/store';
import type { HandlerFactory } from '../handler.ts';
import { flatText, notYours, patientOf, patientRequest, writeForPatient } from '../patient-call.ts';

/** Keeps the quality a device measured of a capture, as the client's. */
export const recordRetinaQuality: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const body = parseBody<RetinaQualityRequest>(endpoint, request.body);
      return { body, once: patientRequest(request, JSON.stringify(body)) };
    },

    compute: ({ body: { captureId, quality }, once }, { request }) =>
      writeForPatient(request, once, deps, async (trx) => {
        const { ownerId, patientId } = patientOf(request);
        const capture = await findCapture(trx, { ownerId, id: captureId });
        if (capture?.patientId !== patientId) throw notYours('capture');
        const text = JSON.stringify(quality);
        const qualityAssessmentId = await insertQuality(trx, {
          ownerId,
          captureId,
          quality: text,
          now: deps.clock(),
        });
        return { status: 201, text: flatText({ qualityAssessmentId }, endpoint, deps) };
      }),

    write: (answer) => answer,
  });
