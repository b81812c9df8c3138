import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components';

interface Props extends Omit<ButtonProps, 'className' | 'style'> {
  /** `main` is the one act of a place; `danger` cannot be undone; `quiet` stands in rows. */
  readonly tone?: 'main' | 'plain' | 'danger' | 'quiet';
}

export function Button({ tone = 'plain', ...props }: Props): ReactNode {
  return <AriaButton {...props} className={`button ${tone}`} />;
}
