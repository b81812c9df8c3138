import { type ReactNode, useState } from 'react';
import type { Problem } from '../api/problem.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { TextField } from './text-field.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** What has to be typed. */
  readonly name: string;
  readonly mismatch: string;
  readonly submit: string;
  readonly write: { readonly problem: Problem | null; readonly isWriting: boolean };
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** For what cannot be undone: its name has to be typed. */
export function TypeNameDialog({ label, name, mismatch, write, ...props }: Props): ReactNode {
  const [typed, setTyped] = useState('');
  const { problem, isWriting } = write;
  return (
    <FormDialog
      {...props}
      isDanger
      problem={problem}
      isWriting={isWriting}
      blocked={typed.trim() === name.trim() ? undefined : mismatch}
    >
      <TextField label={label} value={typed} onChange={setTyped} autoFocus />
    </FormDialog>
  );
}
