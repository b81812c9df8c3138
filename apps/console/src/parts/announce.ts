import type { ReactNode } from 'react';

/** What was last told, and how many times something was: the same words twice are told twice. */
export interface Told {
  readonly text: string;
  /** Leads to what is told of; it stays until it is closed, for whoever needs longer to reach it. */
  readonly link: ReactNode;
  readonly count: number;
}

let told: Told = { text: '', link: null, count: 0 };
const listeners = new Set<() => void>();

/** Says something to everybody: shown at the foot of the window, and read out. */
export function announce(text: string, link: ReactNode = null): void {
  told = { text, link, count: told.count + 1 };
  for (const listener of listeners) listener();
}

export function subscribeTold(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentTold(): Told {
  return told;
}
