import { type ContextFact, findInstrument, findStates, type StateMention } from '@svc/clinical';
import { type ContextReadEntry, normalForm } from '@svc/contracts';
import { contextFacts } from './context-facts.ts';
import type { RecognisedLine } from '../medication-lines/recognised-line.ts';
import { recogniseLine } from '../medication-lines/recognise-line.ts';
import { locateSafetyWords } from '../safety-words/locate-safety-words.ts';
import { laboratoryValues, type ValueInWords } from './laboratory-values.ts';
import { medicinesAsMeant } from './medicines-in-context.ts';
import { notRead, type NotRead, type Span } from './not-read.ts';
import { FACT_READ_AS, medicineReadAs, safetyReadAs } from './wording.ts';

/** What words beside a request say, before anything is judged. */
export interface ContextReading {
  readonly states: readonly StateMention[];
  readonly facts: readonly ContextFact[];
  /** The medicines each sentence names. */
  readonly lines: readonly RecognisedLine[];
  /** Laboratory values; what they are called is no medicine. */
  readonly values: readonly ValueInWords[];
  /** All of it, in the order of the text's readers: states, persons, values, medicines, words about safety. */
  readonly read: readonly ContextReadEntry[];
  readonly notRead: NotRead;
}

/**
 * Reads the words beside a request: illnesses and states, what is said of the person, medicines, laboratory values. What
 * is not understood is kept as it was sent.
 *
 * @param now milliseconds since the epoch; a year in the text is counted from it
 */
export function readContext(context: string, now: number | undefined): ContextReading {
  const text = normalForm(context);
  const year = yearOf(now);
  const values = laboratoryValues(text);
  const states = findStates(text, year);
  const facts = contextFacts(text, states);
  const lines = sentencesIn(without(text, values)).map((sentence) =>
    medicinesAsMeant(recogniseLine(sentence), year),
  );
  const safety = locateSafetyWords([{ where: 'context', text }], year);
  const names = lines.flatMap(({ drugs, exposures, notTaken }) => [
    ...drugs.map(({ matched, drug }) => ({ matched, name: drug.name, state: 'present' as const })),
    ...exposures.map(({ label }) => ({ matched: label, name: label, state: 'present' as const })),
    ...notTaken.map(({ matched, drug, exposure }) => ({
      matched,
      name: drug?.name ?? exposure?.label ?? matched,
      state: 'past' as const,
    })),
  ]);
  const read: ContextReadEntry[] = [
    ...states.map(({ quote, state, status }) => ({ text: quote, readAs: state.label, state: status })),
    ...facts
      .filter(({ value }) => value !== undefined)
      .map(({ words, kind, state }) => ({
        text: words,
        readAs: FACT_READ_AS[kind],
        state: state === 'mentioned' ? ('thought_of' as const) : state,
      })),
    ...values.map(({ quote, analyte }) => ({
      text: quote,
      readAs: analyte.label,
      state: 'present' as const,
    })),
    ...names.map(({ matched, name, state }) => ({ text: matched, readAs: medicineReadAs(name), state })),
    ...safety.map(({ quote, label }) => ({
      text: quote,
      readAs: safetyReadAs(label),
      state: 'present' as const,
    })),
  ];
  const spans: Span[] = [
    ...states,
    ...values,
    ...[...facts.map(({ words }) => words), ...safety.map(({ quote }) => quote)].flatMap((words) =>
      placeOf(words, text),
    ),
  ];
  const nameWords = new Set([
    ...names.flatMap(({ matched }) => matched.toLowerCase().split(NO_WORD)),
    ...text.toLowerCase().split(NO_WORD).filter(isInstrument),
  ]);
  return { states, facts, lines, values, read: distinct(read), notRead: notRead(text, spans, nameWords) };
}

/** What an entry of a list says of the person. A complaint that a medicine is given for is treated; an illness stays. */
export function statesInLine({ text, drugs }: RecognisedLine, now: number | undefined): StateMention[] {
  const sent = normalForm(text);
  return findStates(sent, yearOf(now)).filter(
    ({ start, state }) =>
      state.notInLists !== true &&
      (drugs.length === 0 || state.pastCounts === true || !INDICATION.test(sent.slice(0, start))),
  );
}
const INDICATION =
  /\b(?:for|against|prevents?|treats?|prophylaxis|re|indication|due\s+to|because\s+of|if|when)(?::\s?|\s)(?:[^\s:]{1,40}\s){0,3}\s?$/i;

function yearOf(now: number | undefined): number | undefined {
  return now === undefined ? undefined : new Date(now).getUTCFullYear();
}

function without(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`,
    text,
  );
}

/** A point inside a number ends no sentence. */
function sentencesIn(context: string): string[] {
  return context.split(/[.;\n](?=\s|$)/).filter((sentence) => sentence.trim() !== '');
}

const NO_WORD = /[^\p{L}'’-]+/u;

function isInstrument(word: string): boolean {
  return word.length > 2 && findInstrument(word, word) !== undefined;
}

function placeOf(words: string, text: string): Span[] {
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  return start === -1 ? [] : [{ start, end: start + words.length }];
}

function distinct(read: readonly ContextReadEntry[]): ContextReadEntry[] {
  return [...new Map(read.map((it) => [`${it.text} ${it.readAs} ${it.state}`, it])).values()];
}
