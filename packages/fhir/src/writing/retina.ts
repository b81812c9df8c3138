import type { RetinaEye, RetinaQuality, RetinaScreening, ScreeningStatus } from '@svc/contracts';
import type { Bundle, DiagnosticReport, FhirResource, Media, Observation } from 'fhir/r4.js';
import { SYSTEMS } from '../systems.ts';
import { categoryOf, reportCategory } from './category.ts';
import { conceptOf } from './concept.ts';
import { fhirId } from './fhir-id.ts';
import { THE_SERVICE } from './performer.ts';
import { bundleOf, referenceTo, siblingId, subjectOf, type WriteContext } from './write-context.ts';

type RetinaContext = Pick<WriteContext, 'subject' | 'baseUrl'>;

/** Measurements of a picture, only for the clinician who reviews it. */
export interface RetinaMeasurements {
  readonly gradeable: boolean;
  readonly gradeabilityReasons: readonly string[];
  readonly quality: RetinaQuality;
  readonly morphology: Readonly<
    Record<
      string,
      { readonly value: number | null; readonly unit: string; readonly confidence: string | null }
    >
  > | null;
  readonly engineVersion: string;
  /** The moment of the analysis, ISO date-time. */
  readonly analyzedAt: string;
  readonly disclaimer: string;
}

const STATUSES: Readonly<Record<ScreeningStatus, DiagnosticReport['status']>> = {
  ordered: 'registered',
  image_uploaded: 'partial',
  analyzed: 'preliminary',
  reviewed: 'final',
};
const EYES: Readonly<Record<RetinaEye, string>> = { left: 'Left eye', right: 'Right eye', both: 'Both eyes' };
const NOT_A_DIAGNOSIS = 'Investigational. Pictures are for review by a clinician; this is no diagnosis.';

/**
 * A screening as its patient or a partner may see it: a DiagnosticReport with its status, and the picture as Media. It
 * contains no measurement, and none can be passed in.
 *
 * @example
 * ```ts
 * import { retinaBundle } from '@svc/fhir';
 *
 * const bundle = retinaBundle({
 *   id: 'rscr_1',
 *   status: 'analyzed',
 *   statusLabel: 'Awaiting clinician review',
 *   imageUrl: 'https://clinic.example/pictures/1',
 *   imageEye: 'left',
 *   reviewDecision: null,
 *   reviewedAt: null,
 *   createdAt: '2026-11-20T10:00:00.000Z',
 * });
 * bundle.entry?.map(({ resource }) => resource?.resourceType); // → [ 'DiagnosticReport', 'Media' ]
 * ```
 */
export function retinaBundle(screening: RetinaScreening, context: RetinaContext = {}): Bundle {
  const media = mediaOf(screening, context);
  return collect([reportOf(screening, media, [], context), ...media], screening, context);
}

/**
 * A screening for the clinician who reviews it: as {@link retinaBundle}, with the measurements as Observations.
 *
 * @example
 * ```ts
 * import { retinaClinicianBundle } from '@svc/fhir';
 *
 * const screening = {
 *   id: 'rscr_1',
 *   status: 'analyzed' as const,
 *   statusLabel: 'Awaiting clinician review',
 *   imageUrl: null,
 *   imageEye: null,
 *   reviewDecision: null,
 *   reviewedAt: null,
 *   createdAt: '2026-11-20T10:00:00.000Z',
 * };
 * const scores = { overallScore: 0.8, sharpness: 0.8, exposure: 0.8, contrast: 0.8, fieldCoverage: 0.8, glareScore: 0.1, motionScore: 0.1 };
 * const bundle = retinaClinicianBundle(screening, {
 *   gradeable: true,
 *   gradeabilityReasons: [],
 *   quality: { ...scores, grade: 'good', passed: true, issues: [] },
 *   morphology: { vesselDensity: { value: 0.11, unit: 'share', confidence: 'moderate' } },
 *   engineVersion: '1.0.0',
 *   analyzedAt: '2026-11-20T10:00:05.000Z',
 *   disclaimer: 'Investigational.',
 * });
 * bundle.entry?.map(({ resource }) => resource?.resourceType);
 * // → [ 'DiagnosticReport', 'Observation', 'Observation' ]
 * ```
 */
export function retinaClinicianBundle(
  screening: RetinaScreening,
  measurements: RetinaMeasurements,
  context: RetinaContext = {},
): Bundle {
  const media = mediaOf(screening, context);
  const measured = measuredObservations(screening, measurements, media, context);
  return collect([reportOf(screening, media, measured, context), ...media, ...measured], screening, context);
}

function collect(
  resources: readonly FhirResource[],
  { id, createdAt, reviewedAt }: RetinaScreening,
  { baseUrl }: RetinaContext,
): Bundle {
  return bundleOf(resources, { id, baseUrl }, { type: 'collection', timestamp: reviewedAt ?? createdAt });
}

/** A picture without an address is left out: Media must have content. */
function mediaOf({ id, imageUrl, imageEye, createdAt }: RetinaScreening, context: RetinaContext): Media[] {
  if (imageUrl === null || imageUrl === '') return [];
  return [
    {
      resourceType: 'Media',
      id: siblingId({ id }, 'picture'),
      status: 'completed',
      ...subjectOf(context),
      createdDateTime: createdAt,
      ...(imageEye === null ? {} : { bodySite: { text: EYES[imageEye] } }),
      content: { contentType: 'image/jpeg', url: imageUrl, title: 'Fundus photograph' },
    },
  ];
}

function reportOf(
  { id, status, statusLabel, createdAt, reviewedAt, reviewDecision }: RetinaScreening,
  media: readonly Media[],
  measured: readonly Observation[],
  context: RetinaContext,
): DiagnosticReport {
  const decision = reviewDecision === null ? '' : ` The picture was ${reviewDecision}.`;
  return {
    resourceType: 'DiagnosticReport',
    id: fhirId(id),
    status: STATUSES[status],
    category: reportCategory('OTH'),
    code: { text: 'Retinal screening' },
    ...subjectOf(context),
    effectiveDateTime: createdAt,
    ...(reviewedAt === null ? {} : { issued: reviewedAt }),
    performer: [THE_SERVICE],
    ...(measured.length === 0 ? {} : { result: measured.map(referenceTo) }),
    ...(media.length === 0 ? {} : { media: media.map((each) => ({ link: referenceTo(each) })) }),
    conclusion: `${statusLabel}.${decision} ${NOT_A_DIAGNOSIS}`,
  };
}

interface Measure {
  readonly key: string;
  readonly value: number | null;
  readonly unit: string;
  readonly confidence: string | null;
}

function measuredObservations(
  screening: RetinaScreening,
  measurements: RetinaMeasurements,
  media: readonly Media[],
  context: RetinaContext,
): Observation[] {
  const { gradeable, gradeabilityReasons, analyzedAt, engineVersion, disclaimer } = measurements;
  const parts: { title: string; place: string; measures: Measure[] }[] = [
    {
      title: 'Quality of a fundus photograph',
      place: 'quality',
      measures: qualityMeasures(measurements.quality),
    },
    {
      title: 'Morphology of a fundus photograph',
      place: 'morphology',
      measures: morphologyMeasures(measurements),
    },
  ];
  return parts
    .filter(({ measures }) => measures.length > 0)
    .map(({ title, place, measures }) => ({
      resourceType: 'Observation',
      id: siblingId(screening, place),
      // Final only once the screening has been reviewed.
      status: screening.status === 'reviewed' ? 'final' : 'preliminary',
      category: categoryOf('imaging'),
      code: { text: title },
      ...subjectOf(context),
      effectiveDateTime: analyzedAt,
      performer: [THE_SERVICE],
      note: [gradeable ? 'Gradeable.' : `Not gradeable: ${gradeabilityReasons.join(' ')}`, disclaimer].map(
        (text) => ({ text }),
      ),
      device: { display: `retina engine ${engineVersion}` },
      ...(media.length === 0 ? {} : { derivedFrom: media.map(referenceTo) }),
      component: measures.map(componentOf),
    }));
}

function qualityMeasures(quality: RetinaQuality): Measure[] {
  return Object.entries(quality).flatMap(([key, value]) =>
    typeof value === 'number' ? [{ key, value, unit: '1', confidence: null }] : [],
  );
}

function morphologyMeasures({ morphology }: RetinaMeasurements): Measure[] {
  return Object.entries(morphology ?? {}).map(([key, measure]) => ({ key, ...measure }));
}

function componentOf({
  key,
  value,
  unit,
  confidence,
}: Measure): NonNullable<Observation['component']>[number] {
  const code = conceptOf(key, [{ system: SYSTEMS.retinaMeasure, code: key, display: key }]);
  if (value === null) {
    return {
      code,
      dataAbsentReason: {
        coding: [{ system: SYSTEMS.dataAbsentReason, code: 'not-performed', display: 'Not Performed' }],
      },
    };
  }
  return {
    code,
    valueQuantity: { value, ...(unit === '' ? {} : { unit }) },
    ...(confidence === null ? {} : { interpretation: [{ text: `${confidence} confidence` }] }),
  };
}
