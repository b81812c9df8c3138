import type { CaptureElement } from '@svc/capture/ui';

/** The part of the page with an id. @throws Error that names what is not there */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no part ${id}.`);
  return element;
}

export const captureElement = () => part('capture') as CaptureElement;

/** A text set anew is read out anew; nothing to say hides the place. */
export function say(id: string, text: string): void {
  const place = part(id);
  if (place.textContent !== text) place.textContent = text;
  place.hidden = text === '';
}

export function show(id: string, isShown = true): void {
  part(id).hidden = !isShown;
}

/** A sentence with its blanks filled in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}
