import type { ReactNode } from 'react';

export type Tone = 'good' | 'bad' | 'warn' | 'idle' | 'info';

/** Told apart by shape as well as by colour. */
const SHAPES: Readonly<Record<Tone, string>> = { good: '●', bad: '■', warn: '▲', idle: '○', info: '◆' };

/** One word on how something stands. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }): ReactNode {
  return (
    <span className={`badge ${tone}`}>
      <span aria-hidden="true" className="shape">
        {SHAPES[tone]}
      </span>
      {children}
    </span>
  );
}
