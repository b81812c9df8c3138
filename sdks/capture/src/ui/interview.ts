import type { CaptureSession } from '../session/capture-session.ts';
import { askConsent } from './consent-dialog.ts';
import { languageOf } from './language.ts';
import type { UiParts } from './parts.ts';
import { show, showReading, type Standing } from './show.ts';
import { textsOf } from './texts/index.ts';
import type { UiTexts } from './texts/ui-texts.ts';

/** Of the texts of the consent dialog, for the record. */
export const CONSENT_TEXT_VERSION = 'svc-capture-2026-11-29';

/** The element in which an interview takes place. */
type Stage = HTMLElement & { readonly prompts: readonly string[] };

/** Leads a person through one session: consent, questions, pauses and the end. */
export class Interview implements Standing {
  readonly session: CaptureSession;
  question = -1;
  isAsking = false;
  problem: unknown;
  #stage: Stage;
  #parts: UiParts;
  #unlisten: readonly (() => void)[];
  /** It is being begun, ended or asked. */
  #isBusy = false;
  #isLeft = false;

  constructor(session: CaptureSession, stage: Stage, parts: UiParts) {
    this.session = session;
    this.#stage = stage;
    this.#parts = parts;
    this.#unlisten = [
      session.on('state', (state) => {
        // Sound comes again: what was wrong is over.
        if (state === 'running') this.problem = undefined;
        this.show();
      }),
      session.on('metrics', (reading) => showReading(parts, this.#texts, reading)),
      session.on('error', (error) => this.#fail(error)),
    ];
  }

  /** Another session takes its place: it shows nothing any more. */
  leave(): void {
    this.#isLeft = true;
    for (const unlisten of this.#unlisten) unlisten();
  }

  /** What the one button does now. Everything is inside the tap. */
  async act(): Promise<void> {
    const { session } = this;
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.problem = undefined;
    try {
      if (session.state === 'idle') await this.#begin();
      else if (session.state === 'running') await this.#goOn();
      else await session.resume();
    } catch (error) {
      // What was ended meanwhile has its result, and what was replaced says nothing any more.
      if (!this.#isLeft && session.state !== 'stopped') this.#fail(error);
    }
    this.#isBusy = false;
    this.show();
  }

  /** At any moment: what was heard until then is measured, or said to be not enough. */
  async end(): Promise<void> {
    try {
      this.#tell('capture-result', await this.session.stop());
    } catch (error) {
      this.#fail(error);
    }
  }

  show(): void {
    if (!this.#isLeft) show(this.#parts, this.#texts, this.#stage.prompts, this);
  }

  /** A rate is not given in every language: said before anything is recorded. */
  get note(): string {
    return this.session.givesSpeechRate === false ? this.#texts.notTheRate : '';
  }

  get #texts(): UiTexts {
    return textsOf(languageOf(this.#stage));
  }

  async #begin(): Promise<void> {
    const { session } = this;
    if (session.consented === undefined) {
      if (!(await askConsent(this.#parts, this.#texts, this.note))) return;
      session.consent({ textVersion: CONSENT_TEXT_VERSION });
    }
    await session.start();
    this.#ask();
  }

  async #goOn(): Promise<void> {
    if (this.isAsking) {
      this.session.promptEnded({ repeats: false });
      this.isAsking = false;
    } else if (this.question + 1 < this.#stage.prompts.length) this.#ask();
    else await this.end();
  }

  #ask(): void {
    if (this.#stage.prompts.length === 0) return;
    this.session.promptStarted();
    this.question++;
    this.isAsking = true;
  }

  #fail(error: unknown): void {
    this.problem = error;
    this.show();
    this.#tell('capture-error', error);
  }

  #tell(type: string, detail: unknown): void {
    this.#stage.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
