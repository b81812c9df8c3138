import { type ReactNode, useState } from 'react';
import { placeJsonFault } from '../body/place-json.ts';
import { fieldText, readField } from '../schema/field-text.ts';
import type { FieldKind } from '../schema/json-schema.ts';
import { FieldShell, type InputTies } from './field-shell.tsx';
import type { FieldProps } from './form-props.ts';

const DAY = /^(?:\d{4}-\d\d-\d\d)?$/;

/** A field for one value. What is being typed stays as it is typed. */
export function LeafField({ kind, ...props }: FieldProps & { readonly kind: FieldKind }): ReactNode {
  const { of, value, onChange } = props;
  const [typing, setTyping] = useState<string | null>(null);
  const text = typing ?? fieldText(kind, value, of.language);
  const type = (next: string) => {
    setTyping(next);
    onChange(readField(kind, next, of.language));
  };
  const isNoNumber = kind === 'number' && typeof value === 'string';
  return (
    <FieldShell {...props} fault={isNoNumber ? of.words.notNumber : undefined}>
      {(ties) => (
        <LeafInput
          {...props}
          kind={kind}
          ties={ties}
          text={text}
          onType={type}
          onLeave={() => setTyping(null)}
        />
      )}
    </FieldShell>
  );
}

interface InputProps extends FieldProps {
  readonly kind: FieldKind;
  readonly ties: InputTies;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

function LeafInput({
  kind,
  ties,
  text,
  of,
  schema,
  value,
  onType,
  onLeave,
  onChange,
}: InputProps): ReactNode {
  if (kind === 'boolean')
    return (
      <input
        {...ties}
        className="tick"
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  if (kind === 'choice')
    return (
      <select {...ties} value={text} onChange={(event) => onType(event.target.value)} onBlur={onLeave}>
        {[...new Set(['', ...(schema.enum ?? []).map(String), text])].map((each) => (
          <option key={each} value={each}>
            {each === '' ? of.words.choose : each}
          </option>
        ))}
      </select>
    );
  const shared = {
    ...ties,
    value: text,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
    onBlur: onLeave,
    spellCheck: false,
    autoComplete: 'off',
  };
  if (kind === 'longText') return <textarea {...shared} rows={3} />;
  if (kind === 'number') return <input {...shared} inputMode="decimal" />;
  // A moment with its time is typed as text: what stands there is never cut to its day.
  return <input {...shared} type={kind === 'date' && DAY.test(text) ? 'date' : 'text'} />;
}

/** For whatever has no field of its own. What is no JSON goes into the body as text, and stays to be mended. */
export function JsonField(props: FieldProps): ReactNode {
  const { of, value, onChange } = props;
  const [typing, setTyping] = useState<string | null>(null);
  const text = typing ?? fieldText('json', value, of.language);
  const place = text.trim() === '' ? undefined : placeJsonFault(text);
  const type = (next: string) => {
    setTyping(next);
    if (next.trim() === '') onChange(undefined);
    else onChange(placeJsonFault(next) === undefined ? (JSON.parse(next) as unknown) : next);
  };
  return (
    <FieldShell {...props} fault={place === undefined ? undefined : of.words.fault(place.line, place.column)}>
      {(ties) => (
        <textarea
          {...ties}
          className="input mono"
          rows={Math.min(10, text.split('\n').length + 1)}
          value={text}
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyping(place === undefined ? null : text)}
        />
      )}
    </FieldShell>
  );
}
