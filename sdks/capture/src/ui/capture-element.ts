import type { LiveReading } from '../core/index.ts';
import type { CaptureResult, CaptureSession } from '../session/capture-session.ts';
import { askConsent } from './consent-dialog.ts';
import { levelOf } from './level.ts';
import { makeParts, make, setText } from './parts.ts';
import { problemOf } from './problem.ts';
import { STYLE } from './style.ts';
import { textsOf } from './texts/index.ts';

/** Of the texts of the consent dialog, for the record. */
export const CONSENT_TEXT_VERSION = 'svc-capture-2026-11-24';

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
    #session: CaptureSession | undefined;
    #unlisten: (() => void)[] = [];
    #prompt = -1;
    #asking = false;
    #busy = false;
    #problem: unknown;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      root.adoptedStyleSheets = [sheet];
      root.append(...this.#parts.all);
      this.#parts.primary.addEventListener('click', () => void this.#act());
      this.#parts.pause.addEventListener('click', () => this.#session?.pause());
    }

    get session(): CaptureSession | undefined {
      return this.#session;
    }
    set session(session: CaptureSession | undefined) {
      for (const each of this.#unlisten) each();
      this.#session = session;
      this.#prompt = -1;
      this.#asking = false;
      this.#problem = undefined;
      this.#unlisten =
        session === undefined
          ? []
          : [
              session.on('state', () => this.#show()),
              session.on('metrics', (reading) => this.#measure(reading)),
              session.on('error', (error) => this.#fail(error)),
            ];
      if (this.isConnected) this.#show();
    }

    connectedCallback(): void {
      this.#show();
    }

    disconnectedCallback(): void {
      this.#session?.destroy();
    }

    get #texts() {
      return textsOf(this.closest('[lang]')?.getAttribute('lang') ?? 'en');
    }

    /** What the one button does now. Everything is inside the tap. */
    async #act(): Promise<void> {
      const session = this.#session;
      if (session === undefined || this.#busy) return;
      this.#busy = true;
      this.#problem = undefined;
      try {
        if (session.state === 'idle') await this.#begin(session);
        else if (session.state === 'running') await this.#goOn(session);
        else await session.resume();
      } catch (error) {
        this.#fail(error);
      }
      this.#busy = false;
      this.#show();
    }

    async #begin(session: CaptureSession): Promise<void> {
      if (session.consented === undefined) {
        this.#showConsent();
        if (!(await askConsent(this.#parts))) return;
        session.consent({ textVersion: CONSENT_TEXT_VERSION });
      }
      await session.start();
      this.#ask(session);
    }

    async #goOn(session: CaptureSession): Promise<void> {
      if (this.#asking) {
        session.promptEnded();
        this.#asking = false;
      } else if (this.#prompt + 1 < this.prompts.length) this.#ask(session);
      else this.#tell('capture-result', await session.stop());
    }

    #ask(session: CaptureSession): void {
      if (this.prompts.length === 0) return;
      session.promptStarted();
      this.#prompt++;
      this.#asking = true;
    }

    #fail(error: unknown): void {
      this.#problem = error;
      this.#show();
      this.#tell('capture-error', error);
    }

    #tell(type: string, detail: CaptureResult | unknown): void {
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    }

    #showConsent(): void {
      const { title, text, agree, decline } = this.#parts;
      const texts = this.#texts;
      setText(title, texts.title);
      text.replaceChildren(...texts.consent.map((paragraph) => make('p', {}, paragraph)));
      setText(agree, texts.agree);
      setText(decline, texts.decline);
    }

    #show(): void {
      const texts = this.#texts;
      const state = this.#session?.state ?? 'idle';
      const isOn = state === 'running';
      const { count, prompt, status, problem, label, meter, primary, pause } = this.#parts;
      const number = { n: this.#prompt + 1, of: this.prompts.length };
      setText(count, isOn && number.n > 0 ? fill(texts.question, number) : '');
      setText(prompt, isOn ? (this.prompts[this.#prompt] ?? '') : '');
      setText(status, this.#statusOf(state));
      setText(problem, this.#problem === undefined ? '' : texts.problems[problemOf(this.#problem)]);
      setText(label, texts.level);
      setText(pause, isOn ? texts.pause : '');
      setText(primary, this.#actionOf(state));
      meter.hidden = !isOn;
      if (isOn && this.#parts.word.textContent === '') this.#measure(SILENT);
    }

    #statusOf(state: CaptureSession['state']): string {
      const { starting, answer, paused, interrupted, done } = this.#texts;
      if (state === 'running') return this.#prompt >= 0 && !this.#asking ? answer : '';
      return { starting, paused, interrupted, stopped: done, idle: '', destroyed: '' }[state];
    }

    #actionOf(state: CaptureSession['state']): string {
      const { begin, asked, next, finish, goOn } = this.#texts;
      if (state === 'running')
        return this.#asking ? asked : this.#prompt + 1 < this.prompts.length ? next : finish;
      return { idle: begin, paused: goOn, interrupted: goOn, starting: '', stopped: '', destroyed: '' }[
        state
      ];
    }

    #measure(reading: Omit<LiveReading, 'capturedSeconds'>): void {
      const texts = this.#texts;
      const { percent, word } = levelOf(reading);
      const { bar, track, word: place, rate } = this.#parts;
      bar.style.transform = `scaleX(${percent / 100})`;
      track.setAttribute('aria-valuenow', String(percent));
      track.setAttribute('aria-valuetext', texts.levels[word]);
      setText(place, texts.levels[word]);
      const { speechRateWpm: wpm } = reading;
      setText(rate, wpm === undefined ? texts.noRate : fill(texts.rate, { n: Math.round(wpm) }));
    }
  };
}

const SILENT = { levelDbfs: Number.NEGATIVE_INFINITY, speaking: false };

function fill(text: string, values: Readonly<Record<string, number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}
