import type { BiomarkerAnalysis } from '@svc/contracts';
import type { ReactNode } from 'react';
import type { AnswerProps } from '../answer-props.ts';
import { ReadingsView } from '../pieces/readings-view.tsx';
import { readingsOf } from '../read/readings.ts';
import { Analysis } from './analysis.tsx';

/** Every reading that was sent, in its range, the critical ones first. */
export function BiomarkerAnswer(props: AnswerProps<BiomarkerAnalysis>): ReactNode {
  const { data, input, texts, format } = props;
  return (
    <Analysis {...props}>
      <ReadingsView readings={readingsOf(data, input)} texts={texts} format={format} />
    </Analysis>
  );
}
