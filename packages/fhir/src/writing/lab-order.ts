import { describeLabPanel, findLabPanel } from '@svc/clinical';
import {
  CODE_SYSTEMS,
  type LabOrder,
  type LabOrderStatus,
  type LabOrderWithResults,
  type LabPanelAnalyte,
  type LabResults,
} from '@svc/contracts';
import type {
  Bundle,
  CodeableConcept,
  DiagnosticReport,
  FhirResource,
  Observation,
  Reference,
  ServiceRequest,
} from 'fhir/r4.js';
import { SYSTEMS } from '../systems.ts';
import { reportCategory } from './category.ts';
import { clean } from './clean.ts';
import { conceptOf } from './concept.ts';
import { fhirId } from './fhir-id.ts';
import { effectiveOf } from './fhir-moment.ts';
import { readingObservation } from './request-bundle.ts';
import { bundleOf, namedSubject, referenceTo, siblingId, type WriteContext } from './write-context.ts';

const STATUSES: Readonly<Record<LabOrderStatus, ServiceRequest['status']>> = {
  requested: 'active',
  authorized: 'active',
  scheduled: 'active',
  collected: 'active',
  in_transit: 'active',
  processing: 'active',
  resulted: 'completed',
  completed: 'completed',
  cancelled: 'revoked',
  failed: 'revoked',
};
/** Status of the Observations of a panel; a report has one status more than they do. */
const READING_STATUSES = {
  final: 'final',
  amended: 'amended',
  corrected: 'corrected',
  appended: 'final',
} as const;

/** From the value set servicerequest-category of FHIR R4. */
const LABORATORY_PROCEDURE: CodeableConcept = {
  coding: [{ system: CODE_SYSTEMS.snomed, code: '108252007', display: 'Laboratory procedure' }],
};

type LabContext = Pick<WriteContext, 'subject' | 'baseUrl'>;

/**
 * A lab order as a ServiceRequest: a proposal until a provider authorizes it, then an order.
 *
 * @example
 * ```ts
 * import { labOrderServiceRequest } from '@svc/fhir';
 *
 * const { intent, status } = labOrderServiceRequest({
 *   object: 'lab_order',
 *   id: 'labord_1',
 *   patientRef: 'patient-1',
 *   panelId: 'lithium_monitoring',
 *   panelName: 'Lithium monitoring',
 *   category: 'drug_monitoring',
 *   priceCents: 4900,
 *   status: 'requested',
 *   statusReason: null,
 *   note: '',
 *   requisitionNumber: 'R-1',
 *   metadata: {},
 *   createdAt: '2026-11-20T10:00:00.000Z',
 *   updatedAt: '2026-11-20T10:00:00.000Z',
 *   notice: 'A provider authorizes each order.',
 * });
 * [intent, status]; // → [ 'proposal', 'active' ]
 * ```
 */
export function labOrderServiceRequest(order: LabOrder, context: LabContext = {}): ServiceRequest {
  const { id, panelId, panelName, status, note, notice, requisitionNumber, createdAt } = order;
  const panel = findLabPanel(panelId);
  const tests = panel === undefined ? [] : describeLabPanel(panel).analytes;
  return clean<ServiceRequest>({
    resourceType: 'ServiceRequest',
    id: fhirId(id),
    identifier: [{ system: SYSTEMS.requestId, value: id }],
    ...(requisitionNumber === ''
      ? {}
      : { requisition: { system: SYSTEMS.requisition, value: requisitionNumber } }),
    status: STATUSES[status],
    intent: status === 'requested' ? 'proposal' : 'order',
    category: [LABORATORY_PROCEDURE],
    code: conceptOf(panelName, [{ system: SYSTEMS.labPanel, code: panelId, display: panelName }]),
    ...(tests.length === 0 ? {} : { orderDetail: tests.map(testConcept) }),
    subject: subjectOf(order, context),
    authoredOn: createdAt,
    note: [note, notice].map((text) => ({ text })),
  });
}

/**
 * A lab order with its laboratory results: the ServiceRequest, and for each moment a DiagnosticReport with its
 * Observations, as they were delivered.
 *
 * @example
 * ```ts
 * import { labOrderBundle } from '@svc/fhir';
 *
 * const labs = [{ id: 'labord_1', labName: 'Lithium', results: { biomarkers: [{ name: 'Lithium', value: 0.8, unit: 'mmol/L' }] } }];
 * const bundle = labOrderBundle({
 *   object: 'lab_order',
 *   id: 'labord_1',
 *   patientRef: 'patient-1',
 *   panelId: 'lithium_monitoring',
 *   panelName: 'Lithium monitoring',
 *   category: 'drug_monitoring',
 *   priceCents: 4900,
 *   status: 'resulted',
 *   statusReason: null,
 *   note: '',
 *   requisitionNumber: 'R-1',
 *   metadata: {},
 *   createdAt: '2026-11-20T10:00:00.000Z',
 *   updatedAt: '2026-11-21T10:00:00.000Z',
 *   notice: 'For review by a clinician.',
 *   results: { source: 'json', reportStatus: 'final', reportedAt: '2026-11-21T10:00:00.000Z', labs, notice: 'As delivered.' },
 * });
 * bundle.entry?.map(({ resource }) => resource?.resourceType);
 * // → [ 'ServiceRequest', 'DiagnosticReport', 'Observation' ]
 * ```
 */
export function labOrderBundle(order: LabOrderWithResults, context: LabContext = {}): Bundle {
  const request = labOrderServiceRequest(order, context);
  const { results } = order;
  const reported =
    results === null
      ? []
      : results.labs.flatMap((_, index) => reportOf(order, results, index, request, context));
  return bundleOf(
    [request, ...reported],
    { id: order.id, baseUrl: context.baseUrl },
    {
      type: 'collection',
      timestamp: order.updatedAt,
    },
  );
}

function testConcept({ name, loinc }: LabPanelAnalyte): CodeableConcept {
  return conceptOf(name, loinc === null ? [] : [{ system: CODE_SYSTEMS.loinc, code: loinc, display: name }]);
}

/** Whom an order is for: the caller's FHIR reference, else the id the caller filed it under. */
function subjectOf({ patientRef }: LabOrder, { subject }: LabContext): Reference {
  return subject === undefined
    ? { identifier: { system: SYSTEMS.patientRef, value: patientRef } }
    : namedSubject({ subject });
}

function reportOf(
  order: LabOrder,
  { labs, reportStatus, reportedAt, notice, source }: LabResults,
  index: number,
  request: ServiceRequest,
  context: LabContext,
): FhirResource[] {
  const panel = labs[index];
  if (panel === undefined) return [];
  const about = {
    basedOn: [referenceTo(request)],
    subject: subjectOf(order, context),
    performer: [performerOf(source)],
    ...simulated(source),
  };
  const readings = panel.results.biomarkers.map(
    (biomarker, place): Observation => ({
      ...readingObservation(
        biomarker,
        siblingId(order, 'reading', index + 1, place + 1),
        panel.observedAt,
        {},
      ),
      ...about,
      status: READING_STATUSES[reportStatus],
    }),
  );
  const report: DiagnosticReport = {
    resourceType: 'DiagnosticReport',
    id: siblingId(order, 'report', index + 1),
    ...about,
    identifier: [{ system: SYSTEMS.requestId, value: panel.id }],
    status: reportStatus,
    category: reportCategory('LAB'),
    code: { text: panel.labName },
    ...effectiveOf(panel.observedAt),
    issued: reportedAt,
    ...(readings.length === 0 ? {} : { result: readings.map(referenceTo) }),
    conclusion: notice,
  };
  return [report, ...readings];
}

/** Delivered results name their order, but no laboratory. */
function performerOf(source: LabResults['source']): Reference {
  return { display: source === 'simulated' ? 'Simulated by the service' : 'The laboratory of the order' };
}

/** Simulated readings are marked as test data. */
function simulated(source: LabResults['source']) {
  if (source !== 'simulated') return {};
  const system = 'http://terminology.hl7.org/CodeSystem/v3-ActReason';
  return { meta: { security: [{ system, code: 'HTEST', display: 'test health data' }] } };
}
