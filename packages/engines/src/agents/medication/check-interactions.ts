import type { MedicationAssessment } from '@svc/contracts';
import type { AgentEvaluation, AgentFinding, AgentRisk } from '../agent-evaluation.ts';
import { notAssessable, riskOf, unrecognisedLabels } from '../risk.ts';
import type { RecognisedLine } from '../../medication-lines/recognised-line.ts';
import { recogniseLine } from '../../medication-lines/recognise-line.ts';
import { combinationNotes } from './combination-notes.ts';
import { duplicateTherapyNotes, type MedicationNote } from './duplicate-therapy.ts';
import { type Interaction, interactionsAmong } from './interactions-among.ts';
import { ageMaximumNotes, maximumDoseNotes, weeklyNotes } from './maximum-dose.ts';
import { notCheckedOf } from './not-checked.ts';
import { factsOf, factsWithoutNote, patientNotes } from './patient-notes.ts';
import { restartNotes } from './restart-notes.ts';
import {
  DRUGS,
  EXPOSURE_WORDS,
  type InteractionSeverity,
  rankOf,
  SEVERITIES,
  type StateMention,
} from '@svc/clinical';
import { conditionNotes } from './condition-notes.ts';
import type { ContextNote } from './context-note.ts';
import { readContext, statesInLine } from '../../context/context-reading.ts';
import { statesLeftBy } from './derived-states.ts';
import { valueNotes } from './value-notes.ts';
import { UNKNOWN_WORDS_LABEL } from '../../context/wording.ts';
import {
  hasWashout,
  type Stopped,
  type StoppedInteraction,
  stoppedIn,
  stoppedInteractions,
} from './stopped.ts';
import { labelOf, type Taken, takenIn } from './taken.ts';
import {
  addedText,
  firstOfText,
  classEntryText,
  headlineText,
  interactionSentence,
  notTakenText,
  onlyInContextText,
  sharedBrandText,
  noteLabel,
  notCheckedSentence,
  spellingText,
  stoppedNoteText,
  stoppedText,
  unrecognisedText,
} from './wording.ts';

export interface MedicationContext {
  /** Words of the caller beside the list. They can add to what is found and take nothing from it. */
  readonly context?: string | undefined;
  /** Milliseconds since the epoch: what a stop "in May" is counted from. */
  readonly now?: number | undefined;
}

const RISK_OF: Readonly<Record<InteractionSeverity, AgentRisk['level']>> = {
  contraindicated: 'high',
  major: 'moderate',
  moderate: 'low',
  minor: 'none',
};
/** Interactions told at most, the worst first: the pairs of hundreds of medicines are nothing a person reads. */
const MOST_LISTED = 300;
const LEVELS: readonly AgentRisk['level'][] = ['none', 'low', 'moderate', 'high'];

/**
 * Checks the lines of a medication list against one another: interactions, what was stopped and still matters,
 * doubled therapy, doses above the listed maximum, and what the words beside the list say of the patient.
 *
 * Each line is free text: a name, brand or class word with an optional dose in mg and times a day. What is not
 * recognised is named in the warnings and never guessed; a misspelling that is read as a medication is named too.
 * `notChecked` says what was not looked at. The answer does not depend on the order of the lines, and a further line
 * never lowers the risk or removes an interaction (of more than 300 the worst are told, and how many there are); a mood stabiliser alone answers what was asked about an antidepressant
 * in bipolar disorder without one. `assessment` is null when nothing was recognised. Advisory: every
 * recommendation is for the prescriber to weigh. Never throws. Rules with their sources: `INTERACTION_RULES`.
 *
 * @example
 * ```ts
 * import { checkInteractions } from '@svc/engines';
 *
 * const { assessment } = checkInteractions(['Sertraline 100 mg daily', 'Tranylcypromine 10 mg bid']);
 * assessment?.interactions[0]?.severity; // → 'contraindicated'
 * ```
 */
export function checkInteractions(
  lines: readonly string[],
  { context = '', now }: MedicationContext = {},
): AgentEvaluation<MedicationAssessment> {
  return evaluateLines(lines.map(recogniseLine), context, now);
}

/** The same for lines that are already recognised. */
// oxlint-disable-next-line max-lines-per-function -- the whole answer in the order in which its parts follow from each other
function evaluateLines(
  lines: readonly RecognisedLine[],
  context: string,
  now: number | undefined,
): AgentEvaluation<MedicationAssessment> {
  const reading = readContext(context, now);
  const contextLines = reading.lines.map(withoutHistory);
  const added = takenByContext(contextLines, lines);
  const stopped = stoppedIn([...lines, ...contextLines], now);
  const inLines = lines.map((line) => ({ line, states: statesInLine(line, now) }));
  const states = [...reading.states, ...inLines.flatMap((it) => it.states), ...statesLeftBy(stopped)];
  const unread = inLines.filter((it) => isUnrecognised(it.line) && it.states.length === 0);
  const unrecognised = unread.map(({ line }) => line.text);
  const taken = takenIn([...lines, ...added, ...exposuresIn(states)]);
  const current = new Set(taken.map(labelOf));
  const found = worstFirst(interactionsAmong(taken), stoppedInteractions(stopped, taken));
  const interactions = found.slice(0, MOST_LISTED);
  const facts = factsOf(reading.facts, lines);
  const patient = patientNotes(facts, taken);
  const told = [...conditionNotes(states, taken), ...valueNotes(reading.values)];
  const notes = [
    ...duplicateTherapyNotes(taken),
    ...maximumDoseNotes(taken),
    ...ageMaximumNotes(facts, taken),
    ...weeklyNotes(taken),
    ...combinationNotes(taken),
    ...restartNotes([...lines, ...contextLines], now),
    ...patient,
    ...told.map(({ note }) => note),
  ].toSorted(byText);
  const past = stopped.filter((it) => !current.has(labelOf(it.taken)) && !isIn(it, interactions));
  const denied = deniedIn(lines, current, stopped);
  const onlyInContext = onlyInContextOf(contextLines, current, stopped);
  const notChecked = notCheckedOf({
    taken,
    facts,
    unrecognised: unrecognised.length,
    onlyClass: onlyClassIn(lines).length,
    onlyInContext,
    leftOut: [...past.filter((it) => !hasWashout(it)).map(({ taken: it }) => labelOf(it)), ...denied.names],
    withoutRule: statesWithoutRule(states, told, taken),
    notRead: reading.notRead.clauses.length,
    isMale: MALE.test(context) && !FEMALE.test(context),
  });
  const warnings = [
    ...new Set([
      ...(found.length > MOST_LISTED ? [firstOfText(MOST_LISTED, found.length)] : []),
      ...warningsOf(
        unread.map(({ line }) => line),
        lines,
      ),
      ...onlyClassIn(lines).map(({ text, label }) => classEntryText(text, label)),
      ...past.map((it) => stoppedNoteText(labelOf(it.taken), it.when ?? null, hasWashout(it))),
      ...denied.texts,
      ...added.flatMap(({ drugs }) => drugs.map(({ drug }) => addedText(drug.name))),
      ...onlyInContext.map(onlyInContextText),
      ...factsWithoutNote(facts, patient),
      ...(notChecked.length === 0 ? [] : [`${notCheckedSentence(notChecked)}.`]),
    ]),
  ];
  const leftOut = [
    ...unrecognisedLabels(unrecognised.length, lines.length),
    ...(reading.notRead.clinicalWords.length === 0 ? [] : [UNKNOWN_WORDS_LABEL]),
  ];
  const said = { notChecked, contextRead: reading.read, contextNotRead: reading.notRead.clauses };
  const isAsking = reading.notRead.clinicalWords.length > 0;
  if (unrecognised.length === lines.length && told.length === 0)
    return { ...notAssessable(leftOut, warnings, isAsking), ...(context === '' ? { notChecked } : said) };
  const checkedCount = new Set([
    ...current,
    ...stopped.filter(hasWashout).map(({ taken: it }) => labelOf(it)),
  ]).size;
  const risk = riskOf(worstLevel(found, notes), [...severityLabels(found), ...noteLabels(notes), ...leftOut]);
  return {
    assessment: {
      interactions,
      recognized: [...current],
      unrecognized: [...new Set(unrecognised)],
      notes,
      stopped: stopped
        .filter((it) => !current.has(labelOf(it.taken)))
        .map((it) => ({
          name: labelOf(it.taken),
          when: it.when ?? null,
          leastDaysAgo: it.days ?? null,
          checked: hasWashout(it),
        })),
    },
    risk: isAsking ? { ...risk, flag: true } : risk,
    headline: headlineText(checkedCount, lines.length, [...severityLabels(found), ...noteLabels(notes)]),
    findings: findingsOf(interactions, notes, told),
    warnings,
    ...(context === '' ? { notChecked } : said),
  };
}

/** What the states told are in the rules of pairs: vomiting, alcohol, smoking that stopped. */
function exposuresIn(states: readonly StateMention[]): RecognisedLine[] {
  return states.flatMap(({ state, status, quote }) => {
    const exposure = status === 'present' ? exposureByKey.get(state.exposure ?? '') : undefined;
    return exposure === undefined ? [] : [{ text: quote, drugs: [], exposures: [exposure], notTaken: [] }];
  });
}

const exposureByKey = new Map(EXPOSURE_WORDS.map((exposure) => [exposure.key, exposure]));

/** What was told, is so now, and no rule here was asked about: by the names of the catalogue. */
function statesWithoutRule(
  states: readonly StateMention[],
  told: readonly ContextNote[],
  taken: readonly Taken[],
): string[] {
  const used = new Set(told.flatMap(({ statesUsed }) => statesUsed));
  const present = states.filter(
    ({ state, status }) =>
      status === 'present' &&
      !used.has(state.key) &&
      state.quiet !== true &&
      state.fact === undefined &&
      state.exposure === undefined,
  );
  return taken.length === 0 ? [] : [...new Set(present.map(({ state }) => state.label))].sort();
}

const MALE = /\b(?:he|his|him|man|male|gentleman|boy|\d{2}\s?m)\b/i;
const FEMALE = /\b(?:she|her|hers|woman|female|lady|girl|\d{2}\s?f)\b/i;

function isUnrecognised({ drugs, exposures, notTaken }: RecognisedLine): boolean {
  return drugs.length === 0 && exposures.length === 0 && notTaken.length === 0;
}

const STOP_SAID = /\b(?:stopp?ed|discontinued|came\s+off|washed?\s?-?out|ended|finished|switched\s+from)\b/i;

/** Of what words beside the list say is past, what has a time or was plainly stopped: "tried fluoxetine" is history. */
function withoutHistory(line: RecognisedLine): RecognisedLine {
  const notTaken = line.notTaken.filter(
    ({ reason, since }) => since !== undefined || (reason === 'stopped' && STOP_SAID.test(line.text)),
  );
  return { ...line, notTaken };
}

const TAKES =
  /\b(?:takes?|taking|uses|using|(?:is|currently|also|now|still)\s+on|started|starts|continues|prescribed|given|gave|gives|(?:put|puts|putting)\s+(?:him|her|them|me)\s+on|on\s+(?:the\s+)?\w+\s+\d|added|adds|course\s+of|over\s+the\s+counter|otc|buys)\b/i;

/** What the words beside the list say is taken and the list does not name: checked as if it did. */
function takenByContext(
  contextLines: readonly RecognisedLine[],
  lines: readonly RecognisedLine[],
): RecognisedLine[] {
  const listed = new Set(lines.flatMap(({ drugs }) => drugs.map(({ drug }) => drug.key)));
  return contextLines.flatMap(({ text, drugs }) => {
    if (!TAKES.test(text)) return [];
    const more = drugs.filter(({ drug, by }) => by === 'name' && !listed.has(drug.key));
    for (const { drug } of more) listed.add(drug.key);
    return more.length === 0 ? [] : [{ text, drugs: more, exposures: [], notTaken: [] }];
  });
}

/** Medicines that the words beside the list name as taken, and the list does not. */
function onlyInContextOf(
  contextLines: readonly RecognisedLine[],
  current: ReadonlySet<string>,
  stopped: readonly Stopped[],
): string[] {
  const known = new Set([...current, ...stopped.map(({ taken }) => labelOf(taken))]);
  const names = contextLines.flatMap(({ drugs }) =>
    drugs.filter(({ by }) => by === 'name').map(({ drug }) => drug.name),
  );
  return [...new Set(names.filter((name) => !known.has(name)))].toSorted();
}

/** Foods, habits and states: what they are is said by the word itself. */
const NO_CLASS: ReadonlySet<string> = new Set([
  'alcohol',
  'alcohol_withdrawal',
  'smoking',
  'smoking_stopped',
  'grapefruit',
  'caffeine',
  'tyramine',
  'low_sodium_diet',
  'volume_loss',
]);

/** Entries that name a class of medicines and no medicine. */
function onlyClassIn(lines: readonly RecognisedLine[]): { readonly text: string; readonly label: string }[] {
  return lines.flatMap(({ text, drugs, exposures }) => {
    const classes = exposures.filter(({ key }) => !NO_CLASS.has(key)).map(({ label }) => label);
    return drugs.length > 0 || classes.length === 0 ? [] : [{ text, label: classes.join(' and ') }];
  });
}

/** A pair taken and stopped at once is named once, at its worst. */
function worstFirst(
  taken: readonly Interaction[],
  stopped: readonly StoppedInteraction[],
): (Interaction | StoppedInteraction)[] {
  if (stopped.length === 0) return [...taken];
  const byPair = new Map<string, Interaction>(taken.map((it) => [pairOf(it), it]));
  for (const it of stopped) {
    const before = byPair.get(pairOf(it));
    if (!before || rankOf(it.severity) < rankOf(before.severity)) byPair.set(pairOf(it), it);
  }
  const all = [...byPair.values()].sort((one, other) => compare(pairOf(one), pairOf(other)));
  return SEVERITIES.flatMap((severity) => all.filter((it) => it.severity === severity));
}

function pairOf({ a, b }: Interaction): string {
  return `${a.toLowerCase()} + ${b.toLowerCase()}`;
}

function isIn({ taken }: Stopped, interactions: readonly Interaction[]): boolean {
  const name = labelOf(taken);
  return interactions.some(({ a, b }) => a === name || b === name);
}

/** What is named as not taken and nowhere as taken or stopped. */
function deniedIn(
  lines: readonly RecognisedLine[],
  current: ReadonlySet<string>,
  stopped: readonly Stopped[],
): { readonly names: string[]; readonly texts: string[] } {
  const known = new Set([...current, ...stopped.map(({ taken }) => labelOf(taken))]);
  const denied = lines.flatMap(({ notTaken }) =>
    notTaken.flatMap(({ drug, exposure, reason }) => {
      const name = drug?.name ?? exposure?.label;
      const isDenied = reason === 'not' || reason === 'other';
      return name === undefined || !isDenied || known.has(name) ? [] : [{ name, reason }];
    }),
  );
  return {
    names: [...new Set(denied.map(({ name }) => name))],
    texts: denied.map(({ name, reason }) => notTakenText(name, reason)),
  };
}

function warningsOf(unread: readonly RecognisedLine[], lines: readonly RecognisedLine[]): string[] {
  return lines.flatMap((line) =>
    unread.includes(line)
      ? [unrecognisedText(line.text)]
      : [
          ...sharedBrandWarnings(line),
          ...line.drugs
            .filter(({ by }) => by === 'spelling')
            .map(({ drug, matched }) => spellingText(matched, drug.name)),
        ],
  );
}

const nameByKey = new Map(DRUGS.map(({ key, name }) => [key, name]));

function sharedBrandWarnings({ drugs, sharedBrands = [] }: RecognisedLine): string[] {
  return sharedBrands.map(({ brand, meanings }) => {
    const read = meanings.filter((meaning) => drugs.some(({ drug }) => drug.key === meaning.drug));
    const nameOf = (key: string): string => nameByKey.get(key) ?? key;
    return sharedBrandText(
      brand,
      meanings.map(({ drug, where }) => `${nameOf(drug)} ${where}`),
      read.map(({ drug }) => nameOf(drug)),
    );
  });
}

function worstLevel([worst]: readonly Interaction[], notes: readonly MedicationNote[]): AgentRisk['level'] {
  const levels: AgentRisk['level'][] = [
    worst ? RISK_OF[worst.severity] : 'none',
    ...notes.map(({ level }) => level ?? 'none'),
  ];
  return LEVELS[Math.max(...levels.map((level) => LEVELS.indexOf(level)))] ?? 'none';
}

function severityLabels(interactions: readonly Interaction[]): string[] {
  return SEVERITIES.flatMap((severity) => {
    const count = interactions.filter((it) => it.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity} ${count === 1 ? 'interaction' : 'interactions'}`];
  });
}

function noteLabels(notes: readonly MedicationNote[]): string[] {
  const labels = LEVELS.toReversed().flatMap((level) =>
    notes.filter((note) => level !== 'none' && note.level === level).map((note) => noteLabel(note)),
  );
  return [...new Set(labels)];
}

/** A stop is said once: with the pair, not with the advice again. */
function pairSentences(it: Interaction | StoppedInteraction): string[] {
  const stop =
    'stopped' in it && it.stopped ? stoppedText(it.stopped as StoppedInteraction['stopped']) : undefined;
  const pair = interactionSentence(it.a, it.b, it.severity);
  return [
    stop === undefined ? `${pair}.` : `${pair}; ${stop}.`,
    `Mechanism: ${it.mechanism}.`,
    `${stop === undefined ? it.recommendation : it.recommendation.replace(`${stop}. `, '')}.`,
  ];
}

function findingsOf(
  interactions: readonly (Interaction | StoppedInteraction)[],
  notes: readonly MedicationNote[],
  told: readonly ContextNote[],
): AgentFinding[] {
  const ownWords = new Map(told.map(({ note, sentence }) => [note, sentence]));
  const pairs = interactions.map((it, index) => ({
    level: RISK_OF[it.severity],
    citation: `checkInteractions.interactions[${index}]`,
    subject: `${it.a} + ${it.b}`,
    sentences: pairSentences(it),
  }));
  const others = notes.map((it, index) => ({
    level: it.level ?? ('none' as const),
    citation: `checkInteractions.notes[${index}]`,
    subject: it.subject,
    sentences: [upperFirst(ownWords.get(it) ?? `${it.note}.`)],
  }));
  return [...pairs, ...others]
    .toSorted((one, other) => LEVELS.indexOf(other.level) - LEVELS.indexOf(one.level))
    .map(({ citation, subject, sentences }) => ({ citation, subject, sentences }));
}

function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function byText(one: MedicationNote, other: MedicationNote): number {
  const [first, second] = [one, other].map(({ kind, subject, note }) => `${kind} ${subject} ${note}`);
  return compare(first ?? '', second ?? '');
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
