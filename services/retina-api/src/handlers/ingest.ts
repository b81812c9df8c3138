import { createHash } from 'node:crypto';
import type { RetinaIngestion } from '@svc/contracts';
import {
  abortWhenOver,
  ApiError,
  type Call,
  callerOf,
  createOwnerGate,
  dataText,
  handler,
  idempotentRequest,
  invalidBody,
  RawBody,
  writeOnce,
  writingKeyOf,
  jobFor,
  singleFlight,
} from '@svc/server-kit';
import {
  asOwner,
  findImage,
  findScreening,
  findScreeningOfRecord,
  insertImage,
  insertScreening,
  lockExternalRecord,
  resolvePatient,
  type StoredScreening,
} from '@svc/store';
import type { FastifyRequest } from 'fastify';
import { type AnalyzedScreening, measuredOf, tryToAnalyze } from '../analyze-screening.ts';
import type { RetinaApiDeps } from '../deps.ts';
import { createImageFetch } from '../fetch-image.ts';
import type { HandlerFactory } from '../handler.ts';
import { ingestRequestIn } from '../ingest-body.ts';
import type { ReadIngest } from '../jobs.ts';
import { type KeptPicture, withStoredPicture } from '../keep-picture.ts';
import type { StoredPicture } from '../pictures/sanitize.ts';

const DISCLAIMER =
  'Investigational. This is no diagnosis: a licensed clinician must review the screening before it enters the chart.';
/** Far more than every field but the picture takes. */
const MOST_READ_HERE = 16_384;
/** A partner waits for measurements no longer than this since the request came: what is stored is answered then. */
const MOST_WAIT_MS = 15_000;
const NOT_YET = 'The picture is stored and was not analyzed yet.';

/**
 * Takes a picture from a partner: reads and decodes it away from the thread that answers, stores it with its screening in
 * one transaction, analyzes it, and answers without any score.
 */
export const ingestRetina: HandlerFactory = (endpoint, deps) => {
  const fetchImage = createImageFetch(deps.imageClient);
  const analyze = analysesInTurn(deps);
  return handler({
    parse({ request }) {
      const bytes = bytesOf(request);
      return { bytes, once: partnerRequest(request, bytes) };
    },

    async compute({ bytes, once }, call) {
      const { request } = call;
      const { accountId: ownerId } = callerOf(request);
      const read = readHere(bytes) ?? (await deps.retina.run('readIngest', { bytes }, jobFor(request)));
      const patientId = await patientOf(deps, { ownerId, reference: read.request.patientRef });
      const picture = read.picture ?? (await fetchedPicture(fetchImage, deps, read, request));
      let saved: StoredScreening | undefined;
      const written = await withStoredPicture(deps, { ownerId, picture }, async (kept) => {
        const key = writingKeyOf(request);
        const result = await writeOnce(once, { ...deps, key }, async (trx) => {
          const before = await screeningOfRecord(trx, request, { read, patientId, kept });
          saved = before ?? (await insert(trx, request, { read, patientId, kept, now: deps.clock() }));
          return { status: 201, text: saved.id, isNew: before === null };
        });
        return { result, isKept: 'isNew' in result && result.isNew };
      });
      const ingestion = await answerFor(call, { screeningId: written.text, saved });
      return { ingestion, replayed: 'isNew' in written ? undefined : written.replayed };
    },

    write: ({ ingestion, replayed }, { request }) => ({
      status: 201,
      replayed,
      text: dataText(ingestion, endpoint, deps, request.id),
    }),
  });

  /** The answer is made anew for every try: what is true now is said, scores never are. */
  async function answerFor(
    call: Call,
    { screeningId, saved }: { screeningId: string; saved: StoredScreening | undefined },
  ): Promise<RetinaIngestion> {
    const { accountId: ownerId } = callerOf(call.request);
    const screening = saved ?? (await storedScreening(deps, ownerId, screeningId));
    const analyzed =
      screening.status === 'image_uploaded' ? await analyzedSoon(analyze(screening), call.reply) : null;
    const measured = analyzed?.measured ?? (await measuredOf(deps, screening));
    const { status } = analyzed?.screening ?? screening;
    return {
      object: 'retina.ingestion',
      screeningId,
      status,
      imageType: screening.imageType,
      gradeable: measured?.gradeable ?? false,
      gradeabilityReasons: [...(measured?.gradeabilityReasons ?? [NOT_YET])],
      burntInText: measured?.burntInText ?? false,
      requiresClinicianReview: status !== 'reviewed',
      analysisRan: measured !== null,
      disclaimer: DISCLAIMER,
    };
  }
};

function bytesOf({ body }: FastifyRequest): Uint8Array {
  if (body instanceof RawBody) return body.bytes;
  throw invalidBody(
    'The request has no body. Send a JSON object with Content-Type: application/json.',
    'is required',
  );
}

/** What is at the address that the partner gave. */
async function fetchedPicture(
  fetchImage: ReturnType<typeof createImageFetch>,
  deps: RetinaApiDeps,
  { request: { imageUrl = '' } }: ReadIngest,
  request: FastifyRequest,
): Promise<StoredPicture> {
  const { accountId: callerId } = callerOf(request);
  return fetchImage({ url: imageUrl, callerId, over: abortWhenOver(request) }, (bytes) =>
    deps.retina.run('sanitize', { bytes, field: 'imageUrl' }, jobFor(request)),
  );
}

/** Analyses of one account leave a worker to others, and to what it sends next; one of a screening at a time. */
function analysesInTurn(deps: RetinaApiDeps) {
  const inTurn = createOwnerGate(Math.max(1, deps.retina.workers - 1));
  return singleFlight(
    ({ id }: StoredScreening) => id,
    (screening) => inTurn(screening.ownerId, () => tryToAnalyze(deps, screening)),
  );
}

/** The analysis, where it ends in time; where it does not it goes on, and null is answered. */
async function analyzedSoon(
  analysis: Promise<AnalyzedScreening | null>,
  { elapsedTime }: Call['reply'],
): Promise<AnalyzedScreening | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, MOST_WAIT_MS - elapsedTime, null);
  });
  return Promise.race([analysis, late]).finally(() => clearTimeout(timer));
}

/** A small request without a picture costs less to read here than a turn in the pool; null for any other. */
function readHere(bytes: Uint8Array): ReadIngest | null {
  if (bytes.length > MOST_READ_HERE) return null;
  const { imageBase64, ...request } = ingestRequestIn(bytes);
  return imageBase64 === undefined ? { request, picture: null } : null;
}

function partnerRequest(request: FastifyRequest, bytes: Uint8Array) {
  const once = idempotentRequest(request, () => createHash('sha256').update(bytes).digest('hex'));
  if (once === null) return null;
  const [method, path, key] = once.scope;
  return { ...once, scope: [method, `${callerOf(request).mode} ${path}`, key] as const };
}

interface Incoming {
  readonly read: ReadIngest;
  readonly patientId: string;
  readonly kept: KeptPicture;
}

type Trx = Parameters<Parameters<typeof writeOnce>[2]>[0];

/**
 * The screening a record of the partner became before; null for one that is new.
 *
 * @throws ApiError `conflict` when the record was of another patient or had another picture
 */
async function screeningOfRecord(
  trx: Trx,
  request: FastifyRequest,
  { read: { request: body }, patientId, kept }: Incoming,
): Promise<StoredScreening | null> {
  const { accountId: ownerId, mode } = callerOf(request);
  const { externalId } = body;
  if (externalId === undefined) return null;
  await lockExternalRecord(trx, { ownerId, mode, externalId });
  const before = await findScreeningOfRecord(trx, { ownerId, mode, externalId });
  if (before === null) return null;
  const image = before.imageId === null ? null : await findImage(trx, { ownerId, id: before.imageId });
  const isSame =
    before.patientId === patientId &&
    image !== null &&
    Buffer.from(kept.originalSha256).equals(image.originalSha256);
  if (!isSame)
    throw new ApiError(
      'conflict',
      'externalId: this record was submitted before with another patient or picture. A new picture needs a new externalId.',
    );
  return before;
}

async function insert(
  trx: Trx,
  request: FastifyRequest,
  { read: { request: body }, patientId, kept, now }: Incoming & { readonly now: number },
): Promise<StoredScreening> {
  const { accountId: ownerId, mode } = callerOf(request);
  const imageId = await insertImage(trx, { ...kept, ownerId, patientId, now });
  return insertScreening(trx, {
    ownerId,
    patientId,
    mode,
    imageId,
    eye: body.eye,
    imageType: body.imageType,
    source: body.source,
    partnerRef: body.patientRef,
    externalId: body.externalId,
    deviceModel: body.deviceModel,
    indication: body.indication,
    patientAgeYears: body.patientAgeYears,
    now,
  });
}

async function patientOf(
  { database: { db } }: Pick<RetinaApiDeps, 'database'>,
  { ownerId, reference }: { ownerId: string; reference: string },
): Promise<string> {
  const patient = await asOwner(db, ownerId, (trx) => resolvePatient(trx, { ownerId, reference }));
  if (patient === null)
    throw new ApiError(
      'not_found',
      'patientRef: this account has no such patient, and no patient is mapped to it.',
    );
  return patient.id;
}

async function storedScreening(
  { database: { db } }: Pick<RetinaApiDeps, 'database'>,
  ownerId: string,
  id: string,
): Promise<StoredScreening> {
  const screening = await asOwner(db, ownerId, (trx) => findScreening(trx, { ownerId, id }));
  if (screening === null) throw new ApiError('not_found', 'This screening was erased.');
  return screening;
}
