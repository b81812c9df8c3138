import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { Button } from './button.tsx';
import { CopyField } from './copy-field.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret once. Asks before it goes, unless it was copied. */
export function SecretDialog({ title, text, secret, onClose }: Props): ReactNode {
  const { common, secret: words } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isLeaving = useRef(false);
  // Neither the way back nor a new load of the page takes it away unasked.
  useBlocker({
    enableBeforeUnload: () => !isLeaving.current,
    shouldBlockFn: () => {
      if (!isLeaving.current) setAsking(true);
      return !isLeaving.current;
    },
  });
  const leave = () => {
    isLeaving.current = true;
    onClose();
  };
  const close = () => (isCopied ? leave() : setAsking(true));
  return (
    <>
      <Dialog title={title} onClose={close}>
        <p>{text}</p>
        <CopyField label={words.label} text={secret} onCopied={() => setCopied(true)} />
        {!isCopied && <p className="soft small">{words.hintCopy}</p>}
        <div className="acts end">
          <Button tone="main" onPress={close}>
            {common.close}
          </Button>
        </div>
      </Dialog>
      {isAsking && (
        <Dialog title={words.closeTitle} role="alertdialog" onClose={() => setAsking(false)}>
          <p>{words.closeText}</p>
          <div className="acts end">
            <Button tone="main" onPress={() => setAsking(false)}>
              {words.stay}
            </Button>
            <Button tone="danger" onPress={leave}>
              {words.closeAnyway}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
