import type { RetinaWithdrawRequest } from '@svc/contracts';
import { ApiError, handler, parseBody } from '@svc/server-kit';
import { withdrawScreening } from '@svc/store';
import type { HandlerFactory } from '../handler.ts';
import { flatText, notYours, patientOf, patientRequest, writeForPatient } from '../patient-call.ts';

const REVIEWED =
  'A clinician has reviewed this screening: it is part of your record and cannot be withdrawn.';
const SENT_BY_PARTNER = 'This picture was sent by a clinic: ask them to withdraw it.';

/** Takes back what the patient sent, as long as no clinician has reviewed it. */
export const withdraw: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const { screeningId } = parseBody<RetinaWithdrawRequest>(endpoint, request.body);
      return { screeningId, once: patientRequest(request, JSON.stringify({ screeningId })) };
    },

    compute: ({ screeningId, once }, { request }) =>
      writeForPatient(request, once, deps, async (trx) => {
        const { ownerId, patientId } = patientOf(request);
        const outcome = await withdrawScreening(
          trx,
          { ownerId, id: screeningId },
          { patientId, now: deps.clock() },
        );
        if (outcome === null) throw notYours('screening');
        if (outcome === 'reviewed') throw new ApiError('conflict', REVIEWED);
        if (outcome === 'sentByPartner') throw new ApiError('forbidden', SENT_BY_PARTNER);
        return { status: 200, text: flatText({ screeningId, ...outcome }, endpoint, deps) };
      }),

    write: (answer) => answer,
  });
