/** The parts of the page that the script works with, by their ids. */
const PARTS = {
  page: HTMLElement,
  'signed-out': HTMLElement,
  'signed-out-title': HTMLElement,
  setup: HTMLElement,
  'setup-title': HTMLElement,
  'setup-problem': HTMLElement,
  'setup-form': HTMLFormElement,
  file: HTMLInputElement,
  stage: HTMLElement,
  'stage-title': HTMLElement,
  view: HTMLElement,
  video: HTMLVideoElement,
  still: HTMLCanvasElement,
  ring: HTMLElement,
  hint: HTMLElement,
  live: HTMLElement,
  take: HTMLButtonElement,
  light: HTMLButtonElement,
  stop: HTMLButtonElement,
  sending: HTMLElement,
  progress: HTMLProgressElement,
  share: HTMLElement,
  kept: HTMLElement,
  'kept-problem': HTMLElement,
  retry: HTMLButtonElement,
  discard: HTMLButtonElement,
  sent: HTMLElement,
  'sent-title': HTMLElement,
  next: HTMLButtonElement,
  'next-file-choice': HTMLElement,
  'next-file': HTMLInputElement,
  again: HTMLButtonElement,
  history: HTMLElement,
  'history-problem': HTMLElement,
  'history-retry': HTMLButtonElement,
  'history-empty': HTMLElement,
  pictures: HTMLElement,
  'sign-out': HTMLButtonElement,
} as const;

type PartName = keyof typeof PARTS;
export type Parts = { readonly [Name in PartName]: InstanceType<(typeof PARTS)[Name]> };

/** @throws Error that names a part that is not there, or is something else */
export function findParts(root: Document): Parts {
  const found = Object.entries(PARTS).map(([id, kind]) => {
    const element = root.getElementById(id);
    if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} with the id ${id}.`);
    return [id, element] as const;
  });
  return Object.fromEntries(found) as unknown as Parts;
}
