import type { ReactNode } from 'react';

interface Props {
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** Its state as a word and a shape. */
  readonly badge?: ReactNode;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing that was measured: name, value and state in words, with its picture beneath. */
export function Row({ name, value, badge, note, children }: Props): ReactNode {
  return (
    <li className="svc-row">
      <div className="svc-row-head">
        <strong>{name}</strong>
        <span className="svc-value">{value}</span>
        {badge}
      </div>
      {children}
      {note !== undefined && <p className="svc-soft">{note}</p>}
    </li>
  );
}

export function Rows({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className="svc-rows">{children}</ul>;
}
