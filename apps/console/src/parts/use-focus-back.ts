import { useEffect, useState } from 'react';

const OVERLAY = '.overlay';

/** What had the focus before the first of the dialogs that followed one another. */
let before: Element | null = null;

/**
 * Gives the focus back when a dialog goes: to where it was before it, or before the dialog that it took the place of; to
 * the heading where that is gone.
 */
export function useFocusBack(): void {
  useState(noteBefore);
  // Two frames later whoever else moves it has done so.
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(giveBack)), []);
}

function noteBefore(): void {
  const active = document.activeElement;
  if ((active?.closest(OVERLAY) ?? null) === null) before = active;
}

function giveBack(): void {
  const { activeElement, body } = document;
  if (document.querySelector(OVERLAY) !== null) return;
  if (activeElement !== null && activeElement !== body) return;
  const isThere = before !== body && before?.isConnected === true;
  const back = isThere ? before : document.querySelector('h1');
  if (back instanceof HTMLElement) back.focus();
}
