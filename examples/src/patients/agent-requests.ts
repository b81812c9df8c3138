import { parseIsoDate } from '@svc/contracts';
import { findAnalyte } from '@svc/clinical';
import type { Agents } from '@svc/intelligence';
import type { MedicineCourse } from '@svc/fhir';
import { type Observation, type PatientRecord, withoutRepeats } from './patient-record.ts';

export type MedicationAgentRequest = Agents['medication']['request'];
export type BiomarkerAgentRequest = Agents['biomarker']['request'];

const DAY_MS = 86_400_000;
/** The biomarker agent takes no dates: what is older is no present value. */
const PRESENT_DAYS = 180;
const MAX_MEDICINES = 50;
const MAX_READINGS = 50;
const MAX_CONTEXT = 2000;

/** SNOMED CT tags of what is no illness (employment, certificates, situations), and what is over though never closed. */
const NO_PRESENT_ILLNESS =
  /\((?:finding|person|situation)\)$|miscarriage|^history of|appendicitis|impacted molars/i;

/** The active medicines as ordered, with what the record says of the patient that a check of medicines needs. */
export function toMedicationAgentRequest(
  record: PatientRecord,
  active: readonly MedicineCourse[],
  now: number,
): MedicationAgentRequest | null {
  if (active.length === 0) return null;
  return {
    medications: [...new Set(active.map(({ display }) => display))].slice(-MAX_MEDICINES),
    context: contextOf(record, now),
  };
}

/** The newest reading of each analyte, with age and sex: they pick the range. */
export function toBiomarkerAgentRequest(record: PatientRecord, now: number): BiomarkerAgentRequest | null {
  const panel = newestPerAnalyte([...record.labs, ...record.vitals], now).map(({ display, value, unit }) => ({
    analyte: display,
    value,
    ...(unit ? { unit } : {}),
  }));
  if (panel.length === 0) return null;
  return { panel: panel.slice(0, MAX_READINGS), ...sexOf(record), ageYears: ageInYears(record, now) };
}

/** Age, sex, and present illnesses with the year they began; the newest kidney function, as the record gives it. */
function contextOf(record: PatientRecord, now: number): string {
  const illnesses = record.conditions
    .filter(({ display, abated }) => abated === null && !NO_PRESENT_ILLNESS.test(display))
    .map(({ display, onset }) => `${display.replace(/ \(disorder\)$/, '')} (${onset.slice(0, 4)})`);
  const kidney = newestPerAnalyte(record.labs, now)
    .filter(({ key }) => key === 'egfr' || key === 'creatinine')
    .map(
      ({ key, value, unit, date }) =>
        `${key === 'egfr' ? 'eGFR' : 'creatinine'} ${Number(value.toPrecision(3))} ${unit ?? ''} on ${date.slice(0, 10)}`,
    );
  return [
    `Age ${ageInYears(record, now)} years, ${record.gender}.`,
    ...(illnesses.length === 0 ? [] : [`On record: ${[...new Set(illnesses)].join('; ')}.`]),
    ...(kidney.length === 0 ? [] : [`Kidney: ${kidney.join(', ')}.`]),
  ]
    .join(' ')
    .slice(0, MAX_CONTEXT);
}

/** The record holds the year of birth alone: the age reached in the year of the analysis. */
function ageInYears({ birthYear }: PatientRecord, now: number): number {
  return new Date(now).getUTCFullYear() - Number(birthYear);
}

function sexOf({ gender }: PatientRecord): { sex?: 'male' | 'female' } {
  return gender === 'male' || gender === 'female' ? { sex: gender } : {};
}

interface PresentReading {
  /** Key of the analyte in the catalogue, else the name as sent. */
  readonly key: string;
  readonly display: string;
  readonly date: string;
  readonly value: number;
  readonly unit: string | null | undefined;
}

/** Names of one analyte change over the years; the catalogue says which readings belong together. */
function newestPerAnalyte(observations: readonly Observation[], now: number): PresentReading[] {
  const newest = new Map<string, PresentReading>();
  for (const { display, date, value, unit } of withoutRepeats(observations)) {
    if (typeof value !== 'number' || now - parseIsoDate(date) > PRESENT_DAYS * DAY_MS) continue;
    const key = findAnalyte(display)?.key ?? display;
    const held = newest.get(key);
    if (held === undefined || parseIsoDate(held.date) <= parseIsoDate(date))
      newest.set(key, { key, display, date, value, unit });
  }
  return [...newest.values()];
}
