import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { actOf, isBusy } from './shortcuts.ts';

const LEAD_MS = 1500;
const KEPT_AS = 'svc-console-shortcuts';

export function areShortcutsOn(): boolean {
  return localStorage.getItem(KEPT_AS) !== 'off';
}

export function keepShortcuts(isOn: boolean): void {
  localStorage.setItem(KEPT_AS, isOn ? 'on' : 'off');
}

/** Goes where keys lead. @param accountId of the pages; undefined where no account is open */
export function useShortcuts(accountId: string | undefined, onHelp: () => void): void {
  const navigate = useNavigate();
  const ledAt = useRef(-LEAD_MS);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isLed = event.timeStamp - ledAt.current < LEAD_MS;
      const act = areShortcutsOn() ? actOf(event, isLed, isBusy()) : 'nothing';
      ledAt.current = act === 'lead' ? event.timeStamp : -LEAD_MS;
      if (act === 'nothing' || act === 'lead') return;
      event.preventDefault();
      if (act === 'help') onHelp();
      else if (accountId !== undefined) void navigate({ to: act.go.to, params: { accountId } });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [accountId, navigate, onHelp]);
}
