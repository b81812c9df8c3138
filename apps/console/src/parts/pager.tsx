import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { Button } from './button.tsx';

interface Props {
  readonly count: number;
  readonly nextCursor: string | null;
  readonly cursor: string | undefined;
  readonly onGo: (cursor: string | undefined) => void;
}

/** Goes through a list that is given page by page; how long it is, is not known. */
export function Pager({ count, nextCursor, cursor, onGo }: Props): ReactNode {
  const { common } = useTexts();
  return (
    <nav className="pager" aria-label={common.pages}>
      <span className="soft">{common.entries(count)}</span>
      <span className="soft">{nextCursor === null ? common.endOfList : common.moreExist}</span>
      <span className="acts">
        {cursor !== undefined && <Button onPress={() => onGo(undefined)}>{common.newest}</Button>}
        {nextCursor !== null && <Button onPress={() => onGo(nextCursor)}>{common.older}</Button>}
      </span>
    </nav>
  );
}
