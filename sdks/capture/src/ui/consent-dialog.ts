import { make, setText, type UiParts } from './parts.ts';
import type { UiTexts } from './texts/ui-texts.ts';

/** Asks, and says whether the person agreed. Escape is a no. */
export function askConsent(
  { dialog, title, text, agree, decline }: UiParts,
  texts: UiTexts,
  note: string,
): Promise<boolean> {
  setText(title, texts.title);
  const told = note === '' ? texts.consent : [...texts.consent, note];
  text.replaceChildren(...told.map((paragraph) => make('p', {}, paragraph)));
  setText(agree, texts.agree);
  setText(decline, texts.decline);
  const ends = new AbortController();
  const { signal } = ends;
  return new Promise((resolve) => {
    const answer = (agreed: boolean) => {
      ends.abort();
      dialog.close();
      resolve(agreed);
    };
    agree.addEventListener('click', () => answer(true), { signal });
    decline.addEventListener('click', () => answer(false), { signal });
    dialog.addEventListener('close', () => answer(false), { signal });
    dialog.addEventListener('keydown', (event) => keepInside(event, agree, decline), { signal });
    dialog.showModal();
    title.focus();
  });
}

/** The browser keeps the page out of reach; this keeps the keyboard out of the browser as well: there are two buttons. */
function keepInside(event: KeyboardEvent, first: HTMLElement, last: HTMLElement): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const { activeElement } = first.getRootNode() as ShadowRoot;
  (activeElement === first ? last : first).focus();
}
