import type { CdsIndicator, MedicationAssessment, Prescription } from '@svc/contracts';
import { DAY_MS, parseIsoDate } from '@svc/contracts';
import { checkInteractions } from '@svc/engines';
import type { Finding } from './card.ts';

type Interaction = MedicationAssessment['interactions'][number];
type Note = NonNullable<MedicationAssessment['notes']>[number];

export interface MedicineContext {
  readonly now: number;
  /** What is known of the patient, in words. */
  readonly patient: string;
}

const OF_SEVERITY: Readonly<Record<Interaction['severity'], CdsIndicator>> = {
  contraindicated: 'critical',
  major: 'warning',
  moderate: 'info',
  minor: 'info',
};
const OF_LEVEL: Readonly<Record<NonNullable<Note['level']>, CdsIndicator>> = {
  high: 'critical',
  moderate: 'warning',
  low: 'info',
};
/** A medicine that ended before this has no washout left; without any date it may have. */
const STILL_MATTERS_MS = 400 * DAY_MS;

/** What the draft orders do with one another and with what is taken. What is not about a draft is left to its own time. */
export function medicineFindings(
  drafts: readonly Prescription[],
  taken: readonly Prescription[],
  { now, patient }: MedicineContext,
): Finding[] {
  if (drafts.length === 0) return [];
  const ordered = checkInteractions(drafts.map(lineOf), { now });
  const names = new Set((ordered.assessment?.recognized ?? []).map((name) => name.toLowerCase()));
  const lines = [...drafts.map(lineOf), ...taken.flatMap((each) => takenLine(each, now))];
  const { assessment, notChecked = [], warnings } = checkInteractions(lines, { context: patient, now });
  const unrecognised = ordered.assessment?.unrecognized ?? drafts.map(lineOf);
  const isOrdered = (name: string) => names.has(name.toLowerCase());
  const limits = `Not checked: ${notChecked.join('; ')}.`;
  return [
    ...(assessment?.interactions ?? [])
      .filter(({ a, b }) => isOrdered(a) || isOrdered(b))
      .map((each) => interactionFinding(each, limits)),
    ...(assessment?.notes ?? [])
      .filter((note) => note.level === 'high' || isAbout(note, names))
      .map((note) => noteFinding(note, limits)),
    ...unrecognised.map((line) => unrecognisedFinding(line, warnings)),
  ];
}

function lineOf({ medicationName, dosage = '', frequency = '' }: Prescription): string {
  return [medicationName, dosage, frequency]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, MOST_LINE);
}

const MOST_LINE = 400;
const NEVER_TAKEN = new Set(['not taken']);
const ENDED = new Set(['discontinued', 'completed']);

function takenLine(prescription: Prescription, now: number): string[] {
  const { status, prescribedAt, medicationName } = prescription;
  if (NEVER_TAKEN.has(status)) return [];
  if (!ENDED.has(status)) return [lineOf(prescription)];
  const began = prescribedAt === undefined ? now : parseIsoDate(prescribedAt);
  return now - began > STILL_MATTERS_MS ? [] : [`${medicationName} stopped`];
}

function isAbout({ subject, note }: Note, names: ReadonlySet<string>): boolean {
  const text = `${subject} ${note}`.toLowerCase();
  return [...names].some((name) => text.includes(name));
}

function interactionFinding(
  { a, b, severity, mechanism, recommendation, source, evidence, stopped }: Interaction,
  limits: string,
): Finding {
  return {
    kind: 'interaction',
    indicator: OF_SEVERITY[severity],
    summary: `${a} + ${b}: ${severity}. ${recommendation}`,
    paragraphs: [
      `Interaction of ${a} and ${b}: ${severity}.`,
      `Mechanism: ${mechanism}.`,
      `${recommendation}.`,
      ...(stopped === undefined
        ? []
        : [`${stopped.name} was stopped and still matters (washout ${stopped.washoutDays} days).`]),
      `Source: ${source ?? 'service rules'}${evidence === 'provisional' ? ' (service default, not a published norm)' : ''}.`,
      limits,
    ],
  };
}

function noteFinding({ subject, note, level }: Note, limits: string): Finding {
  return {
    kind: 'medicine_note',
    indicator: level === undefined ? 'info' : OF_LEVEL[level],
    summary: `${subject}: ${note}`,
    paragraphs: [`${subject}: ${note}.`, limits],
  };
}

function unrecognisedFinding(line: string, warnings: readonly string[]): Finding {
  return {
    kind: 'unread',
    indicator: 'warning',
    summary: `Draft order not recognised, so not checked for interactions: ${line}`,
    paragraphs: [
      `“${line}” names no medicine this service knows: its interactions were not checked.`,
      ...warnings.slice(0, 5),
    ],
  };
}
