import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import { useTexts } from '../texts/texts-context.ts';

/** A moment in the zone of the reader; in UTC where somebody points at it. */
export function Moment({ at, none }: { readonly at: string | null; readonly none?: string }): ReactNode {
  const format = useFormat();
  const { common } = useTexts();
  if (at === null) return <span className="soft">{none ?? common.none}</span>;
  return (
    <time className="moment" dateTime={at} title={format.utcMoment(at)}>
      {format.moment(at)}
    </time>
  );
}
