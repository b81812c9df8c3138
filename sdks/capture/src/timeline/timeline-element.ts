import { languageOf } from '../ui/language.ts';
import { make } from '../ui/parts.ts';
import { drawRow, swatch } from './draw-row.ts';
import { STYLE } from './style.ts';
import { textsOf } from './texts/index.ts';
import type { TimelineTexts } from './texts/timeline-texts.ts';
import { type MarkKind, type Row, rowsOf, type TimelineData } from './timeline-data.ts';
import { leftOutWords, questionWords } from './words.ts';

/** What `<svc-capture-timeline>` is. */
export interface TimelineElement extends HTMLElement {
  /** What is drawn, and drawn again when it is set. */
  measurement: TimelineData | undefined;
}

const ROW_SECONDS = 60;
const KINDS: readonly MarkKind[] = ['asked', 'again', 'wait', 'waitOut', 'speech', 'gap'];

/**
 * Defines the custom element that shows an interview on a line of time: questions, waits, speech, what was asked again and
 * what was left out and why; as a drawing, and the same in words in a list. It takes data alone, no session. Its language is
 * that of its `lang`, or of the page. Importing this touches no window; calling it does.
 *
 * @example
 * ```ts
 * import { defineTimelineElement } from '@svc/capture/timeline';
 *
 * typeof defineTimelineElement; // → 'function'
 * ```
 */
export function defineTimelineElement(name = 'svc-capture-timeline'): void {
  if (customElements.get(name) === undefined) customElements.define(name, elementClass());
}

function elementClass(): CustomElementConstructor {
  return class extends HTMLElement implements TimelineElement {
    #root = this.attachShadow({ mode: 'open' });
    #data: TimelineData | undefined;

    constructor() {
      super();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      this.#root.adoptedStyleSheets = [sheet];
    }

    get measurement(): TimelineData | undefined {
      return this.#data;
    }
    set measurement(data: TimelineData | undefined) {
      this.#data = data;
      if (this.isConnected) this.#show();
    }

    connectedCallback(): void {
      this.#show();
    }

    #show(): void {
      const language = languageOf(this);
      this.#root.replaceChildren(
        ...(this.#data === undefined ? [] : partsOf(this.#data, textsOf(language), language)),
      );
    }
  };
}

function partsOf(data: TimelineData, texts: TimelineTexts, language: string): HTMLElement[] {
  const rows = rowsOf(data, ROW_SECONDS);
  return [
    ...(rows.length === 0
      ? []
      : [
          make('div', { role: 'img', 'aria-label': texts.drawing }, ...rows.map(drawRow)),
          legend(rows, texts),
        ]),
    allQuestions(data, texts, language),
    ...(data.confidence === 'low' ? [make('p', {}, texts.withCare)] : []),
    ...listed(texts.leftOut, leftOutWords(data, texts)),
  ];
}

/** The kinds that the drawing has. */
function legend(rows: readonly Row[], { marks }: TimelineTexts): HTMLElement {
  const drawn = new Set(rows.flatMap(({ pieces }) => pieces.map(({ kind }) => kind)));
  const kinds = KINDS.filter((kind) => drawn.has(kind));
  return make('ul', { class: 'legend' }, ...kinds.map((kind) => make('li', {}, swatch(kind), marks[kind])));
}

/** Open, and closed by whoever has seen enough. */
function allQuestions({ questions = [] }: TimelineData, texts: TimelineTexts, language: string): HTMLElement {
  if (questions.length === 0) return make('p', {}, texts.none);
  const items = questions.map((question) => {
    const [asked, fate] = questionWords(question, texts, language);
    return make('li', {}, make('strong', {}, asked), make('br'), fate);
  });
  return make('details', { open: '' }, make('summary', {}, texts.questions), make('ol', {}, ...items));
}

function listed(title: string, lines: readonly string[]): HTMLElement[] {
  if (lines.length === 0) return [];
  return [make('h3', {}, title), make('ul', {}, ...lines.map((line) => make('li', {}, line)))];
}
