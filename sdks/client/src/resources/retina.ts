import type { ApiPromise } from '../connection/api-promise.ts';
import { formOf } from '../connection/form-of.ts';
import { newIdempotencyKey } from '../connection/idempotency-key.ts';
import type { CallOptions } from '../connection/options.ts';
import { readPicture } from '../connection/read-picture.ts';
import {
  analyzeScreening,
  captureRetina,
  createRetinaSession,
  getRetinaImage,
  getRetinaSession,
  ingestRetina,
  listScreenings,
  recordRetinaQuality,
  signOutPatient,
  submitFundus,
  withdrawScreening,
} from '../wire/operations.ts';
import type {
  PatientSignedOut,
  RetinaAnalyzed,
  RetinaAnalyzeRequest,
  RetinaCaptured,
  RetinaCaptureForm,
  RetinaFundusRequest,
  RetinaIngestion,
  RetinaIngestRequest,
  RetinaQuality,
  RetinaQualityKept,
  RetinaQualityRequest,
  RetinaScreeningList,
  RetinaSession,
  RetinaSessionCreated,
  RetinaSessionRequest,
  RetinaWithdrawn,
  RetinaWithdrawRequest,
} from '../wire/types.ts';
import { Resource } from './resource.ts';

/** A capture: the picture, and how it was taken. */
export type RetinaCapture = Omit<RetinaCaptureForm, 'quality'> & {
  /** Quality as the device measured it. */
  quality?: RetinaQuality | undefined;
};

/**
 * Pictures of the retina. `ingest` is for clinics and needs a secret key; all others act for the patient whose session
 * cookie the browser sends, or who is named by `patientSession` on a server. No answer holds a score.
 *
 * @example
 * ```ts
 * import { Retina } from '@svc/client/retina';
 *
 * const retina = new Retina({ baseUrl: 'https://api.example.org', patientSession: 'example' });
 * typeof retina.capture; // → 'function'
 * ```
 */
export class Retina extends Resource {
  /** Submits a picture of a patient, by address or as base64. Stored once, however often it is tried. */
  ingest(picture: RetinaIngestRequest, options?: CallOptions): ApiPromise<RetinaIngestion> {
    return this.connection.call(ingestRetina, { body: picture, newKey: newIdempotencyKey }, options);
  }

  /** Starts a capture session, open for 24 hours. */
  createSession(request: RetinaSessionRequest = {}, options?: CallOptions): ApiPromise<RetinaSessionCreated> {
    return this.connection.call(createRetinaSession, { body: request, newKey: newIdempotencyKey }, options);
  }

  /**
   * A capture session with its latest screening.
   *
   * @throws NotFoundError when there is no such session; ForbiddenError when it is another patient's
   */
  getSession(id: string, options?: CallOptions): ApiPromise<RetinaSession> {
    return this.connection.call(getRetinaSession, { params: [id] }, options);
  }

  /** Uploads the accepted still of a session, an `image/jpeg` of up to 15 MB. Stored once, however often it is tried. */
  capture(capture: RetinaCapture, options?: CallOptions): ApiPromise<RetinaCaptured> {
    return this.connection.call(captureRetina, { body: formOf(capture), newKey: newIdempotencyKey }, options);
  }

  /** Submits a previously uploaded picture as a fundus picture. */
  submitFundus(request: RetinaFundusRequest, options?: CallOptions): ApiPromise<RetinaCaptured> {
    return this.connection.call(submitFundus, { body: request, newKey: newIdempotencyKey }, options);
  }

  /** Records the quality a device measured in a separate step; the server decides by its own measurement what passes. */
  recordQuality(request: RetinaQualityRequest, options?: CallOptions): ApiPromise<RetinaQualityKept> {
    return this.connection.call(recordRetinaQuality, { body: request, newKey: newIdempotencyKey }, options);
  }

  /** Analyzes a screening again, after an analysis that failed. */
  analyze(request: RetinaAnalyzeRequest, options?: CallOptions): ApiPromise<RetinaAnalyzed> {
    return this.connection.call(analyzeScreening, { body: request, newKey: newIdempotencyKey }, options);
  }

  /**
   * Withdraws a picture the patient sent, with all that was measured of it.
   *
   * @throws ConflictError once a clinician has reviewed it; ForbiddenError when it is not theirs to withdraw
   */
  withdraw(request: RetinaWithdrawRequest, options?: CallOptions): ApiPromise<RetinaWithdrawn> {
    return this.connection.call(withdrawScreening, { body: request, newKey: newIdempotencyKey }, options);
  }

  /** The screenings of the patient, newest first. */
  listScreenings(options?: CallOptions): ApiPromise<RetinaScreeningList> {
    return this.connection.call(listScreenings, {}, options);
  }

  /** A stored picture, by the last part of its `imageUrl`. */
  getImage(id: string, options?: CallOptions): ApiPromise<Blob> {
    return this.connection.call(getRetinaImage, { params: [id], read: readPicture }, options);
  }

  /** Ends the session of the patient on every device that has its cookie. */
  signOut(options?: CallOptions): ApiPromise<PatientSignedOut> {
    return this.connection.call(signOutPatient, {}, options);
  }
}
