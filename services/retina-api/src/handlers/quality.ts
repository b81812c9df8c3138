import type { RetinaQualityRequest } from '@svc/contracts';
import { ApiError, handler, parseBody } from '@svc/server-kit';
import { countQualities, findCapture, insertQuality } from '@svc/store';
import type { HandlerFactory } from '../handler.ts';
import { flatText, notYours, patientOf, patientRequest, writeForPatient } from '../patient-call.ts';

/** A device measures a still once, or anew when it starts again. */
const MOST_QUALITIES = 20;

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
        if ((await countQualities(trx, { ownerId, captureId })) >= MOST_QUALITIES)
          throw new ApiError(
            'conflict',
            `captureId: the quality of this capture was recorded ${MOST_QUALITIES} times; take the picture again.`,
          );
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
