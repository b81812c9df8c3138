import type { ReactNode } from 'react';
import { FieldError, Input, Label, Text, TextArea, TextField as AriaTextField } from 'react-aria-components';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** What is wrong with it; undefined when nothing is. */
  readonly problem?: string | undefined;
  readonly type?: 'text' | 'email' | 'url';
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
}

/** A field of text with its label, a hint and what is wrong with it; of several lines when it has `rows`. */
export function TextField({ label, hint, problem, rows, autoFocus, ...props }: Props): ReactNode {
  return (
    <AriaTextField
      {...props}
      className="field"
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      autoComplete="off"
    >
      <Label>{label}</Label>
      {rows === undefined ? (
        // A dialog puts the focus on its first field.
        <Input className="input" autoFocus={autoFocus === true} />
      ) : (
        <TextArea className="input" rows={rows} />
      )}
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-problem">{problem}</FieldError>
    </AriaTextField>
  );
}
