import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import { useTexts } from '../texts/texts-context.ts';
import { SelectField } from './select-field.tsx';

const OVERLAPS_SECONDS = [0, 3600, 86_400, 604_800, 2_592_000];
export const USUAL_OVERLAP_SECONDS = 86_400;

interface Props {
  readonly label: string;
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
}

/** How long what is replaced works beside its successor. */
export function OverlapField({ label, seconds, onChange }: Props): ReactNode {
  const format = useFormat();
  const { keys } = useTexts();
  return (
    <SelectField
      label={label}
      value={String(seconds)}
      choices={OVERLAPS_SECONDS.map((each) => [
        String(each),
        each === 0 ? keys.overlapNone : format.span(each),
      ])}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
