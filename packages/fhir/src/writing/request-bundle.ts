import { findAnalyte, findDrug, findInstrumentScale } from '@svc/clinical';
import {
  type Assessment,
  type Biomarker,
  type LabPanel,
  normalizeBiomarkerFlag,
  type Prescription,
  type ProductKey,
  PRODUCTS,
} from '@svc/contracts';
import type {
  Bundle,
  CodeableConcept,
  DiagnosticReport,
  FhirResource,
  MedicationRequest,
  Observation,
} from 'fhir/r4.js';
import type { FhirRequests } from '../reading/build-requests.ts';
import {
  HISTORY_PREFIX,
  NAMES_BETWEEN,
  READING_CODE,
  REQUEST_INPUTS,
  REQUEST_TAG_PREFIX,
} from '../request-inputs.ts';
import { SYSTEMS } from '../systems.ts';
import { categoryOf, reportCategory } from './category.ts';
import { textOr } from './clean.ts';
import { conceptOf } from './concept.ts';
import { effectiveOf, fhirInstant, fhirMoment, issuedOf } from './fhir-moment.ts';
import { flagInterpretation } from './interpretation.ts';
import { NOT_NAMED } from './performer.ts';
import { censoredQuantity, quantityOf } from './quantity.ts';
import {
  bundleOf,
  namedSubject,
  referenceTo,
  siblingId,
  subjectOf,
  type WriteContext,
} from './write-context.ts';

export interface RequestBundleContext extends WriteContext {
  /** The moment the requests are for, ISO date-time. */
  readonly now: string;
}

/**
 * The requests of one patient and one moment as a FHIR Bundle: scores and readings as Observations, panels as
 * DiagnosticReports, prescriptions as MedicationRequests, single numbers as Observations under our own codes. `readBundle`
 * gives the same requests back; `sessionRef`, `explain` and `previous` are not records and are left out.
 *
 * @example
 * ```ts
 * import { readBundle, requestBundle } from '@svc/fhir';
 *
 * const requests = { relapse: { assessments: [], avgSleepHours: 4.5 } };
 * const bundle = requestBundle(requests, { id: 'p1', now: '2026-03-01T09:00:00Z' });
 * const reading = readBundle(bundle, { now: '2026-03-01T09:00:00Z' });
 * reading.ok && reading.requests; // → { relapse: { assessments: [], avgSleepHours: 4.5 } }
 * ```
 */
export function requestBundle(requests: FhirRequests, context: RequestBundleContext): Bundle {
  const products = PRODUCTS.filter((product) => requests[product] !== undefined);
  const { medication, biomarker, outcome, relapse } = requests;
  const assessments = medication?.assessments ?? outcome?.assessments ?? relapse?.assessments ?? [];
  const resources: FhirResource[] = [
    ...inputsOf(requests).map(([field, value]) => inputObservation(field, value, context)),
    ...assessments.map((each, index) => assessmentObservation(each, index, context)),
    ...(medication?.prescriptions ?? []).map((each, index) => prescriptionRequest(each, index, context)),
    ...(biomarker?.labs ?? []).flatMap((panel, index) => panelResources(panel, index, context)),
  ];
  const bundle = bundleOf(resources, context, { type: 'collection', timestamp: fhirInstant(context.now) });
  return { ...bundle, meta: { tag: products.map(requestTag) } };
}

function requestTag(product: ProductKey) {
  return { system: SYSTEMS.input, code: `${REQUEST_TAG_PREFIX}${product}` };
}

type InputValue = number | boolean | readonly number[] | readonly string[];

/** Single numbers of all requests, each once. */
function inputsOf(requests: FhirRequests): [field: string, value: InputValue][] {
  const inputs = new Map<string, InputValue>();
  for (const request of Object.values(requests)) {
    for (const [field, value] of Object.entries(request ?? {}))
      if (Object.hasOwn(REQUEST_INPUTS, field) && isSent(value)) inputs.set(field, value as InputValue);
  }
  for (const [key, values] of Object.entries(requests.dmse?.history ?? {}))
    if (values !== undefined) inputs.set(`${HISTORY_PREFIX}${key}`, values);
  return [...inputs];
}

/** An empty list says as much as none, and FHIR has no empty text. */
function isSent(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function inputObservation(field: string, value: InputValue, context: RequestBundleContext): Observation {
  const { label, unit, category } = REQUEST_INPUTS[field] ?? {
    label: `Earlier values of ${field.slice(HISTORY_PREFIX.length)}`,
    unit: undefined,
    category: 'exam',
  };
  return {
    resourceType: 'Observation',
    id: siblingId(context, field.replaceAll('_', '-')),
    status: 'final',
    category: categoryOf(category),
    code: conceptOf(label, [{ system: SYSTEMS.input, code: field, display: label }]),
    ...subjectOf(context),
    effectiveDateTime: fhirMoment(context.now),
    performer: [NOT_NAMED],
    ...inputValue(value, unit),
  };
}

function inputValue(value: InputValue, unit: string | undefined) {
  if (typeof value === 'boolean') return { valueBoolean: value };
  if (typeof value === 'number') return { valueQuantity: quantityOf(value, unit) };
  if (typeof value[0] === 'string') return { valueString: value.join(NAMES_BETWEEN) };
  // Earlier values have an order but no times; FHIR requires a period, so each counts as one step.
  const data = value.length === 0 ? {} : { data: value.join(' ') };
  return { valueSampledData: { origin: { value: 0 }, period: 1, dimensions: 1, ...data } };
}

function assessmentObservation(
  { instrumentId, instrumentName, score, maxScore, severity, createdAt }: Assessment,
  index: number,
  context: RequestBundleContext,
): Observation {
  const found = findInstrumentScale(instrumentId, instrumentName, maxScore);
  const codes = 'scale' in found ? found.scale.codes : [];
  return {
    resourceType: 'Observation',
    id: siblingId(context, 'score', index + 1),
    status: 'final',
    category: categoryOf('survey'),
    code: conceptOf(instrumentName, [
      { system: SYSTEMS.instrument, code: encodeURIComponent(instrumentId), display: instrumentName },
      ...codes,
    ]),
    ...subjectOf(context),
    effectiveDateTime: fhirMoment(createdAt),
    performer: [NOT_NAMED],
    valueQuantity: quantityOf(score, 'score'),
    ...(severity === undefined || severity === '' ? {} : { interpretation: [{ text: severity }] }),
    referenceRange: [
      {
        high: quantityOf(maxScore, 'score'),
        type: { coding: [{ system: SYSTEMS.rangeKind, code: 'score', display: 'Possible scores' }] },
      },
    ],
  };
}

/** FHIR statuses for words a caller may use; the word itself is sent as the reason for the status. */
const REQUEST_STATUSES: Readonly<Record<string, MedicationRequest['status']>> = {
  active: 'active',
  completed: 'completed',
  discontinued: 'stopped',
  stopped: 'stopped',
  'on hold': 'on-hold',
  cancelled: 'cancelled',
};

function prescriptionRequest(
  { id, medicationName, dosage, frequency, status, prescribedAt }: Prescription,
  index: number,
  context: RequestBundleContext,
): MedicationRequest {
  const dose = dosage === undefined || dosage === '' ? {} : { text: dosage };
  const timing = frequency === undefined || frequency === '' ? {} : { timing: { code: { text: frequency } } };
  return {
    resourceType: 'MedicationRequest',
    id: siblingId(context, 'medicine', index + 1),
    identifier: [{ system: SYSTEMS.requestId, value: id }],
    status: REQUEST_STATUSES[status.toLowerCase()] ?? 'unknown',
    ...(status === '' ? {} : { statusReason: { text: status } }),
    intent: 'order',
    medicationCodeableConcept: medicineConcept(medicationName),
    subject: namedSubject(context),
    requester: NOT_NAMED,
    ...(prescribedAt === undefined ? {} : { authoredOn: fhirMoment(prescribedAt) }),
    ...(Object.keys({ ...dose, ...timing }).length === 0
      ? {}
      : { dosageInstruction: [{ ...dose, ...timing }] }),
  };
}

/** A medicine by its words, with the codes of its ingredient where it is listed. */
export function medicineConcept(name: string): CodeableConcept {
  const drug = findDrug(name);
  return conceptOf(textOr(name, 'Medicine without a name'), [
    ...(drug?.codes ?? []),
    ...(drug?.atc === undefined ? [] : [{ system: SYSTEMS.atc, code: drug.atc, display: drug.inn }]),
  ]);
}

function panelResources(panel: LabPanel, index: number, context: RequestBundleContext): FhirResource[] {
  const readings = panel.results.biomarkers.map((biomarker, place) =>
    readingObservation(
      biomarker,
      siblingId(context, 'panel', index + 1, place + 1),
      panel.observedAt,
      context,
    ),
  );
  return [panelReport(panel, siblingId(context, 'panel', index + 1), readings, context), ...readings];
}

function panelReport(
  { id, labName, observedAt }: LabPanel,
  reportId: string,
  readings: readonly Observation[],
  context: RequestBundleContext,
): DiagnosticReport {
  return {
    resourceType: 'DiagnosticReport',
    id: reportId,
    ...(id === '' ? {} : { identifier: [{ system: SYSTEMS.requestId, value: id }] }),
    status: 'final',
    category: reportCategory('LAB'),
    code: { text: textOr(labName, 'Panel without a name') },
    ...subjectOf(context),
    ...effectiveOf(observedAt),
    // A date of issue would date readings that were sent without one.
    ...issuedOf(observedAt === undefined ? undefined : context.now),
    performer: [NOT_NAMED],
    ...(readings.length === 0 ? {} : { result: readings.map(referenceTo) }),
  };
}

/** A reading of a panel: by its name, by LOINC where the name is a known analyte, with flag, range and note as sent. */
export function readingObservation(
  biomarker: Biomarker,
  id: string,
  observedAt: string | undefined,
  context: Pick<WriteContext, 'subject'>,
): Observation {
  const { name, flag, abnormal, referenceRange, note } = biomarker;
  const interpretation =
    flag === undefined
      ? abnormal && flagInterpretation('abnormal')
      : flagInterpretation(normalizeBiomarkerFlag(flag) ?? flag);
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: categoryOf('laboratory'),
    code: conceptOf(name, [
      { system: SYSTEMS.input, code: READING_CODE, display: name },
      ...(findAnalyte(name)?.codes ?? []),
    ]),
    ...subjectOf(context),
    ...(observedAt === undefined ? {} : { effectiveDateTime: fhirMoment(observedAt) }),
    performer: [NOT_NAMED],
    ...readingValue(biomarker),
    ...(interpretation === undefined
      ? {}
      : { interpretation: [{ ...interpretation, text: flag ?? 'abnormal' }] }),
    ...(note === undefined || note === '' ? {} : { note: [{ text: note }] }),
    ...(referenceRange === undefined || referenceRange === ''
      ? {}
      : { referenceRange: [{ text: referenceRange }] }),
  };
}

function readingValue({ value, unit }: Biomarker): Partial<Observation> {
  const none = { coding: [{ system: SYSTEMS.dataAbsentReason, code: 'unknown', display: 'Unknown' }] };
  if (value === null || (typeof value === 'string' && textOr(value, '') === ''))
    return { dataAbsentReason: none };
  if (typeof value === 'number') return { valueQuantity: quantityOf(value, unit) };
  const censored = censoredQuantity(value, unit);
  return censored === undefined ? { valueString: value } : { valueQuantity: censored };
}
