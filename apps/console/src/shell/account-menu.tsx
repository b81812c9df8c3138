import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTexts } from '../texts/texts-context.ts';
import { accountsOf, useMe } from './me-context.ts';

/** Which account is open, and the others to go to. */
export function AccountMenu({ accountId }: { readonly accountId: string | undefined }): ReactNode {
  const { shell } = useTexts();
  const navigate = useNavigate();
  const accounts = accountsOf(useMe());
  if (accounts.length === 0) return null;
  const open = accounts.find(({ scopeId }) => scopeId === accountId);
  return (
    <MenuTrigger>
      <Button className="account-button">
        <span className="account-label">{shell.account}</span>
        <span className="account-name">{open?.scopeName ?? open?.scopeId ?? shell.switchAccount}</span>
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover" placement="bottom start">
        <Menu
          className="menu"
          aria-label={shell.switchAccount}
          onAction={(key) =>
            void navigate({ to: '/accounts/$accountId', params: { accountId: String(key) } })
          }
        >
          {accounts.map(({ scopeId, scopeName }) => (
            <MenuItem key={scopeId} id={scopeId} className="menu-item" textValue={scopeName ?? scopeId}>
              <span aria-hidden="true">{scopeId === accountId ? '✓' : ''}</span>
              <span>{scopeName ?? scopeId}</span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
