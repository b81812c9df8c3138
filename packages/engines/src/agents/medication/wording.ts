/**
 * Every text of the medication check but the mechanisms and recommendations of the rules, which stand with their
 * rows, and the reasons of the patient cautions, which stand with theirs.
 */
import { quoteInput } from '../../shared/signal-key.ts';

/** What is said of a stop, wherever it stands. */
export interface StopSaid {
  readonly name: string;
  readonly when: string | null;
  readonly washoutDays: number;
  readonly stillMattersDays: number | null;
}

export function stoppedText({ name, when, washoutDays, stillMattersDays }: StopSaid): string {
  const washout = `washout ${daysText(washoutDays)}`;
  if (stillMattersDays === null && when === null)
    return `${name}: stopped, still matters for up to ${daysText(washoutDays)} after the last dose; the time was not stated`;
  if (stillMattersDays === null)
    return `${name}: stopped, still matters for up to ${daysText(washoutDays)} after the last dose; "${when}" could not be counted in days`;
  return `${name}: stopped, still matters for ${daysText(stillMattersDays)} (stopped ${when}, ${washout})`;
}

/** A stop that no washout row speaks of, or whose washout is over. */
export function stoppedNoteText(name: string, when: string | null, hasWashout: boolean): string {
  const stop = when === null ? 'stopped' : `stopped (${when})`;
  return hasWashout
    ? `${name}: read as ${stop}; no interaction within a washout listed here`
    : `${name}: read as ${stop}, not checked`;
}

export function notTakenText(name: string, reason: 'not' | 'other'): string {
  return reason === 'not'
    ? `${name}: read as not taken, not checked`
    : `${name}: read as an allergy, a level or another person's, not checked`;
}

/** Letters of a script that names are not read in. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

export function unrecognisedText(entry: string): string {
  return `${quoteInput(entry)}: not recognised, so not checked; write the ingredient${OTHER_SCRIPT.test(entry) ? ' in Latin letters' : ''}`;
}

/** A brand sold as different drugs: what it was read as, and what it is elsewhere. */
export function sharedBrandText(brand: string, meanings: readonly string[], read: readonly string[]): string {
  const checked = read.length > 1 ? 'all were checked' : `read as ${read.join('')} by the strength`;
  return `"${brand}" is sold as ${listed(meanings)}: ${checked}; write the ingredient`;
}

export function spellingText(matched: string, name: string): string {
  return `${quoteInput(matched)} was read as ${name}: check the spelling`;
}

export function maximumText(daily: string, maximum: string, isAverage: boolean): string {
  return `${daily} mg/day${isAverage ? ' on average' : ''} is above the usual maximum of ${maximum} mg/day listed here; check the intended dose`;
}

const IN_FACT = {
  pregnancy: 'in pregnancy',
  breast_feeding: 'in breast-feeding',
  kidney: 'with reduced kidney function',
  liver: 'with liver disease',
  ecg: 'with a long QT interval',
  age: 'from 65 years',
} as const;

export function addedText(name: string): string {
  return `said in the context: "${name}", which is not in the list; checked as taken`;
}

export function onlyInContextText(name: string): string {
  return `said in the context: "${name}", which is not in the list, so it was not checked`;
}

export function namedOnlyInContext(names: readonly string[]): string {
  return `named only in the context (${listed(names)})`;
}

/** One sentence; `words` are those of the context or the entry. */
export function cautionText(name: string, kind: keyof typeof IN_FACT, words: string, why: string): string {
  return `${name} ${IN_FACT[kind]}: ${why} (said in the context: "${words}")`;
}

/** A class word is no medicine: what it is was not checked as itself. */
export function classEntryText(entry: string, label: string): string {
  return `${quoteInput(entry)}: read as ${label}, a class; which medicine it is was not said, so it was not checked as itself`;
}

export function classEntries(count: number): string {
  return `${count} ${count === 1 ? 'entry' : 'entries'} naming only a class`;
}

export function weeklyText(name: string): string {
  return `${name} is written as taken every day; outside cancer treatment it is taken once a week: check the intended interval`;
}

export function ageMaximumText(daily: string, maximum: string, words: string): string {
  return `${daily} mg/day is above the usual maximum of ${maximum} mg/day at this age listed here (said in the context: "${words}"); check the intended dose`;
}

/** What was said of the patient and met no row. */
export function noCautionText(words: string, about: string): string {
  return `said in the context: "${words}". No medicine of this list is on the table for ${about}; that table is not complete`;
}

/** Age, a filtration rate or an interval that no row of the table begins at. */
export function withinLimitText(words: string, from: string): string {
  return `said in the context: "${words}". Cautions begin ${from}`;
}

export function deniedFactText(words: string, about: string): string {
  return `said in the context: "${words}", read as not so or not now: ${about} not checked further`;
}

export function adultLimitsText(words: string): string {
  return `said in the context: "${words}". Adult limits and doses were used; they do not hold for a child`;
}

export function restartText(name: string, when: string | null, why: string): string {
  const gap = when === null ? 'a gap of unstated length' : `a gap (${when})`;
  return `${name}: ${gap}; ${why}`;
}

/** One sentence for the end of every answer. */
export function notCheckedSentence(items: readonly string[]): string {
  return `Not checked: ${items.join(', ')}`;
}

export const NOT_CHECKED = {
  age: 'age',
  pregnancy: 'pregnancy',
  kidney: 'kidney function',
  liver: 'liver function',
  ecg: 'ECG',
} as const;

export function dosesNotGiven(names: readonly string[]): string {
  return `doses not given (${listed(names)})`;
}

export function entriesNotRecognised(count: number): string {
  return `${count} ${count === 1 ? 'entry' : 'entries'} not recognised`;
}

export function clausesNotRead(count: number): string {
  return `${count} ${count === 1 ? 'clause' : 'clauses'} of the context`;
}

export function stoppedNotChecked(names: readonly string[]): string {
  return `read as stopped or not taken (${listed(names)})`;
}

const MOST_NAMES = 5;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
}

/** The first sentence of an answer. */
export function headlineText(checked: number, entries: number, counts: readonly string[]): string {
  const found = counts.length === 0 ? 'no interaction listed here' : counts.join(', ');
  return `${checked} ${checked === 1 ? 'name' : 'names'} of ${entries} ${entries === 1 ? 'entry' : 'entries'} checked: ${found}.`;
}

export function interactionSentence(a: string, b: string, severity: string): string {
  return `${a} with ${b} is listed as a ${severity} interaction`;
}

export const FACT_NAMES = {
  pregnancy: 'pregnancy',
  breast_feeding: 'breast-feeding',
  age: 'age from 65 years',
  kidney: 'reduced kidney function',
  liver: 'liver disease',
  ecg: 'a long QT interval',
} as const;

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

const NOTE_LABELS: Readonly<Record<string, (subject: string) => string>> = {
  maximum_dose: (subject) => `${subject} above the usual maximum dose`,
  restart: (subject) => `${subject} after a gap`,
  combination: (subject) => subject,
};

/** A note in a few words. */
export function noteLabel({ kind, subject }: { readonly kind: string; readonly subject: string }): string {
  const fact = IN_FACT[kind as keyof typeof IN_FACT] as string | undefined;
  return NOTE_LABELS[kind]?.(subject) ?? (fact === undefined ? subject : `${subject} ${fact}`);
}

/** Of many interactions the worst are told. */
export function firstOfText(told: number, found: number): string {
  return `Of ${found} interactions the worst ${told} are told: check fewer medicines at once to see the others.`;
}
