import { MSE_DOMAINS } from '@svc/clinical';
import { merged, type Span as TextSpan } from '../overlapping.ts';
import type { Turn } from '../turn.ts';
import { type Piece, readPieces } from './read-pieces.ts';
import {
  CUES,
  DONE_BY,
  MARKUP,
  NAMES,
  OF_SELF,
  REPORTED,
  SPELLED,
  type InjectionWording,
  INJECTION_WORDINGS,
} from './injection-wordings.ts';

/** Words that may open a request in the middle of a sentence. */
const OPENERS =
  'please|now|then|also|just|kindly|instead|and|so|ok|okay|but|must|should|hey|hi|hello|you|to|first|immediately';
const OPENS = String.raw`(?:^|(?<=(?:^| )(?:[,:]|${OPENERS}) ))`;

interface CompiledWording extends Omit<InjectionWording, 'says' | 'means'> {
  readonly pattern: RegExp;
}

const COMPILED: readonly CompiledWording[] = INJECTION_WORDINGS.map(({ says, opens, notOfSelf, notBy }) => ({
  opens,
  ...(notOfSelf === undefined ? {} : { notOfSelf }),
  ...(notBy === undefined ? {} : { notBy }),
  pattern: new RegExp(`${opens ? OPENS : ''}(?<![^ ])(?:${says.map(withNames).join('|')})(?![^ ])`, 'g'),
}));

function withNames(pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const meant = NAMES[name];
    if (meant === undefined) throw new Error(`wording "${pattern}": unknown name ${name}`);
    return meant;
  });
}

/** Label of a turn that is software and nobody else. */
const SOFTWARE_LABEL = new RegExp(`^(?:${NAMES.clear}|system|developer|model|software|computer)$`);
const ANY_LABEL = new RegExp(`^${NAMES.any}$`);
const REQUEST = new RegExp(`^(?:, |: )*${NAMES.ask}${NAMES.do}(?![^ ])`);
/** Sentences after a request that still belong to it, while nobody speaks of themselves. */
const MOST_AFTER = 8;
/** Words at the joint of two pieces in which a request may be split. */
const JOINT_WORDS = 14;

/** A piece with its turn; offsets count from the start of the turn. */
interface Placed {
  readonly piece: Piece;
  readonly turn: Turn;
}

/**
 * Prompt injections: the spans of a transcript that address the software that reads it, requests, false messages of its makers,
 * option codes, mark-up. Linear in the length of the transcript.
 *
 * @returns in order, apart from each other, each within one turn
 */
export function findInjections(turns: readonly Turn[], transcript: string): TextSpan[] {
  const found: TextSpan[] = [];
  const placed: Placed[] = [];
  let labelFrom = 0;
  for (const turn of turns) {
    const label = labelOf(transcript.slice(labelFrom, turn.start));
    labelFrom = turn.end;
    const own = readPieces(turn.text).map((piece) => ({ piece, turn }));
    for (const stretch of [...inOneTurn(own, label), ...marked(turn.text)]) found.push(within(turn, stretch));
    for (const one of own) placed.push(one);
  }
  return merged(found.concat(acrossPieces(placed)));
}

/** "Ai" is also a name. */
const GIVEN_NAME = /\bAi\b/;

/** The last line before a turn in plain words; a long one is no label. */
function labelOf(before: string): string {
  const line = before.slice(-80).trimEnd().split('\n').at(-1) ?? '';
  if (GIVEN_NAME.test(line)) return '';
  const [piece] = readPieces(line);
  return (
    piece?.words
      .map(({ text }) => text)
      .filter((text) => text !== ':' && text !== ',')
      .join(' ') ?? ''
  );
}

function within({ start, text }: Turn, stretch: TextSpan): TextSpan {
  return { start: start + stretch.start, end: start + Math.min(stretch.end, text.length) };
}

/** Mark-up with what follows it up to the end of its line. */
function marked(text: string): TextSpan[] {
  const found: TextSpan[] = [];
  let lineEnd = 0;
  for (const { index, 0: mark } of text.matchAll(MARKUP)) {
    if (index < lineEnd) continue;
    const end = text.indexOf('\n', index + mark.length);
    lineEnd = end < 0 ? text.length : end;
    found.push({ start: index, end: lineEnd });
  }
  return found;
}

/** Requests in one turn with the sentences that go on with them. */
function inOneTurn(own: readonly Placed[], label: string): TextSpan[] {
  const found: TextSpan[] = [];
  let after = 0;
  let mayCrossLine = false;
  for (const { piece, turn } of own) {
    const at = startOfRequest(piece, turn, label);
    if (at !== undefined) {
      found.push({ start: at, end: piece.end });
      after = MOST_AFTER;
      mayCrossLine = turn.speaker !== 'unknown' || piece.text.endsWith(':');
    } else if (after > 0 && goesOn(piece)) {
      found.push({ start: piece.start, end: piece.end });
      after -= 1;
    } else after = 0;
    if (piece.endsLine && !mayCrossLine) after = 0;
  }
  return found;
}

/** Whether a sentence after a request still belongs to it: a further request, or words of a record. */
function goesOn({ text, isQuestion }: Piece): boolean {
  return !isQuestion && !OF_SELF.test(text) && (REQUEST.test(text) || OF_RECORD.test(text));
}

const OF_RECORD = new RegExp(`(?:^| )${NAMES.made}(?![^ ])`);

/** Where a request to the software begins in a piece. */
function startOfRequest(piece: Piece, turn: Turn, label: string): number | undefined {
  const isLabelled = ANY_LABEL.test(label);
  if (isLabelled && REQUEST.test(piece.text) && !/(?:^| )(?:you|your)(?: |$)/.test(piece.text))
    return piece.start;
  if (SOFTWARE_LABEL.test(label) && turn.speaker !== 'clinician' && !piece.isQuestion) return piece.start;
  const word = firstMatch(piece, turn.speaker);
  return word === undefined ? undefined : piece.words[word]?.start;
}

/** Index of the first word of a request. */
function firstMatch(piece: Piece, speaker: Turn['speaker']): number | undefined {
  const code = piece.words.findIndex(({ text }) => OPTION_CODES.has(text));
  const spelled = spelledOut(piece);
  const cued = piece.words.some(({ text }) => CUES.has(text));
  const worded = cued ? firstWorded(piece, speaker) : undefined;
  const places = [code < 0 ? undefined : 0, spelled, worded].filter((place) => place !== undefined);
  return places.length === 0 ? undefined : places.reduce((least, place) => Math.min(least, place));
}

function firstWorded({ text, isQuestion }: Piece, speaker: Turn['speaker']): number | undefined {
  const first = firstOffset(text, speaker, isQuestion, () => true);
  return first === undefined ? undefined : wordAt(text, first);
}

/** Where the first wording begins that counts for who speaks, among the wanted ones. */
function firstOffset(
  text: string,
  speaker: Turn['speaker'],
  isQuestion: boolean,
  isWanted: (from: number, to: number) => boolean,
): number | undefined {
  const ofSelf = OF_SELF.test(text);
  let first: number | undefined;
  for (const { pattern, opens, notOfSelf, notBy } of COMPILED) {
    if ((notOfSelf && (ofSelf || isQuestion)) || notBy?.includes(speaker)) continue;
    const found = [...text.matchAll(pattern)].find(
      ({ 0: words, index }) =>
        isWanted(index, index + words.length) && !(opens && isReported(text.slice(0, index))),
    );
    if (found && (first === undefined || found.index < first)) first = found.index;
  }
  return first;
}

/** Whether what follows is reported of somebody and not asked of the reader. */
function isReported(before: string): boolean {
  return REPORTED.test(before) || DONE_BY.test(before);
}

const wordAt = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.slice(0, offset).split(' ').length - 1;

/** Options of the catalog as a program writes them: nobody speaks so. */
const OPTION_CODES: ReadonlySet<string> = new Set(
  MSE_DOMAINS.flatMap(({ options }) => options.map(({ value }) => value)).filter((value) =>
    value.includes('_'),
  ),
);

/** Index of the first of a run of single letters that spell a request. */
function spelledOut({ words }: Piece): number | undefined {
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while ((words[to]?.text.length ?? 0) === 1) to += 1;
    if (
      to - from >= 6 &&
      SPELLED.test(
        words
          .slice(from, to)
          .map(({ text }) => text)
          .join(''),
      )
    )
      return from;
    from = Math.max(from, to);
  }
  return undefined;
}

/** Requests that are split over sentences or over turns of one speaker. */
function acrossPieces(placed: readonly Placed[]): TextSpan[] {
  const found: TextSpan[] = [];
  const lastOf = new Map<Turn['speaker'], number>();
  for (let index = 0; index < placed.length; index += 1) {
    const here = placed[index];
    if (!here) continue;
    const earlier = new Set([index - 1, lastOf.get(here.turn.speaker) ?? -1]);
    for (const at of earlier) {
      const before = placed[at];
      // An answer of somebody else may stand between the parts, and no more.
      if (before && index - at <= MOST_BETWEEN && before.turn.speaker === here.turn.speaker)
        for (const each of atJoint(before, here)) found.push(each);
    }
    lastOf.set(here.turn.speaker, index);
  }
  return found;
}

const MOST_BETWEEN = 4;

function atJoint(before: Placed, here: Placed): TextSpan[] {
  if (here.piece.isQuestion || before.piece.isQuestion) return [];
  const head = before.piece.words.slice(-JOINT_WORDS);
  if (!head.some(({ text }) => CUES.has(text) || IMPERATIVE.test(text))) return [];
  const tail = here.piece.words.slice(0, JOINT_WORDS);
  const headText = head.map(({ text }) => text).join(' ');
  const tailText = tail.map(({ text }) => text).join(' ');
  const both = [
    { start: before.piece.start, end: before.piece.end },
    { start: here.piece.start, end: here.piece.end },
  ] as const;
  if (
    before.piece.text.endsWith(' :') &&
    startOfRequest(before.piece, before.turn, '') !== undefined &&
    goesOn(here.piece)
  )
    return [within(here.turn, both[1])];
  for (const joint of [' ', ' , ']) {
    const text = `${headText}${joint}${tailText}`;
    const from = firstOffset(
      text,
      before.turn.speaker,
      false,
      (start, end) => start < headText.length && end > headText.length + 1,
    );
    if (from === undefined) continue;
    const start = head[wordAt(text, from)]?.start ?? before.piece.start;
    return [within(before.turn, { ...both[0], start }), within(here.turn, both[1])];
  }
  return [];
}

const IMPERATIVE = /^(?:ignore|disregard|forget|override|bypass|set|mark|note|message|for|as|to)$/;
