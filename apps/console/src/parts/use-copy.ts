import { type RefObject, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'byHand';

/** Copies a text. What cannot be copied is selected in `field`, for the reader to copy. */
export function useCopy(
  text: string,
  field: RefObject<HTMLTextAreaElement | null>,
  onCopied?: () => void,
): readonly [CopyState, () => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  async function copy(): Promise<void> {
    try {
      // Absent where the page is not of a secure origin.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      if (clipboard === undefined) throw new Error('no clipboard');
      await clipboard.writeText(text);
      setState('copied');
      onCopied?.();
    } catch {
      field.current?.focus();
      field.current?.select();
      setState('byHand');
    }
  }
  return [state, copy];
}
