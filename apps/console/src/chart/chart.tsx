import { Chart as Drawn, type ChartData } from '@svc/react/chart';
import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import { useTexts } from '../texts/texts-context.ts';
import { DrawingStyle } from './drawing-style.tsx';

interface Props {
  /** Amounts as bars, readings as a line, or one value a row in its range. */
  readonly kind: 'bar' | 'line' | 'bullet';
  readonly data: ChartData;
}

/** The chart of `@svc/react` in the words of the console. */
export function Chart(props: Props): ReactNode {
  const { chart } = useTexts();
  const format = useFormat();
  return (
    <>
      <DrawingStyle />
      <Drawn {...props} texts={chart} format={format} />
    </>
  );
}
