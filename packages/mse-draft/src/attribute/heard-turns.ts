import { type Remark, remarksIn, withoutRemarks } from '@svc/clinical';
import type { Turn } from '../segment/turn.ts';

/** A turn with what is said in it apart from what its writer remarks: "[nods]", "*no answer*". */
export interface HeardTurn extends Turn {
  /** The words, as long as `text`, with blanks for remarks. */
  readonly spoken: string;
  readonly remarks: readonly Remark[];
}

/** Words of a clinician's note: in a note, brackets hold a part of it. */
const NOTE_WORDS =
  /(?<!\p{L})(?:patient|client|denies|denied|deny|reports?|endorses?|admits?|affect|oriented|orientation|eye contact|psychomotor|thought (?:process|content|form)|insight|judge?ment|hallucinations?|delusions?|appears?|presents|presented|observed|noted|speech|mood|si|hi|avh|groomed|dishevelled|disheveled|cooperative|he|she|his|her|they|alert)(?!\p{L})/iu;
const MOST_WORDS_IN_NOTE = 4;

/** The turns as they are judged: what an interpreter says is the patient's, and remarks are set apart. */
export function heardTurns(turns: readonly Turn[]): HeardTurn[] {
  return turns.map((turn) => {
    if (turn.isObserved) return observed(turn);
    const remarks = remarksIn(turn.text).filter(({ from, to }) => isRemark(turn, turn.text.slice(from, to)));
    return {
      ...turn,
      ...(turn.isInterpreted ? { speaker: 'patient' as const } : {}),
      spoken: withoutRemarks(turn.text, remarks),
      remarks,
    };
  });
}

function observed(turn: Turn): HeardTurn {
  const to = turn.text.length;
  return { ...turn, spoken: ' '.repeat(to), remarks: [{ start: 0, end: to, from: 0, to }] };
}

function isRemark({ speaker }: Turn, inside: string): boolean {
  if (speaker === 'patient' || speaker === 'other') return true;
  return !NOTE_WORDS.test(inside) && inside.trim().split(/\s+/).length <= MOST_WORDS_IN_NOTE;
}
