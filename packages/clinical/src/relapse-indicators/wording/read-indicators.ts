import { normalForm } from '@svc/contracts';
import { isHistorical } from '../../language/temporality.ts';
import { findSafetyWords } from '../../safety-words/find-safety-words.ts';
import type { RelapseIndicator } from '../define-indicator.ts';
import { RELAPSE_INDICATORS } from '../index.ts';
import { type EntryWord, isOf, type ReadEntry, readEntry } from './read-entry.ts';
import { type Wording, wordingsOf } from './wording.ts';

/** What an entry in somebody's own words says of the indicators. */
export interface IndicatorReading {
  /** Said to be so, in the order of the entry. */
  readonly present: readonly RelapseIndicator[];
  /** Denied, over, or the healthy state of it. */
  readonly absent: readonly RelapseIndicator[];
  /** Parts of the entry, as sent, that say something and were not read. */
  readonly unread: readonly string[];
}

interface Known {
  readonly indicator: RelapseIndicator;
  readonly wording: Wording;
  /** Only where nothing else of weight stands in the part: "drinking", but not "drinking tea". */
  readonly alone: boolean;
  /** The healthy state. */
  readonly well: boolean;
}

/** Every wording by the concepts of its first part, made when it is first asked for: it takes a moment. */
let byConcept: ReadonlyMap<string, readonly Known[]> | undefined;

/**
 * Reads an entry by its content words: their forms, their order, articles and small words do not matter; denials, what
 * is over, what is said of relatives, of the past or as a task do. A sign and its healthy state are told apart, and
 * nothing is guessed: an entry that no wording fits gives no indicator. Linear in the length of the entry.
 *
 * @example
 * ```ts
 * import { readIndicators } from '@svc/clinical';
 *
 * readIndicators('not taking her meds').present.map(({ key }) => key); // → ['medication_stopped']
 * readIndicators('no voices').absent.map(({ key }) => key); // → ['hallucinations']
 * readIndicators('moved house').present; // → []
 * ```
 */
export function readIndicators(name: string): IndicatorReading {
  const readings = asWritten(name).split(SENTENCE_ENDS).map(inSentence);
  const present = new Set(readings.flatMap((reading) => reading.present));
  const isRead = readings.some((reading) => reading.present.length + reading.absent.length > 0);
  return {
    present: [...present],
    absent: [...new Set(readings.flatMap((reading) => reading.absent))].filter((each) => !present.has(each)),
    unread: isRead ? readings.flatMap((reading) => reading.unread) : [],
  };
}

/** No wording reaches from one sentence into the next: a further one takes nothing from what was read. */
const SENTENCE_ENDS = /(?<=[.!?;\n])\s+/u;

/** What one sentence says; what of it was not read is told whether anything was. */
function inSentence(text: string): IndicatorReading {
  const entry = readEntry(text);
  if (isElsewhere(text, entry)) return { present: [], absent: [], unread: [] };
  const found = accepted(candidates(entry));
  const present = new Set<RelapseIndicator>();
  const absent = new Set<RelapseIndicator>();
  for (const match of found) {
    const polarity = polarityOf(match, found, entry);
    if (polarity === 'present' && isSaidOfNow(match, entry, text)) present.add(match.known.indicator);
    else if (polarity === 'absent') absent.add(match.known.indicator);
  }
  for (const indicator of present) absent.delete(indicator);
  return {
    present: [...present],
    absent: [...absent],
    unread: unreadParts(text, entry, found, present.size > 0),
  };
}

/** `voicesTellingHimToJump`, `wants_to_die` and "↓ sleep" as they would be written. */
function asWritten(name: string): string {
  return normalForm(name)
    .replace(/[↓⬇]/gu, ' reduced ')
    .replace(/[↑⬆]/gu, ' increased ')
    .replace(/_+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

interface Match {
  readonly known: Known;
  /** Indices of the entry's words, in the order of the wording; a lack that is a denial has none. */
  readonly at: readonly number[];
  readonly lackIsDenial: boolean;
  readonly span: number;
}

/** Words of an entry that may stand between those of a wording. */
const MOST_BETWEEN = 3;
const MOST_BETWEEN_PARTS = 4;

function candidates(entry: ReadEntry): Match[] {
  const places = placesOf(entry);
  const found: Match[] = [];
  for (const known of knownFor(places)) {
    const match = matchOf(known, entry, places);
    if (match !== undefined) found.push(match);
  }
  return found;
}

function placesOf({ words }: ReadEntry): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, { concepts }] of words.entries())
    for (const concept of concepts) {
      const at = places.get(concept);
      if (at === undefined) places.set(concept, [index]);
      else at.push(index);
    }
  return places;
}

function knownFor(places: ReadonlyMap<string, unknown>): Set<Known> {
  byConcept ??= indexed();
  const known = new Set<Known>();
  for (const concept of places.keys()) for (const one of byConcept.get(concept) ?? []) known.add(one);
  return known;
}

function matchOf(
  known: Known,
  entry: ReadEntry,
  places: ReadonlyMap<string, readonly number[]>,
): Match | undefined {
  const { parts } = known.wording;
  const [anchor] = anchored(known.wording);
  if (anchor === undefined) return undefined;
  let best: Match | undefined;
  for (const concept of anchor.concepts)
    for (const start of places.get(concept) ?? []) {
      const match = matchAround(known, entry, places, start, parts.indexOf(anchor));
      if (match !== undefined && isAllowed(match, entry) && (best === undefined || match.span < best.span))
        best = match;
    }
  return best;
}

/** The part to look from: not the lack, which may be no word. */
function anchored({ parts }: Wording): Wording['parts'] {
  const rest = parts.filter(({ isLack }) => !isLack);
  return rest.length === 0 ? parts : rest;
}

function matchAround(
  known: Known,
  entry: ReadEntry,
  places: ReadonlyMap<string, readonly number[]>,
  start: number,
  anchor: number,
): Match | undefined {
  const { wording } = known;
  const at: number[] = [start];
  const placeOfPart = new Map([[anchor, start]]);
  let lackIsDenial = false;
  for (const [index, part] of wording.parts.entries()) {
    if (index === anchor) continue;
    const near = nearest(part.concepts, entry, places, at, start, wording.apart);
    if (near !== undefined) {
      at.push(near);
      placeOfPart.set(index, near);
    } else if (part.isLack && at.some((place) => (entry.words[place]?.deniedBy.length ?? 0) > 0))
      lackIsDenial = true;
    else return undefined;
  }
  const span = Math.max(...at) - Math.min(...at) + 1;
  const most = at.length + (wording.apart ? MOST_BETWEEN_PARTS : MOST_BETWEEN);
  if (span > most || (wording.ordered && !isRising(placeOfPart))) return undefined;
  return { known, at, lackIsDenial, span };
}

/** Whether the parts of a wording stand in its order. */
function isRising(places: ReadonlyMap<number, number>): boolean {
  const inOrder = [...places].sort(([a], [b]) => a - b).map(([, place]) => place);
  return inOrder.every((place, index) => index === 0 || place > (inOrder[index - 1] ?? 0));
}

function nearest(
  concepts: ReadonlySet<string>,
  { words }: ReadEntry,
  places: ReadonlyMap<string, readonly number[]>,
  taken: readonly number[],
  from: number,
  apart: boolean,
): number | undefined {
  let best: number | undefined;
  for (const concept of concepts)
    for (const place of places.get(concept) ?? []) {
      if (taken.includes(place)) continue;
      if (!apart && words[place]?.part !== words[from]?.part) continue;
      if (best === undefined || Math.abs(place - from) < Math.abs(best - from)) best = place;
    }
  return best;
}

/** A wording for whole parts needs the part to itself, and a denied one its denial. */
function isAllowed({ known, at, lackIsDenial }: Match, { words }: ReadEntry): boolean {
  const [first = 0] = at;
  const beside = words.filter((word, index) => !at.includes(index) && word.part === words[first]?.part);
  const denied = at.flatMap((place) => words[place]?.deniedBy ?? []);
  if (
    lackIsDenial &&
    beside.some((word) => word.concepts.has('BAD') && word.deniedBy.some((id) => denied.includes(id)))
  )
    return false;
  const says = denied.length > 0 || at.some((place) => words[place]?.denies);
  if (known.wording.denies && !says) return false;
  return !known.alone || beside.every(({ light }) => light);
}

/** The longest match first; of two as long, the one that is a sign; each word is read once. */
function accepted(found: readonly Match[]): Match[] {
  const taken = new Set<number>();
  const kept: Match[] = [];
  for (const match of found.toSorted(byWeight)) {
    if (match.at.some((place) => taken.has(place))) continue;
    for (const place of match.at) taken.add(place);
    kept.push(match);
  }
  return kept.sort((a, b) => Math.min(...a.at) - Math.min(...b.at));
}

function byWeight(a: Match, b: Match): number {
  return (
    b.known.wording.parts.length - a.known.wording.parts.length ||
    Number(b.known.wording.denies) - Number(a.known.wording.denies) ||
    Number(a.known.well) - Number(b.known.well) ||
    a.span - b.span
  );
}

function polarityOf(
  match: Match,
  found: readonly Match[],
  entry: ReadEntry,
): 'present' | 'absent' | undefined {
  const { known } = match;
  const denied = isDenied(match, found, entry);
  if (known.well) return denied && !known.wording.denies ? undefined : 'absent';
  if (known.wording.denies || match.lackIsDenial) return 'present';
  return denied || isOver(match, found, entry) ? 'absent' : 'present';
}

/** A denial is of the next sign, unless it is of a list or "or" goes on. */
function isDenied(match: Match, found: readonly Match[], { words, denials }: ReadEntry): boolean {
  const ids = new Set(match.at.flatMap((place) => words[place]?.deniedBy ?? []));
  for (const id of ids) {
    if (denials[id]?.list) return true;
    const earlier = found
      .slice(0, found.indexOf(match))
      .some(
        (other) =>
          samePart(other, match, words) && other.at.some((place) => words[place]?.deniedBy.includes(id)),
      );
    if (!earlier) return true;
  }
  return false;
}

/**
 * Words about safety are read more closely elsewhere: what is heard in the words alone and not in the whole is a task, a
 * relative's, a paper's, or over.
 */
function isSaidOfNow({ known, at }: Match, { words }: ReadEntry, text: string): boolean {
  if (known.indicator.safetyFloor === undefined || findSafetyWords(text).length > 0) return true;
  if (at.some((place) => words[place]?.concepts.has('overdos'))) return false;
  const said = text.slice(words[Math.min(...at)]?.start, words[Math.max(...at)]?.end);
  return findSafetyWords(said).length === 0;
}

function samePart(a: Match, b: Match, words: readonly EntryWord[]): boolean {
  return words[a.at[0] ?? 0]?.part === words[b.at[0] ?? 0]?.part;
}

const OVER = ['stop', 'STOP', 'GONE', 'BETTER', 'FEWER'];

/** "Voices have gone", "less irritable": beside the sign, in its part, and itself of no other sign. */
function isOver(match: Match, found: readonly Match[], { words }: ReadEntry): boolean {
  const taken = new Set(found.flatMap(({ at }) => at));
  const first = Math.min(...match.at);
  const last = Math.max(...match.at);
  const part = words[first]?.part;
  const says = (at: number): boolean => {
    const word = words[at];
    return (
      word !== undefined &&
      word.part === part &&
      !taken.has(at) &&
      word.deniedBy.length === 0 &&
      !/^(?:about|than)$/.test(words[at - 1]?.text ?? '') &&
      isOf(word, OVER)
    );
  };
  return says(first - 1) || says(first - 2) || says(last + 1) || says(last + 2);
}

const TASK =
  /^(?:(?:to|please|plan to|will) )?(?:monitor|watch (?:out )?for|look out for|screen(?:ed|ing)? for|discuss(?:ed)?|review(?:ed)? |check(?:ed)? for|ask(?:ed)? about|educat|advi[cs]e|information|leaflet|risk of|at risk|prevent)|(?:^| )(?:leaflet|hygiene (?:advice|discussed|given|education)|psychoeducation|education|workshop|advice given|discussed|risk assessment|relapse prevention)(?: |$)/;
const FAMILY = /(?:^| )(?:family history|family hx|fhx?|runs in the family)(?: |$)/;
const PAST =
  /(?:^| )(?:history of|hx of?|previous(?:ly)?|in the past|past history|years ago|formerly|prior|(?:none|nothing|no more)(?: like it)? since)(?: |$)/;
const RELATIVE =
  /^(?:his|her|their|patient) (?:brother|father|mother|dad|mum|mom|sister|son|daughter|husband|wife|uncle|aunt|cousin|grandmother|grandfather|partner|girlfriend|boyfriend|child|children|friend)s? (?:(?:has|have|had|is|was|are|also|still) )*(?!(?:say|said|tell|told|report|think|thought|notice|state|describe|mention|complain|believe|feel|worr|left|leav|die|died|death|dead|passed|ill|concern|has noticed|found|call|rang|phone)[a-z]*)(?:schizophren|bipolar|depress|drink|hear|psycho|suicid|use|take|self|alcohol|addict|admit|hospital|an? |overdos|kill)/;

/** Said as a task, of the past, or of a relative: no sign of now. */
function isElsewhere(text: string, { words }: ReadEntry): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/' ]+/gu, ' ')
    .trim();
  if (TASK.test(plain) || FAMILY.test(plain) || RELATIVE.test(plain)) return true;
  if (plain.startsWith('if ') || plain.endsWith('?')) return true;
  return PAST.test(plain) || isHistorical(words.map((word) => word.text).join(' ')) || isHistorical(plain);
}

/** More words of weight than these beside what was read are not passed over where nothing is said to be so. */
const MOST_UNREAD = 1;

/** Parts with words of weight none of which was read; where no sign was, those with many such words too. */
function unreadParts(text: string, { words }: ReadEntry, found: readonly Match[], isSign: boolean): string[] {
  const read = new Set(found.flatMap(({ at }) => at));
  const parts = new Map<number, { inside: EntryWord[]; unread: number; isRead: boolean }>();
  for (const [index, word] of words.entries()) {
    const part = parts.get(word.part) ?? { inside: [], unread: 0, isRead: false };
    part.inside.push(word);
    if (read.has(index)) part.isRead = true;
    else if (!word.light) part.unread += 1;
    parts.set(word.part, part);
  }
  return [...parts.values()]
    .filter(({ unread, isRead }) => (isRead ? !isSign && unread > MOST_UNREAD : unread > 0))
    .map(({ inside }) => text.slice(inside[0]?.start, inside.at(-1)?.end));
}

function indexed(): Map<string, Known[]> {
  const index = new Map<string, Known[]>();
  for (const known of RELAPSE_INDICATORS.flatMap(knownOf))
    for (const concept of anchored(known.wording)[0]?.concepts ?? []) {
      const there = index.get(concept);
      if (there === undefined) index.set(concept, [known]);
      else there.push(known);
    }
  return index;
}

function knownOf(indicator: RelapseIndicator): Known[] {
  const { words = [], alone = [], well = [] } = indicator.said ?? {};
  const known = (lines: readonly string[], kind: Pick<Known, 'alone' | 'well'>): Known[] =>
    lines.flatMap(wordingsOf).map((wording) => ({ indicator, wording, ...kind }));
  return [
    ...known(words, { alone: false, well: false }),
    ...known(alone, { alone: true, well: false }),
    ...known(well, { alone: false, well: true }),
  ];
}
