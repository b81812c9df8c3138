import { type ReactNode, useId } from 'react';

export type Choice<Value extends string> = readonly [value: Value, name: string];

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly hint?: string | undefined;
}

/** A choice of one from a list, as the system shows it. */
export function SelectField<Value extends string>({
  label,
  value,
  choices,
  onChange,
  hint,
}: Props<Value>): ReactNode {
  const id = useId();
  // A value of an address that is not on the list is shown as it stands: nothing else is what holds.
  const isListed = choices.some(([choice]) => choice === value);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {!isListed && <option value={value}>{value}</option>}
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
