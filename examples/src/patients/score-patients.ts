import { score } from '@svc/intelligence';
import { mapPatient } from './map-patient.ts';
import type { PatientRecord } from './patient-record.ts';
import { readPatients } from './read-patients.ts';

const COLUMNS = [
  'patient',
  'scored at',
  'biomarker',
  'signals',
  'discrepancies',
  'medication',
  'outcome',
  'relapse',
  'confidence',
];

/** One table row: what the four products say about a patient. */
function rowOf(record: PatientRecord): string[] {
  const { now, ...requests } = mapPatient(record);
  const biomarker = score('biomarker', requests.biomarker, { now });
  const medication = score('medication', requests.medication, { now });
  const outcome = score('outcome', requests.outcome, { now });
  const relapse = score('relapse', requests.relapse, { now });
  const answers = [biomarker, medication, outcome, relapse];
  return [
    record.id,
    now.slice(0, 10),
    biomarker.intelligence.summary.status,
    String(biomarker.signalsPresent),
    String(biomarker.discrepancies.length),
    medication.intelligence.summary.status,
    `${outcome.score} ${outcome.direction}`,
    `${relapse.score} ${relapse.level}`,
    answers.map(({ intelligence }) => intelligence.confidence.level).join(' '),
  ];
}

/**
 * Scores synthetic patients with four products, each patient one day after the newest entry of the record, and
 * returns the lines of a table. `confidence` is that of biomarker, medication, outcome and relapse, in this order.
 */
export function scorePatients(records: readonly PatientRecord[]): string[] {
  const rows = [COLUMNS, ...records.map(rowOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

if (import.meta.main) process.stdout.write(`${scorePatients(readPatients()).join('\n')}\n`);
