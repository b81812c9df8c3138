import { ApiError, handler, parsePathParam } from '@svc/server-kit';
import { asOwner, isPictureWithText, listScreeningsOfPatient } from '@svc/store';
import type { HandlerFactory } from '../handler.ts';
import { flatText, notYours, patientOf } from '../patient-call.ts';
import { screeningView } from '../screening-view.ts';
import { pictureBytes } from '../picture-bytes.ts';

/** The screenings of the patient, newest first. */
export const listScreenings: HandlerFactory = (endpoint, deps) =>
  handler({
    parse: ({ request }) => patientOf(request),

    compute: ({ ownerId, patientId }) =>
      asOwner(deps.database.db, ownerId, (trx) => listScreeningsOfPatient(trx, { ownerId, patientId })),

    write: (screenings) => {
      const origin = deps.origin();
      return flatText({ screenings: screenings.map((each) => screeningView(each, origin)) }, endpoint, deps);
    },
  });

/** Its patient's browser may keep it, and nobody between. */
const IMAGE_HEADERS = {
  'content-type': 'image/jpeg',
  'cache-control': 'private, max-age=300',
  'content-disposition': 'attachment; filename="retina.jpg"',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

const FOR_REVIEW_ALONE =
  'This picture has writing in it, which may name somebody: it is shown in the clinical review alone.';

/** A stored picture of the patient. */
export const getRetinaImage: HandlerFactory = (endpoint, deps) =>
  handler({
    parse: ({ request }) => ({ ...patientOf(request), id: parsePathParam(endpoint, request.params, 'id') }),

    async compute({ ownerId, patientId, id }) {
      const jpeg = await pictureBytes(deps, { ownerId, patientId, id });
      if (jpeg === null) throw notYours('image');
      const hasText = await asOwner(deps.database.db, ownerId, (trx) =>
        isPictureWithText(trx, { ownerId, imageId: id }),
      );
      if (hasText) throw new ApiError('forbidden', FOR_REVIEW_ALONE);
      return jpeg;
    },

    write: (bytes) => ({ text: null, bytes, headers: IMAGE_HEADERS }),
  });
