import * as z from 'zod';
import { integerBetween, numberBetween, text, Timestamp } from '../values/primitives.ts';

/** The eye of a picture, or the eyes a session is for. */
export const RetinaEye = z.enum(['left', 'right', 'both']);
export type RetinaEye = z.infer<typeof RetinaEye>;

/** Every status of a screening, in the order they come. */
export const SCREENING_STATUSES = ['ordered', 'image_uploaded', 'analyzed', 'reviewed'] as const;
export const ScreeningStatus = z.enum(SCREENING_STATUSES);
export type ScreeningStatus = z.infer<typeof ScreeningStatus>;

/** What a patient reads for each status. */
export const SCREENING_STATUS_LABELS: Readonly<Record<ScreeningStatus, string>> = {
  ordered: 'Waiting for an image',
  image_uploaded: 'Image received',
  analyzed: 'Awaiting clinician review',
  reviewed: 'Reviewed by your clinician',
};

export const RetinaSessionStatus = z.enum(['open', 'completed', 'expired']);
export type RetinaSessionStatus = z.infer<typeof RetinaSessionStatus>;

/** What a picture shows, by where it comes from: a fundus alone is gradeable. */
export const RetinaImageType = z.enum(['fundus', 'anterior', 'unknown']);
export type RetinaImageType = z.infer<typeof RetinaImageType>;

/** Where a picture of a patient comes from. */
export const CAPTURE_SOURCES = ['patient_capture', 'clip_on_lens', 'fundus_upload'] as const;
export type CaptureSource = (typeof CAPTURE_SOURCES)[number];

export const RetinaReviewDecision = z.enum(['accepted', 'rejected']);
export type RetinaReviewDecision = z.infer<typeof RetinaReviewDecision>;

/** In which order screenings are reviewed; says nothing about what a picture shows. */
export const ReviewPriority = z.enum(['high', 'normal', 'low']);
export type ReviewPriority = z.infer<typeof ReviewPriority>;

/** The largest file of a picture. */
export const MOST_PICTURE_BYTES = 15 * 1_048_576;
/** Such a file in base64, with room for the prefix of a data URL. */
const MOST_BASE64_CHARACTERS = Math.ceil(MOST_PICTURE_BYTES / 3) * 4 + 64;

const MOST_ISSUES = 20;
const MOST_ISSUE_CHARACTERS = 300;
const share = (description: string) => numberBetween(0, 1, description);

const QUALITY_SCORES = {
  overallScore: share('All axes together'),
  sharpness: share('Focus'),
  exposure: share('Light'),
  contrast: share('Contrast'),
  fieldCoverage: share('How much of the target field is filled'),
  glareScore: share('Reflections; lower is better'),
  motionScore: share('Blur by motion; lower is better'),
};
const QualityGrade = z
  .enum(['excellent', 'good', 'acceptable', 'poor'])
  .describe('The overall score in words');

/** Quality as a client measured it. Stored as the client's; what passes is for the server's own measurement to decide. */
export const RetinaQuality = z
  .object({
    ...QUALITY_SCORES,
    grade: QualityGrade,
    passed: z.boolean().describe('The picture cleared the quality gate'),
    issues: z
      .array(text({ max: MOST_ISSUE_CHARACTERS }))
      .max(MOST_ISSUES, `must have at most ${MOST_ISSUES} entries`)
      .describe('Why it did not, for people'),
  })
  .meta({ id: 'RetinaQuality' });
export type RetinaQuality = z.infer<typeof RetinaQuality>;

const MOST_DEVICE_TEXT = 512;
const PIXEL_SIDES = {
  width: integerBetween(0, 100_000, 'Pixels').optional(),
  height: integerBetween(0, 100_000, 'Pixels').optional(),
};
const deviceText = (description: string) => text({ max: MOST_DEVICE_TEXT, description }).optional();

export const RetinaSessionRequest = z
  .object({
    targetEye: RetinaEye.describe('The eyes to capture').default('both'),
    deviceInfo: z
      .object({
        userAgent: deviceText('Browser or app'),
        platform: deviceText('Operating system'),
        screen: z
          .union([
            text({ max: MOST_DEVICE_TEXT }),
            z.object({
              ...PIXEL_SIDES,
              pixelRatio: numberBetween(0, 100, 'Pixels of the device for one of the page').optional(),
            }),
          ])
          .describe('Size of the screen')
          .optional(),
      })
      .describe('Kept for quality assurance')
      .optional(),
    captureCapabilities: z
      .object({
        torch: z.boolean().describe('It has a light').optional(),
        manualFocus: z.boolean().describe('It can be focused by hand').optional(),
        hdr: z.boolean().describe('It joins exposures').optional(),
        maxResolution: z
          .union([text({ max: MOST_DEVICE_TEXT }), integerBetween(0, 1_000_000_000), z.object(PIXEL_SIDES)])
          .describe('Largest picture it takes')
          .optional(),
      })
      .describe('What the camera can do')
      .optional(),
  })
  .meta({ id: 'RetinaSessionRequest' });
export type RetinaSessionRequest = z.infer<typeof RetinaSessionRequest>;

export const RetinaSessionCreated = z
  .looseObject({ sessionId: z.string().describe('Id of the session') })
  .meta({ id: 'RetinaSessionCreated' });

/** A screening as its patient sees it: never a score. */
export const RetinaScreening = z
  .looseObject({
    id: z.string().describe('Id of the screening'),
    status: ScreeningStatus,
    statusLabel: z.string().describe('The status in words for a patient'),
    imageUrl: z.string().nullable().describe('The stored picture; the session cookie opens it'),
    imageEye: RetinaEye.nullable().describe('The eye of the picture'),
    reviewDecision: RetinaReviewDecision.nullable().describe('What the clinician decided, once reviewed'),
    reviewedAt: Timestamp.nullable().describe('When the clinician reviewed it'),
    createdAt: Timestamp,
  })
  .meta({ id: 'RetinaScreening' });
export type RetinaScreening = z.infer<typeof RetinaScreening>;

export const RetinaSession = z
  .looseObject({
    id: z.string().describe('Id of the session'),
    status: RetinaSessionStatus.describe(
      '`completed` once every target eye has a capture; `expired` after 24 h without that',
    ),
    targetEye: RetinaEye.describe('The eyes to capture'),
    startedAt: Timestamp.describe('When it was started'),
    completedAt: Timestamp.nullable().describe('When its last eye was captured; null before'),
    screening: RetinaScreening.optional().describe(
      'The latest one of the session, once a capture is finalized',
    ),
  })
  .meta({ id: 'RetinaSession' });
export type RetinaSession = z.infer<typeof RetinaSession>;

export const RetinaScreeningList = z
  .looseObject({ screenings: z.array(RetinaScreening).describe('Newest first') })
  .meta({ id: 'RetinaScreeningList' });

const MOST_PIXELS_OF_SIDE = 100_000;
const pixels = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number)
  .pipe(integerBetween(1, MOST_PIXELS_OF_SIDE));

/** The fields of a capture besides its picture. */
export const RetinaCaptureFields = z.object({
  sessionId: text({ min: 1, max: 64, description: 'Your session' }),
  eye: RetinaEye.describe('The eye of the picture; that of the session when not given').optional(),
  method: z.enum(['auto', 'manual']).describe('Auto-shutter or manual tap').optional(),
  captureSource: z
    .enum(['patient_capture', 'clip_on_lens'])
    .describe('A bare camera sees the front of the eye, which is not gradeable; a clip-on lens the fundus')
    .default('patient_capture'),
  width: pixels.describe('Of the frame, in pixels; checked against the picture').optional(),
  height: pixels.describe('Of the frame, in pixels; checked against the picture').optional(),
  quality: text({ max: 16_384, description: 'A quality object as JSON' }).optional(),
});
export type RetinaCaptureFields = z.infer<typeof RetinaCaptureFields>;

/** The whole form. */
export const RetinaCaptureForm = RetinaCaptureFields.extend({
  image: z.file().max(MOST_PICTURE_BYTES).describe('The picture, image/jpeg, up to 15 MB'),
}).meta({ id: 'RetinaCaptureForm' });

export const RetinaCaptured = z
  .looseObject({
    screeningId: z.string().describe('Id of the screening'),
    captureId: z.string().describe('Id of the capture; empty where the picture was uploaded before'),
  })
  .meta({ id: 'RetinaCaptured' });

export const RetinaFundusRequest = z
  .object({
    imageUrl: text({
      min: 1,
      max: 2048,
      description: 'URL of a picture you uploaded before: here, or to a store that the operator lists',
    }),
    eye: RetinaEye.describe('The eye of the picture').default('both'),
    captureSource: z
      .enum(['fundus_upload', 'clip_on_lens'])
      .describe('Both show the fundus')
      .default('fundus_upload'),
  })
  .meta({ id: 'RetinaFundusRequest' });
export type RetinaFundusRequest = z.infer<typeof RetinaFundusRequest>;

export const RetinaQualityRequest = z
  .object({
    captureId: text({ min: 1, max: 64, description: 'Your capture' }),
    quality: RetinaQuality.describe('As the device measured it'),
  })
  .meta({ id: 'RetinaQualityRequest' });
export type RetinaQualityRequest = z.infer<typeof RetinaQualityRequest>;

export const RetinaQualityKept = z
  .looseObject({ qualityAssessmentId: z.string().describe('Id of the quality assessment') })
  .meta({ id: 'RetinaQualityKept' });

export const RetinaAnalyzeRequest = z
  .object({ screeningId: text({ min: 1, max: 64, description: 'Your screening' }) })
  .meta({ id: 'RetinaAnalyzeRequest' });
export type RetinaAnalyzeRequest = z.infer<typeof RetinaAnalyzeRequest>;

export const RetinaAnalyzed = z
  .looseObject({
    screeningId: z.string().describe('Id of the screening'),
    status: ScreeningStatus,
    ran: z.boolean().describe('The analysis ran; true as well where the picture is not gradeable'),
  })
  .meta({ id: 'RetinaAnalyzed' });

export const RetinaWithdrawRequest = z
  .object({ screeningId: text({ min: 1, max: 64, description: 'Your screening' }) })
  .meta({ id: 'RetinaWithdrawRequest' });
export type RetinaWithdrawRequest = z.infer<typeof RetinaWithdrawRequest>;

export const RetinaWithdrawn = z
  .looseObject({
    screeningId: z.string().describe('Id of the screening, which is no more'),
    withdrawnAt: Timestamp.describe('When it was withdrawn, however often it is asked'),
    pictureErased: z
      .boolean()
      .describe('false while another of your screenings has the same picture: withdraw that as well'),
  })
  .meta({ id: 'RetinaWithdrawn' });
export type RetinaWithdrawn = z.infer<typeof RetinaWithdrawn>;

export const PatientSignedOut = z
  .looseObject({ signedOut: z.literal(true).describe('The session no longer holds, wherever its cookie is') })
  .meta({ id: 'PatientSignedOut' });

export const RetinaIngestRequest = z
  .object({
    patientRef: text({
      min: 1,
      max: 128,
      description: 'Id of the patient here, or your own id once it is mapped',
    }),
    imageUrl: text({
      min: 1,
      max: 2048,
      description: 'https address of the picture, fetched and copied',
    }).optional(),
    imageBase64: z
      .string()
      .min(1, 'must not be empty')
      .max(MOST_BASE64_CHARACTERS, `must have at most ${MOST_BASE64_CHARACTERS} characters`)
      .describe('The JPEG as base64, or as a data URL; up to 15 MB decoded')
      .optional(),
    eye: RetinaEye.describe('The eye of the picture').default('both'),
    source: z
      .enum(['partner_network', 'in_clinic', 'portable_device'])
      .describe('All are approved fundus sources')
      .default('partner_network'),
    imageType: z
      .enum(['fundus', 'anterior'])
      .describe('A picture of the front of the eye is stored and never graded')
      .default('fundus'),
    deviceModel: text({ min: 1, max: 200, description: 'Kept for provenance' }).optional(),
    externalId: text({
      min: 1,
      max: 200,
      description: 'Your id of the record; sent again with the same picture, the same screening is answered',
    }).optional(),
    indication: text({
      min: 1,
      max: 500,
      description: 'Clinical reason; for the reviewing clinician',
    }).optional(),
    patientAgeYears: integerBetween(0, 130, 'Kept for the reviewing clinician').optional(),
  })
  .superRefine(({ imageUrl, imageBase64 }, context) => {
    if ((imageUrl === undefined) === (imageBase64 === undefined))
      context.addIssue({
        code: 'custom',
        path: ['imageUrl'],
        message:
          imageUrl === undefined
            ? 'is required: send imageUrl or imageBase64'
            : 'cannot be sent together with imageBase64: send one of them',
      });
  })
  .meta({ id: 'RetinaIngestRequest' });
export type RetinaIngestRequest = z.infer<typeof RetinaIngestRequest>;

/** What a partner is told: never a score. */
export const RetinaIngestion = z
  .looseObject({
    object: z.literal('retina.ingestion'),
    screeningId: z.string().describe('Id of the screening'),
    status: ScreeningStatus,
    imageType: RetinaImageType.describe('What the picture shows, by where it comes from'),
    gradeable: z.boolean().describe('The picture can be graded'),
    gradeabilityReasons: z.array(z.string()).describe('Why not; empty when gradeable'),
    burntInText: z
      .boolean()
      .describe('Writing was found in the picture and may name a person: send pictures without it'),
    requiresClinicianReview: z.boolean().describe('Always true until a clinician reviewed it'),
    analysisRan: z.boolean().describe('false: it will be tried again'),
    disclaimer: z.string().describe('Show it wherever the answer is shown'),
  })
  .meta({ id: 'RetinaIngestion' });
export type RetinaIngestion = z.infer<typeof RetinaIngestion>;
