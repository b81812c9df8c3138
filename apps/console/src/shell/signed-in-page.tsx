import { type ReactNode, useEffect } from 'react';
import { tellSignedIn } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Where a sign-in in a second window ends: it tells the first. */
export function SignedInPage(): ReactNode {
  const { signIn } = useTexts();
  useEffect(() => tellSignedIn(), []);
  return (
    <main className="alone">
      <PageHead title={signIn.back} intro={signIn.backText} />
      <Button onPress={() => globalThis.close()}>{signIn.closeWindow}</Button>
    </main>
  );
}
