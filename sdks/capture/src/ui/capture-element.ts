import type { CaptureSession } from '../session/capture-session.ts';
import { Interview } from './interview.ts';
import { languageOf } from './language.ts';
import { makeParts } from './parts.ts';
import { NO_INTERVIEW, show } from './show.ts';
import { STYLE } from './style.ts';
import { textsOf } from './texts/index.ts';

/** What `<svc-capture>` is; events `capture-result` (detail: the result) and `capture-error` (detail: the error). */
export interface CaptureElement extends HTMLElement {
  /** Made with `createCapture`; the element begins, pauses and stops it. */
  session: CaptureSession | undefined;
  /** Questions, shown one after another; whoever asks says when each was asked. */
  prompts: readonly string[];
}

/**
 * Defines the custom element: consent dialog, level meter, live rate, prompts. Its language is that of its `lang`, or of
 * the page. Importing this touches no window; calling it does.
 *
 * @example
 * ```ts
 * import { defineCaptureElement } from '@svc/capture/ui';
 *
 * typeof defineCaptureElement; // → 'function'
 * ```
 */
export function defineCaptureElement(name = 'svc-capture'): void {
  if (customElements.get(name) === undefined) customElements.define(name, elementClass());
}

function elementClass(): CustomElementConstructor {
  return class extends HTMLElement implements CaptureElement {
    prompts: readonly string[] = [];
    #parts = makeParts();
    #interview: Interview | undefined;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      root.adoptedStyleSheets = [sheet];
      root.append(...this.#parts.all);
      this.#parts.primary.addEventListener('click', () => void this.#interview?.act());
      this.#parts.pause.addEventListener('click', () => this.session?.pause());
      this.#parts.end.addEventListener('click', () => void this.#interview?.end());
    }

    get session(): CaptureSession | undefined {
      return this.#interview?.session;
    }
    set session(session: CaptureSession | undefined) {
      this.#interview?.leave();
      this.#interview = session && new Interview(session, this, this.#parts);
      if (this.isConnected) this.connectedCallback();
    }

    connectedCallback(): void {
      if (this.#interview === undefined)
        show(this.#parts, textsOf(languageOf(this)), this.prompts, NO_INTERVIEW);
      else this.#interview.show();
    }

    disconnectedCallback(): void {
      this.session?.destroy();
    }
  };
}
