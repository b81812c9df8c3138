import {
  type Assessment,
  type Biomarker,
  type BiomarkerAnalyzeRequest,
  type LabPanel,
  type MedicationAnalyzeRequest,
  type OutcomeScoreRequest,
  type Prescription,
  parseIsoDate,
  type RelapsePredictRequest,
} from '@svc/contracts';
import {
  type BiomarkerAgentRequest,
  type MedicationAgentRequest,
  toBiomarkerAgentRequest,
  toMedicationAgentRequest,
} from './agent-requests.ts';
import { INSTRUMENT_BY_LOINC } from './instrument-codes.ts';
import { type MedicineCourse, toCourses } from '@svc/fhir';
import { type Observation, type PatientRecord, withoutRepeats } from './patient-record.ts';

const DAY_MS = 86_400_000;
const MAX_PANELS = 100;
const MAX_READINGS = 200;
const MAX_ASSESSMENTS = 500;
const MAX_PRESCRIPTIONS = 100;
const MAX_ACTIVE_MEDICATIONS = 100;
const MAX_DAYS = 3650;

const PRESCRIPTION_STATUS: ReadonlyMap<string, string> = new Map([
  ['active', 'active'],
  ['completed', 'completed'],
  ['stopped', 'discontinued'],
]);

export interface PatientRequests {
  /** The moment to score at, ISO 8601. */
  readonly now: string;
  readonly biomarker: BiomarkerAnalyzeRequest;
  readonly medication: MedicationAnalyzeRequest;
  readonly outcome: OutcomeScoreRequest;
  readonly relapse: RelapsePredictRequest;
  /** The medicines active at `now`; null without one. */
  readonly medicationAgent: MedicationAgentRequest | null;
  /** The newest reading of each analyte of the last 180 days; null without one. */
  readonly biomarkerAgent: BiomarkerAgentRequest | null;
  /** Why `dmse/analyze` gets no request. */
  readonly dmse: string;
}

/** Said beside every answer: a number that was never measured is left out, not filled in. */
const NO_DMSE = 'not sent: the record holds no speech timing';

/**
 * Turns one record into the requests of four products and two agents. The records end between 1997 and 2024, so each
 * patient is scored one day after the newest entry of the own record: with today's date everything would be stale.
 *
 * What the record does not hold is not sent: flags and reference ranges of a laboratory, sleep, speech timing, when a
 * medicine was stopped, how often it is taken.
 */
export function mapPatient(record: PatientRecord): PatientRequests {
  const now = newest(datesOf(record)) + DAY_MS;
  const assessments = toAssessments(record);
  const courses = toCourses(record.medicationRequests);
  const active = courses.filter(({ status }) => status === 'active');
  return {
    now: new Date(now).toISOString(),
    biomarker: { labs: toPanels(record) },
    medication: { prescriptions: toPrescriptions(record.id, courses), assessments },
    outcome: { assessments, activeMedications: Math.min(active.length, MAX_ACTIVE_MEDICATIONS) },
    relapse: {
      assessments,
      hasActiveMedication: active.length > 0,
      ...daysSince(
        'daysSinceMedChange',
        courses.map(({ startedAt }) => startedAt),
        now,
      ),
      ...daysSince('daysSinceLastVisit', visits(record), now),
    },
    medicationAgent: toMedicationAgentRequest(record, active, now),
    biomarkerAgent: toBiomarkerAgentRequest(record, now),
    dmse: NO_DMSE,
  };
}

function datesOf({ medicationRequests, conditions, ...lists }: PatientRecord): string[] {
  return [
    ...[lists.instruments, lists.labs, lists.vitals].flat().map(({ date }) => date),
    ...medicationRequests.map(({ authoredOn }) => authoredOn),
    ...conditions.flatMap(({ onset, abated }) => (abated === null ? [onset] : [onset, abated])),
  ];
}

/** A day on which a scale was asked or a vital sign taken. A sample or a renewed prescription alone is no visit. */
function visits({ instruments, vitals }: PatientRecord): string[] {
  return [...instruments, ...vitals].map(({ date }) => date);
}

function daysSince<Field extends string>(
  field: Field,
  dates: readonly string[],
  now: number,
): Partial<Record<Field, number>> {
  if (dates.length === 0) return {};
  const days = Math.min(Math.floor((now - newest(dates)) / DAY_MS), MAX_DAYS);
  return { [field]: days } as Partial<Record<Field, number>>;
}

/** Every scale is sent: the service knows what each is for, and reads symptom change from symptom scales alone. */
function toAssessments({ instruments }: PatientRecord): Assessment[] {
  return instruments
    .flatMap(({ code, date, value }) => {
      const instrument = INSTRUMENT_BY_LOINC.get(code);
      return instrument && typeof value === 'number'
        ? [{ ...instrument, score: value, createdAt: date }]
        : [];
    })
    .slice(-MAX_ASSESSMENTS);
}

function toPrescriptions(patientId: string, courses: readonly MedicineCourse[]): Prescription[] {
  return courses
    .map(({ medicationName, dosage, status, startedAt }, index) => ({
      id: `${patientId}-course-${index + 1}`,
      medicationName,
      ...(dosage === undefined ? {} : { dosage }),
      status: PRESCRIPTION_STATUS.get(status) ?? status,
      prescribedAt: startedAt,
    }))
    .slice(-MAX_PRESCRIPTIONS);
}

/** One panel per kind and moment, newest last; beyond the cap the oldest are left out. */
function toPanels({ id, labs, vitals }: PatientRecord): LabPanel[] {
  return [...panelsOf('Laboratory', `${id}-lab`, labs), ...panelsOf('Vital signs', `${id}-vitals`, vitals)]
    .sort((a, b) => parseIsoDate(a.observedAt) - parseIsoDate(b.observedAt))
    .slice(-MAX_PANELS);
}

function panelsOf(labName: string, idPrefix: string, observations: readonly Observation[]) {
  const byMoment = Map.groupBy(withoutRepeats(observations), ({ date }) => date);
  return [...byMoment].map(([observedAt, readings], index) => ({
    id: `${idPrefix}-${index + 1}`,
    labName,
    observedAt,
    results: { biomarkers: readings.slice(0, MAX_READINGS).map(toBiomarker) },
  }));
}

/** The source flags nothing and names no range, so neither is sent: making one up would be the mapping's opinion. */
function toBiomarker({ display, value, valueText, unit }: Observation): Biomarker {
  return { name: display, value: value ?? valueText ?? null, ...(unit ? { unit } : {}) };
}

function newest(dates: readonly string[]): number {
  return Math.max(...dates.map(parseIsoDate));
}
