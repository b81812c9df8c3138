import type { Io } from '../io.ts';

const EVERY_MS = 1_000;

/** Shows how far a long run has come. */
export interface Progress {
  /** Shows a text, at most once a second. */
  readonly tell: (text: () => string) => void;
  /** Shows the last text, which stays. */
  readonly end: (text: string) => void;
}

/** On a terminal one line that is overwritten; elsewhere a line each time when asked for, otherwise nothing. */
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
