import { Fragment, type ReactNode } from 'react';

const JOINTS = /(?<=[._/:])(?=[^./])/;

/** A name or address that breaks after its signs, rather than within a word. */
export function BrokenText({ text }: { readonly text: string }): ReactNode {
  return text.split(JOINTS).map((part, index) => (
    // Parts of one text never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
