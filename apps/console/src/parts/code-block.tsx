import type { ReactNode } from 'react';

/** JSON as text; its values may be anything that somebody stored. */
export function JsonBlock({ value }: { readonly value: unknown }): ReactNode {
  return (
    // Wide lines are scrolled, by the keyboard as well.
    <pre className="code" tabIndex={0} lang="en">
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
