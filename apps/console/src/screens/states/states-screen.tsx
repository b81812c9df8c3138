import type { ReactNode } from 'react';
import { NotFound } from '../../shell/not-found.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Preferences } from '../../shell/preferences.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { ChartStates } from './chart-states.tsx';
import { DialogStates } from './dialog-states.tsx';
import { FieldStates } from './field-states.tsx';
import { ListStates } from './list-states.tsx';
import { WordStates } from './word-states.tsx';

/** Every part in every state, with data made up here: what tests draw in all languages and both schemes. */
export function StatesScreen(): ReactNode {
  const { pages } = useTexts();
  if (!('development' in document.documentElement.dataset)) return <NotFound />;
  return (
    <main className="content" id="content">
      <PageHead title={pages.states} />
      <Preferences />
      <WordStates />
      <ListStates />
      <FieldStates />
      <ChartStates />
      <DialogStates />
    </main>
  );
}
