import type { FactKind } from '@svc/clinical';
import type { CdsIndicator, MedicationAssessment, Prescription } from '@svc/contracts';
import { DAY_MS, parseIsoDate } from '@svc/contracts';
import { checkInteractions } from '@svc/engines';
import type { KnownPatient } from '../reading/known-patient.ts';
import type { ReadDrafts } from '../reading/read-hook.ts';
import type { Finding } from './card.ts';
import { notNow } from './not-now.ts';

type Interaction = MedicationAssessment['interactions'][number];
type Note = NonNullable<MedicationAssessment['notes']>[number];

export interface MedicineContext {
  readonly now: number;
  readonly patient: KnownPatient;
  /** Whether anything was sent of allergies, that there are none too. */
  readonly allergiesKnown: boolean;
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

/**
 * What the draft orders do with one another and with what is taken. What is not about a draft is left to its own time;
 * what is only about drafts that were not selected just now says so.
 */
export function medicineFindings(
  drafts: Pick<ReadDrafts, 'selected' | 'others'>,
  taken: readonly Prescription[],
  context: MedicineContext,
): Finding[] {
  const { now, patient } = context;
  const [selected, others] = [drafts.selected, drafts.others].map((part) => orderedIn(part, now));
  if (selected === undefined || others === undefined || selected.lines.length + others.lines.length === 0)
    return [];
  const lines = [...selected.lines, ...others.lines, ...taken.flatMap((each) => takenLine(each, now))];
  const {
    assessment,
    notChecked = [],
    warnings,
  } = checkInteractions(lines, { context: patient.context, now });
  const found = assessment?.interactions ?? [];
  const notes = assessment?.notes ?? [];
  const open = openPregnancy(selected.lines, context);
  const findings: Finding[] = [
    ...found.filter((each) => isOf(each, selected)).map((each) => interactionFinding(each)),
    ...notes
      .filter((note) => isAbout(note, selected))
      .map((note): Finding => ({ ...noteFinding(note, patient.basis), about: 'selected' })),
    ...selected.unrecognised.map((line) => unrecognisedFinding(line, warnings)),
    ...found
      .filter((each) => !isOf(each, selected) && isOf(each, others))
      .map((each) => notNow(interactionFinding(each))),
    ...notes
      .filter((note) => !isAbout(note, selected) && isAbout(note, others))
      .map((note) => notNow(noteFinding(note, patient.basis))),
    ...notes
      .filter((note) => note.level === 'high' && !isAbout(note, selected) && !isAbout(note, others))
      // About what is taken already, ordered or not: too urgent to wait for its own time.
      .map((note) => noteFinding(note, patient.basis)),
    ...others.unrecognised.map((line) => notNow(unrecognisedFinding(line, warnings))),
    ...open,
  ];
  return withLimits(findings, limitsOf(notChecked, context, open.length > 0));
}

/** Lines of drafts, and what is known of them. */
interface Ordered {
  readonly lines: readonly string[];
  /** In lower case. */
  readonly names: ReadonlySet<string>;
  readonly unrecognised: readonly string[];
}

function orderedIn(drafts: readonly Prescription[], now: number): Ordered {
  const lines = drafts.map(lineOf);
  if (lines.length === 0) return { lines, names: new Set(), unrecognised: [] };
  const { assessment } = checkInteractions(lines, { now });
  return {
    lines,
    names: new Set((assessment?.recognized ?? []).map((name) => name.toLowerCase())),
    unrecognised: assessment?.unrecognized ?? lines,
  };
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

function isOf({ a, b }: Interaction, { names }: Ordered): boolean {
  return names.has(a.toLowerCase()) || names.has(b.toLowerCase());
}

function isAbout({ subject, note }: Note, { names }: Ordered): boolean {
  const text = `${subject} ${note}`.toLowerCase();
  return [...names].some((name) => text.includes(name));
}

function interactionFinding({
  a,
  b,
  severity,
  mechanism,
  recommendation,
  source,
  evidence,
  stopped,
}: Interaction): Finding {
  return {
    kind: 'interaction',
    about: 'selected',
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
    ],
  };
}

function noteFinding({ kind, subject, note, level }: Note, basis: KnownPatient['basis']): Finding {
  const restsOn = basis.get(kind as FactKind);
  const text = note.toLowerCase().startsWith(subject.toLowerCase()) ? note : `${subject}: ${note}`;
  return {
    kind: 'medicine_note',
    indicator: level === undefined ? 'info' : OF_LEVEL[level],
    summary: text,
    paragraphs: [`${text}.`, ...(restsOn === undefined ? [] : [`On record: ${restsOn}.`])],
  };
}

function unrecognisedFinding(line: string, warnings: readonly string[]): Finding {
  const about = warnings.filter(
    (text) => !text.startsWith('Not checked') && text.includes(line.slice(0, 40)),
  );
  return {
    kind: 'unread',
    about: 'selected',
    indicator: 'warning',
    summary: `Draft order not recognised, so not checked for interactions: ${line}`,
    paragraphs: [
      `“${line}” names no medicine this service knows: its interactions were not checked.`,
      ...about.slice(0, 2),
    ],
  };
}

/** Of whom it concerns, what an order that does most harm in a pregnancy was not checked against. */
function openPregnancy(lines: readonly string[], { now, patient }: MedicineContext): Finding[] {
  if (patient.pregnancyOpen !== 'yes' || lines.length === 0) return [];
  const { assessment } = checkInteractions(lines, { context: 'pregnant', now });
  const harmful = (assessment?.notes ?? []).filter(
    ({ kind, level }) => kind === 'pregnancy' && level === 'high',
  );
  if (harmful.length === 0) return [];
  const names = [...new Set(harmful.map(({ subject }) => subject))].join(', ');
  return [
    {
      kind: 'medicine_note',
      about: 'selected',
      indicator: 'info',
      summary: `Not checked: pregnancy (${names})`,
      paragraphs: [
        `${names}: harmful in pregnancy. No pregnancy status, test or expected date of delivery that holds now was sent.`,
      ],
    },
  ];
}

/** What was not checked and can concern this person, in one line; a pregnancy is not asked for twice. */
function limitsOf(
  notChecked: readonly string[],
  { patient, allergiesKnown }: MedicineContext,
  pregnancyIsAsked: boolean,
): string {
  const leavesOut = patient.pregnancyOpen === 'no' || pregnancyIsAsked;
  const items = [
    ...notChecked.filter((item) => item !== 'pregnancy' || !leavesOut),
    ...(allergiesKnown ? [] : ['allergies']),
    ...patient.notCompared,
  ];
  return `Not checked: ${items.join('; ')}.`;
}

const URGENCY: Readonly<Record<CdsIndicator, number>> = { info: 0, warning: 1, critical: 2 };

/** On the card that is read first. */
function withLimits(findings: readonly Finding[], limits: string): Finding[] {
  const leading = findings.filter(({ about }) => about === 'selected');
  const first = (leading.length > 0 ? leading : findings).reduce<Finding | undefined>(
    (most, each) => (most === undefined || URGENCY[each.indicator] > URGENCY[most.indicator] ? each : most),
    undefined,
  );
  return findings.map((each) =>
    each === first ? { ...each, paragraphs: [...each.paragraphs, limits] } : each,
  );
}
