import type { ReactNode } from 'react';

export type BadgeTone = 'good' | 'bad' | 'warn' | 'idle' | 'info';

const SHAPES: Readonly<Record<BadgeTone, string>> = { good: '●', bad: '■', warn: '▲', idle: '○', info: '◆' };

interface Props {
  readonly tone: BadgeTone;
  readonly children: ReactNode;
  /** Set for words of an engine. */
  readonly lang?: string | undefined;
}

/** A word on how something stands, told apart by shape as well as by colour. */
export function AnswerBadge({ tone, children, lang }: Props): ReactNode {
  return (
    <span className={`svc-badge svc-${tone}`} lang={lang}>
      <span aria-hidden="true">{SHAPES[tone]} </span>
      {children}
    </span>
  );
}
