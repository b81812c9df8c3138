import type { ReactNode } from 'react';
import type { AnswerTexts } from '../texts/en.ts';

interface Props {
  readonly text: string;
  readonly texts: AnswerTexts;
}

/** Stands with every answer, on the screen and on paper. */
export function Disclaimer({ text, texts }: Props): ReactNode {
  return (
    <p className="svc-disclaimer" role="note" aria-label={texts.head.disclaimer} lang="en">
      {text}
    </p>
  );
}
