import { type ReactNode, useId } from 'react';
import type { FieldProps } from './form-props.ts';
import { issueAt } from './form-props.ts';
import { boundsText } from './hint.ts';

/** What ties an input to its label, hint and problem. */
export interface InputTies {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
  readonly 'data-invalid'?: string | undefined;
}

interface Props extends Pick<FieldProps, 'of' | 'schema' | 'path' | 'label' | 'isRequired'> {
  /** What is wrong with what was typed, before the server says so. */
  readonly fault?: string | undefined;
  readonly children: (ties: InputTies) => ReactNode;
}

/** Label, hint with bounds, and what is wrong, around one input. */
export function FieldShell({ of, schema, path, label, isRequired, fault, children }: Props): ReactNode {
  const id = useId();
  const issue = issueAt(of, path);
  const bounds = boundsText(schema, of);
  const isInvalid = issue !== undefined || fault !== undefined;
  return (
    <div className="field" data-path={path}>
      <label htmlFor={id}>
        <code>{label}</code>
        {isRequired && <span className="soft small"> · {of.words.required}</span>}
      </label>
      {children({
        id,
        className: 'input',
        'aria-describedby': `${id}-hint ${id}-problem`,
        'aria-invalid': isInvalid,
        'aria-required': isRequired,
        'data-invalid': isInvalid ? '' : undefined,
      })}
      <p id={`${id}-hint`} className="hint">
        <span lang="en">{schema.description}</span>
        {bounds !== '' && (schema.description === undefined ? bounds : ` · ${bounds}`)}
      </p>
      <p id={`${id}-problem`} className="field-problem">
        {fault ?? <span lang="en">{issue}</span>}
      </p>
    </div>
  );
}
