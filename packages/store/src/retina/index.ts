export { findAnalysis, type StoredAnalysis, writeAnalysis } from './analyses.ts';
export { blobStoreId } from './blob-store-id.ts';
export { announceBlob, type BlobKey, doomBlob, doomLooseBlob, forgetBlob, looseBlobs } from './blobs.ts';
export { clientQualities, countQualities, findCapture, insertCapture, insertQuality } from './captures.ts';
export { type ErasedRetina, eraseRetinaOfPatient } from './erase-patient-retina.ts';
export { findImage, insertImage, type NewImage, type StoredImage } from './images.ts';
export {
  insertLook,
  listLooks,
  listScreeningQueue,
  type Look,
  type QueuedScreening,
  type QueueQuery,
  type Review,
  reviewScreening,
} from './review.ts';
export {
  findScreening,
  findScreeningOfRecord,
  insertScreening,
  isPictureWithText,
  latestScreeningOfSession,
  listScreeningsOfPatient,
  locateScreening,
  lockExternalRecord,
  lockImageUses,
  type NewScreening,
  type ScreeningKey,
  type StoredScreening,
} from './screenings.ts';
export {
  findRetinaSession,
  insertRetinaSession,
  RETINA_SESSION_MS,
  retinaSessionStatus,
  type StoredRetinaSession,
} from './capture-sessions.ts';
export { locateWithdrawal, type Withdrawal, withdrawScreening } from './withdraw-screening.ts';
