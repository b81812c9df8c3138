import type { Intelligence } from '@svc/contracts';
import type { ReactNode } from 'react';
import type { AnswerProps } from '../answer-props.ts';
import { AnswerFoot } from '../pieces/answer-foot.tsx';
import { AnswerHead } from '../pieces/answer-head.tsx';
import { ChangeView } from '../pieces/change-view.tsx';

interface AnyAnalysis {
  readonly disclaimer: string;
  readonly intelligence: Intelligence;
  readonly score?: unknown;
}

/** What stands around the drawing of every analysis. */
export function Analysis({
  data: { disclaimer, intelligence, score },
  children,
  ...props
}: AnswerProps<AnyAnalysis> & { readonly children: ReactNode }): ReactNode {
  return (
    <article className="svc-answer">
      <AnswerHead intelligence={intelligence} disclaimer={disclaimer} texts={props.texts} />
      <ChangeView
        {...props}
        intelligence={intelligence}
        score={typeof score === 'number' ? score : undefined}
      />
      {children}
      <AnswerFoot intelligence={intelligence} texts={props.texts} format={props.format} />
    </article>
  );
}
