import { LONGEST_QUOTE, quoteEnd, quoteSpan } from '../quote.ts';
import { type ConcernStatement, NOT_NAMED } from './concern-statement.ts';
import type { Exchange } from './exchanges.ts';
import type { Notice } from './notice.ts';

/** One statement for sentences that follow each other with the same concern, as far as a quote may go. */
export function statementsOf(
  exchange: Exchange,
  notices: readonly (Notice | undefined)[],
  transcript: string,
): ConcernStatement[] {
  const { turn, said, isSilent } = exchange;
  if (isSilent) {
    const [notice] = notices;
    return notice ? quoted(exchange, notice, turn.start, turn.start + turn.text.length, transcript) : [];
  }
  const statements: ConcernStatement[] = [];
  let open: { notice: Notice; start: number; end: number } | undefined;
  const close = (): void => {
    if (open)
      for (const each of quoted(exchange, open.notice, open.start, open.end, transcript))
        statements.push(each);
    open = undefined;
  };
  said.forEach(({ sentence }, index) => {
    const notice = notices[index];
    if (!notice) return close();
    const start = turn.start + sentence.start;
    const end = turn.start + sentence.end;
    const joint = open && end - open.start <= LONGEST_QUOTE ? joined(open.notice, notice) : undefined;
    if (open && joint) open = { notice: joint, start: open.start, end };
    else {
      close();
      open = { notice, start, end };
    }
  });
  close();
  return statements;
}

/** The concern of two sentences together: the same, or what one of them names. */
function joined(one: Notice, other: Notice): Notice | undefined {
  if (one.concern === other.concern) return isNamed(one) ? one : other;
  if (!isNamed(one)) return other;
  return isNamed(other) ? undefined : one;
}

/** Whether it is more than a sound of risk. */
function isNamed({ reason }: Notice): boolean {
  return reason === 'wording not clear' || reason === 'answer does not plainly deny';
}

/** Quotes a stretch; an answer with its question where both fit, a long stretch in parts. */
function quoted(
  { askedFrom, turn, said }: Exchange,
  { concern, reason }: Notice,
  from: number,
  to: number,
  transcript: string,
): ConcernStatement[] {
  const isAnswer =
    reason === 'answer does not plainly deny' && from <= turn.start + (said[0]?.sentence.start ?? 0);
  const withQuestion =
    isAnswer && askedFrom !== undefined && askedFrom < from && to - askedFrom <= LONGEST_QUOTE;
  const start = withQuestion ? askedFrom : from;
  const statements: ConcernStatement[] = [];
  for (let at = start; at < to; ) {
    const cut = cutAt(transcript, at, to);
    const part = quoteSpan({ ...turn, start: 0, text: transcript }, at, cut);
    if (part.quote !== '') statements.push({ ...part, topic: concern?.topic ?? NOT_NAMED, reason });
    at = cut;
  }
  return statements;
}

/** Where a part of a stretch ends: at a space, if there is one. */
function cutAt(transcript: string, from: number, to: number): number {
  if (to - from <= LONGEST_QUOTE) return to;
  const space = transcript.lastIndexOf(' ', from + LONGEST_QUOTE);
  return space > from ? space : quoteEnd(transcript, from, to);
}
