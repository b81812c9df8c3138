import type { RetinaFundusRequest } from '@svc/contracts';
import { handler, invalidField, parseBody } from '@svc/server-kit';
import { findImage, insertScreening, type StoredScreening } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import { tryToAnalyze } from '../analyze-screening.ts';
import type { HandlerFactory } from '../handler.ts';
import { flatText, notYours, patientOf, patientRequest, writeForPatient } from '../patient-call.ts';
import { IMAGES_PATH } from '../screening-view.ts';

/** Makes a screening of a picture the patient uploaded before, as a fundus picture. Its address is read, never fetched. */
export const submitFundus: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const body = parseBody<RetinaFundusRequest>(endpoint, request.body);
      const once = patientRequest(request, JSON.stringify(body));
      return { body, once, imageId: imageIdOf(body.imageUrl, deps.origin(), request) };
    },

    async compute({ body: { eye, captureSource }, once, imageId }, { request }) {
      const { ownerId, patientId } = patientOf(request);
      let saved: StoredScreening | undefined;
      const answer = await writeForPatient(request, once, deps, async (trx) => {
        const image = await findImage(trx, { ownerId, id: imageId });
        if (image?.patientId !== patientId) throw notYours('image');
        saved = await insertScreening(trx, {
          ownerId,
          patientId,
          mode: 'live',
          imageId,
          eye,
          imageType: 'fundus',
          source: captureSource,
          now: deps.clock(),
        });
        return { status: 201, text: flatText({ screeningId: saved.id, captureId: '' }, endpoint, deps) };
      });
      if (saved !== undefined) await tryToAnalyze(deps, saved);
      return answer;
    },

    write: (answer) => answer,
  });

/** The id of one of our own pictures in its address; the page may be open under another name of this server. */
function imageIdOf(address: string, origin: string, { headers: { host } }: FastifyRequest): string {
  const url = URL.parse(address, origin);
  const isOurs =
    url !== null &&
    (url.origin === new URL(origin).origin || (host !== undefined && url.host === host)) &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '';
  const id = isOurs && url.pathname.startsWith(IMAGES_PATH) ? url.pathname.slice(IMAGES_PATH.length) : '';
  if (!/^[\w-]{1,64}$/.test(id))
    throw invalidField('imageUrl', 'must be the imageUrl of one of your screenings; nothing else is fetched');
  return id;
}
