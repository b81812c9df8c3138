import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  /** YYYY-MM-DD; empty when none is given. */
  readonly value: string;
  readonly onChange: (day: string | undefined) => void;
}

/** A day of the calendar. Whose day begins when, the label says. */
export function DayField({ label, value, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
    </div>
  );
}
