import { type ReactNode, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { type Field, fieldsOf, isObject, kindFor, startOf, withField } from '../schema/json-schema.ts';
import { type FieldProps, issueAt } from './form-props.ts';
import { JsonField, LeafField } from './leaf-field.tsx';
import { ListField } from './list-field.tsx';
import { ScalarField } from './scalar-field.tsx';

/** The field of a value, whatever its kind. */
function SchemaField(props: FieldProps): ReactNode {
  const kind = kindFor(props.schema, props.value);
  switch (kind) {
    case 'object':
      return <ObjectField {...props} />;
    case 'list':
      return <ListField {...props} Entry={SchemaField} />;
    case 'scalar':
      return <ScalarField {...props} />;
    case 'json':
      return <JsonField {...props} />;
    default:
      return <LeafField {...props} kind={kind} />;
  }
}

function ObjectField(props: FieldProps): ReactNode {
  return (
    <fieldset className="group" data-path={props.path}>
      <legend>
        <code>{props.label}</code>
      </legend>
      <ObjectFields {...props} />
    </fieldset>
  );
}

/** Fields of an object. Those that may be left out are not there until they are added. */
export function ObjectFields(props: FieldProps): ReactNode {
  const { of, schema, path, value, onChange } = props;
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const fields = fieldsOf(schema, of.root, value);
  const isThere = ({ name, isRequired }: Field) =>
    isRequired || added.has(name) || (isObject(value) && Object.hasOwn(value, name));
  const toAdd = fields.filter((field) => !isThere(field));
  const issue = path === '' ? undefined : issueAt(of, path);
  const set = (name: string, next: unknown) => onChange(withField(value, name, next));
  const add = ({ name, schema }: Field) => {
    setAdded(new Set([...added, name]));
    const start = startOf(schema, of.root);
    if (start !== undefined) set(name, start);
  };
  const drop = (name: string) => {
    setAdded(new Set([...added].filter((each) => each !== name)));
    set(name, undefined);
  };
  return (
    <div className="form">
      {issue !== undefined && (
        <p className="field-problem" lang="en">
          {issue}
        </p>
      )}
      {fields.filter(isThere).map((field) => (
        <OneField
          key={field.name}
          {...props}
          field={field}
          onSet={(next) => set(field.name, next)}
          onDrop={() => drop(field.name)}
        />
      ))}
      {toAdd.length > 0 && (
        <div className="acts" role="group" aria-label={of.words.addField}>
          {toAdd.map((field) => (
            <Button
              key={field.name}
              tone="quiet"
              aria-label={of.words.add(field.name)}
              onPress={() => add(field)}
            >
              + <code>{field.name}</code>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface OneProps extends FieldProps {
  readonly field: Field;
  readonly onSet: (value: unknown) => void;
  readonly onDrop: () => void;
}

function OneField({ of, path, value, field, onSet, onDrop }: OneProps): ReactNode {
  const { name, schema, isRequired, isKnown } = field;
  return (
    <div className="with-acts">
      <SchemaField
        of={of}
        schema={isKnown ? schema : { description: of.words.unknownField }}
        path={path === '' ? name : `${path}.${name}`}
        label={name}
        value={isObject(value) ? value[name] : undefined}
        isRequired={isRequired}
        onChange={onSet}
      />
      {!isRequired && (
        <Button tone="quiet" aria-label={of.words.remove(name)} onPress={onDrop}>
          ✕
        </Button>
      )}
    </div>
  );
}
