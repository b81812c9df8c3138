import { isDirection } from './line-words.ts';
import type { Token } from './line-words.ts';
import type { NotTakenReason, TakingMark } from './taking-phrases.ts';

/** A name of a medication or an exposure, by the tokens it covers. */
export interface Mention {
  readonly start: number;
  readonly end: number;
}

/** A wording of taking or not taking, by the tokens it covers. */
export interface TakingWording extends Mention {
  readonly mark: TakingMark;
}

interface Open {
  readonly mark: TakingMark;
  readonly part: number;
  named: boolean;
}

/** Names by their position in the line, `to` left out. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const NONE: Range = { from: 0, to: 0 };

const CLAUSE_MARKS: ReadonlySet<string> = new Set([';', '\n', '•', '|', 'but', 'however', 'although']);
const PART_MARKS: ReadonlySet<string> = new Set([',', '(', ')', '[', ']']);
const JOINING: ReadonlySet<string> = new Set(['and', 'then', '&', '+']);

/**
 * Which names are denied, stopped, past, an allergy or about someone else, with the reason. A marking runs to the end
 * of its clause: what is listed after "stopped" or "no" counts as taken again only after a wording that says so. Looks
 * at each name a fixed number of times, however long the line is.
 *
 * @param mentions in the order of the line
 */
// oxlint-disable-next-line max-lines-per-function -- one pass along the line: every mark depends on those before it
export function notTaken<Name extends Mention>(
  tokens: readonly Token[],
  mentions: readonly Name[],
  wordings: readonly TakingWording[],
): ReadonlyMap<Name, NotTakenReason> {
  const reasons = new Map<Name, NotTakenReason>();
  if (wordings.length === 0) return reasons;
  const parts = partsOf(tokens, wordings);
  const partOf = (index: number): number => parts.part[index] ?? 0;
  const clauseOf = (index: number): number => parts.clause[index] ?? 0;
  const mentionAt = new Map(mentions.map((mention) => [mention.start, mention]));
  const wordingAt = new Map(wordings.map((wording) => [wording.start, wording]));
  const endingAt = groupBy(mentions, ({ end }) => end);
  const startsBefore = countStarts(mentions, tokens.length);
  const takenInPart = new Set<number>();
  const outside: (Open | undefined)[] = [];
  let open: Open | undefined;

  /** The names of the part of token `of` that begin before token `at`. */
  const ofPartBefore = (of: number, at: number): Range => ({
    from: startsBefore[parts.startOfPart[partOf(of)] ?? 0] ?? 0,
    to: startsBefore[at] ?? mentions.length,
  });
  const preceding = (at: number): Range => {
    const here = ofPartBefore(at, at);
    if (!isEmpty(here)) return here;
    const last = mentions[here.to - 1];
    return last !== undefined && clauseOf(last.start) === clauseOf(at) ? ofPartBefore(last.start, at) : here;
  };
  const follows = (at: number, of: (index: number) => number): boolean => {
    const next = mentions[startsBefore[at + 1] ?? mentions.length];
    return next !== undefined && of(next.start) === of(at);
  };
  const mark = (mention: Name, reason: NotTakenReason): void => {
    if (!reasons.has(mention)) reasons.set(mention, reason);
  };
  // Every range of a part begins at the part's first name, so what one range has marked no later one looks at again.
  const markedTo = new Map<number, number>();
  const markAll = ({ from, to }: Range, reason: NotTakenReason): void => {
    for (let index = markedTo.get(from) ?? from; index < to; index += 1)
      mark(mentions[index] as Name, reason);
    markedTo.set(from, Math.max(to, markedTo.get(from) ?? from));
  };
  const openAt = (index: number, mark: TakingMark): void => {
    open = { mark, part: partOf(index), named: false };
  };

  for (let index = 0; index < tokens.length; index += 1) {
    const text = tokens[index]?.text ?? '';
    if (index > 0 && clauseOf(index) !== clauseOf(index - 1)) open = undefined;
    if (text === '(' || text === '[') outside.push(open);
    else if (text === ')' || text === ']') open = outside.length > 0 ? outside.pop() : open;
    else if (open?.mark.until === text && open.named) {
      open = undefined;
      // "Switched from A to B 2 weeks ago": B is taken, the time is that of the switch.
      takenInPart.add(partOf(index));
    } else if (text === 'on' && index > 0 && partOf(index) !== partOf(index - 1)) open = undefined;

    const mention = mentionAt.get(index);
    if (mention && open) {
      mark(mention, open.mark.reason);
      open.named = true;
    }
    const wording = wordingAt.get(index);
    if (wording) read(wording);
  }
  return reasons;

  function read({ mark: wording, start, end }: TakingWording): void {
    const { scope, reason } = wording;
    const here = ofPartBefore(start, start);
    if (scope === 'before') openAt(start, wording);
    else if (scope === 'taken') {
      takenInPart.add(partOf(start));
      if (open && (open.named || open.part !== partOf(start))) open = undefined;
    } else if (scope === 'touching') {
      for (const mention of endingAt.get(start) ?? []) mark(mention, reason);
    } else if (scope === 'after') {
      if (!takenInPart.has(partOf(start))) markAll(preceding(start), reason);
    } else if (scope === 'change') {
      if (follows(start, clauseOf)) markAll(preceding(start), reason);
      takenInPart.add(partOf(start));
      open = undefined;
    } else if (scope === 'closing') {
      if (!isEmpty(here) && closesPart(end)) markAll(here, reason);
      else openAt(start, wording);
    } else if (scope === 'either') readEither(start, end, wording, here);
  }

  function readEither(start: number, end: number, wording: TakingMark, here: Range): void {
    const headsAList = tokens[end]?.text === ':';
    if (!isEmpty(here) && !headsAList) {
      if (wording.reason === 'other' && isProductName(end)) return;
      markAll(here, wording.reason);
      if (follows(start, partOf)) openAt(start, wording);
      return;
    }
    const before = headsAList || follows(start, partOf) ? NONE : preceding(start);
    markAll(before, wording.reason);
    if (isEmpty(before) || wording.reason === 'other') openAt(start, wording);
  }

  /** "Benadryl Allergy 25 mg": with a dose after it, the word belongs to the product. */
  function isProductName(end: number): boolean {
    return tokens[end]?.kind === 'number' && tokens[end + 1]?.text === 'mg';
  }

  function closesPart(end: number): boolean {
    const next = tokens[end];
    return next === undefined || partOf(end) !== partOf(end - 1) || next.text === '.';
  }
}

function isEmpty({ from, to }: Range): boolean {
  return to <= from;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** How many names begin before each token, and before the end. */
function countStarts(mentions: readonly Mention[], tokens: number): readonly number[] {
  const counts: number[] = [];
  let count = 0;
  for (let index = 0; index <= tokens; index += 1) {
    counts.push(count);
    while ((mentions[count]?.start ?? Number.POSITIVE_INFINITY) <= index) count += 1;
  }
  return counts;
}

interface Parts {
  /** The part and the clause of each token. */
  readonly part: readonly number[];
  readonly clause: readonly number[];
  /** The first token of each part. */
  readonly startOfPart: readonly number[];
}

/** The clauses of a line and, inside them, their parts. */
function partsOf(tokens: readonly Token[], wordings: readonly TakingWording[]): Parts {
  const starts = new Set(wordings.filter(({ mark }) => mark.scope !== 'neutral').map(({ start }) => start));
  const part: number[] = [];
  const clause: number[] = [];
  const startOfPart = [0];
  let clauses = 0;
  tokens.forEach(({ text }, index) => {
    const newClause = CLAUSE_MARKS.has(text) || endsSentence(tokens, index);
    if (newClause) clauses += 1;
    if (newClause || PART_MARKS.has(text) || (JOINING.has(text) && starts.has(index + 1)))
      startOfPart.push(index);
    clause.push(clauses);
    part.push(startOfPart.length - 1);
  });
  return { part, clause, startOfPart };
}

/** Letters of a word before a point that ends a sentence; shorter ones may be cut short ("St."). */
const SENTENCE_WORD_LETTERS = 4;

function endsSentence(tokens: readonly Token[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token?.text !== '.' || !before || next?.start === token.end) return false;
  return before.kind === 'number' || before.text.length >= SENTENCE_WORD_LETTERS || isDirection(before.text);
}
