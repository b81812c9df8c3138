import { ANALYTES, DRUGS, MSE_DOMAINS } from '@svc/clinical';
import { INTERACTION_RULES } from '../../../packages/clinical/src/interactions/rules.ts';
import { URGENT_LIMITS } from '../../../packages/clinical/src/analytes/urgent-limits.ts';
import { partsOfAdvice } from '../../../packages/engines/src/agents/medication/said-once.ts';
import { quoteInput } from '../../../packages/engines/src/shared/signal-key.ts';
import { splitSentences } from '../../../packages/intelligence/src/split-sentences.ts';
import type { DataTable } from './data-tables.ts';
import { isSaidBy, type Section } from './sections.ts';

/** The fixed parts of a template, in their order; anything listed may stand between them. */
type Template = readonly (readonly string[])[];

/** Templates by the first word of their first part. */
type Grammar = ReadonlyMap<string, readonly Template[]>;

/** What a text says beyond the listed ones, from the first word no template explains; none when it is an instance. */
type Listed = (text: string, request: object) => readonly string[];

/** A check of the texts of one engine or agent against the templates that it may say. */
export function createListed(
  sections: readonly Section[],
  tables: readonly DataTable[],
  saidBy?: string,
): Listed {
  const own = sections.filter((each) => saidBy === undefined || isSaidBy(saidBy, each.saidBy));
  const templates = own.flatMap(({ texts, parts }) => [...texts, ...parts].map(({ template }) => template));
  const grammar = grammarOf([
    ...templates.flatMap(variantsOf).flatMap(withSentences).map(partsOf),
    ...[...namesOf(tables)].map((name) => partsOf(name)),
  ]);
  const ours = new Set([...grammar.values()].flat(3));
  const known = new Map<string, readonly string[]>();
  return (text, request) => {
    if (stringsOf(request).some((sent) => sent.includes(text))) return [];
    const words = wordsOf(withoutQuotes(text, request));
    const key = words.join(' ');
    const found = known.get(key) ?? leftOf(words, [grammar]);
    known.set(key, found);
    return found.length === 0
      ? found
      : leftOf(words, [grammar, grammarOf(stringsOf(request).flatMap((sent) => pieces(sent, ours)))]);
  };
}

/** Labels, units and texts of the data, whole; a cell that lists several, and an advice of a pair, gives each of them. */
function namesOf(tables: readonly DataTable[]): Set<string> {
  const cells = tables.flatMap(({ rows, said }) =>
    rows.flatMap((row) => said.map((column) => row[column] ?? '')),
  );
  return new Set([
    ...cells,
    ...cells.flatMap((cell) => cell.split(/; | \(finding: |\)| \[|\]/)),
    ...ANALYTES.flatMap(({ unit, conversions }) => [unit, ...conversions.flatMap(({ units }) => units)]),
    ...MSE_DOMAINS.flatMap(({ key, options }) => [key, ...options.map(({ value }) => value)]),
    ...URGENT_LIMITS.map(({ unit }) => unit),
    ...INTERACTION_RULES.flatMap(({ recommendation }) => partsOfAdvice(recommendation)),
    ...DRUGS.flatMap(({ name, inn, synonyms, brands }) => [name, inn, ...synonyms, ...brands]),
  ]);
}

function grammarOf(templates: readonly Template[]): Grammar {
  const real = templates.filter(([first]) => first !== undefined && first.length > 0);
  return Map.groupBy(real, ([first]) => first?.[0] ?? '');
}

/** A template with a choice of words stands for one template each. */
function variantsOf(template: string): string[] {
  const choice = /\{([^{}]* \/ [^{}]*)\}/.exec(template);
  if (choice === null) return [template];
  const { 0: whole, 1: words = '', index } = choice;
  return words
    .split(' / ')
    .flatMap((word) => variantsOf(template.slice(0, index) + word + template.slice(index + whole.length)));
}

/** A narrative tells single sentences of a longer text. */
function withSentences(template: string): string[] {
  const sentences = splitSentences(template);
  return sentences.length === 1 ? [template] : [template, ...sentences];
}

function partsOf(template: string): Template {
  return template
    .replace(/"(?:[^"{}]|\{[^}]*\})*"/g, '{…}')
    .split(/\{[^}]*\}/)
    .map(wordsOf)
    .filter((part) => part.length > 0);
}

/** The words from the first on that no sequence of instances of templates reaches. */
function leftOf(words: readonly string[], grammars: readonly Grammar[]): readonly string[] {
  const ends = reach(words, grammars)(0);
  return words.slice(Math.max(...ends));
}

/** From where in the words sequences of instances can lead to where. */
function reach(
  words: readonly string[],
  grammars: readonly Grammar[],
): (from: number) => ReadonlySet<number> {
  const known = new Map<number, ReadonlySet<number>>();
  const from = (start: number): ReadonlySet<number> => {
    const before = known.get(start);
    if (before !== undefined) return before;
    const ends = new Set([start]);
    const templates = grammars.flatMap((grammar) => grammar.get(words[start] ?? '') ?? []);
    for (const end of new Set(templates.flatMap((template) => instance(template, start))))
      for (const further of from(end)) ends.add(further);
    known.set(start, ends);
    return ends;
  };
  const instance = ([part, ...rest]: Template, start: number): number[] => {
    if (part === undefined) return [start];
    if (!part.every((word, index) => words[start + index] === word)) return [];
    const end = start + part.length;
    if (rest.length === 0) return [end];
    return [...from(end)].flatMap((next) => instance(rest, next));
  };
  return from;
}

/** What the caller wrote and would be taken for a quote of ours or a number. */
const ODD = /"|\de/;

/** Words of the caller stand in quotes; numbers and dates may stand anywhere. */
function withoutQuotes(text: string, request: object): string {
  const odd = stringsOf(request).filter((sent) => sent.length > 2 && ODD.test(sent));
  const even = odd.reduce((rest, sent) => rest.replaceAll(quoteInput(sent), ' ').replaceAll(sent, ' '), text);
  return even.replace(/"[^"]*"|\d{4}-\d\d-\d\dT[\d:.]+Z|-?\d[\d.]*e[-+]?\d+/gu, ' ');
}

const LONGEST_PIECE = 6;

/** A name of the caller as a whole, what is cut out of a longer text, as "10 days ago", and words that are not ours. */
function pieces(sent: string, ours: ReadonlySet<string>): Template[] {
  const words = wordsOf(sent);
  const cuts = words.flatMap((word, start) => [
    ...(ours.has(word) ? [] : [[word]]),
    ...Array.from({ length: LONGEST_PIECE - 1 }, (_, more) => words.slice(start, start + 2 + more)),
  ]);
  return [words, ...cuts.filter((cut) => cut.length > 1 || !ours.has(cut[0] ?? ''))].map((piece) => [piece]);
}

/** What the caller wrote: quoted whole, or a name that stands without quotes. */
export function stringsOf(request: unknown): string[] {
  if (typeof request === 'string') return [request];
  if (typeof request !== 'object' || request === null) return [];
  return Object.values(request).flatMap(stringsOf);
}

/** Braces hold what units annotate, as `{steps}/d`, or the name of a part of a path. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/\{\w+\}/g, ' ')
      .match(/\p{L}[\p{L}'’]*/gu) ?? []
  );
}
