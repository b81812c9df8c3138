import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../texts/texts-context.ts';

interface Props {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly acts?: ReactNode;
}

/** Nobody has asked for the first page of a window: the focus stays where the browser has it. */
let isFirst = true;

/** The one heading of a page. Whoever comes to it hears it first. */
export function PageHead({ title, intro, acts }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { titleOf } = useTexts();
  useEffect(() => {
    document.title = titleOf(title);
  }, [title, titleOf]);
  useEffect(() => {
    // A dialog that opens with the page has it already.
    if (!isFirst && document.querySelector('.overlay') === null) heading.current?.focus();
    isFirst = false;
  }, []);
  return (
    <header className="page-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro !== undefined && <p className="intro">{intro}</p>}
      </div>
      {acts !== undefined && <div className="acts">{acts}</div>}
    </header>
  );
}
