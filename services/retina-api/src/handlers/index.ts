import type { RetinaEndpointId, RetinaPartnerEndpointId } from '@svc/contracts';
import type { HandlerFactory } from '../handler.ts';
import { analyze } from './analyze.ts';
import { captureRetina } from './capture.ts';
import { submitFundus } from './fundus.ts';
import { ingestRetina } from './ingest.ts';
import { recordRetinaQuality } from './quality.ts';
import { getRetinaImage, listScreenings } from './read.ts';
import { createRetinaSession, getRetinaSession } from './sessions.ts';
import { signOutPatient } from './sign-out.ts';
import { withdraw } from './withdraw.ts';

/** The handler of every endpoint of patients. */
export const PATIENT_HANDLERS: Readonly<Record<RetinaEndpointId, HandlerFactory>> = {
  createRetinaSession,
  getRetinaSession,
  captureRetina,
  submitFundus,
  recordRetinaQuality,
  analyzeScreening: analyze,
  withdrawScreening: withdraw,
  listScreenings,
  getRetinaImage,
  signOutPatient,
};

/** The handler of every endpoint of partners. */
export const PARTNER_HANDLERS: Readonly<Record<RetinaPartnerEndpointId, HandlerFactory>> = { ingestRetina };
