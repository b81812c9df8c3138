import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { MomentField } from './moment-field.tsx';
import { type Choice, SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** One thing that a list can be narrowed by. */
export type Filter<Name extends string> =
  | {
      readonly name: Name;
      readonly label: string;
      readonly choices: readonly Choice<string>[] /** One of them always holds. */;
      readonly isAlways?: boolean;
    }
  | { readonly name: Name; readonly label: string; readonly kind: 'text' | 'moment' };

interface Props<Name extends string> {
  readonly filters: readonly Filter<Name>[];
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly onChange: (values: Readonly<Partial<Record<Name, string>>>) => void;
}

/** Narrows a list. A choice acts at once, a text when it is sent. */
export function Filters<Name extends string>({ filters, values, onChange }: Props<Name>): ReactNode {
  const { common, events } = useTexts();
  const [typed, setTyped] = useTyped(values);
  const isTyped = filters.some((filter) => 'kind' in filter);
  const names = filters.map(({ name }) => name);
  const isSet = filters.some(
    (filter) => values[filter.name] !== undefined && !('isAlways' in filter && filter.isAlways === true),
  );
  const type = (name: Name, value: string) => setTyped((now) => ({ ...now, [name]: value }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    onChange(withoutEmpty(names, typed));
  };
  return (
    <form className="filters" aria-label={common.filters} onSubmit={send}>
      {filters.map((filter) => {
        const shared = { label: filter.label, value: typed[filter.name] ?? '' };
        const { name } = filter;
        if ('choices' in filter)
          return (
            <SelectField
              key={name}
              {...shared}
              choices={filter.isAlways === true ? filter.choices : [['', common.any], ...filter.choices]}
              onChange={(value) => onChange(withoutEmpty(names, { ...typed, [name]: value }))}
            />
          );
        const Field = filter.kind === 'moment' ? MomentField : TextField;
        return <Field key={name} {...shared} onChange={(value) => type(name, value)} />;
      })}
      <div className="acts">
        {isTyped && <Button type="submit">{events.find}</Button>}
        {isSet && (
          <Button onPress={() => onChange(withoutEmpty<Name>(names, NOTHING))}>{common.clearFilters}</Button>
        )}
      </div>
    </form>
  );
}

const NOTHING = {};

/** What is typed, until the address has other values. */
function useTyped<Values extends object>(values: Values) {
  const [typed, setTyped] = useState(values);
  const [seen, setSeen] = useState(values);
  if (JSON.stringify(seen) !== JSON.stringify(values)) {
    setSeen(values);
    setTyped(values);
  }
  return [typed, setTyped] as const;
}

/** Every name, those without a value as undefined: so they leave the address. */
function withoutEmpty<Name extends string>(
  names: readonly Name[],
  values: { readonly [Each in Name]?: string },
): Partial<Record<Name, string>> {
  const kept = names.map((name) => [name, values[name] === '' ? undefined : values[name]?.trim()]);
  return Object.fromEntries(kept) as Partial<Record<Name, string>>;
}
