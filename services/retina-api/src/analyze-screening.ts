import { callerLeft, createOwnerGate } from '@svc/server-kit';
import { asOwner, findAnalysis, type StoredScreening, writeAnalysis } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import type { RetinaApiDeps } from './deps.ts';
import type { MeasuredPicture } from './pictures/measured-picture.ts';
import { pictureBytes } from './picture-bytes.ts';

type Deps = Pick<RetinaApiDeps, 'database' | 'blobs' | 'retina' | 'clock'>;

/** Of one patient at a time: each holds its picture, and a place among those that wait for a worker. */
const MOST_OF_PATIENT = 2;
const inTurn = createOwnerGate(MOST_OF_PATIENT);

/** A screening after its analysis. */
export interface AnalyzedScreening {
  readonly screening: StoredScreening;
  readonly measured: MeasuredPicture;
}

type Over = FastifyRequest['over'];

/**
 * Measures the stored picture of a screening and writes what was found; null when it was reviewed or withdrawn meanwhile,
 * or has no picture. The stored bytes are measured, so that a later run gives the same.
 *
 * @throws ApiError when it takes more time or memory than it may, too much waits, or who asked has left
 */
export function analyzeScreening(
  deps: Deps,
  screening: StoredScreening,
  over?: Over,
): Promise<AnalyzedScreening | null> {
  return inTurn(`${screening.ownerId}:${screening.patientId}`, () => {
    if (over?.isOver) throw callerLeft();
    return analyzeNow(deps, screening);
  });
}

async function analyzeNow(deps: Deps, screening: StoredScreening): Promise<AnalyzedScreening | null> {
  const { id, ownerId, patientId, imageId, imageType, eye } = screening;
  const { db } = deps.database;
  if (imageId === null) return null;
  const jpeg = await pictureBytes(deps, { ownerId, patientId, id: imageId });
  if (jpeg === null) return null;
  const measured = await deps.retina.run(
    'measure',
    { jpeg, imageType, eye },
    { account: ownerId, sender: patientId },
  );
  const { engineVersion, parametersVersion, vesselNetVersion, gradeable, burntInText } = measured;
  const analysis = {
    engineVersion,
    parametersVersion,
    vesselNetVersion,
    gradeable,
    result: JSON.stringify(measured),
  };
  const written = await asOwner(db, ownerId, (trx) =>
    writeAnalysis(trx, { ownerId, id }, { analysis, burntInText, now: deps.clock() }),
  );
  return written === null ? null : { screening: written, measured };
}

/** Analyzes what was just saved. A failure is told and leaves the screening as it is: it can be tried again. */
export async function tryToAnalyze(
  deps: Deps & Pick<RetinaApiDeps, 'onAnalysisFailure'>,
  screening: StoredScreening,
  over?: Over,
): Promise<AnalyzedScreening | null> {
  try {
    // Whoever left as soon as the picture was saved gets it measured; who left while others were measured may ask again.
    return await analyzeScreening(deps, screening, over?.isOver ? undefined : over);
  } catch (error) {
    deps.onAnalysisFailure(error);
    return null;
  }
}

/** What was measured of a screening; null before it was. */
export async function measuredOf(
  { database: { db } }: Pick<RetinaApiDeps, 'database'>,
  { ownerId, id }: StoredScreening,
): Promise<MeasuredPicture | null> {
  const analysis = await asOwner(db, ownerId, (trx) => findAnalysis(trx, { ownerId, id }));
  return analysis === null ? null : (JSON.parse(analysis.result) as MeasuredPicture);
}
