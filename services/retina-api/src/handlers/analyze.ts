import type { RetinaAnalyzeRequest } from '@svc/contracts';
import { handler, parseBody } from '@svc/server-kit';
import { asOwner, findScreening } from '@svc/store';
import { analyzeScreening } from '../analyze-screening.ts';
import type { HandlerFactory } from '../handler.ts';
import { flatText, notYours, patientOf, patientRequest, writeForPatient } from '../patient-call.ts';

/** Measures a screening again. What a clinician has reviewed stays as it was seen. */
export const analyze: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const { screeningId } = parseBody<RetinaAnalyzeRequest>(endpoint, request.body);
      return { screeningId, once: patientRequest(request, JSON.stringify({ screeningId })) };
    },

    async compute({ screeningId, once }, { request }) {
      const { ownerId, patientId } = patientOf(request);
      const found = async () => {
        const screening = await asOwner(deps.database.db, ownerId, (trx) =>
          findScreening(trx, { ownerId, id: screeningId }),
        );
        if (screening?.patientId !== patientId) throw notYours('screening');
        return screening;
      };
      const screening = await found();
      const analyzed =
        screening.status === 'reviewed' ? null : await analyzeScreening(deps, screening, request.over);
      const { status } = analyzed?.screening ?? (await found());
      const answer = { screeningId, status, ran: analyzed !== null };
      return writeForPatient(request, once, deps, async () => ({
        status: 200,
        text: flatText(answer, endpoint, deps),
      }));
    },

    write: (answer) => answer,
  });
