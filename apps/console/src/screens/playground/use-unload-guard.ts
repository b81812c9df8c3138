import { useEffect } from 'react';

/** The browser asks before the page is left while something would be lost. */
export function useUnloadGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', guard);
    return () => globalThis.removeEventListener('beforeunload', guard);
  }, [isOn]);
}
