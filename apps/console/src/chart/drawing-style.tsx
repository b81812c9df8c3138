import style from '@svc/react/style.css?url';
import type { ReactNode } from 'react';

/** The sheet of the drawings: loaded with the first of them, not with the page. */
export function DrawingStyle(): ReactNode {
  return <link rel="stylesheet" href={style} precedence="default" />;
}
