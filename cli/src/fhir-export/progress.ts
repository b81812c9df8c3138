import type { Io } from '../io.ts';

const EVERY_MS = 1_000;

/** Says how far a long run is. */
export interface Progress {
  /** At most once a second. */
  readonly tell: (text: () => string) => void;
  /** What stays. */
  readonly end: (text: string) => void;
}

/** On a terminal one line that is written over, else, when it is asked for, a line each time; nothing otherwise. */
export function startProgress(io: Io, isAsked: boolean): Progress {
  const isTerminal = io.errIsTerminal === true;
  if (!isTerminal && !isAsked) return { tell: () => {}, end: () => {} };
  let last = Date.now();
  const show = (text: string, end: string) => io.err(isTerminal ? `\r\u001b[K${text}${end}` : `${text}\n`);
  return {
    tell(text) {
      const now = Date.now();
      if (now - last < EVERY_MS) return;
      last = now;
      show(text(), '');
    },
    end: (text) => show(text, '\n'),
  };
}
