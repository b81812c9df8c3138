import { ACCOUNT_PAGES } from './pages.ts';

/** What a key leads to. */
export type Act = { readonly go: (typeof ACCOUNT_PAGES)[number] } | 'help' | 'lead' | 'nothing';

interface Pressed {
  readonly key: string;
  readonly isComposing: boolean;
  readonly keyCode: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

const COMPOSING = 229;

/**
 * What a key does.
 *
 * @param isLed whether `g` was pressed just before
 * @param isBusy whether a field has the focus or a dialog or menu is open
 */
export function actOf(pressed: Pressed, isLed: boolean, isBusy: boolean): Act {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (isBusy || ctrlKey || metaKey || altKey || pressed.defaultPrevented) return 'nothing';
  if (pressed.isComposing || pressed.keyCode === COMPOSING) return 'nothing';
  if (key === '?') return 'help';
  if (isLed) {
    const page = ACCOUNT_PAGES.find((each) => each.key === key.toLowerCase());
    if (page !== undefined) return { go: page };
  }
  return key === 'g' ? 'lead' : 'nothing';
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether keys belong to somebody else now. */
export function isBusy(): boolean {
  return document.activeElement?.matches(FIELDS) === true || document.querySelector(OPEN) !== null;
}
