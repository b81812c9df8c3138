import { type FormEvent, type ReactNode, useState } from 'react';
import type { Problem } from '../api/problem.ts';
import { useTexts } from '../texts/texts-context.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ProblemBox } from './problem-box.tsx';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly problem: Problem | null;
  /** Those that show what `issueOf` says of them. */
  readonly fields?: readonly string[];
  readonly isWriting: boolean;
  /** What keeps the form from being sent; undefined when nothing does. */
  readonly blocked?: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A form in a dialog. What was typed stays when sending it fails. */
export function FormDialog(props: Props): ReactNode {
  const {
    title,
    text,
    submit,
    isDanger = false,
    problem,
    isWriting,
    blocked,
    fields,
    onSubmit,
    onClose,
  } = props;
  const { common } = useTexts();
  const [isTold, setTold] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTold(blocked !== undefined);
    if (blocked === undefined && !isWriting) onSubmit();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={send} noValidate>
        {text !== undefined && <p>{text}</p>}
        {props.children}
        {isTold && blocked !== undefined && (
          <p className="field-problem" role="alert">
            {blocked}
          </p>
        )}
        {problem !== null && <ProblemBox problem={problem} fields={fields} />}
        <div className="acts end">
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button type="submit" tone={isDanger ? 'danger' : 'main'} isPending={isWriting}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
