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

const CLAUSE_MARKS: ReadonlySet<string> = new Set([';', '\n', '•', '|', 'but', 'however', 'although']);
const PART_MARKS: ReadonlySet<string> = new Set([',', '(', ')', '[', ']']);
const JOINING: ReadonlySet<string> = new Set(['and', 'then', '&', '+']);

/**
 * Which names are denied, stopped, past, an allergy or about someone else, with the reason. A marking runs to the end
 * of its clause: what is listed after "stopped" or "no" counts as taken again only after a wording that says so.
 */
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
  const takenInPart = new Set<number>();
  const outside: (Open | undefined)[] = [];
  let open: Open | undefined;

  const precedingInPart = (at: number): Name[] =>
    mentions.filter(({ start }) => start < at && partOf(start) === partOf(at));
  const preceding = (at: number): Name[] => {
    const here = precedingInPart(at);
    if (here.length > 0) return here;
    const last = mentions.findLast(({ start }) => start < at && clauseOf(start) === clauseOf(at));
    return last ? mentions.filter(({ start }) => start < at && partOf(start) === partOf(last.start)) : [];
  };
  const follows = (at: number, of: (index: number) => number): boolean =>
    mentions.some(({ start }) => start > at && of(start) === of(at));
  const markAll = (marked: readonly Name[], reason: NotTakenReason): void => {
    for (const mention of marked) if (!reasons.has(mention)) reasons.set(mention, reason);
  };
  const openAt = (index: number, mark: TakingMark): void => {
    open = { mark, part: partOf(index), named: false };
  };

  for (let index = 0; index < tokens.length; index += 1) {
    const text = tokens[index]?.text ?? '';
    if (index > 0 && clauseOf(index) !== clauseOf(index - 1)) open = undefined;
    if (text === '(' || text === '[') outside.push(open);
    else if (text === ')' || text === ']') open = outside.length > 0 ? outside.pop() : open;
    else if (open?.mark.until === text && open.named) open = undefined;
    else if (text === 'on' && index > 0 && partOf(index) !== partOf(index - 1)) open = undefined;

    const mention = mentionAt.get(index);
    if (mention && open) {
      markAll([mention], open.mark.reason);
      open.named = true;
    }
    const wording = wordingAt.get(index);
    if (wording) read(wording);
  }
  return reasons;

  function read({ mark, start, end }: TakingWording): void {
    const here = precedingInPart(start);
    if (mark.scope === 'before') openAt(start, mark);
    else if (mark.scope === 'taken') {
      takenInPart.add(partOf(start));
      if (open && (open.named || open.part !== partOf(start))) open = undefined;
    } else if (mark.scope === 'touching') {
      markAll(
        mentions.filter((mention) => mention.end === start),
        mark.reason,
      );
    } else if (mark.scope === 'after') {
      if (!takenInPart.has(partOf(start))) markAll(preceding(start), mark.reason);
    } else if (mark.scope === 'change') {
      if (follows(start, clauseOf)) markAll(preceding(start), mark.reason);
      open = undefined;
    } else if (mark.scope === 'closing') {
      if (here.length > 0 && closesPart(end)) markAll(here, mark.reason);
      else openAt(start, mark);
    } else if (mark.scope === 'either') readEither(start, end, mark, here);
  }

  function readEither(start: number, end: number, mark: TakingMark, here: readonly Name[]): void {
    const headsAList = tokens[end]?.text === ':';
    if (here.length > 0 && !headsAList) {
      if (mark.reason === 'other' && isProductName(end)) return;
      markAll(here, mark.reason);
      if (follows(start, partOf)) openAt(start, mark);
      return;
    }
    const before = headsAList || follows(start, partOf) ? [] : preceding(start);
    markAll(before, mark.reason);
    if (before.length === 0 || mark.reason === 'other') openAt(start, mark);
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

/** The clause and, inside it, the part each token belongs to. */
function partsOf(
  tokens: readonly Token[],
  wordings: readonly TakingWording[],
): { readonly part: readonly number[]; readonly clause: readonly number[] } {
  const starts = new Set(wordings.filter(({ mark }) => mark.scope !== 'neutral').map(({ start }) => start));
  const part: number[] = [];
  const clause: number[] = [];
  let parts = 0;
  let clauses = 0;
  tokens.forEach(({ text }, index) => {
    const newClause = CLAUSE_MARKS.has(text) || endsSentence(tokens, index);
    if (newClause) clauses += 1;
    if (newClause || PART_MARKS.has(text) || (JOINING.has(text) && starts.has(index + 1))) parts += 1;
    clause.push(clauses);
    part.push(parts);
  });
  return { part, clause };
}

/** Letters of a word before a point that ends a sentence; shorter ones may be cut short ("St."). */
const SENTENCE_WORD_LETTERS = 4;

function endsSentence(tokens: readonly Token[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token?.text !== '.' || !before || next?.start === token.end) return false;
  return before.kind === 'number' || before.text.length >= SENTENCE_WORD_LETTERS || isDirection(before.text);
}
