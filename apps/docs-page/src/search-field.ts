import { createSearch, type Found, type SearchEntry } from './rank.ts';

type Search = ReturnType<typeof createSearch>;

const MOST_SHOWN = 10;

/** Makes the search field of the page, which is a form without this, show what it finds while somebody types. */
export function startSearch(): void {
  const input = document.querySelector<HTMLInputElement>('input[data-index]');
  const form = input?.form;
  const index = input?.dataset.index;
  if (!input || !form || index === undefined) return;
  new SearchField(input, form, index).start();
}

/** A combobox (ARIA APG): focus stays in the field, arrows move through the list, Enter follows. */
class SearchField {
  private readonly input: HTMLInputElement;
  private readonly form: HTMLFormElement;
  private readonly index: string;
  private readonly list = document.createElement('div');
  private readonly status = document.createElement('p');
  private search: Promise<Search | undefined> | undefined;
  private active = -1;

  constructor(input: HTMLInputElement, form: HTMLFormElement, index: string) {
    this.input = input;
    this.form = form;
    this.index = index;
  }

  start(): void {
    const { input, form, list, status } = this;
    list.id = 'found';
    list.hidden = true;
    setAll(list, { role: 'listbox', 'aria-label': 'Found' });
    status.className = 'unseen';
    status.setAttribute('role', 'status');
    setAll(input, {
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-controls': 'found',
      'aria-autocomplete': 'list',
      'aria-keyshortcuts': '/',
    });
    form.append(list, status);
    input.addEventListener('focus', () => void this.load());
    input.addEventListener('input', () => void this.show());
    input.addEventListener('keydown', (event) => this.onKey(event));
    form.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) this.close();
    });
    // A press on a result must not take the focus first, which would close the list.
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    document.addEventListener('keydown', (event) => this.onSlash(event));
  }

  /** What was not there is asked for again; without it the form still works. */
  private load(): Promise<Search | undefined> {
    this.search ??= fetch(this.index)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        return createSearch((await answer.json()) as SearchEntry[]);
      })
      .catch(() => {
        this.search = undefined;
        return undefined;
      });
    return this.search;
  }

  private async show(): Promise<void> {
    const search = await this.load();
    const query = this.input.value;
    if (search === undefined || query.trim() === '') return this.close();
    const found = search(query, MOST_SHOWN);
    this.list.replaceChildren(...found.map(optionOf));
    this.choose(-1);
    this.toggle(found.length > 0);
    const { length } = found;
    const count = length === MOST_SHOWN ? `The first ${MOST_SHOWN} results` : `${length} results`;
    this.status.textContent = length === 0 ? 'Nothing found' : length === 1 ? '1 result' : count;
  }

  private onKey(event: KeyboardEvent): void {
    const { key } = event;
    if (event.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (this.list.hidden) return void this.show();
      this.step(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter') {
      const option = this.options()[this.active];
      if (option === undefined) return;
      event.preventDefault();
      option.click();
      this.close();
    } else if (key === 'Escape') {
      event.preventDefault();
      if (this.list.hidden) this.input.value = '';
      this.close();
    }
  }

  private onSlash(event: KeyboardEvent): void {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
      return;
    event.preventDefault();
    this.input.focus();
    this.input.select();
  }

  /** Past either end comes the field itself. */
  private step(by: number): void {
    const places = this.options().length + 1;
    this.choose(((this.active + 1 + by + places) % places) - 1);
  }

  private choose(place: number): void {
    this.active = place;
    for (const [index, option] of this.options().entries())
      option.setAttribute('aria-selected', String(index === place));
    const option = this.options()[place];
    if (option === undefined) return this.input.removeAttribute('aria-activedescendant');
    this.input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }

  private options(): HTMLElement[] {
    return [...this.list.children] as HTMLElement[];
  }

  private close(): void {
    this.choose(-1);
    this.toggle(false);
    this.status.textContent = '';
  }

  private toggle(open: boolean): void {
    this.list.hidden = !open;
    this.input.setAttribute('aria-expanded', String(open));
  }
}

/** A link, so that it opens in a new tab as any other. All of it is set as text. */
function optionOf({ entry, excerpt }: Found, index: number): HTMLElement {
  const link = document.createElement('a');
  link.id = `found-${index}`;
  link.href = entry.href;
  link.tabIndex = -1;
  setAll(link, { role: 'option', 'aria-selected': 'false' });
  const place = entry.heading === '' ? entry.title : `${entry.title} › ${entry.heading}`;
  link.append(part('strong', place), part('small', entry.group), part('span', excerpt));
  return link;
}

function part(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function setAll(element: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
