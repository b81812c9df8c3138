import { Navigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { Loading } from './parts/loading.tsx';
import { lastAccount } from './shell/last-account.ts';
import { accountsOf, operatorOf, useMe } from './shell/me-context.ts';

const WelcomeScreen = lazy(async () => ({
  default: (await import('./screens/welcome/welcome-screen.tsx')).WelcomeScreen,
}));

/** Goes on to the account that was open last; whoever has none is welcomed. */
export function HomePage(): ReactNode {
  const me = useMe();
  const accounts = accountsOf(me);
  const kept = accounts.find(({ scopeId }) => scopeId === lastAccount()) ?? accounts[0];
  if (kept !== undefined)
    return <Navigate to="/accounts/$accountId" params={{ accountId: kept.scopeId }} replace />;
  if (operatorOf(me) !== undefined) return <Navigate to="/operator/access" replace />;
  return (
    <Suspense fallback={<Loading />}>
      <WelcomeScreen />
    </Suspense>
  );
}
