import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { operatorOf, useMe } from './me-context.ts';
import { ACCOUNT_PAGES, GROUPS, OPERATOR_PAGES } from './pages.ts';

const EXACT = { exact: true, includeSearch: false } as const;
const BELOW = { exact: false, includeSearch: false } as const;

interface Props {
  readonly accountId: string | undefined;
  readonly onGo: () => void;
}

/** Where one can go from here. */
export function Navigation({ accountId, onGo }: Props): ReactNode {
  const { shell, pages } = useTexts();
  const operator = operatorOf(useMe());
  return (
    <nav className="navigation" aria-label={shell.navigation}>
      {accountId !== undefined &&
        GROUPS.map((group) => (
          <NavGroup key={group} title={shell.groups[group]}>
            {ACCOUNT_PAGES.filter((page) => page.group === group).map(({ name, to }) => (
              <li key={name}>
                <Link
                  to={to}
                  params={{ accountId }}
                  className="nav-link"
                  onClick={onGo}
                  activeOptions={name === 'overview' ? EXACT : BELOW}
                >
                  {pages[name]}
                </Link>
              </li>
            ))}
          </NavGroup>
        ))}
      {operator !== undefined && (
        <NavGroup title={shell.groups.operator}>
          {OPERATOR_PAGES.map(({ name, to }) => (
            <li key={name}>
              <Link to={to} className="nav-link" onClick={onGo} activeOptions={BELOW}>
                {pages[name]}
              </Link>
            </li>
          ))}
        </NavGroup>
      )}
    </nav>
  );
}

function NavGroup({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="nav-group">
      <p className="nav-title">{title}</p>
      <ul>{children}</ul>
    </div>
  );
}
