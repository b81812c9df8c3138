import type { RetinaFundusRequest } from '@svc/contracts';
import { abortWhenOver, type Answer, handler, invalidField, parseBody, jobFor } from '@svc/server-kit';
import {
  findImage,
  type IdempotentRequest,
  type KeptAnswer,
  insertImage,
  insertScreening,
  lockImageUses,
  type StoredScreening,
} from '@svc/store';
import type { FastifyRequest } from 'fastify';
import { tryToAnalyze } from '../analyze-screening.ts';
import type { RetinaApiDeps } from '../deps.ts';
import { createImageFetch, imageUnreachable } from '../fetch-image.ts';
import type { HandlerFactory } from '../handler.ts';
import { withStoredPicture } from '../keep-picture.ts';
import {
  answeredBefore,
  flatText,
  notYours,
  patientOf,
  patientRequest,
  writeForPatient,
} from '../patient-call.ts';
import { readJpegHeader } from '../pictures/jpeg-header.ts';
import { IMAGES_PATH } from '../screening-view.ts';

/** Where a picture is: stored here, or at an address under an origin of the operator. */
type Place = { readonly imageId: string } | { readonly url: string };

type Trx = Parameters<Parameters<typeof writeForPatient>[3]>[0];
type Submit = (trx: Trx, imageId: string) => Promise<KeptAnswer>;

/**
 * Makes a screening of a picture the patient uploaded before, as a fundus picture. The address of one of our own pictures
 * is read and never fetched; what is at one under an origin of the operator is fetched and copied.
 */
export const submitFundus: HandlerFactory = (endpoint, deps) => {
  const fetchImage = createImageFetch(deps.imageClient);
  return handler({
    parse({ request }) {
      const body = parseBody<RetinaFundusRequest>(endpoint, request.body);
      const once = patientRequest(request, JSON.stringify(body));
      return { body, once, place: placeOf(body.imageUrl, request, deps) };
    },

    async compute({ body: { eye, captureSource }, once, place }, { request }) {
      const { ownerId, patientId } = patientOf(request);
      let saved: StoredScreening | undefined;
      const submit: Submit = async (trx, imageId) => {
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
      };
      const answer =
        'url' in place
          ? await submitFetched(fetchImage, deps, place.url, request, once, submit)
          : await writeForPatient(request, once, deps, async (trx) => {
              const { imageId } = place;
              const image = await findImage(trx, { ownerId, id: imageId });
              if (image?.patientId !== patientId || !(await lockImageUses(trx, { ownerId, imageId })))
                throw notYours('image');
              return submit(trx, imageId);
            });
      if (saved !== undefined) await tryToAnalyze(deps, saved, request.over);
      return answer;
    },

    write: (answer) => answer,
  });
};

/** Stores what is at an address, and submits it. */
async function submitFetched(
  fetchImage: ReturnType<typeof createImageFetch>,
  deps: RetinaApiDeps,
  url: string,
  request: FastifyRequest,
  once: IdempotentRequest | null,
  submit: Submit,
): Promise<Answer> {
  const { ownerId, patientId } = patientOf(request);
  const before = await answeredBefore(request, once, deps);
  if (before !== null) return before;
  const source = { url, callerId: patientId, over: abortWhenOver(request) };
  const picture = await fetchImage(source, async (bytes) => {
    if (readJpegHeader(bytes) === null) throw imageUnreachable();
    return deps.retina.run('sanitize', { bytes, field: 'imageUrl' }, jobFor(request));
  });
  return withStoredPicture(deps, { ownerId, picture }, async (kept) => {
    let isKept = false;
    const result = await writeForPatient(request, once, deps, async (trx) => {
      const imageId = await insertImage(trx, { ...kept, ownerId, patientId, now: deps.clock() });
      isKept = true;
      return submit(trx, imageId);
    });
    return { result, isKept };
  });
}

/** Our own pictures by their id; the page may be open under another name of this server. Else a listed origin alone. */
function placeOf(
  address: string,
  { headers: { host } }: FastifyRequest,
  { origin, imageOrigins }: Pick<RetinaApiDeps, 'origin' | 'imageOrigins'>,
): Place {
  const url = URL.parse(address, origin());
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') {
    const isOurs = url.origin === new URL(origin()).origin || url.host === host;
    const imageId =
      isOurs && url.pathname.startsWith(IMAGES_PATH) ? url.pathname.slice(IMAGES_PATH.length) : '';
    if (/^[\w-]{1,64}$/.test(imageId)) return { imageId };
    if (!isOurs && imageOrigins.includes(url.origin)) return { url: url.href };
  }
  throw invalidField(
    'imageUrl',
    'must be the imageUrl of one of your screenings, or an address under an origin that the operator lists; nothing else is fetched',
  );
}
