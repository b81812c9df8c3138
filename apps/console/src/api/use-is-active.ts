import { useSyncExternalStore } from 'react';

/** Polling on behalf of nobody would keep a session from ending. */
const IDLE_MS = 10 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;

let isActive = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function turn(to: boolean): void {
  if (isActive === to) return;
  isActive = to;
  for (const listener of listeners) listener();
}

function note(): void {
  clearTimeout(timer);
  timer = setTimeout(() => turn(false), IDLE_MS);
  turn(true);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const sign of SIGNS) globalThis.addEventListener(sign, note, { passive: true });
    note();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    for (const sign of SIGNS) globalThis.removeEventListener(sign, note);
  };
}

/** Whether somebody has been at this page in the last ten minutes. */
export function useIsActive(): boolean {
  return useSyncExternalStore(subscribe, () => isActive);
}
