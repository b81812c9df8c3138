import type { AnswerInBytes } from '../../support/call.ts';
import type { Asked } from './sender.ts';

/** What the service said is stored, and how it is read back. */
export interface Acknowledged {
  /** For people who look for it. */
  readonly what: string;
  readonly asked: Omit<Asked, 'isGood'>;
  /** What the content is to be; as text, or a hash of bytes. */
  readonly content: string;
  contentOf(answer: AnswerInBytes): string;
}

/** What became of it: `there`, `lost`, `wrong`, or `unread` where nobody answered. */
export function verdictOf({ content, contentOf }: Acknowledged, answer: AnswerInBytes | null) {
  if (answer === null) return 'unread';
  if (answer.status !== 200) return 'lost';
  return contentOf(answer) === content ? 'there' : 'wrong';
}

/** A read is answered by what is there or by what says that it is not. */
export function isRead({ status }: AnswerInBytes): boolean {
  return status === 200 || status === 404;
}
