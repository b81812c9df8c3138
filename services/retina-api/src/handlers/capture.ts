import { createHash } from 'node:crypto';
import { RetinaCaptureFields, type RetinaEye, RetinaQuality } from '@svc/contracts';
import { ApiError, handler, invalidField, invalidFields, MultipartBody, jobFor } from '@svc/server-kit';
import {
  asOwner,
  findRetinaSession,
  insertCapture,
  insertImage,
  insertQuality,
  insertScreening,
  retinaSessionStatus,
  type StoredScreening,
} from '@svc/store';
import { tryToAnalyze } from '../analyze-screening.ts';
import type { RetinaApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';
import { withStoredPicture } from '../keep-picture.ts';
import { flatText, notYours, patientOf, patientRequest, writeForPatient } from '../patient-call.ts';
import { checkJpegHead } from '../pictures/check-jpeg.ts';
import { withField } from '../pictures/refusal.ts';
import type { StoredPicture } from '../pictures/sanitize.ts';
import { noSuchSession } from './sessions.ts';

/**
 * Saves the accepted still of a session, then analyzes it. Saved or refused, never half: picture, screening, capture,
 * quality and the kept answer commit together; an analysis that fails leaves them as they are.
 */
export const captureRetina: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const { fields, image } = readForm(request.body);
      withField('image', () => checkJpegHead(image));
      // A large picture takes long to hash: only a request that may come again is told by its hash.
      const once = patientRequest(request, () => textOf(fields, image));
      return { fields, quality: readQuality(fields.quality), image, once };
    },

    async compute({ fields, quality, image, once }, { request }) {
      const { ownerId, patientId } = patientOf(request);
      const targetEye = await openSession(deps, { ownerId, patientId, id: fields.sessionId });
      const picture = await deps.retina.run('sanitize', { bytes: image, field: 'image' }, jobFor(request));
      refuseOtherSize(fields, picture);
      let saved: StoredScreening | undefined;
      const answer = await withStoredPicture(deps, { ownerId, picture }, async (kept) => {
        const written = await writeForPatient(request, once, deps, async (trx) => {
          const [now, eye] = [deps.clock(), fields.eye ?? targetEye];
          const imageId = await insertImage(trx, { ...kept, ownerId, patientId, now });
          saved = await insertScreening(trx, {
            ownerId,
            patientId,
            mode: 'live',
            imageId,
            eye,
            imageType: fields.captureSource === 'clip_on_lens' ? 'fundus' : 'anterior',
            source: fields.captureSource,
            sessionId: fields.sessionId,
            now,
          });
          const { id: screeningId } = saved;
          const method = fields.method ?? null;
          const of = { ownerId, patientId, sessionId: fields.sessionId, screeningId, eye, method, now };
          const captureId = await insertCapture(trx, of);
          if (quality !== null) await insertQuality(trx, { ownerId, captureId, quality, now });
          return { status: 201, text: flatText({ screeningId, captureId }, endpoint, deps) };
        });
        return { result: written, isKept: saved !== undefined };
      });
      if (saved !== undefined) await tryToAnalyze(deps, saved, request.over);
      return answer;
    },

    write: (answer) => answer,
  });

function textOf(fields: RetinaCaptureFields, image: Buffer): string {
  return JSON.stringify([fields, createHash('sha256').update(image).digest('hex')]);
}

function readForm(body: unknown): { fields: RetinaCaptureFields; image: Buffer } {
  if (!(body instanceof MultipartBody))
    throw invalidField('image', 'is missing: send a form (multipart/form-data) with the picture');
  const parsed = RetinaCaptureFields.safeParse(body.fields);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  const { image } = body.files;
  if (image === undefined) throw invalidField('image', 'is missing: send the picture as a file of the form');
  if (!/^image\/jpe?g$/i.test(image.declaredType)) throw invalidField('image', 'must be of type image/jpeg');
  return { fields: parsed.data, image: image.bytes };
}

/** The quality a client measured, as JSON text of its known fields; null when it sent none. */
function readQuality(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidField('quality', 'must be a quality object as JSON');
  }
  const parsed = RetinaQuality.safeParse(value);
  if (!parsed.success)
    throw invalidFields(parsed.error.issues.map((issue) => ({ ...issue, path: ['quality', ...issue.path] })));
  return JSON.stringify(parsed.data);
}

/** The eye an open session of the patient is for. */
async function openSession(
  { database: { db }, clock }: Pick<RetinaApiDeps, 'database' | 'clock'>,
  { ownerId, patientId, id }: { ownerId: string; patientId: string; id: string },
): Promise<RetinaEye> {
  const session = await asOwner(db, ownerId, (trx) => findRetinaSession(trx, { ownerId, id }));
  if (session === null) throw noSuchSession();
  if (session.patientId !== patientId) throw notYours('session');
  if (retinaSessionStatus(session, clock()) === 'expired')
    throw new ApiError('invalid_request', 'sessionId: this session has expired: start a new one');
  return session.targetEye;
}

/** What a client says of the size must be true of what it sent, upright or as the sensor lay. */
function refuseOtherSize({ width, height }: RetinaCaptureFields, picture: StoredPicture): void {
  for (const [name, said] of Object.entries({ width, height }))
    if (said !== undefined && said !== picture.width && said !== picture.height)
      throw invalidField(name, `is ${said}, but the picture has ${picture.width} x ${picture.height} pixels`);
  if (width !== undefined && height !== undefined && width * height !== picture.width * picture.height)
    throw invalidField(
      'height',
      `is ${height}, but the picture has ${picture.width} x ${picture.height} pixels`,
    );
}
