import { type ReactNode, useId, useRef } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

interface Props {
  readonly label: string;
  readonly text: string;
  /** For texts of several lines. */
  readonly isLong?: boolean;
  readonly onCopied?: (() => void) | undefined;
}

/** A text to copy, that can be selected as well. */
export function CopyField({ label, text, isLong = false, onCopied }: Props): ReactNode {
  const { common } = useTexts();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, copy] = useCopy(text, field, onCopied);
  return (
    <div className="copy-field">
      <label htmlFor={id}>{label}</label>
      <div className="copy-row">
        <textarea
          id={id}
          ref={field}
          className={isLong ? 'copy-text long' : 'copy-text'}
          readOnly
          value={text}
          rows={rowsOf(text)}
          spellCheck={false}
          onFocus={() => field.current?.select()}
          // Whoever copies by hand has it as well.
          onCopy={onCopied}
        />
        <Button onPress={() => void copy()}>{common.copy}</Button>
      </div>
      <p className="small" role="status">
        {state === 'copied' ? common.copied : state === 'byHand' ? common.copyByHand : ''}
      </p>
    </div>
  );
}

const ROW_CHARACTERS = 36;

/** Enough of them where a browser does not fit a field to its text. */
function rowsOf(text: string): number {
  return text
    .split('\n')
    .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / ROW_CHARACTERS)), 0);
}
