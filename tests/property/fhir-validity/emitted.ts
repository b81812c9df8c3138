import { LAB_PANELS, type LabPanelDefinition } from '@svc/clinical';
import {
  LAB_ORDER_STATUSES,
  LAB_SIMULATION_OUTCOMES,
  type LabOrderWithResults,
  type MseRecord,
  type ProductKey,
  type RetinaScreening,
  SCREENING_STATUSES,
} from '@svc/contracts';
import { assessMseRisk, renderMse } from '@svc/engines';
import {
  examDocument,
  instrumentBundle,
  interactionBundle,
  labOrderBundle,
  requestBundle,
  resultBundle,
  retinaBundle,
  retinaClinicianBundle,
} from '@svc/fhir';
import { builtinModel, runAgent, score } from '@svc/intelligence';
import { simulateLabOrder } from '@svc/labs';
import * as fc from 'fast-check';
import { AGENT_REQUESTS } from '../../support/arbitraries/agent-requests.ts';
import { EXAM } from '../../support/arbitraries/exams.ts';
import { caseOf } from '../../support/arbitraries/requests.ts';

type Bundle = ReturnType<typeof resultBundle>;

/** A generated thing that left as FHIR. */
export interface Emitted {
  readonly kind: string;
  readonly bundle: Bundle;
}

/** Whom everything generated is about. */
export const SUBJECT = 'Patient/generated';
const AT = '2026-11-20T10:00:00.000Z';

/** Results of a product with their requests, each as a bundle. */
export function productBundles(product: ProductKey, count: number, seed: number): Emitted[] {
  return fc.sample(caseOf(product), { numRuns: count, seed }).flatMap(({ request, now }, index) => {
    const data = score(product, request as never, { now });
    const context = { id: `${product}-${index}`, subject: SUBJECT };
    return [
      { kind: `${product} result`, bundle: resultBundle([data], context) },
      {
        kind: `${product} request`,
        bundle: requestBundle({ [product]: request }, { ...context, now: new Date(now).toISOString() }),
      },
    ];
  });
}

/** Answers of the medication and the outcome agent. */
export async function agentBundles(count: number, seed: number): Promise<Emitted[]> {
  const options = { model: builtinModel, now: Date.parse(AT), marker: 'k3f9' };
  const context = (index: number) => ({ id: `agent-${index}`, subject: SUBJECT, generatedAt: AT });
  const lists = fc.sample(AGENT_REQUESTS.medication, { numRuns: count, seed });
  const scales = fc.sample(AGENT_REQUESTS.outcome, { numRuns: count, seed });
  const medication = await Promise.all(
    lists.map(async (request, index) => {
      const { response } = await runAgent('medication', 'p', request, options);
      return { kind: 'interactions', bundle: interactionBundle(request, response, context(index)) };
    }),
  );
  const outcome = await Promise.all(
    scales.map(async (request, index) => {
      const { response } = await runAgent('outcome', 'p', request, options);
      return { kind: 'instruments', bundle: instrumentBundle(request, response, context(index)) };
    }),
  );
  return [...medication, ...outcome];
}

/** Exam records, signed and not, as documents. */
export function examBundles(count: number, seed: number): Emitted[] {
  return fc.sample(EXAM, { numRuns: count, seed }).map((selection, index) => {
    const risk = assessMseRisk(selection);
    const signed = index % 2 === 0;
    const record: MseRecord = {
      visitId: `visit ${index}`,
      patientId: 'generated',
      selection,
      ...renderMse(selection),
      riskFlag: risk.flag,
      riskLevel: risk.level,
      riskLabels: risk.labels,
      riskAssessed: risk.riskAssessed,
      version: 1 + (index % 3),
      savedAt: AT,
      signed,
      signedAt: signed ? AT : null,
      signedByName: signed ? 'Dr. A. Example' : null,
      signedByCredential: signed ? 'MD' : null,
      signedByLicense: null,
      signedByOrganization: null,
      signedVersion: signed ? 1 + (index % 3) : index % 4 === 1 ? 1 : null,
    };
    const audit = (['mse.write', 'mse.read', 'mse.sign'] as const).map((action, place) => ({
      id: `aud_${place}`,
      at: AT,
      keyId: place === 1 ? null : 'key_1',
      action,
      outcome: place === 2 ? ('denied' as const) : ('allowed' as const),
      visitId: record.visitId,
      patientId: record.patientId,
      version: place === 1 ? null : record.version,
      requestId: 'req_1',
      ...(place === 1 ? { operator: 'operations', reason: 'a check' } : {}),
    }));
    return { kind: 'exam', bundle: examDocument(record, { id: `exam-${index}`, subject: SUBJECT, audit }) };
  });
}

/** Orders of every panel in turn, in every status, with simulated reports. */
export function labBundles(count: number): Emitted[] {
  return Array.from({ length: count }, (_, index) => {
    const panel = LAB_PANELS[index % LAB_PANELS.length] as LabPanelDefinition;
    const outcome = LAB_SIMULATION_OUTCOMES[index % LAB_SIMULATION_OUTCOMES.length] ?? 'normal';
    const { report } = simulateLabOrder({
      orderId: `labord_${index}`,
      panel,
      from: 'collected',
      outcome,
      seed: index,
      observedAt: AT,
    });
    const order: LabOrderWithResults = {
      object: 'lab_order',
      id: `labord_${index}`,
      patientRef: `patient ${index}`,
      panelId: panel.panelId,
      panelName: panel.name,
      category: panel.category,
      priceCents: 100,
      status: LAB_ORDER_STATUSES[index % LAB_ORDER_STATUSES.length] ?? 'requested',
      statusReason: null,
      note: index % 2 === 0 ? '' : 'draw in the morning',
      requisitionNumber: `R-${index}`,
      metadata: {},
      createdAt: AT,
      updatedAt: AT,
      notice: 'For review by a clinician.',
      results:
        report === null
          ? null
          : {
              source: 'simulated',
              reportedAt: AT,
              notice: 'Simulated readings: they are of nobody.',
              ...report,
              labs: [...report.labs],
            },
    };
    return { kind: 'lab order', bundle: labOrderBundle(order, index % 2 === 0 ? {} : { subject: SUBJECT }) };
  });
}

/** Screenings in every status, for patients and for clinicians. */
export function retinaBundles(count: number): Emitted[] {
  return Array.from({ length: count }, (_, index): Emitted[] => {
    const status = SCREENING_STATUSES[index % SCREENING_STATUSES.length] ?? 'ordered';
    const screening: RetinaScreening = {
      id: `rscr_${index}`,
      status,
      statusLabel: 'As a patient reads it',
      imageUrl: status === 'ordered' ? null : 'https://clinic.example/pictures/1',
      imageEye: (['left', 'right', 'both', null] as const)[index % 4] ?? null,
      reviewDecision: status === 'reviewed' ? 'accepted' : null,
      reviewedAt: status === 'reviewed' ? AT : null,
      createdAt: AT,
    };
    const score = (index % 11) / 10;
    const measurements = {
      gradeable: index % 2 === 0,
      gradeabilityReasons: index % 2 === 0 ? [] : ['The picture is blurred.'],
      quality: {
        overallScore: score,
        sharpness: score,
        exposure: score,
        contrast: score,
        fieldCoverage: score,
        glareScore: score,
        motionScore: score,
        grade: 'good' as const,
        passed: true,
        issues: [],
      },
      morphology:
        index % 3 === 0
          ? null
          : {
              vesselDensity: { value: score, unit: 'share of the field', confidence: 'moderate' },
              avr: { value: null, unit: '', confidence: null },
            },
      engineVersion: '1.0.0',
      analyzedAt: AT,
      disclaimer: 'Investigational.',
    };
    return [
      { kind: 'retina, patient', bundle: retinaBundle(screening, { subject: SUBJECT }) },
      {
        kind: 'retina, clinician',
        bundle: retinaClinicianBundle(screening, measurements, { subject: SUBJECT }),
      },
    ];
  }).flat();
}
