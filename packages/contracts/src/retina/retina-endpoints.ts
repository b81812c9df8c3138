import * as z from 'zod';
import { type Endpoint, success } from '../endpoint/endpoint.ts';
import { PathId } from '../values/path-id.ts';
import {
  PatientSignedOut,
  RetinaAnalyzed,
  RetinaAnalyzeRequest,
  RetinaCaptured,
  RetinaCaptureForm,
  RetinaFundusRequest,
  RetinaIngestion,
  RetinaIngestRequest,
  RetinaQualityKept,
  RetinaQualityRequest,
  RetinaScreeningList,
  RetinaSession,
  RetinaSessionCreated,
  RetinaSessionRequest,
  RetinaWithdrawn,
  RetinaWithdrawRequest,
} from './retina.ts';

const IDEMPOTENCY = {
  'Idempotency-Key':
    'Sent again with the same body within 24 h, the same answer is given and nothing is written',
} as const;
const ofPatient = {
  tag: 'Retina capture',
  auth: 'patientSession',
  errorShape: 'flat',
  stability: 'ga',
} as const;

/** The capture API of a patient: the session cookie of the patient portal, flat errors, no score in any answer. */
export const RETINA_ENDPOINTS = {
  createRetinaSession: {
    ...ofPatient,
    id: 'createRetinaSession',
    example: { body: { targetEye: 'left', deviceInfo: { platform: 'Android 16' } } },
    method: 'POST',
    path: '/retina/v1/session',
    summary: 'Start a capture session',
    description: 'It is open for 24 h.',
    requestHeaders: IDEMPOTENCY,
    successStatus: 201,
    body: RetinaSessionRequest,
    response: RetinaSessionCreated,
  },
  getRetinaSession: {
    ...ofPatient,
    id: 'getRetinaSession',
    example: { path: { id: '$createRetinaSession.sessionId' } },
    method: 'GET',
    path: '/retina/v1/session/{id}',
    pathParams: { id: PathId.describe('Id of the session') },
    summary: 'A capture session with its latest screening',
    response: RetinaSession,
    errors: ['invalid_request', 'not_found'],
  },
  captureRetina: {
    ...ofPatient,
    id: 'captureRetina',
    example: {
      body: {
        sessionId: '$createRetinaSession.sessionId',
        eye: 'left',
        method: 'auto',
        captureSource: 'clip_on_lens',
        width: '999',
        height: '960',
      },
    },
    method: 'POST',
    path: '/retina/v1/capture',
    summary: 'Upload the accepted still of a session',
    description:
      'The picture is decoded, turned upright, freed of all metadata and stored anew; then it is analyzed. Should the analysis fail, the capture is kept and the screening stays `image_uploaded`.',
    requestHeaders: IDEMPOTENCY,
    successStatus: 201,
    bodyType: 'multipart/form-data',
    body: RetinaCaptureForm,
    response: RetinaCaptured,
    errors: ['not_found', 'conflict'],
  },
  submitFundus: {
    ...ofPatient,
    id: 'submitFundus',
    example: { body: { imageUrl: '$listScreenings.screenings.0.imageUrl', eye: 'left' } },
    method: 'POST',
    path: '/retina/v1/fundus',
    summary: 'Submit a picture uploaded before as a fundus picture',
    description:
      'Takes the `imageUrl` of one of your own screenings, or an https address under an origin that the operator lists (`SVC_RETINA_IMAGE_ORIGINS`), which is fetched and copied. Nothing is fetched from elsewhere. Where no JPEG comes, whatever the reason, the 400 says `image_unreachable`.',
    requestHeaders: IDEMPOTENCY,
    successStatus: 201,
    body: RetinaFundusRequest,
    response: RetinaCaptured,
  },
  recordRetinaQuality: {
    ...ofPatient,
    id: 'recordRetinaQuality',
    example: {
      body: {
        captureId: '$captureRetina.captureId',
        quality: {
          overallScore: 0.82,
          grade: 'good',
          sharpness: 0.7,
          exposure: 0.9,
          contrast: 0.85,
          fieldCoverage: 0.95,
          glareScore: 0.1,
          motionScore: 0.05,
          passed: true,
          issues: [],
        },
      },
    },
    method: 'POST',
    path: '/retina/v1/quality',
    summary: 'Record the quality a device measured in a separate step',
    description: 'Kept as the value of the client; the server measures for itself what passes.',
    requestHeaders: IDEMPOTENCY,
    successStatus: 201,
    body: RetinaQualityRequest,
    response: RetinaQualityKept,
  },
  analyzeScreening: {
    ...ofPatient,
    id: 'analyzeScreening',
    example: { body: { screeningId: '$captureRetina.screeningId' } },
    method: 'POST',
    path: '/retina/v1/analyze',
    summary: 'Analyze a screening again',
    description: 'For a retry after a failed analysis. Scores are for the clinician and never in the answer.',
    requestHeaders: IDEMPOTENCY,
    body: RetinaAnalyzeRequest,
    response: RetinaAnalyzed,
    errors: ['conflict'],
  },
  listScreenings: {
    ...ofPatient,
    id: 'listScreenings',
    example: {},
    method: 'GET',
    path: '/retina/v1/history',
    summary: 'Your screenings, newest first',
    response: RetinaScreeningList,
  },
  getRetinaImage: {
    ...ofPatient,
    id: 'getRetinaImage',
    method: 'GET',
    path: '/retina/v1/images/{id}',
    pathParams: { id: PathId.describe('Id of the picture, as in `imageUrl`') },
    summary: 'A stored picture',
    responseType: 'image/jpeg',
    response: z.file(),
  },
  withdrawScreening: {
    ...ofPatient,
    id: 'withdrawScreening',
    example: { body: { screeningId: '$captureRetina.screeningId' } },
    method: 'POST',
    path: '/retina/v1/withdraw',
    summary: 'Withdraw a picture you sent, before a clinician has reviewed it',
    description:
      'The screening, its capture and all that was measured are erased, and the picture with them unless another of your screenings has it. A capture session that it completed is open again. Withdrawn again, the answer is the same. Once a clinician has reviewed it, it stays: 409. What a clinic sent is for the clinic to withdraw: 403.',
    requestHeaders: IDEMPOTENCY,
    body: RetinaWithdrawRequest,
    response: RetinaWithdrawn,
    errors: ['conflict'],
  },
  signOutPatient: {
    ...ofPatient,
    id: 'signOutPatient',
    example: {},
    method: 'POST',
    path: '/retina/v1/sign-out',
    summary: 'End the session of the cookie',
    response: PatientSignedOut,
  },
} as const satisfies Record<string, Endpoint>;

export type RetinaEndpointId = keyof typeof RETINA_ENDPOINTS;

/** What a clinic or a portable device calls. */
export const RETINA_PARTNER_ENDPOINTS = {
  ingestRetina: {
    id: 'ingestRetina',
    example: {
      body: {
        patientRef: 'patient-42',
        imageUrl: 'https://images.clinic.example/visit-17-left.jpg',
        eye: 'left',
        source: 'in_clinic',
        deviceModel: 'Handheld 3',
        externalId: 'visit-17-left',
        indication: 'yearly screening',
        patientAgeYears: 54,
      },
    },
    tag: 'Retina ingestion',
    auth: 'secret',
    stability: 'ga',
    method: 'POST',
    path: '/v1/retina/ingest',
    summary: 'Submit a picture of a patient',
    description:
      'The answer says whether the picture can be graded. Scores and measurements are kept for the reviewing clinician and never given to a partner.',
    requestHeaders: IDEMPOTENCY,
    successStatus: 201,
    body: RetinaIngestRequest,
    response: success(RetinaIngestion),
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;

export type RetinaPartnerEndpointId = keyof typeof RETINA_PARTNER_ENDPOINTS;
