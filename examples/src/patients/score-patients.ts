import { parseIsoDate } from '@svc/contracts';
import { type Agents, prepareAgent, score } from '@svc/intelligence';
import { type AnsweredBy, readingsOf } from './clinical-readings.ts';
import { mapPatient, type PatientRequests } from './map-patient.ts';
import type { PatientRecord } from './patient-record.ts';
import { readPatients } from './read-patients.ts';

const NOT_SENT = 'not sent';

/** One answer in the few words of the table. */
export interface Answer {
  /** Status, direction or level; `not sent` where the record holds nothing to send. */
  readonly status: string;
  /** Whether a clinician is asked to look. */
  readonly review: boolean;
  /** What the answer says before anything else. */
  readonly says: string;
  /** How many findings an agent made; 0 for an engine. */
  readonly findings: number;
}

/** Runs the engines and agents on one patient, each at the moment of the own record. */
export function answersOf(requests: PatientRequests): Record<AnsweredBy, Answer> {
  const { now } = requests;
  const biomarker = score('biomarker', requests.biomarker, { now });
  const outcome = score('outcome', requests.outcome, { now });
  const relapse = score('relapse', requests.relapse, { now });
  const medication = score('medication', requests.medication, { now });
  return {
    biomarker: engineAnswer(
      biomarker.intelligence,
      biomarker.discrepancies.map(({ detail }) => detail),
    ),
    outcome: engineAnswer(outcome.intelligence),
    relapse: engineAnswer(relapse.intelligence),
    medication: engineAnswer(medication.intelligence),
    biomarkerAgent: agentAnswer('biomarker', requests.biomarkerAgent, now),
    medicationAgent: agentAnswer('medication', requests.medicationAgent, now),
  };
}

interface Summary {
  readonly status: string;
  readonly headline: string;
  readonly flagged: readonly string[];
  readonly requiresClinicianReview: boolean;
}

function engineAnswer({ summary }: { readonly summary: Summary }, details: readonly string[] = []): Answer {
  return {
    status: summary.status,
    review: summary.requiresClinicianReview,
    says: [summary.headline, ...summary.flagged, ...details].join(' '),
    findings: 0,
  };
}

/** What the agent computes before a model puts it into words: level, and what is out of the ordinary. */
function agentAnswer<Product extends 'biomarker' | 'medication'>(
  product: Product,
  request: Agents[Product]['request'] | null,
  now: string,
): Answer {
  if (request === null) return { status: NOT_SENT, review: false, says: '', findings: 0 };
  const { evaluation } = prepareAgent(product, request, { marker: 'example', now: parseIsoDate(now) });
  const { level, flag, labels } = evaluation.risk;
  const told = product === 'biomarker' ? [] : evaluation.findings.flatMap(({ sentences }) => sentences);
  return { status: level, review: flag, says: [...labels, ...told].join(' '), findings: told.length };
}

const COLUMNS = ['', 'answer', 'review', 'what a clinician should make of it'];
const LABELS: readonly (readonly [AnsweredBy, string])[] = [
  ['biomarker', 'biomarker'],
  ['outcome', 'outcome'],
  ['relapse', 'relapse'],
  ['medication', 'medication'],
  ['medicationAgent', 'medication agent'],
  ['biomarkerAgent', 'biomarker agent'],
];

interface ScoredPatient {
  readonly record: PatientRecord;
  readonly requests: PatientRequests;
  readonly answers: Record<AnsweredBy, Answer>;
}

function rowsOf({ record, requests, answers }: ScoredPatient): string[][] {
  const readings = readingsOf(record.id);
  const rows = LABELS.map(([key, label]) => {
    const { status } = answers[key];
    return [label, status, reviewText(answers[key]), readings[key].sentence];
  });
  return [...rows, ['dmse', '', '', requests.dmse]];
}

/**
 * Scores synthetic patients, each one day after the newest entry of the record, and returns the lines of a table: what
 * each engine and agent answers, whether it asks for a clinician, and what a clinician who has read the record should
 * make of that answer. The last lines count for how many patients something useful was said about the medicines.
 */
export function scorePatients(records: readonly PatientRecord[]): string[] {
  const scored = records.map((record): ScoredPatient => {
    const requests = mapPatient(record);
    return { record, requests, answers: answersOf(requests) };
  });
  const blocks = scored.map((patient) => ({ title: titleOf(patient), rows: rowsOf(patient) }));
  const all = [COLUMNS, ...blocks.flatMap(({ rows }) => rows)];
  const widths = COLUMNS.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    line(COLUMNS),
    ...blocks.flatMap(({ title, rows }) => [title, ...rows.map(line)]),
    '',
    ...countsOf(scored),
  ];
}

function titleOf({ record: { id, gender, birthYear }, requests: { now } }: ScoredPatient): string {
  return `${id}, ${gender}, born ${birthYear}, at ${now.slice(0, 10)}`;
}

function reviewText({ status, review }: Answer): string {
  if (status === NOT_SENT) return '';
  return review ? 'yes' : 'no';
}

/** How many patients the medicines part says something useful about: by status, and by findings marked useful by hand. */
function countsOf(scored: readonly ScoredPatient[]): string[] {
  const judged = scored.filter(({ answers }) => answers.medication.status !== 'insufficient_data');
  const lists = scored.filter(({ answers }) => answers.medicationAgent.status !== NOT_SENT);
  const useful = lists.filter(({ record }) => readingsOf(record.id).medicationAgent.useful === true);
  return [
    `medication: a response was judged for ${judged.length} of ${scored.length} patients`,
    `medication agent: a finding of use to a clinician for ${useful.length} of ${lists.length} lists`,
  ];
}

if (import.meta.main) process.stdout.write(`${scorePatients(readPatients()).join('\n')}\n`);
