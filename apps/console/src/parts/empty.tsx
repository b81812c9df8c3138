import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** What to do next. */
  readonly next?: string | undefined;
  readonly act?: ReactNode;
}

export function Empty({ title, next, act }: Props): ReactNode {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {next !== undefined && <p className="soft">{next}</p>}
      {act}
    </div>
  );
}
