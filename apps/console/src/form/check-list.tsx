import type { ReactNode } from 'react';
import { CheckboxGroup, Checkbox, Label, Text } from 'react-aria-components';
import type { Choice } from './select-field.tsx';

interface Props {
  readonly label: string;
  readonly values: readonly string[];
  readonly choices: readonly Choice<string>[];
  readonly onChange: (values: string[]) => void;
  readonly hint?: string | undefined;
}

/** A choice of any number. */
export function CheckList({ label, values, choices, onChange, hint }: Props): ReactNode {
  return (
    <CheckboxGroup className="field" value={[...values]} onChange={onChange}>
      <Label>{label}</Label>
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <div className="check-list">
        {choices.map(([value, name]) => (
          <Checkbox key={value} value={value} className="choice">
            <span className="mark" aria-hidden="true" />
            {name}
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  );
}
