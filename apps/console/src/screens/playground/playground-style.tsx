import type { ReactNode } from 'react';
import style from './playground.css?url';

/** Loaded with the screen, not with the page. */
export function PlaygroundStyle(): ReactNode {
  return <link rel="stylesheet" href={style} precedence="default" />;
}
