import { analyzeScreening, measuredOf } from '@svc/retina-api';
import { ApiError, retryableStore } from '@svc/server-kit';
import {
  asOwner,
  clientQualities,
  findImage,
  findScreening,
  insertLook,
  listLooks,
  listScreeningQueue,
  locateScreening,
  locateWithdrawal,
  type QueuedScreening,
  reviewScreening,
  type StoredScreening,
} from '@svc/store';
import type { FastifyRequest } from 'fastify';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns, operatorOf } from './record-acts.ts';

const HOUR_MS = 3_600_000;
const DISCLAIMER =
  'Investigational measurements, not validated for diagnosis. Review the picture itself before anything enters the chart.';

/** The queue of clinicians: what waits, what was measured, the picture with it drawn on, and the decision. */
export function retinaHandlers(deps: AdminApiDeps) {
  const locate = locatorOf(deps);
  return {
    ...queueHandlers(deps),
    ...lookHandlers(deps, locate),
    ...decisionHandlers(deps, locate),
  };
}

/** Finds a screening by its id alone, and notes whose it is. */
type Locate = (id: string, request: FastifyRequest) => Promise<StoredScreening>;

function locatorOf({ database: { db } }: AdminApiDeps): Locate {
  async function locate(id: string, request: FastifyRequest): Promise<StoredScreening> {
    const key = (await locateScreening(db, id)) ?? (await refuseWithdrawn(id));
    concerns(request, { ownerId: key.ownerId });
    return found(await asOwner(db, key.ownerId, (trx) => findScreening(trx, key)), 'screening');
  }

  async function refuseWithdrawn(id: string): Promise<never> {
    const { withdrawnAt } = found(await locateWithdrawal(db, id), 'screening');
    throw new ApiError('not_found', `This screening was withdrawn by its patient at ${withdrawnAt}.`);
  }

  return locate;
}

function queueHandlers({ database: { db }, clock }: AdminApiDeps) {
  return adminHandlers({
    async listReviewQueue({ query: { accountId: ownerId, ...asked } }) {
      const { rows, ...page } = await listScreeningQueue(db, { ownerId, ...asked });
      const now = clock();
      return { screenings: rows.map((row) => queued(row, now)), ...page };
    },
  });
}

/** What a clinician looks at before deciding. */
function lookHandlers(deps: AdminApiDeps, locate: Locate) {
  const { database, clock } = deps;
  const { db } = database;

  /** Nothing is shown before it is written down that it is. */
  const note = (screening: StoredScreening, action: string, by: string, request: FastifyRequest) =>
    asOwner(db, screening.ownerId, (trx) =>
      insertLook(trx, screening, { action, by, operator: operatorOf(request).operator, now: clock() }),
    );

  return adminHandlers({
    async showScreening({ params, query: { by }, request }) {
      const screening = await locate(params.id, request);
      await note(screening, 'measurements', by, request);
      const measured = await measuredOf(deps, screening);
      const seen = await asOwner(db, screening.ownerId, async (trx) => ({
        clientQualities: (await clientQualities(trx, screening)).map(
          (quality) => JSON.parse(quality) as Record<string, unknown>,
        ),
        looks: await listLooks(trx, screening),
      }));
      const { source, deviceModel, externalId, indication, patientAgeYears } = screening;
      return {
        ...queued({ screening, gradeable: measured?.gradeable ?? null }, clock()),
        source,
        deviceModel,
        externalId,
        indication,
        patientAgeYears,
        review: reviewOf(screening),
        measured: measured === null ? null : { ...measured },
        ...seen,
        disclaimer: DISCLAIMER,
      };
    },
    async showScreeningPicture({ params, query: { by, kind }, request }) {
      const screening = await locate(params.id, request);
      await note(screening, kind === 'plain' ? 'picture' : 'overlay', by, request);
      const jpeg = await pictureOf(deps, screening);
      if (kind === 'plain') return { contentType: 'image/jpeg' as const, base64: base64(jpeg) };
      return {
        contentType: 'image/png' as const,
        base64: base64(await overlayOf(deps, screening, jpeg)),
      };
    },
  });
}

/** What a clinician decides, and what has to be measured for it. */
function decisionHandlers(deps: AdminApiDeps, locate: Locate) {
  const { database, clock } = deps;
  return adminHandlers({
    async reviewScreening({ params, body: { decision, reviewer, note: text = null }, request }) {
      const screening = await locate(params.id, request);
      const { ownerId, id } = screening;
      const reviewed = await asOwner(database.db, ownerId, async (trx) => {
        const done = await reviewScreening(trx, screening, { decision, reviewer, note: text, now: clock() });
        const look = {
          action: `review: ${decision}`,
          by: reviewer,
          operator: operatorOf(request).operator,
          now: clock(),
        };
        if (done !== null) await insertLook(trx, { ownerId, id }, look);
        return done;
      });
      if (reviewed === null) throw notReviewable(await locate(id, request));
      return { id, status: reviewed.status, reviewDecision: decision, reviewedAt: reviewed.reviewedAt ?? '' };
    },
    async analyzeStoredScreening({ params, request }) {
      const screening = await locate(params.id, request);
      const analyzed =
        screening.status === 'reviewed'
          ? null
          : await analyzeScreening({ ...deps, blobs: retryableStore(deps.blobs) }, screening, request.over);
      const { id, status } = analyzed?.screening ?? (await locate(params.id, request));
      return { id, status, ran: analyzed !== null };
    },
  });
}

async function pictureOf(
  { database: { db }, blobs }: AdminApiDeps,
  { ownerId, imageId }: StoredScreening,
): Promise<Uint8Array> {
  const id = found(imageId, 'picture');
  const image = found(await asOwner(db, ownerId, (trx) => findImage(trx, { ownerId, id })), 'picture');
  return found(await retryableStore(blobs).get(image.blobKey), 'picture');
}

/** The picture with what was measured drawn on it. */
function overlayOf(
  { retina }: AdminApiDeps,
  { ownerId, patientId, imageType }: StoredScreening,
  jpeg: Uint8Array,
): Promise<Uint8Array> {
  return retina.run('draw', { jpeg, imageType }, { account: ownerId, sender: patientId });
}

function queued({ screening, gradeable }: QueuedScreening, now: number) {
  const { id, ownerId, patientId, mode, status, priority, reviewDueAt, eye, imageType, createdAt } =
    screening;
  const waitingHours = Math.round(((now - Date.parse(createdAt)) / HOUR_MS) * 10) / 10;
  return {
    id,
    accountId: ownerId,
    patientId,
    mode,
    status,
    priority,
    reviewDueAt,
    waitingHours,
    eye,
    imageType,
    gradeable,
    createdAt,
  };
}

function reviewOf({
  reviewDecision: decision,
  reviewedBy: reviewer,
  reviewNote: note,
  reviewedAt,
}: StoredScreening) {
  return decision === null || reviewer === null || reviewedAt === null
    ? null
    : { decision, reviewer, note, reviewedAt };
}

const base64 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');

function notReviewable({ status, reviewDecision }: StoredScreening): ApiError {
  return new ApiError(
    'conflict',
    status === 'reviewed'
      ? `This screening was reviewed before: ${reviewDecision}. A review is final.`
      : `This screening is ${status}: only an analyzed one is reviewed. Analyze it first.`,
  );
}
