import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../texts/texts-context.ts';

/** Faster than this nothing is said: a word that flashes disturbs. */
const SAID_AFTER_MS = 400;
const LONG_MS = 6000;

export function Loading(): ReactNode {
  const { common } = useTexts();
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [SAID_AFTER_MS, LONG_MS].map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  const said = waited === 0 ? '' : waited === LONG_MS ? common.stillLoading : common.loading;
  return (
    <p className="loading soft" role="status" aria-busy="true">
      {said}
    </p>
  );
}
