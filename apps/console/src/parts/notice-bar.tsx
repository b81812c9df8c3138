import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { announce, currentTold, subscribeTold } from './announce.ts';
import { Button } from './button.tsx';

const SHOWN_MS = 8000;
const close = () => announce('');

/** Shows and reads out what `announce` was given. */
export function NoticeBar(): ReactNode {
  const { common } = useTexts();
  const { text, link, count } = useSyncExternalStore(subscribeTold, currentTold);
  useEffect(() => {
    if (text === '' || link !== null) return undefined;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, link, count]);
  return (
    <div className="notice-bar" role="status" data-shown={text !== ''}>
      <span key={count}>{text}</span>
      {link}
      {link !== null && (
        <Button tone="quiet" onPress={close}>
          {common.close}
        </Button>
      )}
    </div>
  );
}
