import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { signInAddress } from '../api/session.ts';
import { signInGate } from '../api/signed-call.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';
import type { SignInAsk } from '../api/sign-in-gate.ts';

/** Asks for a sign-in in a second window while calls wait for it. */
export function SignInDialog(): ReactNode {
  const ask = useSyncExternalStore(signInGate.subscribe, signInGate.current);
  return ask === null ? null : <AskDialog ask={ask} />;
}

function AskDialog({ ask }: { readonly ask: SignInAsk }): ReactNode {
  const { signIn, common } = useTexts();
  const [isOpened, setOpened] = useState(false);
  const open = () => {
    globalThis.open(signInAddress('/console/signed-in', ask.kind === 'recent'));
    setOpened(true);
  };
  const isRecent = ask.kind === 'recent';
  return (
    <Dialog
      title={isRecent ? signIn.recent : signIn.ended}
      role="alertdialog"
      onClose={() => signInGate.answer(false)}
    >
      <p>{isRecent ? signIn.recentText : signIn.endedText}</p>
      {ask.isOther && (
        <p className="field-problem" role="alert">
          {signIn.other}
        </p>
      )}
      {isOpened && !ask.isOther && <p role="status">{signIn.waiting}</p>}
      <div className="acts end">
        <Button onPress={() => signInGate.answer(false)}>{common.cancel}</Button>
        {ask.isOther ? (
          <Button tone="main" onPress={() => globalThis.location.reload()}>
            {signIn.reload}
          </Button>
        ) : (
          <Button tone="main" onPress={open}>
            {signIn.open}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
