/** One measured value. A coded result (for example of a urine strip) has `valueText` instead of a value. */
export interface Observation {
  readonly code: string;
  readonly display: string;
  readonly date: string;
  readonly value?: number | string | null;
  readonly unit?: string | null;
  readonly valueText?: string;
}

interface MedicationOrder {
  readonly rxnorm: string;
  readonly name: string;
  readonly status: string;
  readonly authoredOn: string;
}

/** A synthetic patient as stored under `fixtures/synthetic-patients`: flat lists, each sorted by date. */
export interface PatientRecord {
  readonly id: string;
  readonly gender: string;
  readonly birthYear: string;
  readonly source: string;
  readonly licence: string;
  readonly instruments: readonly Observation[];
  readonly labs: readonly Observation[];
  readonly vitals: readonly Observation[];
  readonly medicationRequests: readonly MedicationOrder[];
  readonly conditions: readonly {
    readonly snomed: string;
    readonly display: string;
    readonly onset: string;
    readonly abated: string | null;
  }[];
}

/** The records hold some readings twice, down to the last digit: one of them is sent. */
export function withoutRepeats(observations: readonly Observation[]): Observation[] {
  const seen = new Set<string>();
  return observations.filter(({ code, date, value, valueText }) => {
    const reading = JSON.stringify([code, date, value, valueText]);
    if (seen.has(reading)) return false;
    seen.add(reading);
    return true;
  });
}
