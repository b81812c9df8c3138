import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  readonly acts?: ReactNode;
  /** The page says the same: the title is for readers alone. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** A part of a screen under its own heading. */
export function Panel({ title, text, acts, isQuiet = false, children }: Props): ReactNode {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <header className={isQuiet ? 'unseen' : 'panel-head'}>
        <div>
          <h2 id={id}>{title}</h2>
          {text !== undefined && <p className="soft">{text}</p>}
        </div>
        {acts !== undefined && <div className="acts">{acts}</div>}
      </header>
      {children}
    </section>
  );
}
