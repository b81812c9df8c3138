import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Empty } from '../parts/empty.tsx';
import { Loading } from '../parts/loading.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { keepLastAccount } from './last-account.ts';
import { accountsOf, useMe } from './me-context.ts';
import { useAccountId } from './url-state.ts';

/** Screens of an account, of nobody else's. Another account starts them anew: nothing of the last one stays, typed or read. */
export function AccountGate(): ReactNode {
  const accountId = useAccountId();
  const { problem } = useTexts();
  const isOwn = accountsOf(useMe()).some(({ scopeId }) => scopeId === accountId);
  useEffect(() => {
    if (isOwn) keepLastAccount(accountId);
  }, [isOwn, accountId]);
  const isGoing = useAskedAccount() !== accountId;
  // The screen of the next account may still be on its way: that of the last one is gone at once.
  if (isGoing) return <Loading />;
  if (isOwn) return <Outlet key={accountId} />;
  return (
    <>
      <PageHead title={problem.otherAccount} />
      <Empty title={problem.otherAccountText} act={<Link to="/">{problem.home}</Link>} />
    </>
  );
}

/** The account of the address, which changes before its screen is there. */
function useAskedAccount(): string | undefined {
  const { pathname } = useLocation();
  const [, asked] = /\/accounts\/([^/]+)/.exec(pathname) ?? [];
  return asked === undefined ? undefined : decodeURIComponent(asked);
}
