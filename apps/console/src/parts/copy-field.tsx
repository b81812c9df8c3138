import { type ReactNode, type RefObject, useId, useRef } from 'react';
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
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [state, copy] = useCopy(text, field, onCopied);
  const shared = {
    id,
    className: 'copy-text',
    readOnly: true,
    value: text,
    spellCheck: false,
    onFocus: () => field.current?.select(),
    // Whoever copies by hand has it as well.
    onCopy: onCopied,
  };
  return (
    <div className="copy-field">
      <label htmlFor={id}>{label}</label>
      <div className="copy-row">
        {isLong ? (
          <textarea
            {...shared}
            ref={field as RefObject<HTMLTextAreaElement>}
            rows={text.split('\n').length}
          />
        ) : (
          <input {...shared} ref={field as RefObject<HTMLInputElement>} />
        )}
        <Button onPress={() => void copy()}>{common.copy}</Button>
      </div>
      <p className="small" role="status">
        {state === 'copied' ? common.copied : state === 'byHand' ? common.copyByHand : ''}
      </p>
    </div>
  );
}
