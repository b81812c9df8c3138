import type { RecognisedLine } from '../../medication-lines/recognised-line.ts';
import {
  type ContextFact,
  type FactKind,
  BORDERLINE_QT_MS,
  type CautionLevel,
  OLD_YEARS,
  PATIENT_CAUTIONS,
  REDUCED_RATE,
} from '@svc/clinical';
import { contextFacts, CREATININE_REDUCED_UMOL } from '../../context/context-facts.ts';
import type { MedicationNote } from './duplicate-therapy.ts';
import { expandMembers } from './rule-index.ts';
import { labelOf, type Taken } from './taken.ts';
import {
  adultLimitsText,
  cautionText,
  deniedFactText,
  FACT_NAMES,
  noCautionText,
  withinLimitText,
} from './wording.ts';

/** What the words beside the list, and the entries themselves, say of the patient, each once. */
export function factsOf(said: readonly ContextFact[], lines: readonly RecognisedLine[]): ContextFact[] {
  const facts = new Map<string, ContextFact>();
  for (const fact of [...said, ...lines.flatMap(({ text }) => contextFacts(text))]) {
    const key = `${fact.kind} ${fact.words} ${fact.state}`;
    if (!facts.has(key)) facts.set(key, fact);
  }
  return [...facts.values()];
}

/** Adult doses and ranges are meant from this age on. Ours. */
const ADULT_YEARS = 18;

interface Caution {
  readonly kind: FactKind;
  readonly members: ReadonlySet<string>;
  readonly level: CautionLevel;
  readonly why: string;
  readonly holds: (fact: ContextFact) => boolean;
}

const CAUTIONS: readonly Caution[] = PATIENT_CAUTIONS.map(({ kind, members, level, why, holds }) => ({
  kind,
  level,
  why,
  members: expandMembers(members),
  holds: holds ?? (() => true),
}));

const RANK = { low: 0, moderate: 1, high: 2 } as const;

/** What the medicines taken mean for the patient the words describe: one note for each medicine and kind of fact. */
export function patientNotes(facts: readonly ContextFact[], taken: readonly Taken[]): MedicationNote[] {
  const present = facts.filter(({ state }) => state === 'present');
  return taken.flatMap((it) => {
    const keys = it.kind === 'drug' ? [it.drug.key, ...(it.drug.ingredients ?? [])] : [it.exposure.key];
    const worst = new Map<FactKind, { caution: Caution; fact: ContextFact }>();
    for (const fact of present)
      for (const caution of CAUTIONS) {
        if (caution.kind !== fact.kind || !caution.holds(fact)) continue;
        if (!keys.some((key) => caution.members.has(key))) continue;
        const before = worst.get(fact.kind);
        if (!before || RANK[caution.level] > RANK[before.caution.level])
          worst.set(fact.kind, { caution, fact });
      }
    return [...worst.values()].map(
      ({ caution: { kind, level, why }, fact: { words } }): MedicationNote => ({
        kind,
        subject: labelOf(it),
        note: cautionText(labelOf(it), kind, words, why),
        level,
      }),
    );
  });
}

/** What was said of the patient and is in no note: it is never passed over in silence. */
export function factsWithoutNote(facts: readonly ContextFact[], notes: readonly MedicationNote[]): string[] {
  const noted = new Set(notes.map(({ kind }) => kind));
  const texts = facts.flatMap((fact) => {
    const { kind, state, words } = fact;
    if (kind === 'age') return ageText(fact, noted.has('age'));
    if (noted.has(kind)) return [];
    if (state !== 'present') return [deniedFactText(words, FACT_NAMES[kind])];
    return [noNoteText(fact)];
  });
  return [...new Set(texts)];
}

function ageText(fact: ContextFact, noted: boolean): string[] {
  const { words, value, state } = fact;
  if (state === 'mentioned' || (value !== undefined && value < ADULT_YEARS)) return [adultLimitsText(words)];
  return noted ? [] : [noNoteText(fact)];
}

function noNoteText(fact: ContextFact): string {
  const limit = limitNotReached(fact);
  return limit === undefined
    ? noCautionText(fact.words, FACT_NAMES[fact.kind])
    : withinLimitText(fact.words, limit);
}

/** Where the cautions of a kind begin, for a number that does not reach it. */
function limitNotReached({ kind, value, degree }: ContextFact): string | undefined {
  if (kind === 'kidney' && value === undefined && degree === undefined)
    return `above a creatinine of ${CREATININE_REDUCED_UMOL} umol/L`;
  if (value === undefined) return undefined;
  if (kind === 'age') return value < OLD_YEARS ? `at ${OLD_YEARS} years` : undefined;
  if (kind === 'kidney')
    return value < REDUCED_RATE ? undefined : `below a filtration rate of ${REDUCED_RATE}`;
  if (kind === 'ecg') return value < BORDERLINE_QT_MS ? `at a QTc of ${BORDERLINE_QT_MS} ms` : undefined;
  return undefined;
}
