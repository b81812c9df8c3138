import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup, Text } from 'react-aria-components';
import type { Choice } from './select-field.tsx';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value | null;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly hint?: string | undefined;
}

/** A choice of one that are all seen at once. */
export function ChoiceField<Value extends string>({
  label,
  value,
  choices,
  onChange,
  hint,
}: Props<Value>): ReactNode {
  return (
    <RadioGroup className="field" value={value} onChange={(chosen) => onChange(chosen as Value)}>
      <Label>{label}</Label>
      {choices.map(([choice, name]) => (
        <Radio key={choice} value={choice} className="choice">
          <span className="mark round" aria-hidden="true" />
          {name}
        </Radio>
      ))}
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
    </RadioGroup>
  );
}
