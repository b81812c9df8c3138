import type { LiveReading } from '../core/index.ts';
import type { CaptureResult, CaptureSession, CaptureState } from '../session/capture-session.ts';
import { askConsent } from './consent-dialog.ts';
import { languageOf } from './language.ts';
import { levelOf } from './level.ts';
import { makeParts, make, setText } from './parts.ts';
import { problemOf } from './problem.ts';
import { STYLE } from './style.ts';
import { textsOf } from './texts/index.ts';

/** Of the texts of the consent dialog, for the record. */
export const CONSENT_TEXT_VERSION = 'svc-capture-2026-11-29';

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
    /** The one that is being begun, ended or asked. */
    #busy: CaptureSession | undefined;
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
      this.#parts.end.addEventListener('click', () => void this.#end());
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
              session.on('state', (state) => {
                // Sound comes again: what was wrong is over.
                if (state === 'running') this.#problem = undefined;
                this.#show();
              }),
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
      return textsOf(languageOf(this));
    }

    /** What the one button does now. Everything is inside the tap. */
    async #act(): Promise<void> {
      const session = this.#session;
      if (session === undefined || this.#busy === session) return;
      this.#busy = session;
      this.#problem = undefined;
      try {
        if (session.state === 'idle') await this.#begin(session);
        else if (session.state === 'running') await this.#goOn(session);
        else await session.resume();
      } catch (error) {
        // What was ended meanwhile has its result, and what was replaced says nothing any more.
        if (session === this.#session && session.state !== 'stopped') this.#fail(error);
      }
      if (this.#busy === session) this.#busy = undefined;
      this.#show();
    }

    /** At any moment: what was heard until then is measured, or said to be not enough. */
    async #end(): Promise<void> {
      try {
        this.#tell('capture-result', await this.#session?.stop());
      } catch (error) {
        this.#fail(error);
      }
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
        session.promptEnded({ repeats: false });
        this.#asking = false;
      } else if (this.#prompt + 1 < this.prompts.length) this.#ask(session);
      else await this.#end();
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
      const told = this.#note === '' ? texts.consent : [...texts.consent, this.#note];
      text.replaceChildren(...told.map((paragraph) => make('p', {}, paragraph)));
      setText(agree, texts.agree);
      setText(decline, texts.decline);
    }

    /** Said before anything is recorded. */
    get #note(): string {
      return this.#session?.givesSpeechRate === false ? this.#texts.notTheRate : '';
    }

    #show(): void {
      const texts = this.#texts;
      const focused = this.shadowRoot?.activeElement as HTMLElement | null | undefined;
      const state = this.#session?.state ?? 'idle';
      const isOn = state === 'running';
      const { count, prompt, note, status, problem, label, meter, primary, pause, end } = this.#parts;
      const action = this.#actionOf(state);
      const asked = isOn ? this.prompts[this.#prompt] : undefined;
      const number = texts.question.replace('{n}', `${this.#prompt + 1}`);
      setText(count, asked === undefined ? '' : number.replace('{of}', `${this.prompts.length}`));
      setText(prompt, asked ?? '');
      setText(note, state === 'stopped' ? '' : this.#note);
      setText(status, this.#statusOf(state));
      setText(problem, this.#problem === undefined ? '' : texts.problems[problemOf(this.#problem)]);
      setText(label, texts.level);
      setText(pause, isOn ? texts.pause : '');
      setText(primary, action);
      setText(end, IS_ON.test(state) && action !== texts.finish ? texts.finish : '');
      meter.hidden = !isOn;
      // What was pressed is gone: whoever goes by keyboard or ear goes on at what comes next.
      if (focused?.hidden) (primary.hidden ? status : primary).focus();
    }

    #statusOf(state: CaptureState): string {
      const { states, answer }: { states: ByState; answer: string } = this.#texts;
      return (state === 'running' && this.#prompt >= 0 && !this.#asking ? answer : states[state]) ?? '';
    }

    #actionOf(state: CaptureState): string {
      const { actions, asked, next, finish } = this.#texts;
      if (state !== 'running') return (actions as ByState)[state === 'interrupted' ? 'paused' : state] ?? '';
      return this.#asking ? asked : this.#prompt + 1 < this.prompts.length ? next : finish;
    }

    #measure(reading: LiveReading): void {
      const texts = this.#texts;
      const { percent, word } = levelOf(reading);
      const { bar, track, word: place, rate } = this.#parts;
      bar.style.transform = `scaleX(${percent / 100})`;
      track.setAttribute('aria-valuenow', String(percent));
      track.setAttribute('aria-valuetext', texts.levels[word]);
      setText(place, texts.levels[word]);
      const { speechRateWpm: wpm } = reading;
      rate.textContent = wpm === undefined ? '' : texts.rate.replace('{n}', `${Math.round(wpm)}`);
    }
  };
}

/** Between the tap that begins and the end. */
const IS_ON = /starting|running|paused|interrupted/;

type ByState = Readonly<Partial<Record<CaptureState, string>>>;
