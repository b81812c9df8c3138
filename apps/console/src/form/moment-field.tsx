import { type ReactNode, useId } from 'react';
import { serverNow } from '../api/server-clock.ts';
import { useFormat } from '../format/use-format.ts';
import { localInput, fromLocalInput } from './local-input.ts';

interface Props {
  readonly label: string;
  /** ISO 8601; empty when none is given. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A moment as the reader's clock shows it, with the zone of that moment named; that of the present without one. */
export function MomentField({ label, value, onChange }: Props): ReactNode {
  const id = useId();
  const { zone } = useFormat();
  const local = localInput(value);
  return (
    <div className="field wide">
      <label htmlFor={id}>
        {label} <span className="soft">({zone(local === '' ? serverNow() : value)})</span>
      </label>
      <input
        id={id}
        className="input"
        type="datetime-local"
        // Else the year takes six digits, and keys do not come to the hour: a dialog takes Tab for itself.
        max="9999-12-31T23:59"
        value={local}
        onChange={(event) => onChange(fromLocalInput(event.target.value))}
      />
    </div>
  );
}
