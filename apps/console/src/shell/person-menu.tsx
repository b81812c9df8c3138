import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { signOut } from '../api/session.ts';
import { announce } from '../parts/announce.ts';
import { useTexts } from '../texts/texts-context.ts';
import { useMe } from './me-context.ts';

/** Nobody may walk away believing that they are signed out when they are not. */
async function leave(stillSignedIn: string): Promise<void> {
  if (!(await signOut())) announce(stillSignedIn);
}

export function PersonMenu({ onShortcuts }: { readonly onShortcuts: () => void }): ReactNode {
  const { shell } = useTexts();
  const navigate = useNavigate();
  const { person } = useMe();
  const acts: Readonly<Record<string, () => void>> = {
    me: () => void navigate({ to: '/me' }),
    shortcuts: onShortcuts,
    out: () => void leave(shell.stillSignedIn),
  };
  return (
    <MenuTrigger>
      <Button className="person-button" aria-label={`${shell.you}: ${person.profile.name}`}>
        <span className="person-name">{person.profile.name}</span>
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" aria-label={shell.you} onAction={(key) => acts[key]?.()}>
          <MenuItem id="me" className="menu-item">
            {shell.profile}
          </MenuItem>
          <MenuItem id="shortcuts" className="menu-item">
            {shell.shortcuts}
          </MenuItem>
          <MenuItem id="out" className="menu-item">
            {shell.signOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
