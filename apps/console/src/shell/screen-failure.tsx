import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toProblem } from '../api/problem.ts';
import { PageHead } from '../parts/page-head.tsx';
import { ProblemBox } from '../parts/problem-box.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** In place of a screen that could not be drawn or loaded; loading the page again gets the files of a new version. */
export function ScreenFailure({ error }: ErrorComponentProps): ReactNode {
  const { problem } = useTexts();
  return (
    <>
      <PageHead title={problem.screen} />
      <ProblemBox problem={toProblem(error)} again={() => globalThis.location.reload()} />
    </>
  );
}
