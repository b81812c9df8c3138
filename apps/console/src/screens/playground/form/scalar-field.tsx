import { type ReactNode, useState } from 'react';
import { fieldText, readField } from '../schema/field-text.ts';
import { FieldShell } from './field-shell.tsx';
import type { FieldProps } from './form-props.ts';

type As = 'number' | 'text' | 'none';

/** A value that may be a number, a text or none: how it is sent is chosen, never guessed. */
export function ScalarField(props: FieldProps): ReactNode {
  const { of, value, label, schema, onChange } = props;
  const { words, language } = of;
  const [chosen, setChosen] = useState<As>('number');
  const as: As =
    value === null ? 'none' : value === undefined ? chosen : typeof value === 'string' ? 'text' : 'number';
  const [typing, setTyping] = useState<string | null>(null);
  const [isNumber, setNumber] = useState(as === 'number');
  const shownAs: As = as === 'text' && isNumber && typing !== null ? 'number' : as;
  const text = typing ?? fieldText('text', value, language);
  const kind = shownAs === 'number' ? 'number' : 'text';
  const send = (next: As) => {
    setChosen(next);
    setNumber(next === 'number');
    onChange(next === 'none' ? null : readField(next, text, language));
  };
  const isOpen = Array.isArray(schema.type) && schema.type.includes('null');
  return (
    <FieldShell
      {...props}
      fault={kind === 'number' && typeof value === 'string' ? words.notNumber : undefined}
    >
      {(ties) => (
        <div className="scalar">
          <input
            {...ties}
            value={text}
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            disabled={as === 'none'}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => {
              setTyping(event.target.value);
              onChange(readField(kind, event.target.value, language));
            }}
            onBlur={() => setTyping(null)}
          />
          <select
            className="input"
            aria-label={`${label}: ${words.as}`}
            value={shownAs}
            onChange={(event) => send(event.target.value as As)}
          >
            <option value="number">{words.kinds.number}</option>
            <option value="text">{words.kinds.text}</option>
            {isOpen && <option value="none">{words.kinds.none}</option>}
          </select>
        </div>
      )}
    </FieldShell>
  );
}
