/** The part of the page with an id. @throws Error that names what is not there */
export function part<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no part ${id}.`);
  return element as Kind;
}

export interface Made {
  readonly id?: string;
  readonly className?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** An element made anew. Text goes in as text, whatever it looks like. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { id, className, text, attributes = {} }: Made = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (id !== undefined) element.id = id;
  if (className !== undefined) element.className = className;
  if (text !== undefined) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function list(lines: readonly string[], className?: string): HTMLUListElement {
  return make('ul', { className }, ...lines.map((text) => make('li', { text })));
}

/** Shows one of the parts and hides its neighbours; whoever reads by ear or keyboard is taken to its heading. */
export function showOnly(id: string): void {
  for (const each of document.querySelectorAll<HTMLElement>('main > [data-part]'))
    each.hidden = each.id !== id;
  part(id).querySelector<HTMLElement>('h2')?.focus();
}
