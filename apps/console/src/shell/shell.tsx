import { Link, Outlet, useParams } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { Loading } from '../parts/loading.tsx';
import { NoticeBar } from '../parts/notice-bar.tsx';
import { ProblemBox } from '../parts/problem-box.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { ClockNote } from './clock-note.tsx';
import { accountsOf, type Me, MeContext } from './me-context.ts';
import { Navigation } from './navigation.tsx';
import { PersonMenu } from './person-menu.tsx';
import { Preferences } from './preferences.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useWhoIsSignedIn } from './use-me.ts';

/** What stands around every screen, once it is known who is signed in. */
export function Shell(): ReactNode {
  const { me, problem, again } = useWhoIsSignedIn();
  if (me !== undefined) return <ShellOf me={me} />;
  const isLeaving = problem === null || problem.wants === 'session';
  return (
    <main className="alone">{isLeaving ? <Loading /> : <ProblemBox problem={problem} again={again} />}</main>
  );
}

function ShellOf({ me }: { readonly me: Me }): ReactNode {
  const { accountId } = useParams({ strict: false }) as { accountId?: string };
  const { skip, shell } = useTexts();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const help = useCallback(() => setHelpOpen(true), []);
  const accounts = accountsOf(me);
  // Where no account of theirs is open the one that the person has first is a way back.
  const near = (accounts.find(({ scopeId }) => scopeId === accountId) ?? accounts[0])?.scopeId;
  useShortcuts(near, help);
  return (
    <MeContext value={me}>
      <a
        className="skip"
        href="#content"
        onClick={() => document.querySelector<HTMLElement>('#content')?.focus()}
      >
        {skip}
      </a>
      <div className="shell" data-menu={isMenuOpen}>
        <TopBar accountId={accountId} onShortcuts={help}>
          <button
            type="button"
            className="button menu-button"
            aria-expanded={isMenuOpen}
            aria-controls="rail"
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            {shell.menu}
          </button>
        </TopBar>
        <div className="rail" id="rail">
          <Navigation accountId={near} onGo={() => setMenuOpen(false)} />
          <RailFoot me={me} />
        </div>
        <main className="content" id="content" tabIndex={-1}>
          <ClockNote />
          <Outlet />
        </main>
      </div>
      <SignInDialog />
      {isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}
      <NoticeBar />
    </MeContext>
  );
}

interface TopBarProps {
  readonly accountId: string | undefined;
  readonly onShortcuts: () => void;
  readonly children: ReactNode;
}

function TopBar({ accountId, onShortcuts, children }: TopBarProps): ReactNode {
  const { product } = useTexts();
  return (
    <header className="top-bar">
      {children}
      <Link to="/" className="product">
        {product}
      </Link>
      <AccountMenu accountId={accountId} />
      <PersonMenu onShortcuts={onShortcuts} />
    </header>
  );
}

function RailFoot({ me }: { readonly me: Me }): ReactNode {
  const { shell, common } = useTexts();
  return (
    <footer className="rail-foot">
      <Preferences />
      <p className="small">
        <a href="/docs" target="_blank" rel="noreferrer">
          {shell.docs} <span className="unseen">({common.opensNew})</span>
        </a>
      </p>
      <p className="small soft">{shell.version(me.version)}</p>
      {me.development && <p className="small soft">{shell.development}</p>}
    </footer>
  );
}
