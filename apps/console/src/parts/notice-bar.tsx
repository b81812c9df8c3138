import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { announce, currentTold, subscribeTold } from './announce.ts';

const SHOWN_MS = 8000;

/** Shows and reads out what `announce` was given. */
export function NoticeBar(): ReactNode {
  const { text, count } = useSyncExternalStore(subscribeTold, currentTold);
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => announce(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, count]);
  return (
    <div className="notice-bar" role="status" data-shown={text !== ''}>
      <span key={count}>{text}</span>
    </div>
  );
}
