import * as z from 'zod';
import { KEY_MODES } from '../platform/ping.ts';
import {
  RetinaEye,
  RetinaImageType,
  RetinaReviewDecision,
  ReviewPriority,
  SCREENING_STATUSES,
  ScreeningStatus,
} from '../retina/retina.ts';
import { text, Timestamp } from '../values/primitives.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { AccountId, byPathId, Cursor, pageOf } from './admin-values.ts';

const SCREENING = byPathId('the screening');

const By = { by: text({ min: 1, max: 200, description: 'Who looks; kept for good' }) };

const QueuedScreening = z.strictObject({
  id: z.string().describe('Id of the screening'),
  accountId: z.string().describe('Account whose patient it is'),
  patientId: z.string().describe('Id of the patient'),
  mode: z.enum(KEY_MODES).describe('test for what a test key submitted'),
  status: ScreeningStatus,
  priority: ReviewPriority.describe('high with a clinical reason, low without a retina in the picture'),
  reviewDueAt: Timestamp.describe('The queue is in this order'),
  waitingHours: z.number().describe('Since it was created'),
  eye: RetinaEye.nullable().describe('The eye of the picture'),
  imageType: RetinaImageType.describe('What the picture shows, by where it comes from'),
  gradeable: z.boolean().nullable().describe('null before it was analyzed'),
  createdAt: Timestamp,
});

const ShownScreening = QueuedScreening.extend({
  source: z.string().describe('Where the picture comes from, as declared'),
  deviceModel: z.string().nullable().describe('As a partner gave it'),
  externalId: z.string().nullable().describe('Id of the record of the partner'),
  indication: z.string().nullable().describe('Clinical reason, as a partner gave it'),
  patientAgeYears: z.number().nullable().describe('As a partner gave it'),
  review: z
    .strictObject({
      decision: RetinaReviewDecision.describe('What the clinician decided'),
      reviewer: z.string().describe('Who decided'),
      note: z.string().nullable().describe('What the reviewer added'),
      reviewedAt: Timestamp.describe('Moment of the decision'),
    })
    .nullable()
    .describe('null before it was reviewed'),
  measured: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('Quality, reasons, measurements with confidence, and the versions that made them'),
  clientQualities: z
    .array(z.record(z.string(), z.unknown()))
    .describe('What the device of the patient measured; the server measures for itself what passes'),
  looks: z
    .array(
      z.strictObject({
        action: z.string().describe('What was looked at or done'),
        by: z.string().describe('Who'),
        operator: z.string().describe('Name of the admin token'),
        at: Timestamp.describe('Moment of the look'),
      }),
    )
    .describe('Who looked at it, oldest first, this look included'),
  disclaimer: z.string().describe('Show it wherever measurements are shown'),
});

/** The review of what patients and partners send. */
export const RETINA_ADMIN_ENDPOINTS = {
  listReviewQueue: {
    method: 'GET',
    path: '/retina/screenings',
    query: z.strictObject({
      accountId: AccountId.optional(),
      status: z.enum(SCREENING_STATUSES).default('analyzed').describe('analyzed: waiting for review'),
      limit: pageOf(50),
      cursor: Cursor,
    }),
    summary: 'Screenings in the order they are due for review',
    auth: 'admin',
    data: z.strictObject({
      screenings: z.array(QueuedScreening).describe('Due first'),
      hasMore: z.boolean().describe('true when more are waiting'),
      nextCursor: z.string().nullable().describe('Where the next page goes on; null at the end'),
    }),
  },
  showScreening: {
    method: 'GET',
    path: '/retina/screenings/{id}',
    pathParams: SCREENING,
    query: z.strictObject(By),
    summary: 'A screening with its measurements and reasons; the look is written down',
    auth: 'admin',
    data: ShownScreening,
  },
  showScreeningPicture: {
    method: 'GET',
    path: '/retina/screenings/{id}/picture',
    pathParams: SCREENING,
    query: z.strictObject({
      ...By,
      kind: z.enum(['plain', 'overlay']).default('overlay').describe('overlay: vessels and disc drawn on it'),
    }),
    summary: 'The picture of a screening; the look is written down',
    auth: 'admin',
    data: z.strictObject({
      contentType: z.enum(['image/jpeg', 'image/png']).describe('What the bytes are'),
      base64: z.string().describe('The picture'),
    }),
  },
  reviewScreening: {
    method: 'POST',
    path: '/retina/screenings/{id}/review',
    pathParams: SCREENING,
    summary: 'End an analyzed screening with the decision of a clinician',
    auth: 'admin',
    body: z.strictObject({
      decision: RetinaReviewDecision.describe('What the clinician decides'),
      reviewer: text({ min: 1, max: 200, description: 'Name of the licensed clinician; kept for good' }),
      note: text({ min: 1, max: 2000, description: 'For the record' }).optional(),
    }),
    data: z.strictObject({
      id: z.string().describe('Id of the screening'),
      status: ScreeningStatus,
      reviewDecision: RetinaReviewDecision.describe('What the clinician decided'),
      reviewedAt: Timestamp.describe('Moment of the decision'),
    }),
  },
  analyzeStoredScreening: {
    method: 'POST',
    path: '/retina/screenings/{id}/analyze',
    pathParams: SCREENING,
    summary: 'Measure a screening again, after an analysis that failed',
    auth: 'admin',
    data: z.strictObject({
      id: z.string().describe('Id of the screening'),
      status: ScreeningStatus,
      ran: z.boolean().describe('false for one that was reviewed'),
    }),
  },
} as const satisfies Record<string, AdminEndpoint>;
