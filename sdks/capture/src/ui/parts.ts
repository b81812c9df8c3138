/** Makes an element: properties that are known are set, the others are attributes. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The parts of the element that change. */
export function makeParts() {
  const button = (name: string) => make('button', { type: 'button', class: name });
  const parts = {
    count: make('p', { class: 'count' }),
    prompt: make('p', { class: 'prompt', role: 'status' }),
    note: make('p', { role: 'status' }),
    status: make('p', { role: 'status', tabindex: '-1' }),
    problem: make('p', { class: 'problem', role: 'alert' }),
    label: make('span', { id: 'level' }),
    bar: make('div', { class: 'bar' }),
    word: make('span', { class: 'word' }),
    rate: make('p', { class: 'rate' }),
    primary: button('primary'),
    pause: button('plain'),
    end: button('plain'),
    title: make('h2', { id: 'title', tabindex: '-1' }),
    text: make('div', { id: 'text' }),
    agree: button('primary'),
    decline: button('plain'),
  };
  const { label, bar, word, title, text, agree, decline } = parts;
  const track = make(
    'div',
    { class: 'track', role: 'meter', 'aria-labelledby': 'level', 'aria-valuenow': '0' },
    bar,
  );
  const meter = make('div', {}, make('div', { class: 'level' }, label, track, word), parts.rate);
  const dialog = make(
    'dialog',
    { 'aria-labelledby': 'title', 'aria-describedby': 'text' },
    title,
    text,
    make('div', { class: 'actions' }, agree, decline),
  );
  const actions = make('div', { class: 'actions' }, parts.primary, parts.pause, parts.end);
  const all = [parts.count, parts.prompt, parts.note, parts.status, parts.problem, meter, actions, dialog];
  return { ...parts, track, meter, dialog, all };
}

export type UiParts = ReturnType<typeof makeParts>;

/** A text set anew is read out anew. */
export function setText(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
  place.hidden = text === '';
}
